import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to hear how to book a session with a human counsellor?",
		"Shall I tell you how a session with a counsellor is booked?",
	],
	hinglish: [
		"Kya counsellor ke saath session book karne ka tareeka bataya jaye?",
		"Kya kisi insaan counsellor se milne ke baare mein bataya jaye?",
	],
	hi: ["क्या काउंसलर के साथ सेशन बुक करने का तरीक़ा बताया जाए?", "क्या किसी इंसान काउंसलर से मिलने के बारे में बताया जाए?"],
};

export const WHY: Phrase = {
	en: [
		"I am a program. A counsellor is a person who can know you over time.",
		"Some things need a human ear, and a session gives you one.",
	],
	hinglish: ["Yeh ek program hai. Counsellor ek insaan hote hain jo samay ke saath aapko jaan sakte hain."],
	hi: ["यह एक प्रोग्राम है। काउंसलर एक इंसान होते हैं जो समय के साथ आपको जान सकते हैं।"],
};

export const ABOUT: Phrase = {
	en: [
		"A session is half an hour with a human counsellor, to talk about whatever you bring. The form is at /booking; it asks for name, phone, age, address, a time and a date. Would you like to know the times?",
		"You can book half an hour with a counsellor, a person, not a program. It is done at /booking with a short form, once you have an account. Shall I list the times of day?",
	],
	hinglish: [
		"Session matlab aadha ghanta ek insaan counsellor ke saath, jo bhi kehna ho. Form /booking par hai: naam, phone, umar, pata, samay aur tareekh. Kya samay bata diye jaayein?",
		"Counsellor ke saath aadhe ghante ka session /booking par book hota hai, account banane ke baad. Kya din ke samay bataye jaayein?",
	],
	hi: [
		"सेशन यानी आधा घंटा एक इंसान काउंसलर के साथ, जो भी कहना हो। फ़ॉर्म /booking पर है: नाम, फ़ोन, उम्र, पता, समय और तारीख़। क्या समय बता दिए जाएँ?",
		"काउंसलर के साथ आधे घंटे का सेशन /booking पर बुक होता है, अकाउंट बनाने के बाद। क्या दिन के समय बता दिए जाएँ?",
	],
};

export const TIMES: Phrase = {
	en: [
		"The times are {times}. Choose one with a date, today or later, at /booking.",
		"In a day there are: {times}. Pick the date and the time in the form at /booking.",
	],
	hinglish: ["Samay hain: {times}. /booking par tareekh aur samay chuniye, aaj ya uske baad ka."],
	hi: ["समय हैं: {times}। /booking पर तारीख़ और समय चुनिए, आज या उसके बाद का।"],
};

export const TIMES_AGAIN: Phrase = {
	en: [
		"The list is just above, and in the form at /booking too, beside the date.",
		"It is the same eight times every day. You choose one of them, and the date, at /booking.",
	],
	hinglish: ["Samay ki list upar hai, aur /booking ke form mein bhi, tareekh ke saath."],
	hi: ["समय की सूची ऊपर है, और /booking के फ़ॉर्म में भी, तारीख़ के साथ।"],
};

/** Somebody names a day or an hour. */
export const DAY_ASKED: Phrase = {
	en: [
		"You can ask for any day from today on: choose the date and one of the listed times at /booking.",
		"Put that date in the form at /booking, with one of the times on its list. I cannot book it for you from here.",
	],
	hinglish: [
		"Aaj ya uske baad ka koi bhi din chun sakte hain: /booking par tareekh aur list mein se samay chuniye.",
		"Wahi tareekh aur list ka koi samay /booking ke form mein chuniye. Yahan se main book nahi kar sakta.",
		"Jo samay list mein hain, unhi mein se chunna hota hai; din aapki marzi ka, /booking par.",
		"Form mein tareekh ke saath list khulti hai: usme jo samay theek lage, wahi.",
	],
	hi: [
		"आज या उसके बाद का कोई भी दिन चुन सकते हैं: /booking पर तारीख़ और सूची में से समय चुनिए।",
		"वही तारीख़ और सूची का कोई समय /booking के फ़ॉर्म में चुनिए। यहाँ से मैं बुक नहीं कर सकता।",
		"जो समय सूची में हैं, उन्हीं में से चुनना होता है; दिन आपकी मर्ज़ी का, /booking पर।",
		"फ़ॉर्म में तारीख़ के साथ सूची खुलती है: उसमें जो समय ठीक लगे, वही।",
	],
};

