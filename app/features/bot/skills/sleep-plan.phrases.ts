import type { Phrase } from "../voice";

export const OFFER: Phrase = {
	en: [
		"Would you like to make a small plan for your nights with me, four short questions?",
		"Shall we look at what might make sleep a little likelier?",
	],
	hinglish: [
		"Kya neend ke liye ek chhoti si yojana banayein, chaar chhote sawal?",
		"Kya dekhein ki raat thodi aasaan kaise ho?",
	],
	hi: ["क्या नींद के लिए एक छोटी-सी योजना बनाएँ, चार छोटे सवाल?", "क्या देखें कि रात थोड़ी आसान कैसे हो?"],
};

export const WHY: Phrase = {
	en: [
		"Sleep cannot be forced, only invited. A steady waking hour and a quiet last half-hour invite it best.",
		"The body keeps a clock. The same hour of rising sets it, night after night.",
	],
	hinglish: ["Neend zabardasti nahi aati, bulayi jaati hai. Uthne ka ek hi samay sabse zyada kaam karta hai."],
	hi: ["नींद ज़बरदस्ती नहीं आती, बुलाई जाती है। उठने का एक ही समय सबसे ज़्यादा काम करता है।"],
};

export const TROUBLE: Phrase = {
	en: [
		"What is hardest: falling asleep, waking in the night, waking too early, or something like night shifts or a baby?",
		"Tell me about your nights in a line. Is it getting to sleep, staying asleep, shift work, a small child?",
	],
	hinglish: [
		"Sabse mushkil kya hai: neend aana, beech mein khulna, jaldi khulna, ya night shift ya chhota bachcha?",
		"Apni raatein ek line mein bataiye. Neend aati nahi, tootti hai, ya shift ya bachcha?",
	],
	hi: [
		"सबसे मुश्किल क्या है: नींद आना, बीच में खुलना, जल्दी खुलना, या नाइट शिफ़्ट या छोटा बच्चा?",
		"अपनी रातें एक पंक्ति में बताइए। नींद आती नहीं, टूटती है, या शिफ़्ट या बच्चा?",
	],
};
export const PLAINER_TROUBLE: Phrase = {
	en: [
		"For example: 'awake till 2', 'up at 4', 'work nights', 'feeding every two hours'.",
		"When in the night are you awake, and what is going on then.",
	],
	hinglish: ["Jaise: 'do baje tak jaagna', 'chaar baje neend khulna', 'raat ki duty', 'bachche ka doodh'."],
	hi: ["जैसे: 'दो बजे तक जागना', 'चार बजे नींद खुलना', 'रात की ड्यूटी', 'बच्चे का दूध'।"],
};

export const WAKE: Phrase = {
	en: [
		"The strongest lever is one waking time, even after a bad night, and on Sundays too. Which hour could that be for you?",
		"Sleep follows the hour you get up. What time could you rise every day, tired or not?",
	],
	hinglish: [
		"Sabse zyada asar ek hi uthne ke samay ka hai, kharab raat ke baad bhi. Aapke liye kaun sa samay ho sakta hai?",
		"Roz kis samay uthna mumkin hai, thakaan ho tab bhi?",
	],
	hi: [
		"सबसे ज़्यादा असर एक ही उठने के समय का है, ख़राब रात के बाद भी। आपके लिए कौन-सा समय हो सकता है?",
		"रोज़ किस समय उठना मुमकिन है, थकान हो तब भी?",
	],
};
export const PLAINER_WAKE: Phrase = {
	en: [
		"Choose a time you can keep on workdays and holidays alike, like 6:30.",
		"One hour on the clock. The evening will arrange itself around it.",
	],
	hinglish: ["Aisa samay jo chhutti mein bhi nibh jaye, jaise saadhe chhe."],
	hi: ["ऐसा समय जो छुट्टी में भी निभ जाए, जैसे साढ़े छह।"],
};

