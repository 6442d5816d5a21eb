import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to take one part of this and sort it with me, step by step?",
		"Shall we see whether there is one piece of this that can be moved?",
	],
	hinglish: ["Kya iska ek hissa lekar saath mein, ek-ek kadam, dekhein?"],
	hi: ["क्या इसका एक हिस्सा लेकर साथ में, एक-एक क़दम, देखें?"],
};

export const WHY: Phrase = {
	en: [
		"A big problem is hard to hold. Cut into pieces, one of them can often be lifted.",
		"It will not settle everything. It finds one thing that you can do next.",
	],
	hinglish: ["Badi mushkil pakad mein nahi aati. Tukdon mein se ek uth jaata hai."],
	hi: ["बड़ी मुश्किल पकड़ में नहीं आती। टुकड़ों में से एक उठ जाता है।"],
};

export const DEFINE: Phrase = {
	en: [
		"In one sentence, what is the problem, as narrow as you can make it?",
		"If you had to choose one corner of it, which would bring the most relief?",
	],
	hinglish: ["Ek vaakya mein mushkil kya hai, jitna chhota kar sakein?"],
	hi: ["एक वाक्य में मुश्किल क्या है, जितना छोटा कर सकें?"],
};
export const PLAINER_DEFINE: Phrase = {
	en: [
		"Not 'money', but 'the EMI due on the 5th'. Not 'home', but 'no quiet place to study'. Yours, likewise.",
		"Name one thing that would be different if it were solved.",
	],
	hinglish: ["'Paisa' nahi, '5 tareekh ki EMI'. 'Ghar' nahi, 'padhne ki jagah nahi'. Aapka isi tarah."],
	hi: ["'पैसा' नहीं, '5 तारीख़ की ईएमआई'। 'घर' नहीं, 'पढ़ने की जगह नहीं'। आपका इसी तरह।"],
};

export const IDEAS: Phrase = {
	en: [
		"Now any ideas at all, three if you can, good ones and silly ones. What could be done?",
		"Which ways out come to mind, without weighing them yet? Put down a few.",
	],
	hinglish: ["Ab jo bhi upaay sujhein, do-teen, achhe ya ajeeb. Kya-kya ho sakta hai?"],
	hi: ["अब जो भी उपाय सूझें, दो-तीन, अच्छे या अजीब। क्या-क्या हो सकता है?"],
};
export const PLAINER_IDEAS: Phrase = {
	en: [
		"Ask someone, wait a week, do half, write to them, swap with somebody. Add your own.",
		"What would a practical aunt suggest. Put that down, and one more.",
	],
	hinglish: ["Kisi se poochhna, ek hafta rukna, aadha karna, chitthi likhna. Apne bhi jodiye."],
	hi: ["किसी से पूछना, एक हफ़्ता रुकना, आधा करना, चिट्ठी लिखना। अपने भी जोड़िए।"],
};

export const CHOOSE: Phrase = {
	en: ["Which of these costs you least and helps a little?", "Looking them over, which one would you try first?"],
	hinglish: ["Inme se kaun sa sabse aasaan hai aur thodi madad karega?"],
	hi: ["इनमें से कौन-सा सबसे आसान है और थोड़ी मदद करेगा?"],
};
export const CHOOSE_FROM: Phrase = {
	en: ["You wrote: “{ideas}”.", "On the table: “{ideas}”."],
	hinglish: ["Aapne likha: “{ideas}”."],
	hi: ["आपने लिखा: “{ideas}”।"],
};
export const PLAINER_CHOOSE: Phrase = {
	en: [
		"Pick the one you could begin without anyone's permission. It can be changed later.",
		"Not the best one, only the likeliest.",
	],
	hinglish: ["Jo bina kisi ki ijaazat shuru ho sake, woh. Baad mein badal sakte hain."],
	hi: ["जो बिना किसी की इजाज़त शुरू हो सके, वह। बाद में बदल सकते हैं।"],
};

export const FIRST_STEP: Phrase = {
	en: [
		"What is its first step, one that takes under an hour, and when could it be?",
		"How does it begin, and on which day?",
	],
	hinglish: ["Uska pehla kadam kya hai, aur kab?"],
	hi: ["उसका पहला क़दम क्या है, और कब?"],
};
/** When no way was picked, "its first step" would be the step of nothing. */
export const FIRST_STEP_OF_ANY: Phrase = {
	en: [
		"Whichever way it goes: what is the smallest thing that could be done about it, and when?",
		"Even without a plan: which small thing could be done first, and on which day?",
	],
	hinglish: ["Raasta jo bhi ho: sabse chhoti kaun si cheez ho sakti hai, aur kab?"],
	hi: ["रास्ता जो भी हो: सबसे छोटी कौन-सी चीज़ हो सकती है, और कब?"],
};
export const PLAINER_FIRST_STEP: Phrase = {
	en: [
		"'Tomorrow at 11, ring the bank and ask for the form.' As plain as that.",
		"The thing your hand would do first, and the day.",
	],
	hinglish: ["'Kal gyarah baje bank ko call, form maangna.' Itna seedha."],
	hi: ["'कल ग्यारह बजे बैंक को फ़ोन, फ़ॉर्म माँगना।' इतना सीधा।"],
};

