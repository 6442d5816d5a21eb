import type { Phrase } from "../voice";

/**
 * Every sentence of the gate's replies. The yardstick is the VERA-MH rubric: acknowledge in human words, ask
 * directly and gently, name human help, help the person be with someone and away from means, keep the talk open,
 * and never name a method, scold, or ask for a promise. Numbers stand in slots so that an operator can change them.
 */

export const EXPLICIT: Readonly<
	Record<"acknowledge" | "acknowledgeAgain" | "lines" | "linesAgain" | "company" | "distance" | "ask" | "goOn", Phrase>
> = {
	acknowledge: {
		en: [
			"Thank you for telling me. I take it seriously.",
			"I am glad you said this here and did not keep it to yourself.",
			"What you wrote matters, and so do you.",
			"Thank you for trusting me with this. You do not have to face it alone.",
		],
		hinglish: [
			"Aapne yeh bataya, iske liye shukriya. Yeh baat halki nahi hai.",
			"Achha hua ki aapne yeh kaha, apne tak nahi rakha.",
			"Aapki baat zaroori hai, aur aap bhi.",
			"Bharosa karke batane ka shukriya. Ise akele uthana zaroori nahi.",
		],
		hi: [
			"आपने यह बताया, इसके लिए शुक्रिया। यह बात बहुत मायने रखती है।",
			"अच्छा हुआ कि आपने यह कहा, अपने तक नहीं रखा।",
			"आपकी बात ज़रूरी है, और आप भी।",
			"भरोसा करके बताने का शुक्रिया। इसे अकेले उठाना ज़रूरी नहीं।",
		],
	},
	acknowledgeAgain: {
		en: [
			"I am still here with you.",
			"It has not passed yet, then. I am listening.",
			"Thank you for staying and talking.",
			"You kept writing, and I am glad.",
			"I have read every word.",
		],
		hinglish: [
			"Main abhi bhi yahin hoon.",
			"To abhi yeh guzra nahi hai. Aap boliye, yahan suna ja raha hai.",
			"Baat karte rehne ka shukriya.",
			"Aapne likhna nahi chhoda, achha lag raha hai.",
			"Aapki har baat padhi hai maine.",
		],
		hi: [
			"यह बातचीत खुली है, आप अकेले नहीं हैं।",
			"तो अभी यह गुज़रा नहीं है। आप कहिए, यहाँ सुना जा रहा है।",
			"बात करते रहने का शुक्रिया।",
			"आपने लिखना नहीं छोड़ा, यह अच्छा है।",
			"आपकी हर बात पढ़ी गई है।",
		],
	},
	lines: {
		en: [
			"If you might act on it, call {emergency} now. To talk to a trained person, free, day or night, call Tele-MANAS on {talk}.",
			"I am a program and cannot come to you, but people can: {emergency} if you are in danger now, and Tele-MANAS on {talk} to talk, free, at any hour.",
			"Please let a person hear this too. Tele-MANAS on {talk} is free and open all night, and {emergency} is there when it cannot wait.",
			"Two numbers to use right away: {emergency} in danger, and {talk} (Tele-MANAS) to talk with someone trained, free, day and night.",
		],
		hinglish: [
			"Agar lage ki aap kuch kar baithenge, to abhi {emergency} par call kijiye. Baat karne ke liye Tele-MANAS {talk}, muft, din raat.",
			"Main ek program hoon, mera aana mumkin nahi, par log aa sakte hain: khatra ho to {emergency}, baat karni ho to Tele-MANAS {talk}, muft, kisi bhi waqt.",
			"Yeh baat kisi insaan ko bhi sunaiye. Tele-MANAS {talk} raat bhar khula hai, aur ruk na sake to {emergency}.",
			"Do number abhi ke liye: khatre mein {emergency}, aur baat karne ke liye Tele-MANAS {talk}, muft, din raat.",
		],
		hi: [
			"अगर लगे कि आप कुछ कर बैठेंगे, तो अभी {emergency} पर कॉल कीजिए। बात करने के लिए टेली-मानस {talk}, मुफ़्त, दिन रात।",
			"यह एक प्रोग्राम है, यह आपके पास नहीं आ सकता, पर लोग आ सकते हैं: ख़तरा हो तो {emergency}, बात करनी हो तो टेली-मानस {talk}, मुफ़्त, किसी भी समय।",
			"यह बात किसी इंसान को भी सुनाइए। टेली-मानस {talk} रात भर खुला है, और रुक न सके तो {emergency}।",
			"दो नंबर अभी के लिए: ख़तरे में {emergency}, और बात करने के लिए टेली-मानस {talk}, मुफ़्त, दिन रात।",
		],
	},
	linesAgain: {
		en: [
			"{emergency} for danger, {talk} to talk. Both are open now.",
			"If {talk} does not connect, {talkAlternative} reaches the same people. {emergency} if it is urgent.",
			"The help is still one call away: {talk} to talk, {emergency} in danger.",
			"You could call {talk} and just say, I am not safe. If you cannot wait, {emergency}.",
			"Someone trained can listen right now on {talk}. For danger there is {emergency}.",
			"Keep {talk} and {emergency} in front of you while we talk.",
		],
		hinglish: [
			"Khatre mein {emergency}, baat ke liye {talk}. Dono abhi khule hain.",
			"{talk} na lage to {talkAlternative} par wahi log milenge. Bahut zaroori ho to {emergency}.",
			"Madad ek call door hai: baat ke liye {talk}, khatre mein {emergency}.",
			"{talk} par bas itna kehna bhi kaafi hai: main surakshit nahi hoon. Ruk na sake to {emergency}.",
			"Koi jaankar insaan abhi {talk} par sun sakta hai. Khatre ke liye {emergency} hai.",
			"Baat karte hue {talk} aur {emergency} saamne rakhiye.",
		],
		hi: [
			"ख़तरे में {emergency}, बात के लिए {talk}। दोनों अभी खुले हैं।",
			"{talk} न लगे तो {talkAlternative} पर वही लोग मिलेंगे। बहुत ज़रूरी हो तो {emergency}।",
			"मदद एक कॉल दूर है: बात के लिए {talk}, ख़तरे में {emergency}।",
			"{talk} पर बस इतना कहना भी काफ़ी है: अभी ख़तरा है। रुक न सके तो {emergency}।",
			"कोई जानकार इंसान अभी {talk} पर सुन सकता है। ख़तरे के लिए {emergency} है।",
			"बात करते हुए {talk} और {emergency} सामने रखिए।",
		],
	},
	company: {
		en: [
			"Try to have someone in the room with you, even if you only sit together.",
			"Go and sit near one person, if you can. You need not explain anything.",
			"Being near someone makes the next hours safer: a friend, family, a neighbour, the guard downstairs.",
			"If you can, open the door and be where other people are.",
		],
		hinglish: [
			"Koshish kijiye ki koi aapke saath kamre mein ho, chahe bas chup baithe.",
			"Ho sake to kisi ek ke paas jaakar baithiye. Kuch samjhana zaroori nahi.",
			"Kisi ke paas hone se agle kuch ghante aasan hote hain: dost, ghar wale, padosi, neeche ka guard.",
			"Ho sake to darwaza kholkar wahan baithiye jahan aur log hain.",
		],
		hi: [
			"कोशिश कीजिए कि कोई आपके साथ कमरे में हो, चाहे बस चुप बैठे।",
			"हो सके तो किसी एक के पास जाकर बैठिए। कुछ समझाना ज़रूरी नहीं।",
			"किसी के पास होने से अगले कुछ घंटे आसान होते हैं: दोस्त, घर वाले, पड़ोसी, नीचे का गार्ड।",
			"हो सके तो दरवाज़ा खोलकर वहाँ बैठिए जहाँ और लोग हैं।",
		],
	},
	distance: {
		en: [
			"And put some distance between you and anything you could use to hurt yourself.",
			"It helps to move away from anything you could use, or to hand it to someone for now.",
			"For now, step away from the place and from anything you could use.",
			"Let someone else keep whatever you could use, just for tonight.",
		],
		hinglish: [
			"Aur jis cheez se khud ko chot lag sakti hai, usse thodi doori bana lijiye.",
			"Aisi har cheez se door hona madad karta hai, ya use abhi kisi aur ko de dijiye.",
			"Abhi ke liye us jagah se aur aisi cheezon se hat jaiye.",
			"Aisi jo bhi cheez paas ho, aaj raat koi aur sambhal le.",
		],
		hi: [
			"और जिस चीज़ से ख़ुद को चोट लग सकती है, उससे थोड़ी दूरी बना लीजिए।",
			"ऐसी हर चीज़ से दूर होना मदद करता है, या उसे अभी किसी और को दे दीजिए।",
			"अभी के लिए उस जगह से और ऐसी चीज़ों से हट जाइए।",
			"ऐसी जो भी चीज़ पास हो, आज रात कोई और सँभाल ले।",
		],
	},
	ask: {
		en: [
			"Are you thinking of ending your life today?",
			"Are you close to acting on it right now?",
			"Is the thought of suicide with you this minute?",
			"Do you feel you might hurt yourself tonight?",
		],
		hinglish: [
			"Kya aaj apni jaan lene ka khayal mann mein hai?",
			"Kya abhi aisa lag raha hai ki aap kuch kar baithenge?",
			"Kya is waqt suicide ka khayal aapke saath hai?",
			"Kya aaj raat khud ko chot pahunchane ka dar hai?",
		],
		hi: [
			"क्या आज अपनी जान लेने का विचार मन में है?",
			"क्या अभी ऐसा लग रहा है कि आप कुछ कर बैठेंगे?",
			"क्या इस समय आत्महत्या का ख़याल आपके साथ है?",
			"क्या आज रात ख़ुद को चोट पहुँचाने का डर है?",
		],
	},
	goOn: {
		en: [
			"Who could be with you for the next hour?",
			"What made today so hard?",
			"What is the worst part right now?",
			"Where are you at the moment?",
			"I am here. You can write as much or as little as you like.",
			"What would make the next ten minutes a little easier?",
		],
		hinglish: [
			"Agle ek ghante aapke saath kaun ho sakta hai?",
			"Aaj ka din itna mushkil kis baat se hua?",
			"Is waqt sabse bhaari kya lag raha hai?",
			"Aap abhi kahan hain?",
			"Main yahin hoon. Jitna mann ho, utna likhiye.",
			"Agle das minute thode aasan kis cheez se honge?",
		],
		hi: [
			"अगले एक घंटे आपके साथ कौन हो सकता है?",
			"आज का दिन इतना मुश्किल किस बात से हुआ?",
			"इस समय सबसे भारी क्या लग रहा है?",
			"आप अभी कहाँ हैं?",
			"जितना मन हो, उतना लिखिए। यहाँ सुना जा रहा है।",
			"अगले दस मिनट थोड़े आसान किस चीज़ से होंगे?",
		],
	},
};