export const WAKE_SHIFT: Phrase = {
	en: [
		"With night work, one block of sleep at the same hours after each shift helps most, in a dark room, phone silent, family told. When could it begin?",
		"After a night on duty: dark glasses home, curtains or a cloth on the window, the same start each time. Which hour could be yours?",
	],
	hinglish: [
		"Raat ki duty mein har shift ke baad ek hi samay ki neend kaam aati hai: andhera kamra, phone silent, ghar walon ko bata kar. Kab se shuru ho sakti hai?",
	],
	hi: [
		"रात की ड्यूटी में हर शिफ़्ट के बाद एक ही समय की नींद काम आती है: अँधेरा कमरा, फ़ोन साइलेंट, घर वालों को बताकर। कब से शुरू हो सकती है?",
	],
};
export const PLAINER_WAKE_SHIFT: Phrase = {
	en: [
		"For instance 9 to 3, door closed, a note on it. On off days keep part of the same hours.",
		"When you are home and nobody needs you, roughly what time is that.",
	],
	hinglish: ["Jaise subah nau se teen, darwaza band. Chhutti mein bhi kuch wahi ghante rakhiye."],
	hi: ["जैसे सुबह नौ से तीन, दरवाज़ा बंद। छुट्टी में भी कुछ वही घंटे रखिए।"],
};

export const WAKE_BABY: Phrase = {
	en: [
		"With a small child, nights are not yours to plan, and that is no failing. One longer stretch helps most. Who could take one feed or one hour, so that you get it?",
		"Broken nights wear anyone down. Is there someone who could hold the baby once a day while you lie down, even two hours?",
	],
	hinglish: [
		"Chhote bachche ke saath raat apne haath mein nahi hoti, isme kami nahi. Ek lambi neend sabse zyada madad karti hai. Kaun ek ghanta ya ek feed sambhal sakta hai?",
	],
	hi: [
		"छोटे बच्चे के साथ रात अपने हाथ में नहीं होती, इसमें कमी नहीं। एक लंबी नींद सबसे ज़्यादा मदद करती है। कौन एक घंटा या एक फ़ीड सँभाल सकता है?",
	],
};
export const PLAINER_WAKE_BABY: Phrase = {
	en: [
		"Husband, mother, sister, neighbour: one name and one hour. If there is nobody, write that.",
		"Sleeping when the baby sleeps counts as well. Which nap could be yours, leaving the dishes.",
	],
	hinglish: ["Pati, maa, behen, padosan: ek naam, ek ghanta. Koi na ho to woh likhiye."],
	hi: ["पति, माँ, बहन, पड़ोसन: एक नाम, एक घंटा। कोई न हो तो वह लिखिए।"],
};
export const NOBODY_FOR_BABY: Phrase = {
	en: [
		"That is a lot for one pair of arms. The ASHA worker or the clinic can be asked for help.",
		"Nobody, then. The nurse at the baby's clinic is someone to tell; such tiredness matters to them.",
	],
	hinglish: ["Akele itna sambhalna bahut hai. ASHA didi ya clinic se madad poochhi ja sakti hai."],
	hi: ["अकेले इतना सँभालना बहुत है। आशा दीदी या क्लिनिक से मदद पूछी जा सकती है।"],
};

export const WIND_DOWN: Phrase = {
	en: [
		"The last half-hour before lying down: dim, slow, nothing to achieve. Which quiet thing could fill it?",
		"Before bed, thirty minutes without screen or quarrel. What calm thing could you do there?",
	],
	hinglish: [
		"Sone se pehle ka aadha ghanta: kam roshni, dheema, koi kaam nahi. Kaun si shaant cheez ho sakti hai?",
		"Sone se pehle tees minute, na phone, na behas. Kya karna achha lagega?",
	],
	hi: [
		"सोने से पहले का आधा घंटा: कम रोशनी, धीमा, कोई काम नहीं। कौन-सी शांत चीज़ हो सकती है?",
		"सोने से पहले तीस मिनट, न फ़ोन, न बहस। क्या करना अच्छा लगेगा?",
	],
};
export const PLAINER_WIND_DOWN: Phrase = {
	en: [
		"Folding clothes, an old song, a bath, prayer, stretching, oil on the feet. Choose one.",
		"Something you could do half asleep. Tea with caffeine goes earlier in the day.",
	],
	hinglish: ["Kapde tah karna, purana gaana, nahaana, prarthana, pairon mein tel. Ek chuniye."],
	hi: ["कपड़े तह करना, पुराना गाना, नहाना, प्रार्थना, पैरों में तेल। एक चुनिए।"],
};