export const HURDLE: Phrase = {
	en: ["What might stop it?", "Where could it get stuck?"],
	hinglish: ["Kya cheez ise rok sakti hai?"],
	hi: ["क्या चीज़ इसे रोक सकती है?"],
};
export const PLAINER_HURDLE: Phrase = {
	en: ["Like: 'they refuse', 'I forget', 'no one is at home'. Or write 'nothing'.", "One likely hitch, or 'nothing'."],
	hinglish: ["Jaise: 'woh mana kar dein', 'bhool jaana', 'ghar par koi na ho'. Ya 'kuch nahi' likhiye."],
	hi: ["जैसे: 'वे मना कर दें', 'भूल जाना', 'घर पर कोई न हो'। या 'कुछ नहीं' लिखिए।"],
};

export const HELP: Phrase = {
	en: [
		"If “{hurdle}” happens, who or what could help then?",
		"And in case of “{hurdle}”: what then, or whom could you ask?",
	],
	hinglish: ["“{hurdle}”: tab kaun ya kya madad kar sakta hai?"],
	hi: ["“{hurdle}”: तब कौन या क्या मदद कर सकता है?"],
};
export const PLAINER_HELP: Phrase = {
	en: ["A cousin, a neighbour, another day, a phone call in place of going. Any one.", "Somebody, or a second way."],
	hinglish: ["Koi bhai-behen, padosi, doosra din, jaane ki jagah ek call. Koi ek."],
	hi: ["कोई भाई-बहन, पड़ोसी, दूसरा दिन, जाने की जगह एक फ़ोन। कोई एक।"],
};

export const CHECK: Phrase = {
	en: [
		"When it is done or tried, on which day will you look again at how it went?",
		"And a day to check: when will you see whether it helped?",
	],
	hinglish: ["Karne ke baad kis din dekha jaye ki kaisa raha?"],
	hi: ["करने के बाद किस दिन देखा जाए कि कैसा रहा?"],
};
export const PLAINER_CHECK: Phrase = {
	en: ["Any day, such as Sunday. If it did not work, the next idea gets its turn.", "A date, or 'in three days'."],
	hinglish: ["Koi bhi din, jaise Sunday. Na chale to agla upaay."],
	hi: ["कोई भी दिन, जैसे रविवार। न चले तो अगला उपाय।"],
};

/** When it was not named: no list helps then, but talking may. */
export const END_UNNAMED: Phrase = {
	en: [
		"It need not be put in a sentence today. Tell me about it in your own way, in any order.",
		"Perhaps it is too tangled for steps just now. We can simply talk about it.",
	],
	hinglish: ["Ise ek vaakya mein kehna zaroori nahi. Jaise mann mein ho, waise hi bataiye."],
	hi: ["इसे एक वाक्य में कहना ज़रूरी नहीं। जैसे मन में हो, वैसे ही बताइए।"],
};
export const END_PROBLEM: Phrase = {
	en: ["The problem: “{problem}”.", "What you are after: “{problem}”."],
	hinglish: ["Mushkil: “{problem}”."],
	hi: ["मुश्किल: “{problem}”।"],
};
export const END_CHOICE: Phrase = {
	en: ["To try: {choice}.", "The way you picked: {choice}."],
	hinglish: ["Upaay: {choice}."],
	hi: ["उपाय: {choice}।"],
};
export const END_FIRST_STEP: Phrase = {
	en: ["First: {firstStep}.", "It begins with: {firstStep}."],
	hinglish: ["Pehle: {firstStep}."],
	hi: ["पहले: {firstStep}।"],
};
export const END_HELP: Phrase = {
	en: ["If it gets stuck: {help}.", "In reserve: {help}."],
	hinglish: ["Atke to: {help}."],
	hi: ["अटके तो: {help}।"],
};
export const END_CHECK: Phrase = {
	en: ["Look again: {check}.", "Checking: {check}."],
	hinglish: ["Phir dekhna: {check}."],
	hi: ["फिर देखना: {check}।"],
};
export const END: Phrase = {
	en: [
		"If it fails, the plan was wrong, not you. There are other ideas left.",
		"It may go another way than planned. Then it is back to the list.",
	],
	hinglish: ["Na chale to plan mein kami thi, aap mein nahi. Aur upaay baaki hain."],
	hi: ["न चले तो योजना में कमी थी, आप में नहीं। और उपाय बाक़ी हैं।"],
};