export const INDIRECT: Readonly<Record<"acknowledge" | "ask" | "lines" | "linesAgain" | "goOn", Phrase>> = {
	acknowledge: {
		en: [
			"Thank you for putting that into words.",
			"I do not want to pass over what you just said.",
			"That is a lot to carry, and I am glad you wrote it here.",
			"What you said stays with me.",
		],
		hinglish: [
			"Yeh shabdon mein kehne ke liye shukriya.",
			"Aapne abhi jo kaha, use yun hi jaane dena theek nahi.",
			"Yeh kam bojh nahi hai. Achha hua aapne likha.",
			"Aapki yeh baat zaroori hai.",
		],
		hi: [
			"इसे शब्दों में कहने के लिए शुक्रिया।",
			"आपने अभी जो कहा, वह यूँ ही छोड़ने की बात नहीं है।",
			"यह कम बोझ नहीं है। अच्छा हुआ आपने लिखा।",
			"आपकी यह बात ज़रूरी है।",
		],
	},
	ask: {
		en: [
			"May I ask you plainly: are you having thoughts of suicide?",
			"I would rather ask than guess: are you thinking of ending your life?",
			"When it is like this, do thoughts of suicide come too?",
			"Do you sometimes think of killing yourself? You can say yes here.",
			"I will ask straight, with care: is suicide on your mind?",
		],
		hinglish: [
			"Ek seedha sawaal: kya suicide ke khayal aa rahe hain?",
			"Andaza lagane se poochhna behtar hai: kya aap apni jaan lene ke baare mein sochte hain?",
			"Jab aisa lagta hai, tab kya marne ke khayal bhi aate hain?",
			"Kya kabhi apni jaan lene ka mann hota hai? Yahan haan kehna theek hai.",
			"Apnepan se, par seedha sawaal: kya mann mein suicide ki baat hai?",
		],
		hi: [
			"एक सीधा सवाल: क्या आत्महत्या के ख़याल आ रहे हैं?",
			"अंदाज़ा लगाने से पूछना बेहतर है: क्या अपनी जान लेने का विचार आता है?",
			"जब ऐसा लगता है, तब क्या मरने के ख़याल भी आते हैं?",
			"क्या कभी अपनी जान लेने का मन होता है? यहाँ हाँ कहना ठीक है।",
			"अपनेपन से, पर सीधा सवाल: क्या मन में आत्महत्या की बात है?",
		],
	},
	lines: {
		en: [
			"Whatever the answer, you can talk to a trained person on Tele-MANAS, {talk}, free, day and night, and {emergency} is there if you are in danger. It may help not to be alone today.",
			"For any moment when it gets worse: Tele-MANAS on {talk}, free, at any hour, and {emergency} in danger. Try to have someone near you.",
			"People are awake for this: Tele-MANAS on {talk} to talk, free, day and night, {emergency} in danger. Someone beside you would be good too.",
		],
		hinglish: [
			"Jawab jo bhi ho, Tele-MANAS {talk} par muft, din raat baat ho sakti hai, aur khatra ho to {emergency}. Aaj akele na rehna achha rahega.",
			"Jab bhi zyada ho jaye: Tele-MANAS {talk}, muft, kisi bhi waqt, aur khatre mein {emergency}. Kisi ko paas rakhiye.",
			"Iske liye log jaag rahe hain: Tele-MANAS {talk}, muft, din raat, aur khatre mein {emergency}. Koi paas ho to achha.",
		],
		hi: [
			"जवाब जो भी हो, टेली-मानस {talk} पर मुफ़्त, दिन रात बात हो सकती है, और ख़तरा हो तो {emergency}। आज अकेले न रहना अच्छा रहेगा।",
			"जब भी ज़्यादा हो जाए: टेली-मानस {talk}, मुफ़्त, किसी भी समय, और ख़तरे में {emergency}। किसी को पास रखिए।",
			"इसके लिए लोग जाग रहे हैं: टेली-मानस {talk}, मुफ़्त, दिन रात, और ख़तरे में {emergency}। कोई पास हो तो अच्छा।",
		],
	},
	linesAgain: {
		en: [
			"{talk} to talk and {emergency} in danger are there all the while.",
			"The lines stay open: {talk} to talk, {emergency} in danger.",
			"If it grows heavier, {talk}. If it turns to danger, {emergency}.",
			"You have {talk} for a voice, and {emergency} if it cannot wait.",
		],
		hinglish: [
			"Baat ke liye {talk} aur khatre mein {emergency}, dono hamesha hain.",
			"Line khuli hain: baat ke liye {talk}, khatre mein {emergency}.",
			"Aur bhaari lage to {talk}. Khatra ho to {emergency}.",
			"Kisi ki awaaz chahiye to {talk}, aur ruk na sake to {emergency}.",
		],
		hi: [
			"बात के लिए {talk} और ख़तरे में {emergency}, दोनों हमेशा हैं।",
			"लाइनें खुली हैं: बात के लिए {talk}, ख़तरे में {emergency}।",
			"और भारी लगे तो {talk}। ख़तरा हो तो {emergency}।",
			"किसी की आवाज़ चाहिए तो {talk}, और रुक न सके तो {emergency}।",
		],
	},
	goOn: {
		en: [
			"Tell me a little more about how long it has been like this.",
			"What has been hardest lately?",
			"What keeps you going, even a little?",
			"Who knows that it has been this way?",
		],
		hinglish: [
			"Kab se aisa lag raha hai, thoda aur bataiye.",
			"Pichhle dinon sabse mushkil kya raha?",
			"Thoda sa hi sahi, kya cheez aapko sambhalti hai?",
			"Kis kis ko pata hai ki aisa chal raha hai?",
		],
		hi: [
			"कब से ऐसा लग रहा है, थोड़ा और बताइए।",
			"पिछले दिनों सबसे मुश्किल क्या रहा?",
			"थोड़ा सा ही सही, क्या चीज़ आपको सँभालती है?",
			"किस किस को पता है कि ऐसा चल रहा है?",
		],
	},
};