/** Somebody says which time would suit. */
export const TIME_NAMED: Phrase = {
	en: [
		"Then choose that in the form at /booking, with a date, if the list has it. I cannot book it from here.",
		"The form at /booking is the place for that: take the nearest time on its list.",
		"All right. Put it in at /booking, the time and the date together.",
	],
	hinglish: [
		"To /booking ke form mein wahi chuniye, tareekh ke saath, agar list mein ho. Main yahan se book nahi kar sakta.",
	],
	hi: ["तो /booking के फ़ॉर्म में वही चुनिए, तारीख़ के साथ, अगर सूची में हो। यहाँ से बुक करना मुझसे नहीं होता।"],
};

/** Asked about an hour that no session has. */
export const LATE_HOURS: Phrase = {
	en: [
		"There are none in the evening or at night: the last session of a day is {last}.",
		"The day ends with {last}, so nothing later, I am afraid. For a voice at night there is 14416, free.",
	],
	hinglish: ["Shaam ya raat ko nahi: din ka aakhri session {last} hai."],
	hi: ["शाम या रात को नहीं: दिन का आख़िरी सेशन {last} है।"],
};

/** A session for more than one. */
export const FOR_TWO: Phrase = {
	en: [
		"The form has room for one name. Whether two can sit together, and what that costs, the clinic can tell you; its phone is at the foot of the page.",
		"I only know of sessions booked in one name. Please ask the clinic whether both of you may come, the number is at the foot of the page.",
	],
	hinglish: [
		"Form mein ek hi naam aata hai. Do log saath baith sakte hain ya nahi, yeh clinic batayega; phone page ke neeche hai.",
	],
	hi: ["फ़ॉर्म में एक ही नाम आता है। दो लोग साथ बैठ सकते हैं या नहीं, यह क्लिनिक बताएगा; फ़ोन पेज के नीचे है।"],
};

/** Asked by somebody young, or for one. */
export const UNDER_AGE: Phrase = {
	en: [
		"The form takes any age. Whether somebody under eighteen needs a parent's word, the clinic can tell you; its phone is at the foot of the page.",
		"I do not know what holds under eighteen. Please ask the clinic, the phone is at the foot of the page. 1098 listens to anybody under eighteen, free.",
	],
	hinglish: [
		"Form mein koi bhi umar chalti hai. Atharah se kam ho to ghar walon ki ijaazat chahiye ya nahi, yeh clinic bata sakta hai.",
	],
	hi: ["फ़ॉर्म में कोई भी उम्र चलती है। अठारह से कम हो तो घर वालों की इजाज़त चाहिए या नहीं, यह क्लिनिक बता सकता है।"],
};

/** Fear of the day itself, which is asked about before it comes. */
export const NOT_SHOWING_UP: Phrase = {
	en: [
		"That happens to many, and nobody scolds for it. If you see that you cannot come, a call to the clinic is kind; its phone is at the foot of the page.",
		"Then the chair stays empty that day, and nobody is angry. Ring the clinic if you can, the number is at the foot of the page.",
	],
	hinglish: [
		"Aisa bahuton ke saath hota hai, koi daantega nahi. Na aa sakein to clinic ko phone kar dijiye, number page ke neeche hai.",
	],
	hi: ["ऐसा बहुतों के साथ होता है, कोई डाँटेगा नहीं। न आ सकें तो क्लिनिक को फ़ोन कर दीजिए, नंबर पेज के नीचे है।"],
};

/** The form sends somebody back. */
export const HALF_FILLED: Phrase = {
	en: [
		"The form wants all six: name, phone of ten digits, age as a number, address, time and date. The field that is missing says so.",
		"One of the six is empty or not as the form wants it: ten digits for the phone, a number for the age. It says so beside the field.",
	],
	hinglish: [
		"Form mein chhe ke chhe chahiye: naam, das ank ka phone, umar, pata, samay aur tareekh. Jo chhoota hai, wahan likha aata hai.",
	],
	hi: ["फ़ॉर्म में छह के छह चाहिए: नाम, दस अंकों का फ़ोन, उम्र, पता, समय और तारीख़। जो छूटा है, वहाँ लिखा आता है।"],
};