export const CLOCK: Phrase = {
	en: [
		"Turn the clock to the wall and keep the phone out of reach. If you lie awake long, get up, sit somewhere dim, return when drowsy. Could that work where you sleep?",
		"Two rules for the bed: no looking at the time, and no lying there fighting. Up, a dull page in low light, then back. Is that possible in your home?",
	],
	hinglish: [
		"Ghadi deewar ki taraf, phone door. Der tak neend na aaye to uthkar kam roshni mein baithiye, neend aane par lautiye. Kya aapke ghar mein yeh ho sakta hai?",
	],
	hi: ["घड़ी दीवार की ओर, फ़ोन दूर। देर तक नींद न आए तो उठकर कम रोशनी में बैठिए, नींद आने पर लौटिए। क्या आपके घर में यह हो सकता है?"],
};
export const PLAINER_CLOCK: Phrase = {
	en: [
		"Not looking at the time, and getting up when it does not come: write yes if you can, or what stands against it.",
		"If the room is shared, sitting up on the bed in the dark does as well. Yes or no is enough.",
	],
	hinglish: ["Samay na dekhna, aur neend na aaye to uth jaana. Ho sake to haan, warna kya mushkil hai, likhiye."],
	hi: ["समय न देखना, और नींद न आए तो उठ जाना। हो सके तो हाँ, वरना क्या मुश्किल है, लिखिए।"],
};
export const CLOCK_SHARED: Phrase = {
	en: [
		"Then only sit up where you are, in the dark, till it comes. That does the same work.",
		"So keep it small: turn over the phone, sit up, wait. No need to leave the room.",
	],
	hinglish: ["To wahin andhere mein uthkar baithiye, jab tak neend na aaye. Wahi kaam karega."],
	hi: ["तो वहीं अँधेरे में उठकर बैठिए, जब तक नींद न आए। वही काम करेगा।"],
};

export const END: Phrase = {
	en: ["Your plan.", "This is the plan."],
	hinglish: ["Aapki yojana."],
	hi: ["आपकी योजना।"],
};
export const END_WAKE: Phrase = {
	en: ["Up every day: {wake}.", "Same rising hour: {wake}."],
	hinglish: ["Roz uthna: {wake}."],
	hi: ["रोज़ उठना: {wake}।"],
};
export const END_SHIFT: Phrase = {
	en: ["Sleep after the shift from: {wake}.", "The day's sleep begins: {wake}."],
	hinglish: ["Shift ke baad neend: {wake}."],
	hi: ["शिफ़्ट के बाद नींद: {wake}।"],
};
export const END_BABY: Phrase = {
	en: ["Help with the little one: {wake}.", "For a longer stretch: {wake}."],
	hinglish: ["Bachche ke saath madad: {wake}."],
	hi: ["बच्चे के साथ मदद: {wake}।"],
};
export const END_WIND_DOWN: Phrase = {
	en: ["Last half-hour: {windDown}.", "Before bed: {windDown}."],
	hinglish: ["Sone se pehle: {windDown}."],
	hi: ["सोने से पहले: {windDown}।"],
};
export const END_TRY: Phrase = {
	en: [
		"Give it a week; the first nights may be no better. If sleep stays away for weeks, a doctor can look into it.",
		"It takes some nights to show. Should it go on for weeks, that is worth telling a doctor.",
	],
	hinglish: ["Ek hafta dijiye, pehli raatein waisi hi ho sakti hain. Hafton tak na sudhre to doctor ko bataiye."],
	hi: ["एक हफ़्ता दीजिए, पहली रातें वैसी ही हो सकती हैं। हफ़्तों तक न सुधरे तो डॉक्टर को बताइए।"],
};
/** Weeks of exhaustion after a birth are for the clinic, not for a sleep plan. */
export const END_TRY_BABY: Phrase = {
	en: [
		"It will not be like this for ever. If you cannot sleep even when the baby does, please tell the doctor or nurse; that is common and treatable.",
		"One good stretch is worth more than rules. If sleep stays away while the baby sleeps, let the clinic know.",
	],
	hinglish: ["Bachcha so raha ho tab bhi neend na aaye to doctor ya nurse ko bataiye. Aisa hota hai, aur ilaaj hai."],
	hi: ["बच्चा सो रहा हो तब भी नींद न आए तो डॉक्टर या नर्स को बताइए। ऐसा होता है, और इलाज है।"],
};