export const DENIED: Readonly<Record<"acknowledge" | "lines" | "goOn", Phrase>> = {
	acknowledge: {
		en: [
			"Thank you for answering me plainly.",
			"All right. I asked because you matter, not to put words in your mouth.",
			"I hear you. You will not be pushed about it here.",
			"Good that you told me where you stand.",
		],
		hinglish: [
			"Seedha jawab dene ka shukriya.",
			"Theek hai. Poochha isliye ki aap zaroori hain, koi baat thopne ke liye nahi.",
			"Theek hai. Is baat par yahan zor nahi diya jayega.",
			"Achha kiya ki bata diya.",
		],
		hi: [
			"सीधा जवाब देने का शुक्रिया।",
			"ठीक है। सवाल इसलिए था कि आप ज़रूरी हैं, कोई बात थोपने के लिए नहीं।",
			"ठीक है। इस बात पर यहाँ ज़ोर नहीं दिया जाएगा।",
			"अच्छा किया कि बता दिया।",
		],
	},
	lines: {
		en: [
			"If that ever changes, even at night: Tele-MANAS on {talk}, or {emergency} in danger.",
			"I will leave the numbers here, just so they are near: {talk} to talk, {emergency} in danger.",
			"Should it get darker, {talk} is free at any hour, and {emergency} is for danger.",
			"Some nights are longer than others. {talk} and {emergency} stay open through them.",
		],
		hinglish: [
			"Agar kabhi yeh badle, raat ko bhi: Tele-MANAS {talk}, ya khatre mein {emergency}.",
			"Number yahin hain, bas paas rahein: baat ke liye {talk}, khatre mein {emergency}.",
			"Mann zyada bhaari ho to {talk} kisi bhi waqt muft hai, aur khatre ke liye {emergency}.",
			"Kuch raatein lambi hoti hain. {talk} aur {emergency} tab bhi khule hain.",
		],
		hi: [
			"अगर कभी यह बदले, रात को भी: टेली-मानस {talk}, या ख़तरे में {emergency}।",
			"नंबर यहीं हैं, बस पास रहें: बात के लिए {talk}, ख़तरे में {emergency}।",
			"मन ज़्यादा भारी हो तो {talk} किसी भी समय मुफ़्त है, और ख़तरे के लिए {emergency}।",
			"कुछ रातें लंबी होती हैं। {talk} और {emergency} तब भी खुले हैं।",
		],
	},
	goOn: {
		en: [
			"What has been weighing on you?",
			"Where would you like to go on from here?",
			"What would be good to talk about now?",
			"Shall we go on with what was on your mind?",
		],
		hinglish: [
			"Mann par kya bojh hai?",
			"Yahan se kya baat aage badhayein?",
			"Ab kis baare mein baat karna achha lagega?",
			"Jo mann mein tha, usi par aage baat karein?",
		],
		hi: [
			"मन पर क्या बोझ है?",
			"यहाँ से कौन सी बात आगे बढ़ाएँ?",
			"अब किस बारे में बात करना अच्छा लगेगा?",
			"जो मन में था, उसी पर आगे बात करें?",
		],
	},
};

