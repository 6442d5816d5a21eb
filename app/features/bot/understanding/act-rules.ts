import type { Act } from "./labels";

/**
 * Phrases that show what a message does. `whole` ones must be the entire message, once fillers are
 * taken off; `within` ones may stand anywhere in it. `*` at the end of a word: any ending.
 */
export type ActRule = {
	act: Act;
	reason: string;
	whole: readonly string[];
	within: readonly string[];
};

/** One string of phrases, parted by commas, as a list: keeps the data below readable. */
function list(phrases: string): readonly string[] {
	return phrases.split(",").map((phrase) => phrase.replace(/\s+/g, " ").trim());
}

/** Words that change nothing about a short answer, taken off before `whole` is tried. */
export const FILLERS: ReadonlySet<string> = new Set(
	list(`please, pls, plz, plss, ji, yaar, yar, bro, bhai, dear, sir, madam, mam, maam, saathi, sathi, man, na, haha, hmm, hm, oh, ohh, um,
		umm, uh, ah, arre, are, so, very, much, a lot, really, then, now, dude, buddy, friend, bot, bhaiya, didi, beta, कृपया, जी, यार, साथी, अरे, भाई, भैया, दीदी, बेटा, बेटी, साहब, sahab, saab`),
);

/**
 * The rules for the acts in English, romanised Hindi and Devanagari. The order decides when two
 * match equally: what a person must always be able to do (stop, a human) stands first, the
 * widest phrases (advice) last.
 */