/** Asked whether one of the fields may be left out. */
export const EVERY_FIELD: Phrase = {
	en: [
		"Yes, the form takes it only with all six filled in: name, phone, age, address, time and date.",
		"It cannot be left out: each of the six fields has to hold something.",
	],
	hinglish: ["Haan, form ke chhe khaane sab bharne hote hain: naam, phone, umar, pata, samay aur tareekh."],
	hi: ["हाँ, फ़ॉर्म के छह खाने सब भरने होते हैं: नाम, फ़ोन, उम्र, पता, समय और तारीख़।"],
};

export const PHONE: Phrase = {
	en: [
		"The form wants ten digits: leave out the 0 or the +91 in front.",
		"Write only the last ten digits of the phone number, without 0 or +91 before them.",
	],
	hinglish: ["Form mein das ank chahiye: aage ka 0 ya +91 hata dijiye."],
	hi: ["फ़ॉर्म में दस अंक चाहिए: आगे का 0 या +91 हटा दीजिए।"],
};

export const LENGTH: Phrase = {
	en: ["Half an hour.", "A session is thirty minutes."],
	hinglish: ["Aadha ghanta.", "Session tees minute ka hota hai."],
	hi: ["आधा घंटा।", "सेशन तीस मिनट का होता है।"],
};

export const WHO: Phrase = {
	en: [
		"I do not know who it will be. The clinic can tell you, and you may ask for a woman or a man. Its phone is at the foot of the page.",
		"Who sits with you is for the clinic to say. Their number is at the foot of the page, and a wish can be told before you book.",
	],
	hinglish: [
		"Kaun hongi ya honge, yeh clinic bata sakta hai, aur apni pasand bhi unse keh sakte hain. Phone page ke neeche hai.",
	],
	hi: ["कौन होंगी या होंगे, यह क्लिनिक बता सकता है, और अपनी पसंद भी उनसे कह सकते हैं। फ़ोन पेज के नीचे है।"],
};

export const MADE_ACCOUNT: Phrase = {
	en: [
		"Good. Stay logged in, open /booking, fill in the six fields and press Book.",
		"Then the rest is short: /booking, six fields, the Book button.",
	],
	hinglish: ["Achha. Ab login rehkar /booking kholiye, chhe khaane bhariye aur Book dabaiye."],
	hi: ["अच्छा। अब लॉगिन रहकर /booking खोलिए, छह खाने भरिए और Book दबाइए।"],
};

export const BOOKED: Phrase = {
	en: [
		"Good that it is done. Previous Bookings at /booking shows it with date and time.",
		"Then it is settled. You find it again under Previous Bookings at /booking.",
	],
	hinglish: ["Achha hua. /booking par Previous Bookings mein tareekh aur samay ke saath dikhega."],
	hi: ["अच्छा हुआ। /booking पर Previous Bookings में तारीख़ और समय के साथ दिखेगा।"],
};

export const ANOTHER_DAY: Phrase = {
	en: [
		"Another day is fine. The form stays at /booking, and nothing is lost by waiting.",
		"That is all right, there is no hurry with it. /booking is there whenever you are ready.",
	],
	hinglish: ["Koi jaldi nahin, kisi aur din bhi theek hai. Form /booking par rahega."],
	hi: ["कोई जल्दी नहीं, किसी और दिन भी ठीक है। फ़ॉर्म /booking पर रहेगा।"],
};

export const ACCOUNT: Phrase = {
	en: [
		"An account is needed: sign up at /login with a name, an email and a password, then open /booking. It takes a minute.",
		"Yes, it needs an account. /login makes one from a name, an email and a password, and after that /booking takes the form.",
	],
	hinglish: [
		"Account zaroori hai: /login par naam, email aur password se banta hai, phir /booking kholiye.",
		"Bina account ke booking nahi hoti: naam, email, password, ek minute ka kaam, /login par.",
	],
	hi: [
		"अकाउंट ज़रूरी है: /login पर नाम, ईमेल और पासवर्ड से बनता है, फिर /booking खोलिए।",
		"बिना अकाउंट के बुकिंग नहीं होती: नाम, ईमेल, पासवर्ड, एक मिनट का काम, /login पर।",
	],
};

export const PREVIOUS: Phrase = {
	en: [
		"Press Previous Bookings at /booking: it shows what was booked on your account, with date and time.",
		"What was booked stands at /booking under Previous Bookings, when you are logged in.",
	],
	hinglish: ["/booking par Previous Bookings dabaiye: jo book hua hai, tareekh aur samay ke saath dikhega."],
	hi: ["/booking पर Previous Bookings दबाइए: जो बुक हुआ है, तारीख़ और समय के साथ दिखेगा।"],
};