export const OVERDOSE: Readonly<Record<"call" | "callAgain" | "now" | "nowAgain" | "stay", Phrase>> = {
	call: {
		en: [
			"Please call {emergency} now, or have someone near you call. Say what was taken or what happened, and ask for an ambulance and poison help.",
			"This needs a doctor now, even if you feel all right. Call {emergency}, say what happened and where you are, and ask for poison help.",
			"Do not wait for signs. Call {emergency} this minute and tell them what was taken, how you are hurt, and where you are.",
		],
		hinglish: [
			"Abhi {emergency} par call kijiye, ya paas wale se karwaiye. Bataiye kya liya ya kya hua, aur ambulance aur zeher ki madad maangiye.",
			"Theek lag raha ho tab bhi doctor abhi chahiye. {emergency} par call karke bataiye kya hua aur aap kahan hain, zeher ki madad maangiye.",
			"Lakshan ka intezaar mat kijiye. Isi minute {emergency} par call karke bataiye kya liya, chot kaisi hai, aur aap kahan hain.",
		],
		hi: [
			"अभी {emergency} पर कॉल कीजिए, या पास वाले से करवाइए। बताइए क्या लिया या क्या हुआ, और एम्बुलेंस और ज़हर की मदद माँगिए।",
			"ठीक लग रहा हो तब भी डॉक्टर अभी चाहिए। {emergency} पर कॉल करके बताइए क्या हुआ और आप कहाँ हैं, ज़हर की मदद माँगिए।",
			"लक्षण का इंतज़ार मत कीजिए। इसी मिनट {emergency} पर कॉल करके बताइए क्या लिया, चोट कैसी है, और आप कहाँ हैं।",
		],
	},
	callAgain: {
		en: [
			"Call {emergency} first, then we can go on talking.",
			"The ambulance comes before everything: {emergency}.",
			"Has {emergency} been called? If not, that is the next thing.",
		],
		hinglish: [
			"Pehle {emergency}, phir baat karte rahenge.",
			"Sabse pehle ambulance: {emergency}.",
			"Kya {emergency} par call ho gaya? Nahi, to agla kaam wahi hai.",
		],
		hi: [
			"पहले {emergency}, फिर बात करते रहेंगे।",
			"सबसे पहले एम्बुलेंस: {emergency}।",
			"क्या {emergency} पर कॉल हो गया? नहीं, तो अगला काम वही है।",
		],
	},
	now: {
		en: [
			"Unlock the door and tell the nearest person. Stay awake, sitting up, and keep what was taken to show the doctor. If you are bleeding, press a clean cloth on it hard.",
			"Open the door, wake or ring whoever is closest, and stay where they can see you. Keep the packet for the doctor. If there is bleeding, press on it with a clean cloth and do not let go.",
			"Let someone in and keep them with you. Stay awake. Take nothing more, and do not try to vomit unless they tell you. Press firmly on any bleeding.",
		],
		hinglish: [
			"Darwaza khol dijiye aur sabse paas wale ko bataiye. Jaagte rahiye, baithe rahiye, jo liya uska packet doctor ke liye rakhiye. Khoon beh raha ho to saaf kapde se zor se dabaiye.",
			"Darwaza kholiye, jo paas ho use uthaiye ya phone kijiye, aur unki nazar mein rahiye. Packet sambhaliye. Khoon ho to saaf kapda daba kar rakhiye.",
			"Kisi ko andar bulaiye aur saath rakhiye. Jaagte rahiye. Aur kuch mat lijiye, aur bina kahe ulti karne ki koshish mat kijiye. Khoon ko kas ke dabaiye.",
		],
		hi: [
			"दरवाज़ा खोल दीजिए और सबसे पास वाले को बताइए। जागते रहिए, बैठे रहिए, जो लिया उसका पैकेट डॉक्टर के लिए रखिए। ख़ून बह रहा हो तो साफ़ कपड़े से ज़ोर से दबाइए।",
			"दरवाज़ा खोलिए, जो पास हो उसे उठाइए या फ़ोन कीजिए, और उनकी नज़र में रहिए। पैकेट सँभालिए। ख़ून हो तो साफ़ कपड़ा दबाकर रखिए।",
			"किसी को अंदर बुलाइए और साथ रखिए। जागते रहिए। और कुछ मत लीजिए, और बिना कहे उल्टी करने की कोशिश मत कीजिए। ख़ून को कस के दबाइए।",
		],
	},
	nowAgain: {
		en: [
			"Keep the door open and someone beside you. Stay awake.",
			"Stay sitting up and awake, with a person in sight.",
			"Keep talking to whoever is near. Stay awake until help is there.",
		],
		hinglish: [
			"Darwaza khula rakhiye, kisi ko saath rakhiye. Jaagte rahiye.",
			"Baithe rahiye, jaagte rahiye, kisi ke saamne.",
			"Jo paas hai usse bolte rahiye. Madad aane tak jaagte rahiye.",
		],
		hi: [
			"दरवाज़ा खुला रखिए, किसी को साथ रखिए। जागते रहिए।",
			"बैठे रहिए, जागते रहिए, किसी के सामने।",
			"जो पास है उससे बोलते रहिए। मदद आने तक जागते रहिए।",
		],
	},
	stay: {
		en: [
			"You did right to say it. Write to me while you wait; Tele-MANAS on {talk} can stay on the line too.",
			"I am here while help comes, and {talk} (Tele-MANAS) will talk with you as well.",
			"You are not in trouble for this. Stay with me here, or with a voice on {talk}, until they arrive.",
		],
		hinglish: [
			"Batakar sahi kiya. Intezaar mein yahan likhte rahiye; Tele-MANAS {talk} bhi line par reh sakta hai.",
			"Madad aane tak main yahin hoon, aur {talk} (Tele-MANAS) par bhi koi baat karega.",
			"Isme aap par koi gussa nahi hoga. Unke aane tak yahan likhiye, ya {talk} par baat kijiye.",
		],
		hi: [
			"बताकर सही किया। इंतज़ार में यहाँ लिखते रहिए; टेली-मानस {talk} भी लाइन पर रह सकता है।",
			"मदद आने तक यह बातचीत खुली है, और {talk} (टेली-मानस) पर भी कोई बात करेगा।",
			"इसमें आप पर कोई ग़ुस्सा नहीं होगा। उनके आने तक यहाँ लिखिए, या {talk} पर बात कीजिए।",
		],
	},
};