export const ACT_RULES: readonly ActRule[] = [
	{
		act: "stop",
		reason: "Leaving an exercise or a subject must work at once, in any words.",
		whole:
			list(`stop, stop it, stop this, stop that, stop here, stop please, quit, exit, cancel, end, end it here, end this, enough, thats enough, go back, back, pause,
			wait stop, ok stop, abort, halt, leave this, lets stop, can we stop, no more, bas, bas karo, bas kar, bass, band karo, band kar do, band, ruko, ruk jao,
			rok do, chhodo, chodo, choro, chhoro, rehne do, rahne do, बस, बस करो, बंद करो, बंद कर दो, रुको, रुकिए, रुक जाओ, रोको, रोक दो, छोड़ो, रहने दो`),
		within:
			list(`stop this exercise, stop the exercise, stop asking, quit this, exit this, end this exercise, dont want to continue, do not want to continue,
			change the topic, change topic, change the subject, drop this, talk about something else, no more questions, not talk about this, get me out of this, out of this exercise,
			yeh band karo, ye band karo, aur nahi karna, aage nahi karna, kuch aur baat, topic badl*, आगे नहीं करना, और नहीं करना, कुछ और बात, बात बदल*`),
	},
	{
		act: "human",
		reason: "Asks for a person.",
		whole: list(
			`human, human please, real person, real human, a human, agent, counsellor, counselor, insaan, इंसान, कोई इंसान`,
		),
		within:
			list(`talk to a human, talk to human, talk to a real, real person, real human, speak to a person, speak to someone real, talk to a person, speak to a human, talk to a counsellor,
			talk to a counselor, speak to a counsellor, speak to counsellor, connect me to, connect me with, not a bot, human counsellor, someone can call me, somebody call me, call me back,
			insaan se baat, kisi insaan se, asli insaan, counsellor se baat, doctor se baat, kisi se baat kara*, इंसान से बात, किसी इंसान, असली इंसान, काउंसलर से बात, डॉक्टर से बात, किसी से बात करा*`),
	},
	{
		act: "book",
		reason: "Wants a session, or asks about slots and fees.",
		whole: list(
			`book, booking, appointment, book session, book appointment, book a session, book a slot, session book karo`,
		),
		within:
			list(`how do i book, how can i book, how to book, book someone, where do i book, book a counsel*, is there a counsel*, see a counsel*, meet a counsel*, counsellor se kaise, counselor se kaise, counsellor se mil*, counselor se mil*, counsellor chahiye, काउंसलर से मिल*, काउंसलर से कैसे, book kaise, kaise book, book a session, book session, book an appointment, book appointment, book a slot, book slot, make an appointment, take appointment, get an appointment, want appointment, want to book,
			booking, appointment, reschedule*, cancel my session, any slot*, slot available, slots available, free slot, timeslot, fees of counsel*, session with a, session book, appointment lena, appointment chahiye, times batao, slot batao, account kaise bana*, samay batao, session kitn*, counsellor kab, lady counsel*, mahila counsel*,
			बुक, बुकिंग*, अपॉइंटमेंट, अपाइंटमेंट, सेशन, समय मिल`),
	},
	{
		act: "yes",
		reason: "Agreement; Hindi words in Latin letters come in many spellings.",
		whole:
			list(`yes, yeah, yea, yep, yup, yess, ya, yah, y, yes yes, yes sure, ok, okay, okk, okay fine, k, kk, sure, sure why not, of course, ofcourse, definitely, absolutely, alright, all right, fine,
			right, correct, true, exactly, i think so, i guess, i guess so, probably, maybe yes, go ahead, go on, continue, lets do it, lets try, lets go, ok lets try, yes i do, yes i am,
			yes i would, ready, i am ready, im ready, sounds good, why not, agreed, i agree, haan, han, haa, ha, haan haan, haan chalo, chalo haan, chalo theek hai, chalo karte hain, haan thoda, haan thoda sa, haan dikhao, haan dikhaiye, dikhaiye, haan bataiye, thoda haan, haan karo, theek hai karte hain, theek hai karte hai, chalo karte hai, haan karte hain, haan kar lete hain, haan theek hai, haan bilkul, theek, thik, teek, try karte hai, try karte hain, haan try karte hai, haan try karte hain, chalo try karte hai, kar ke dekhte hai, karke dekhte hain, haan karke dekhte hain, haan dekhte hai, haan dekhte hain, chalo dekhte hai, chalo dekhte hain, theek hai try karte hai, haan batao, batao, bataiye, ok batao, theek hai batao, theek hai chalo, ok tell me, tell me, yes tell me, ok show me, show me, yes show me, okay we can try, ok we can try, we can try, lets see, ok lets see, haanji, hanji, haan ji, ji, ji haan, ji han, theek hai, thik hai, thik h, teek hai, tik hai,
			acha, accha, achha, acha thik hai, bilkul, sahi, sahi hai, sahi hai na, zaroor, jarur, jaroor, chalo, chaliye, karte hai, karte hain, kar lete hai, aama, avunu, ho,
			हाँ चलो, कोशिश करते हैं, हाँ कोशिश करते हैं, करके देखते हैं, हाँ करके देखते हैं, चलो देखते हैं, हाँ देखते हैं, हाँ थोड़ा, हाँ थोड़ा सा, हाँ दिखाइए, दिखाइए, हाँ करते हैं, ठीक है करते हैं, चलो करते हैं, हाँ बताओ, हाँ बताइए, बताइए, बताओ, चलो ठीक है, हां, हाँ, हा, हां हां, हाँ जी, हां जी, जी, जी हां, जी हाँ, ठीक है, ठीक, अच्छा, बिल्कुल, सही, सही है, जरूर, चलो, चलिए, ओके, 👍, ✅, 👍🏽`),
		within: [],
	},
	{
		act: "no",
		reason: "Refusal or denial.",
		whole:
			list(`no, no no, nah, nope, noo, naa, not now, not today, no thanks, no thank you, not really, not yet, maybe later, later, some other time, never, no way, no need, skip, skip this, skip it, pass,
			i dont want to, i dont want, dont want to, dont want, leave it, let it be, i dont think so, not interested, wrong, not exactly, absolutely not, no not that, thats not it, no i dont, no im not, no i am not, not in the mood,
			not today maybe tomorrow, maybe tomorrow, maybe another day, not right now, aaj nahi, kal dekhenge, kal dekhte hain, rehne dijiye, nahi chalo, nahi yaar, nahi, nahin, nai, nhi, nhii, naheen, nahi nahi, ji nahi, nahi ji, abhi nahi, baad me, baad mein, mat karo, nahi chahiye, nahi karna, zarurat nahi, mann nahi hai, kabhi nahi, illa, ledu,
			आज नहीं, कल देखेंगे, रहने दीजिए, नहीं, नही, ना, जी नहीं, नहीं नहीं, अभी नहीं, बाद में, मत करो, नहीं चाहिए, नहीं करना, जरूरत नहीं, मन नहीं है, कभी नहीं, 👎`),
		within: list(
			`no thanks, not now, id rather not, would rather not, maybe later, not today, abhi nahi, mujhe nahi karna, मुझे नहीं करना, अभी नहीं`,
		),
	},
	{
		act: "dont-know",
		reason: "Cannot say.",
		whole:
			list(`i dont know, dont know, dont no, idk, idk man, idek, dunno, no idea, not sure, no clue, hard to say, cant say, cant explain, who knows, unsure, i am not sure, im not sure, how would i know, i cant explain,
			dont know why, i dont know why, pata nahi, pata nahin, pta nahi, pta nhi, pta ni, pata ni, pata nai, patani, nahi pata, nahi pta, mujhe nahi pata, mujhe nahi pta, malum nahi, maloom nahi, kya pata, kya pta, samajh nahi aa raha, samajh nahi aata,
			samajh nhi aa rha, pata nahi kya hua, pata nahi kyu, pata nahi kyun, teriyala, gottilla,
			पता नहीं, नहीं पता, मुझे नहीं पता, मालूम नहीं, क्या पता, समझ नहीं आ रहा, समझ नहीं आता, पता नहीं क्यों, पता नहीं क्या हुआ, 🤷, 🤷‍♀️, 🤷‍♂️`),
		within: list(
			`dont know how to explain, dont know how to say, dont know what to say, cant put it in words, kaise batau, kaise bataun, kaise kahu, कैसे बताऊं, कैसे बताऊँ, कैसे कहूं`,
		),
	},
	{
		act: "who-are-you",
		reason: "Asks what it talks to.",
		whole:
			list(`who are you, who r u, who is this, what are you, are you a bot, are you bot, are you human, are you real, are you a robot, are you ai, r u a bot, r u human, your name, whats your name, aap kaun ho, aap kaun hai,
			aap kaun hain, tum kaun ho, tum ho kaun, aap ho kaun, kaun ho, tu kaun hai, kya aap insaan ho, bot ho kya, आप कौन हैं, आप कौन है, आप कौन हो, तुम कौन हो, कौन हो`),
		within:
			list(`who are you, are you a bot, are you a robot, are you human, are you a human, are you real, are you a real, are you an ai, are you a machine, who made you, who created you, talking to a bot, talking to a human, talking to a person,
			is this a bot, is this a real person, are you a person, are you chatgpt, aap kaun, tum kaun, tum doctor ho, aap doctor ho, aap doctor hain, insaan ho ya, kya aap insaan, kya tum insaan, robot ho, bot ho,
			आप कौन, तुम कौन, तुम डॉक्टर हो, आप डॉक्टर हैं, इंसान हो, इंसान हैं, रोबोट हो, रोबोट हैं, मशीन हो, मशीन हैं`),
	},
	{
		act: "privacy",
		reason: "Asks who reads along.",
		whole: list(
			`privacy, is it private, is this private, is it safe, is this safe, confidential, is it confidential, secret rahega, kisi ko pata chalega`,
		),
		within:
			list(`is this private, is it private, is this chat private, confidential, who reads, who can read, who can see, who will see, will you tell, you tell my parents, you tell anyone, you tell my, is this recorded, being recorded, is it anonymous, anonymous,
			delete my, delete chat, my data, saved anywhere, are you saving, can my boss see, can my husband see, will my mother see, will my family know, will anyone know, kisi ko batao*, kisi ko bataoge, chat padh sakt*, chat padhta, chat padhte, chat padhega, aur padh sakt*, kaun dekh sakt*, ye kaun dekh*, yeh kaun dekh*, chat kaun dekh*, kisi ko dikh*, padh to nahi, dekh to nahi, koi padh to, koi padh raha, koi padh sakt*, koi padhega, koi dekh raha, koi dekh sakt*, kaun padh sakt*, kaun padhta, kaun padh raha, kaun padhega,
			secret rahega, private hai, save hoga, save rahega, save ho raha, सेव होगा, सेव रहेगा, किसी को बताओगे, किसी को बताओ, किसी को बता दोगे, किसी को बताएंगे, किसी को तो नहीं, चैट पढ़ सकत*, चैट पढ़त*, चैट पढ़ेग*, और पढ़ सकत*, कौन देख सकत*, यह कौन देख*, ये कौन देख*, किसी को दिख*, पढ़ तो नहीं, देख तो नहीं, कौन पढ़ सकत*, कौन पढ़ता, कोई पढ़ तो, कोई पढ़ रहा, कोई पढ़ सकत*, कोई देख रहा, कोई देख सकत*, गोपनीय, सुरक्षित है, प्राइवेट`),
	},
	{
		act: "medicine",
		reason: "Asks about medicines and doses; the answer names who can help.",
		whole: list(`medicine, tablet, sleeping tablet, sleeping pill, dawai, dawa, goli, दवाई, दवा, गोली`),
		within:
			list(`sleeping tablet*, sleeping pill*, which medicine, which tablet, what medicine, any medicine, my medicine*, take medicine*, taking medicine*, stop my medicine, stop my tablet*, antidepressant*, anti depressant*, side effect*, dose, dosage, mg, escitalopram,
			fluoxetine, sertraline, clonazepam, alprazolam, etizolam, lithium, ssri, prescri*, psychiatric drug*, kaunsi dawai, konsi dawai, kaun si dawai, dawai lu, dawai lun, dawai le, dawai band, neend ki goli, neend ki dawai, depression ki dawai, dawai hai kya, dawa hai kya, dawai hoti hai kya, koi dawai hai, koi dawa hai, dawai bata*, dawa bata*, dawai milegi, कोई दवाई है, कोई दवा है, दवाई बता*, दवा बता*, दवा मिलेगी,
			कौन सी दवाई, कौन सी दवा, कौनसी दवा, दवाई लूं, दवाई लूँ, दवा लूं, दवाई बंद, नींद की गोली, नींद की दवा*, डिप्रेशन की दवा*`),
	},
	{
		act: "diagnosis",
		reason: "Asks for the name of an illness; only a professional can give it.",
		whole: list(
			`am i depressed, do i have depression, am i mad, am i crazy, am i bipolar, am i normal, is this normal, kya main pagal hu, kya mai pagal hu, kya mujhe depression hai, क्या मुझे डिप्रेशन है, क्या मैं पागल हूं`,
		),
		within:
			list(`do i have depression, do i have anxiety, do i have adhd, do i have ocd, do i have bipolar, do i have a, am i depressed, am i bipolar, am i going mad, am i going crazy, am i crazy, am i mad, am i mentally, is this depression, is it depression,
			is this anxiety, is this adhd, is this ocd, is this ptsd, is it ocd, is this bipolar, do i need a psychiatrist, what disorder, what illness do i, kya mujhe depression, kya mujhe anxiety, kya mujhe koi bimari, kya main pagal, kya mai pagal, pagal ho gaya, pagal ho gayi,
			क्या मुझे डिप्रेशन, क्या मुझे कोई बीमारी, क्या मैं पागल, पागल हो गया, पागल हो गई, मानसिक रोग`),
	},
	{
		act: "anger-at-bot",
		reason: "The bot failed the person; say so and change course.",
		whole:
			list(`useless, you are useless, useless bot, stupid bot, dumb bot, bad bot, you dont understand, you dont get it, not helpful, not helping, this is useless, this is not helping, waste of time, bakwas, bakwaas, faltu, bekar bot, shut up, chup, chup karo,
			kuch nahi samajhte, बकवास, फालतू, चुप, चुप रहो, बेकार`),
		within:
			list(`you are useless, youre useless, stupid bot, useless bot, dumb bot, you keep saying, same thing again, keep repeating, you are not listening, youre not listening, not what i said, you dont understand, you dont get it, you are not helping, youre not helping,
			you are no help, stop repeating, robotic repl*, waste of time, i hate you, bekar bot, bakwas bot, kuch nahi samajhte, samajh nahi rahe, ek hi baat, baar baar wahi, बार बार वही, एक ही बात, समझ नहीं रहे, कुछ नहीं समझते, बेकार बॉट`),
	},
	{
		act: "exercise",
		reason: "Asks for something to do now.",
		whole: list(
			`exercise, breathing, breathing exercise, grounding, meditation, calm me down, help me breathe, help me calm down, relax, box breathing, lets do an exercise, pranayam, shant karo, shaant karo, साँस, सांस, व्यायाम, ध्यान`,
		),
		within:
			list(`breathing exercise, something to calm, something quick to, give me something quick, give me something to do, something to do now, calm me down, calm down technique, help me breathe, help me calm, help me relax, breathing thing, guided, meditation, grounding exercise, an exercise, some exercise, any exercise, relaxation, technique to, teach me to breathe, body scan,
			grounding kara*, grounding karwa*, grounding batao, do grounding, grounding karte, worry time, worry wala time, chinta ka samay, thought record, thought diary, sleep plan, neend ka plan, neend ki yojana, safety plan, suraksha yojana, suraksha plan, urge surfing, talab wali exercise, small step, chhota kadam batao, problem solve, problem solving, mood check, mood batana, mood note, self kindness, khud se narmi, saans wala, koi exercise, exercise hai kya, saans ki exercise, saans wali, saans ka, exercise kara*, exercise karwa*, exercise batao, shaant kar*, shant kar*, meditation kara*, dhyan kara*, सांस की, साँस की, साँस वाला, सांस वाला, साँस वाली, अभ्यास करा*, अभ्यास बता*, कोई अभ्यास, सांस वाली, व्यायाम, एक्सरसाइज, शांत कर*, ध्यान करा*, ग्राउंडिंग, चिंता का समय, नींद की योजना, सुरक्षा योजना, समस्या सुलझा*, मूड चेक`),
	},
	{
		act: "vent",
		reason: "Wants to be heard, not helped.",
		whole:
			list(`just listen, listen, i need to vent, need to vent, can i vent, just want to talk, i want to talk, i just want to talk, want to talk, can we talk, bas suno, bas sun lo, baat karni hai, baat karna hai, mujhe baat karni hai, बस सुनो, बात करनी है,
			मुझे बात करनी है`),
		within:
			list(`just listen, need to vent, want to vent, let me vent, let me rant, want to rant, need to rant, off my chest, dont give advice, no advice, just hear me, hear me out, want to share something, can i tell you something, can i share,
			dil halka, mann halka karna, bas sun*, sirf sun*, dil ki baat, बस सुन*, सिर्फ सुन*, दिल की बात, मन हल्का करना`),
	},
	{
		act: "capabilities",
		reason: "Asks what this is for.",
		whole: list(
			`help, menu, options, what can you do, how does this work, what is this, how can you help, how can you help me, kya kar sakte ho, aap kya kar sakte ho, aap kya kar sakte hai, ye kya hai, yeh kya hai, kaise kaam karta hai, आप क्या कर सकते हैं, आप क्या कर सकते हो, यह क्या है, ये क्या है`,
		),
		within: list(
			`what can you do, how does this work, how can you help, what is this app, how to use this, what do you do here, is this free, are you available, do you speak, do you understand hindi, kya kar sakte, kuch kar sakte ho, madad kar sakte ho, kaise madad, kya madad, क्या कर सकते, कुछ कर सकते हो, मदद कर सकते हो, कैसे मदद, क्या मदद`,
		),
	},
	{
		act: "feeling-better",
		reason: "Says that it went well or is better.",
		whole:
			list(`thoda halka lag raha hai, thoda halka lag raha, thoda halka laga, halka laga, thoda halka, ab halka lag raha hai, thoda behtar, thoda sa behtar, pehle se halka, ab theek lag raha hai, thoda theek lag raha hai, thoda aaram mila, aaram mila, thoda sukoon mila, better, better now, much better, a little better, bit better, feeling better, i feel better, i feel better now, feeling good, i am fine now, im ok now, i am okay now, calmer, lighter, relaxed, good, thoda better, thoda theek, ab theek hu, ab thik hu, ab theek hoon, accha lag raha hai,
			acha lag raha hai, achha laga, acha laga, halka lag raha hai, pehle se better, थोड़ा हल्का लग रहा है, थोड़ा हल्का लगा, हल्का लगा, थोड़ा हल्का, थोड़ा आराम मिला, आराम मिला, अब ठीक हूं, अब ठीक हूँ, अच्छा लग रहा है, अच्छा लगा, हल्का लग रहा है, थोड़ा बेहतर, बेहतर, पहले से बेहतर`),
		within:
			list(`feel better, feeling better, feel lighter, feeling lighter, feel calmer, felt better, that helped, it helped, helped me a lot, helped a bit, much better, better than yesterday, better than before, halka lag raha, halka laga, halka mehsoos, thoda behtar lag, lighter saying, bit lighter, little lighter, mann halka, man halka ho gaya, dil halka ho gaya, accha lag raha, acha lag raha, pehle se behtar,
			pehle se theek, मन हल्का हो, अच्छा लग रहा, पहले से बेहतर, पहले से ठीक, बेहतर लग`),
	},
	{
		act: "thanks",
		reason: "Thanks.",
		whole:
			list(`thanks, thank you, thank u, thankyou, thnx, thx, thanx, tnx, thnk u, thnku, thank uu, thanku, ty, tysm, tq, thanks a lot, thanks alot, many thanks, thank you so much, thanks so much, ok thanks, ok thank you, okay thanks, shukriya, shukria, dhanyavad, dhanyawad, dhanyavaad, bahut shukriya,
			bahut dhanyavad, nandri, धन्यवाद, शुक्रिया, थैंक यू, थैंक्स, बहुत धन्यवाद, बहुत शुक्रिया, आभार, 🙏`),
		within: list(
			`thank you, thanks for, thanks, thnx, thanx, thx, thank u, grateful, shukriya, dhanyavad, dhanyavaad, धन्यवाद, शुक्रिया`,
		),
	},
	{
		act: "goodbye",
		reason: "Leaves. The gate reads farewells that could mean more before this does.",
		whole:
			list(`bye, byee, bye bye, byebye, goodbye, good bye, good night, goodnight, gn, gnite, see you, see ya, cya, ttyl, talk later, talk to you later, take care, i have to go, got to go, need to go, have to go now, time to go, gotta go, good day, good day to you, ok good night, g2g, gtg, ok bye, okay bye, going now, i am going to sleep now, shubh ratri, alvida, chalta hu, chalti hu,
			chalta hoon, chalti hoon, theek hai chalta hu, theek hai chalti hu, ok chalta hu, ok chalti hu, ab chalta hu, ab chalti hu, accha chalta hu, accha chalti hu, acha chalta hu, khuda hafiz, allah hafiz, chalo bye, chal bye, chal mai chala, mai chala, mai chali, mai nikla, nikalta hu, nikalti hu, ab nikalta hu, ab nikalti hu, acha bye, accha bye, achha bye, bye bhai, chalo phir, ab sone jaata hu, ab sone jaati hu, phir milte hai, phir milenge, fir milenge, kal baat karte hai, tata, अलविदा, शुभ रात्रि, बाय, ठीक है चलता हूँ, ठीक है चलती हूँ, अब चलता हूँ, अब चलती हूँ, ख़ुदा हाफ़िज़, चलो बाय, अच्छा चलता हूँ, अच्छा चलती हूँ, अब सोने जाता हूँ, अब सोने जाती हूँ, फिर मिलेंगे, फिर मिलते हैं, चलता हूं, चलती हूं, चलता हूँ, चलती हूँ`),
		within: list(
			`got to go, gotta go, gtg, g2g, good day to you, dads home, moms home, talk to you later, talk later, talk tomorrow, see you tomorrow, good night, have to go now, phir milte, kal baat kar*, फिर मिल*, कल बात कर*`,
		),
	},
	{
		act: "greeting",
		reason: "Says hello.",
		whole:
			list(`hi, hii, hello, helo, hlo, hey, heyy, heya, hey there, hi there, hello there, hi hi, yo, hola, good morning, good afternoon, good evening, gm, morning, evening, greetings, anyone there, is anyone there, hello anyone, namaste, namaskar, namaskaram, vanakkam, salaam, salam, assalamualaikum, adaab, sat sri akal,
			kuch batana hai, kuch kehna hai, mujhe kuch kehna hai, mujhe kuch batana hai, ek baat kehni hai, suno, suniye, koi hai, hello koi hai, ram ram ji, ram ram, radhe radhe, jai shri ram, jai hind, jai kisan, pranam, suprabhat, hello hi, hi hello, नमस्ते, नमस्कार, प्रणाम, सलाम, आदाब, मुझे कुछ कहना है, मुझे कुछ बताना है, कुछ कहना है, कुछ बताना है, एक बात कहनी है, सुनो, सुनिए, राम राम, कोई है, हेलो, हैलो, हाय, सुप्रभात, सत श्री अकाल, 👋`),
		within: [],
	},
	{
		act: "small-talk",
		reason: "Friendly talk about nothing heavy.",
		whole:
			list(`how are you, how r u, how are u, hows it going, whats up, wassup, sup, how is your day, how was your day, tell me a joke, joke, kaise ho, kaise hai, kaise hain, aap kaise ho, aap kaise hai, aap kaise hain, kya haal hai, kya hal hai, kya chal raha hai, khana khaya,
			kya haal, kya hal, aap batao, aap sunao, tum batao apna, और आप, आप बताओ, आप सुनाओ, kya haal, aur kya haal, कैसे हो, कैसे हैं, आप कैसे हैं, आप कैसे हो, क्या हाल है, क्या चल रहा है, खाना खाया`),
		within: list(
			`tell me a joke, tell me a story, your favourite, your favorite, do you like, do you have friends, चुटकुला, joke suna*, mujhe kahani suna*, koi kahani suna*, ek kahani suna*, मुझे कहानी सुना*, कोई कहानी सुना*, एक कहानी सुना*`,
		),
	},
	{
		act: "insult-or-test",
		reason: "Tests the machine, or keys without meaning.",
		whole: list(
			`lol, lmao, test, testing, test test, asdf, asdfg, qwerty, abc, abcd, xyz, haha, hahaha, blah, blah blah, null, undefined, hello world, idiot, stupid, dumb, fool, gadha, ullu, pagal, bewakoof, bewkoof, i love you, love you, marry me, kutta, टेस्ट, पागल, गधा, उल्लू, बेवकूफ`,
		),
		within: list(
			`ignore previous instructions, ignore all previous, ignore your instructions, ignore your rules, act like a, pretend to be, repeat after me, be my girlfriend, be my boyfriend, send pics, pagal bot, gadha bot`,
		),
	},
	{
		act: "off-topic",
		reason: "Asks for what a search engine gives.",
		whole: list(`weather, cricket score, what is the time, what time is it, kitne baje hai, aaj mausam kaisa hai`),
		within: list(
			`who won the, what is the score, capital of, prime minister, weather today, rain tomorrow, recipe for, a recipe, recipe bata*, solve this, translate this, write code, write a program, share price, train timing, mausam kaisa, मौसम कैसा, मैच किसने`,
		),
	},
	{
		act: "advice",
		reason: "Asks what to do.",
		whole:
			list(`what should i do, what to do, what do i do, what now, any advice, advice, suggest something, help me, please help, pls help, any suggestion, any tips, tips, kya karu, kya karun, kya karoon, main kya karu, mai kya karu, ab kya karu, madad karo, help karo,
			क्या करूं, क्या करूँ, मैं क्या करूं, मैं क्या करूँ, अब क्या करूं, मदद करो, मदद कीजिए`),
		within:
			list(`what should i do, what do i do, what to do, what can i do, any advice, give me advice, your advice, your opinion, suggest me, please suggest, any suggestion*, guide me, how do i, how can i, how should i, how to, should i, tell me a way, any tips, please advise,
			kya karu, kya karun, kya karoon, kya kar sakta hu, kya kar sakti hu, kya karna chahiye, kaise karu, kaise karun, koi upay, koi upaay, koi rasta, talab ho rahi, talab lag rahi, talab uth rahi, तलब हो रही, तलब लग रही, तलब उठ रही, salah, sujhav, tareeka bata*, koi tareeka, koi tarika, rasta bata*, क्या करूं, क्या करूँ, क्या करना चाहिए, कैसे करूं, कैसे करूँ, कोई उपाय, कोई रास्ता, सलाह, सुझाव, तरीका बता*, कोई तरीका, रास्ता बता*`),
	},
];