export const CHANGES: Phrase = {
	en: [
		"Changing or cancelling is not something I can do, and the page has no button for it. The clinic can tell you; its phone is at the foot of the page.",
		"I cannot alter a booking. Please ring the clinic, the phone number is at the foot of the page.",
	],
	hinglish: [
		"Booking badalna ya cancel karna mujhse nahi hota. Clinic bata sakta hai, phone number page ke neeche hai.",
	],
	hi: ["बुकिंग बदलना या रद्द करना मुझसे नहीं होता। क्लिनिक बता सकता है, फ़ोन नंबर पेज के नीचे है।"],
};

export const FEES: Phrase = {
	en: [
		"I do not know what it costs, or whether it is free. The clinic can tell you, its phone is at the foot of the page.",
		"Fees are not known to me, and I would rather not guess. The clinic's phone is at the foot of the page; they can say.",
	],
	hinglish: [
		"Fees mujhe nahi pata, andaaza lagana theek nahi. Clinic bata sakta hai, phone page ke neeche hai.",
		"Paise lagte hain ya nahi, yeh clinic hi batayega; number page ke neeche hai.",
	],
	hi: [
		"फ़ीस मुझे नहीं पता, अंदाज़ा लगाना ठीक नहीं। क्लिनिक बता सकता है, फ़ोन पेज के नीचे है।",
		"पैसे लगते हैं या नहीं, यह क्लिनिक ही बताएगा; नंबर पेज के नीचे है।",
	],
};

/** Where, with whom, in which language, how private: nothing that this program knows. */
export const CLINIC_KNOWS: Phrase = {
	en: [
		"That I do not know. The clinic can tell you, its phone is at the foot of the page, and you may ask before you book.",
		"It depends on the clinic, and I would only be guessing. Their phone is at the foot of the page.",
		"That I cannot tell you from here. The clinic can, its phone is at the foot of the page.",
	],
	hinglish: [
		"Yeh mujhe nahi pata. Clinic bata sakta hai, phone page ke neeche hai; book karne se pehle bhi poochha ja sakta hai.",
		"Yeh clinic par hai, main andaaza nahi lagaunga. Unka phone page ke neeche hai.",
		"Iska jawab clinic ke paas hai; page ke neeche wale number par poochh lijiye.",
		"Yeh yahan se nahi bata sakta. Clinic bata dega, phone page ke neeche hai.",
	],
	hi: [
		"यह मुझे नहीं पता। क्लिनिक बता सकता है, फ़ोन पेज के नीचे है; बुक करने से पहले भी पूछा जा सकता है।",
		"यह क्लिनिक पर है, मैं अंदाज़ा नहीं लगाऊँगा। उनका फ़ोन पेज के नीचे है।",
		"इसका जवाब क्लिनिक के पास है; पेज के नीचे वाले नंबर पर पूछ लीजिए।",
		"यह यहाँ से नहीं बता सकता। क्लिनिक बता देगा, फ़ोन पेज के नीचे है।",
	],
};

/** Who sees what is written into the form. */
export const PRIVATE: Phrase = {
	en: [
		"What you write in the form goes to the clinic and stands on your own account. Whom they show it to beyond that, only they can say; their phone is at the foot of the page.",
		"Your own account shows it, and the clinic gets it. How they keep it is for them to say, at the number at the foot of the page.",
	],
	hinglish: [
		"Form mein jo likhte hain, woh clinic ko jaata hai aur aapke apne account par dikhta hai. Clinic mein kaun dekhta hai, yeh wahi bata sakte hain; phone page ke neeche hai.",
	],
	hi: [
		"फ़ॉर्म में जो लिखते हैं, वह क्लिनिक को जाता है और आपके अपने अकाउंट पर दिखता है। क्लिनिक में कौन देखता है, यह वही बता सकते हैं; फ़ोन पेज के नीचे है।",
	],
};