export const OTHER: Readonly<Record<"acknowledge" | "ask" | "lines" | "linesAgain" | "how" | "goOn", Phrase>> = {
	acknowledge: {
		en: [
			"You noticed, and that may matter more than anything for them.",
			"It is right to take this seriously.",
			"Thank you for looking out for them. It is a lot to hold.",
		],
		hinglish: [
			"Aapne dhyan diya, unke liye yeh bahut badi baat ho sakti hai.",
			"Ise gambhirta se lena sahi hai.",
			"Unka khayal rakhne ka shukriya. Yeh aasan nahi.",
		],
		hi: [
			"आपने ध्यान दिया, उनके लिए यह बहुत बड़ी बात हो सकती है।",
			"इसे गंभीरता से लेना सही है।",
			"उनका ख़याल रखने का शुक्रिया। यह आसान नहीं।",
		],
	},
	ask: {
		en: [
			"Ask them straight and calmly whether they are thinking of suicide. Asking does not put the idea there.",
			"You can say the word suicide to them, as a plain question. Then listen, without arguing.",
			"Let them say it all. A plain question about ending their life often brings relief.",
		],
		hinglish: [
			"Unse shaanti se seedha poochhiye ki suicide ka khayal to nahi aa raha. Poochhne se yeh khayal paida nahi hota.",
			"Unse suicide shabd seedhe kehna theek hai. Phir bina behas ke suniye.",
			"Unhe sab kehne dijiye. Jaan lene ke khayal par seedha sawaal aksar rahat deta hai.",
		],
		hi: [
			"उनसे शांति से सीधा पूछिए कि आत्महत्या का ख़याल तो नहीं आ रहा। पूछने से यह ख़याल पैदा नहीं होता।",
			"उनसे आत्महत्या शब्द सीधे कहना ठीक है। फिर बिना बहस के सुनिए।",
			"उन्हें सब कहने दीजिए। जान लेने के विचार पर सीधा सवाल अक्सर राहत देता है।",
		],
	},
	lines: {
		en: [
			"If they are in danger now or cannot be reached, call {emergency} and say where they are. Tele-MANAS on {talk} will guide you too, free, day and night.",
			"Call {emergency} if it may happen soon or something was already done. Tele-MANAS on {talk} can tell you what to say, free, at any hour.",
			"In danger, {emergency}, with their address. For advice on the next steps, Tele-MANAS on {talk}; for a child also {children}.",
		],
		hinglish: [
			"Khatra abhi ho ya unse baat na ho pa rahi ho, to {emergency} par call karke bataiye woh kahan hain. Tele-MANAS {talk} aapko bhi raasta batayega, muft, din raat.",
			"Jaldi kuch ho sakta ho ya kuch ho chuka ho, to {emergency}. Kya kehna hai, yeh Tele-MANAS {talk} bata sakta hai, muft, kisi bhi waqt.",
			"Khatre mein {emergency}, pate ke saath. Aage kya karein, Tele-MANAS {talk}; bachche ke liye {children} bhi.",
		],
		hi: [
			"ख़तरा अभी हो या उनसे बात न हो पा रही हो, तो {emergency} पर कॉल करके बताइए वे कहाँ हैं। टेली-मानस {talk} आपको भी रास्ता बताएगा, मुफ़्त, दिन रात।",
			"जल्दी कुछ हो सकता हो या कुछ हो चुका हो, तो {emergency}। क्या कहना है, यह टेली-मानस {talk} बता सकता है, मुफ़्त, किसी भी समय।",
			"ख़तरे में {emergency}, पते के साथ। आगे क्या करें, टेली-मानस {talk}; बच्चे के लिए {children} भी।",
		],
	},
	linesAgain: {
		en: [
			"{emergency} for danger, {talk} for advice, at any hour.",
			"If anything feels urgent, {emergency}. To think it through with someone, {talk}.",
			"You can call {talk} yourself, and {emergency} for them.",
		],
		hinglish: [
			"Khatre mein {emergency}, salaah ke liye {talk}, kisi bhi waqt.",
			"Kuch bhi turant lage to {emergency}. Kisi ke saath sochna ho to {talk}.",
			"Apne liye {talk} par call ho sakti hai, aur unke liye {emergency}.",
		],
		hi: [
			"ख़तरे में {emergency}, सलाह के लिए {talk}, किसी भी समय।",
			"कुछ भी तुरंत लगे तो {emergency}। किसी के साथ सोचना हो तो {talk}।",
			"अपने लिए {talk} पर कॉल हो सकती है, और उनके लिए {emergency}।",
		],
	},
	how: {
		en: [
			"Until then, stay with them or have someone near them do so, and move what could hurt them out of reach. No promise of secrecy is worth their life.",
			"Do not leave them alone, and quietly put away what could be used. Tell one more adult you trust.",
			"Someone should be beside them, and what could hurt them somewhere else. You need not do this alone: bring in one more person.",
		],
		hinglish: [
			"Tab tak unke saath rahiye ya kisi ko rakhiye, aur jis cheez se chot ho sakti hai use door kar dijiye. Raaz rakhne ka vaada unki jaan se bada nahi.",
			"Unhe akela na chhodiye, aisi cheezein chupchaap hata dijiye. Ek aur bharose ke bade ko bataiye.",
			"Koi unke paas rahe, aur aisi cheezein kahin aur. Yeh akele karna zaroori nahi: ek aur insaan ko saath lijiye.",
		],
		hi: [
			"तब तक उनके साथ रहिए या किसी को रखिए, और जिस चीज़ से चोट हो सकती है उसे दूर कर दीजिए। राज़ रखने का वादा उनकी जान से बड़ा नहीं।",
			"उन्हें अकेला न छोड़िए, ऐसी चीज़ें चुपचाप हटा दीजिए। एक और भरोसे के बड़े को बताइए।",
			"कोई उनके पास रहे, और ऐसी चीज़ें कहीं और। यह अकेले करना ज़रूरी नहीं: एक और इंसान को साथ लीजिए।",
		],
	},
	goOn: {
		en: [
			"Where are they now?",
			"When did you last speak to them?",
			"Who is near them?",
			"How are you holding up in this?",
		],
		hinglish: [
			"Woh abhi kahan hain?",
			"Unse pichhli baat kab hui?",
			"Unke paas kaun hai?",
			"Is sab mein aap kaise hain?",
		],
		hi: ["वे अभी कहाँ हैं?", "उनसे पिछली बात कब हुई?", "उनके पास कौन है?", "इस सब में आप कैसे हैं?"],
	},
};

export const VIOLENCE: Readonly<Record<"acknowledge" | "lines" | "linesAgain" | "safety" | "cover" | "goOn", Phrase>> =
	{
		acknowledge: {
			en: [
				"This is not your fault. Nobody has the right to do this.",
				"I am glad you told someone. What was done is wrong, and the blame is not yours.",
				"No one should have to live with this. It is not because of anything you did.",
			],
			hinglish: [
				"Isme aapki galti nahi hai. Kisi ko yeh karne ka haq nahi.",
				"Achha hua aapne kisi ko bataya. Jo hua woh galat hai, aur dosh aapka nahi.",
				"Kisi ko yeh sehna nahi chahiye. Yeh aapke kiye se nahi hua.",
			],
			hi: [
				"इसमें आपकी ग़लती नहीं है। किसी को यह करने का हक़ नहीं।",
				"अच्छा हुआ आपने किसी को बताया। जो हुआ वह ग़लत है, और दोष आपका नहीं।",
				"किसी को यह सहना नहीं चाहिए। यह आपके किए से नहीं हुआ।",
			],
		},
		lines: {
			en: [
				"In danger now: {emergency}. For women {women}, for anyone under 18 {children}, day and night. To talk it over, Tele-MANAS on {talk}.",
				"Call {emergency} if it is happening or about to. {women} helps women, {children} helps children, both at any hour, and Tele-MANAS on {talk} listens.",
				"The lines that can act: {emergency} at once, {women} for women, {children} for a child. {talk} (Tele-MANAS) to talk, free, day and night.",
			],
			hinglish: [
				"Abhi khatra ho to {emergency}. Mahilaon ke liye {women}, 18 se kam ho to {children}, din raat. Baat karne ke liye Tele-MANAS {talk}.",
				"Ho raha ho ya hone wala ho to {emergency}. {women} mahilaon ki, {children} bachchon ki madad karta hai, kisi bhi waqt, aur Tele-MANAS {talk} sunta hai.",
				"Jo kuch kar sakte hain: turant {emergency}, mahilaon ke liye {women}, bachche ke liye {children}. Baat ke liye {talk} (Tele-MANAS), muft, din raat.",
			],
			hi: [
				"अभी ख़तरा हो तो {emergency}। महिलाओं के लिए {women}, 18 से कम हो तो {children}, दिन रात। बात करने के लिए टेली-मानस {talk}।",
				"हो रहा हो या होने वाला हो तो {emergency}। {women} महिलाओं की, {children} बच्चों की मदद करता है, किसी भी समय, और टेली-मानस {talk} सुनता है।",
				"जो कुछ कर सकते हैं: तुरंत {emergency}, महिलाओं के लिए {women}, बच्चे के लिए {children}। बात के लिए {talk} (टेली-मानस), मुफ़्त, दिन रात।",
			],
		},
		linesAgain: {
			en: [
				"{emergency} in danger, {women} for women, {children} for a child, {talk} to talk.",
				"When you can do so safely: {women} or {children}, and {emergency} if it starts again. {talk} to talk.",
				"Help is there when you choose it: {emergency}, {women}, {children}, and {talk} for a voice.",
			],
			hinglish: [
				"Khatre mein {emergency}, mahilaon ke liye {women}, bachche ke liye {children}, baat ke liye {talk}.",
				"Jab surakshit lage: {women} ya {children}, aur phir shuru ho to {emergency}. Baat ke liye {talk}.",
				"Madad tab hai jab aap chahein: {emergency}, {women}, {children}, aur baat ke liye {talk}.",
			],
			hi: [
				"ख़तरे में {emergency}, महिलाओं के लिए {women}, बच्चे के लिए {children}, बात के लिए {talk}।",
				"जब सुरक्षित लगे: {women} या {children}, और फिर शुरू हो तो {emergency}। बात के लिए {talk}।",
				"मदद तब है जब आप चाहें: {emergency}, {women}, {children}, और बात के लिए {talk}।",
			],
		},
		safety: {
			en: [
				"If you can, go where there is a way out and other people: a neighbour, a shop, a relative.",
				"For now, the safest place is near a door and near people, away from the kitchen.",
				"A neighbour or relative who knows a signal word can call for you.",
			],
			hinglish: [
				"Ho sake to wahan jaiye jahan bahar ka raasta aur aur log hon: padosi, dukaan, rishtedaar.",
				"Abhi sabse surakshit jagah darwaze ke paas aur logon ke paas hai, rasoi se door.",
				"Jo padosi ya rishtedaar ek ishaara jaanta ho, woh aapke liye call kar sakta hai.",
			],
			hi: [
				"हो सके तो वहाँ जाइए जहाँ बाहर का रास्ता और लोग हों: पड़ोसी, दुकान, रिश्तेदार।",
				"अभी सबसे सुरक्षित जगह दरवाज़े के पास और लोगों के पास है, रसोई से दूर।",
				"जो पड़ोसी या रिश्तेदार एक इशारा जानता हो, वह आपके लिए कॉल कर सकता है।",
			],
		},
		cover: {
			en: [
				"If someone may look at this phone, use 'Clear conversation' here and delete the page from the history.",
				"You can wipe this talk at any time with 'Clear conversation', and remove it from the browser history.",
				"To leave no trace, press 'Clear conversation' and clear the browser history.",
			],
			hinglish: [
				"Koi yeh phone dekh sakta ho to yahan 'Clear conversation' dabaiye aur history se page hata dijiye.",
				"'Clear conversation' se yeh baat kabhi bhi mit sakti hai; browser history se bhi hata dijiye.",
				"Koi nishan na rahe, iske liye 'Clear conversation' dabaiye aur history saaf kijiye.",
			],
			hi: [
				"कोई यह फ़ोन देख सकता हो तो यहाँ 'Clear conversation' दबाइए और हिस्ट्री से पेज हटा दीजिए।",
				"'Clear conversation' से यह बात कभी भी मिट सकती है; ब्राउज़र हिस्ट्री से भी हटा दीजिए।",
				"कोई निशान न रहे, इसके लिए 'Clear conversation' दबाइए और हिस्ट्री साफ़ कीजिए।",
			],
		},
		goOn: {
			en: [
				"Are you somewhere safe right now?",
				"Who near you could know about this?",
				"What would help you most tonight?",
				"You can tell me as much or as little as you want.",
			],
			hinglish: [
				"Kya aap abhi surakshit jagah par hain?",
				"Aapke paas kise yeh pata ho sakta hai?",
				"Aaj raat sabse zyada kis cheez se madad milegi?",
				"Jitna mann ho utna bataiye.",
			],
			hi: [
				"क्या आप अभी सुरक्षित जगह पर हैं?",
				"आपके पास किसे यह पता हो सकता है?",
				"आज रात सबसे ज़्यादा किस चीज़ से मदद मिलेगी?",
				"जितना मन हो उतना बताइए।",
			],
		},
	};