export const SESSION: Phrase = {
	en: [
		"You talk, and a trained person listens and asks. Nothing has to be prepared, and you need not say more than you want. It is half an hour.",
		"It is a conversation with a counsellor, thirty minutes. Many begin with 'I do not know where to start', and that is a fine beginning.",
	],
	hinglish: [
		"Counsellor aapki baat sunte hain aur poochhte hain. Taiyari nahi chahiye, jitna mann ho utna kahiye. Aadha ghanta.",
	],
	hi: ["काउंसलर आपकी बात सुनते हैं और पूछते हैं। तैयारी नहीं चाहिए, जितना मन हो उतना कहिए। आधा घंटा।"],
};

export const URGENT: Phrase = {
	en: [
		"If it cannot wait for a session, Tele-MANAS on 14416 is free and answers now, day or night. In danger, 112.",
		"For right now there is 14416, a person at any hour, free. 112 if there is danger. The session can come after.",
	],
	hinglish: ["Session tak rukna mushkil ho to Tele-MANAS 14416 abhi, din-raat, muft. Khatre mein 112."],
	hi: ["सेशन तक रुकना मुश्किल हो तो टेली-मानस 14416 अभी, दिन-रात, मुफ़्त। ख़तरे में 112।"],
};

export const HOW: Phrase = {
	en: [
		"Open /booking, fill in the six fields, press Book. Phone is ten digits and age a number; every field is needed.",
		"At /booking: name, phone of ten digits, age, address, time, date, then the Book button.",
	],
	hinglish: [
		"/booking kholiye, chhe khaane bhariye, Book dabaiye. Phone das ank ka, umar number mein.",
		"Sab kuch /booking par hai: naam, phone, umar, pata, samay, tareekh, phir Book.",
		"Rasta seedha hai: pehle login, phir /booking, aur form ke sab khaane bharkar Book.",
		"Yahan se main kuch book nahi kar sakta, par /booking par do minute lagte hain. Har khaana bharna hota hai.",
		"Is page se /booking par jaiye; wahan form hai, aur neeche Book ka button.",
	],
	hi: [
		"/booking खोलिए, छह खाने भरिए, Book दबाइए। फ़ोन दस अंक का, उम्र संख्या में।",
		"सब कुछ /booking पर है: नाम, फ़ोन, उम्र, पता, समय, तारीख़, फिर Book।",
		"रास्ता सीधा है: पहले लॉगिन, फिर /booking, और फ़ॉर्म के सब खाने भरकर Book।",
		"यहाँ से मैं कुछ बुक नहीं कर सकता, पर /booking पर दो मिनट लगते हैं। हर खाना भरना होता है।",
		"इस पेज से /booking पर जाइए; वहाँ फ़ॉर्म है, और नीचे Book का बटन।",
	],
};

export const PLAINER: Phrase = {
	en: [
		"To see a counsellor: log in, open /booking, fill in the form. I can also list the times; say times for that.",
		"In short: the page /booking has the form. Ask me about times, account or changes, if you like.",
	],
	hinglish: [
		"Counsellor se milne ke liye: login, phir /booking, phir form. Samay jaanne hon to 'times' likhiye.",
		"Chhota sa: /booking par form hai. Samay, account ya badlaav ke baare mein poochh sakte hain.",
	],
	hi: [
		"काउंसलर से मिलने के लिए: लॉगिन, फिर /booking, फिर फ़ॉर्म। समय जानने हों तो 'समय' लिखिए।",
		"छोटा-सा: /booking पर फ़ॉर्म है। समय, अकाउंट या बदलाव के बारे में पूछ सकते हैं।",
	],
};

export const ANYTHING_ELSE: Phrase = {
	en: ["Ask on, if there is more about booking.", "If anything else about it is unclear, write it."],
	hinglish: ["Booking par kuch aur ho to likhiye.", "Aur kuch poochhna ho to yahin."],
	hi: ["बुकिंग पर कुछ और हो तो लिखिए।", "और कुछ पूछना हो तो यहीं।"],
};

export const END: Phrase = {
	en: [
		"The form stays at /booking, for whenever it suits you. Until then we can go on talking.",
		"Good. /booking is open day and night, and so is this chat.",
	],
	hinglish: [
		"Form /booking par hai, jab mann ho. Tab tak yahan baat ho sakti hai.",
		"Achha. /booking din-raat khula hai, aur yeh chat bhi.",
	],
	hi: ["फ़ॉर्म /booking पर है, जब मन हो। तब तक यहाँ बात हो सकती है।", "अच्छा। /booking दिन-रात खुला है, और यह चैट भी।"],
};