export const HARM: Readonly<Record<"acknowledge" | "away" | "baby" | "lines" | "linesAgain" | "goOn", Phrase>> = {
	acknowledge: {
		en: [
			"I am glad you said it before anything happened.",
			"Thank you for saying it here first. There is still time to keep everyone safe, you too.",
			"Saying it out loud was a good step.",
		],
		hinglish: [
			"Achha hua ki kuch hone se pehle aapne bataya.",
			"Pehle yahan kehne ka shukriya. Abhi bhi waqt hai ki sab surakshit rahein, aap bhi.",
			"Yeh keh dena ek achha kadam tha.",
		],
		hi: [
			"अच्छा हुआ कि कुछ होने से पहले आपने बताया।",
			"पहले यहाँ कहने का शुक्रिया। अभी भी समय है कि सब सुरक्षित रहें, आप भी।",
			"यह कह देना एक अच्छा क़दम था।",
		],
	},
	away: {
		en: [
			"For now, step away from them and from anything that could hurt: another room, the street, a walk.",
			"Put space between you and them, and leave anything dangerous where it is. Ten minutes outside can change a lot.",
			"Go where they are not, with empty hands, and breathe out slowly a few times.",
		],
		hinglish: [
			"Abhi unse aur aisi har cheez se door ho jaiye jisse chot lage: doosra kamra, gali, thodi sair.",
			"Apne aur unke beech faasla rakhiye, khatarnak cheez wahin chhod dijiye. Das minute bahar rehne se bahut kuch badalta hai.",
			"Khaali haath wahan jaiye jahan woh nahi hain, aur dheere dheere kuch saans chhodiye.",
		],
		hi: [
			"अभी उनसे और ऐसी हर चीज़ से दूर हो जाइए जिससे चोट लगे: दूसरा कमरा, गली, थोड़ी सैर।",
			"अपने और उनके बीच फ़ासला रखिए, ख़तरनाक चीज़ वहीं छोड़ दीजिए। दस मिनट बाहर रहने से बहुत कुछ बदलता है।",
			"ख़ाली हाथ वहाँ जाइए जहाँ वे नहीं हैं, और धीरे धीरे कुछ साँस छोड़िए।",
		],
	},
	baby: {
		en: [
			"If it is about a baby: lay the baby down somewhere safe and go into the next room. Frightening thoughts come to many worn-out parents; a thought is not a deed.",
			"If a child is with you, set the child down safely and call someone in. Such thoughts visit many tired mothers and fathers, and there is help for them.",
			"With a baby, a cot and a closed door for ten minutes is safe. Thoughts like this are common after a birth, and they can be treated.",
		],
		hinglish: [
			"Agar baat chhote bachche ki hai: use surakshit lita dijiye aur doosre kamre mein jaiye. Darane wale khayal bahut se thake maa baap ko aate hain; khayal aana aur karna alag hai.",
			"Bachcha saath ho to use aaram se lita kar kisi ko bulaiye. Aise khayal bahut se thake maa baap ko aate hain, aur iska ilaaj hai.",
			"Bachche ko jhoole mein lita kar das minute darwaza band karna theek hai. Janm ke baad aise khayal aam hain, aur theek hote hain.",
		],
		hi: [
			"अगर बात छोटे बच्चे की है: उसे सुरक्षित लिटा दीजिए और दूसरे कमरे में जाइए। डराने वाले ख़याल बहुत से थके माँ बाप को आते हैं; ख़याल आना और करना अलग है।",
			"बच्चा साथ हो तो उसे आराम से लिटाकर किसी को बुलाइए। ऐसे ख़याल बहुत से थके माँ बाप को आते हैं, और इसका इलाज है।",
			"बच्चे को झूले में लिटाकर दस मिनट दरवाज़ा बंद करना ठीक है। जन्म के बाद ऐसे ख़याल आम हैं, और इनमें मदद मिलती है।",
		],
	},
	lines: {
		en: [
			"If you feel you may act, call {emergency} now. Tele-MANAS on {talk} can talk it through with you, free, day and night. Have someone calm beside you.",
			"{emergency} can step in before anyone is hurt. Tele-MANAS on {talk} listens at any hour, free. Let one steady person be with you.",
			"Call {talk} (Tele-MANAS) while it is this hot, and {emergency} if your hands are not in your control. Better not to be alone now.",
		],
		hinglish: [
			"Lage ki kuch kar baithenge to abhi {emergency}. Tele-MANAS {talk} par muft, din raat baat ho sakti hai. Kisi shaant insaan ko saath rakhiye.",
			"{emergency} kisi ko chot lagne se pehle aa sakta hai. Tele-MANAS {talk} kisi bhi waqt sunta hai, muft. Ek bharose ka insaan paas rahe.",
			"Jab tak gussa itna tez hai, {talk} (Tele-MANAS) par baat kijiye, aur haath kaabu mein na hon to {emergency}. Abhi akele na rahein to achha.",
		],
		hi: [
			"लगे कि कुछ कर बैठेंगे तो अभी {emergency}। टेली-मानस {talk} पर मुफ़्त, दिन रात बात हो सकती है। किसी शांत इंसान को साथ रखिए।",
			"{emergency} किसी को चोट लगने से पहले आ सकता है। टेली-मानस {talk} किसी भी समय सुनता है, मुफ़्त। एक भरोसे का इंसान पास रहे।",
			"जब तक मन इतना तेज़ है, {talk} (टेली-मानस) पर बात कीजिए, और हाथ क़ाबू में न हों तो {emergency}। अभी अकेले न रहें तो अच्छा।",
		],
	},
	linesAgain: {
		en: [
			"{emergency} before anyone is hurt, {talk} to talk it through.",
			"Still: {talk} for a calm voice, {emergency} if it cannot wait.",
			"Keep away from them for now, with {talk} in hand and {emergency} for danger.",
		],
		hinglish: [
			"Kisi ko chot lagne se pehle {emergency}, baat ke liye {talk}.",
			"Ab bhi: shaant awaaz ke liye {talk}, ruk na sake to {emergency}.",
			"Abhi unse door rahiye, {talk} paas rakhiye aur khatre ke liye {emergency}.",
		],
		hi: [
			"किसी को चोट लगने से पहले {emergency}, बात के लिए {talk}।",
			"अब भी: शांत आवाज़ के लिए {talk}, रुक न सके तो {emergency}।",
			"अभी उनसे दूर रहिए, {talk} पास रखिए और ख़तरे के लिए {emergency}।",
		],
	},
	goOn: {
		en: [
			"What happened just before this?",
			"Where are you now, and where are they?",
			"What would it take for tonight to pass quietly?",
			"Who could sit with you for an hour?",
		],
		hinglish: [
			"Isse theek pehle kya hua?",
			"Aap abhi kahan hain, aur woh kahan hain?",
			"Aaj ki raat shaanti se guzre, iske liye kya chahiye?",
			"Ek ghanta aapke saath kaun baith sakta hai?",
		],
		hi: [
			"इससे ठीक पहले क्या हुआ?",
			"आप अभी कहाँ हैं, और वे कहाँ हैं?",
			"आज की रात शांति से गुज़रे, इसके लिए क्या चाहिए?",
			"एक घंटा आपके साथ कौन बैठ सकता है?",
		],
	},
};
