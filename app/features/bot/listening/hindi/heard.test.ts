import { describe, expect, test } from "vitest";
import { NEW_STATE } from "../../state";
import { isHeard, readingOf, reflectionOn, SIGNS } from "./heard";

/** What people write, in both scripts, and what is to be heard in it. */
const TOLD: Record<string, readonly [hinglish: string, hi: string]> = {
	death: ["mere pati guzar gaye", "मेरे पति को गुज़रे पाँच महीने हो गए"],
	newborn: ["meri beti 2 mahine ki hai", "बेटा दो महीने का है"],
	"one-to-talk-to": ["sirf mummy se baat hoti hai", "बस बहन से बात होती है"],
	"someone-kind": ["ek teacher hai jo achhi hai", "एक दीदी है बस में वो अच्छी है"],
	"years-married": ["shaadi ko 6 saal hue", "शादी को छह साल हुए"],
	"two-cups": ["aaj bhi do cup chai bana di", "सुबह उठकर दो कप चाय बना देती हूँ"],
	"what-they-left": ["unki chappal wahin hai", "उनके कपड़े अलमारी में हैं"],
	"told-to-be-strong": ["sab kehte hain himmat rakho", "रिश्तेदार कहते हैं कि अब सँभल जाओ"],
	"hidden-tears": ["akele mein roti hoon", "उसको नहीं बताती कि मैं रोती हूँ"],
	"child-far-away": ["beta Delhi mein rehta hai", "बेटी विदेश में है"],
	"eats-alone": ["akele khana khaata hu", "मैं अकेली खाना खाती हूँ"],
	"empty-house": ["ghar bahut khaali lagta hai", "घर सूना हो गया"],
	"not-a-good-mother": ["main achhi maa nahi hu", "मैं बुरी माँ हूँ"],
	milk: ["mera doodh kam hai", "दूध कम है ऐसा कहते हैं"],
	"baby-awake": ["woh soti hi nahi", "बेटी रात में सोती नहीं"],
	"everybody-does-it": ["sab auratein karti hain", "सब औरतें करती हैं"],
	"taunts-at-home": ["saas roz taane deti hai", "सास ताने देती है"],
	"no-trouble-to-others": ["unko pareshan nahi karna chahti", "किसी को परेशान नहीं करना"],
	"told-nobody": ["kisi ko nahi bataya", "घर में किसी को नहीं बताया"],
	"no-wish-to-talk": ["kisi se baat karne ka mann nahi karta", "बात करने का मन नहीं है"],
	"not-understood": ["mujhe koi nahi samajhta", "मुझे कोई नहीं समझता"],
	"what-people-will-say": ["log kya kahenge", "लोग क्या कहेंगे"],
	"pressed-to-marry": ["bolte hai shaadi kar lo", "शादी के लिए दबाव है"],
	"silence-at-home": ["pati mujhse baat nahi karte", "घर में कोई बात नहीं करता"],
	quarrels: ["roz jhagda hota hai", "रोज़ झगड़ा होता है"],
	"keeps-silent": ["main chup rehta hu", "मैं चुप रहती हूँ"],
	"laughed-at": ["class mein sab mazaak udaate hain", "सब मज़ाक उड़ाते हैं"],
	left: ["usne mujhe chhod diya", "वह मुझे छोड़ गया"],
	"alone-in-the-city": ["bahut akela lagta hai", "अकेलापन बहुत है"],
	"lenders-call": ["bank wale roz phone karte hain", "बैंक वाले रोज़ फ़ोन करते हैं"],
	"daughters-wedding": ["beti ki shaadi karni hai", "बेटी की शादी अगले साल है"],
	debt: ["do lakh ka karz hai", "दो लाख का क़र्ज़ है"],
	harvest: ["is baar baarish nahi hui", "सारी फ़सल सूख गई"],
	"money-for-home": ["ghar pe paise bhejne hote hai", "गाँव पैसे भेजने होते हैं"],
	ratings: ["rating gir gayi", "कस्टमर ने झूठ बोला"],
	"pay-cut": ["salary kat gayi", "पगार रुक गई"],
	"scolded-at-work": ["boss roz sunata hai", "मालिक सबके सामने डाँटता है"],
	"long-hours": ["din mein 14 ghante kaam", "दिन में बारह घंटे काम"],
	"work-gone": ["naukri chali gayi", "नौकरी छूट गई"],
	interviews: ["har interview mein reject", "इंटरव्यू में फिर ना हुई"],
	"nothing-goes-in": ["padhta hu par kuch yaad nahi rehta", "पढ़ती हूँ पर याद नहीं होता, कुछ नहीं"],
	marks: ["main fail ho gaya", "मैं फेल हो गई"],
	"hopes-of-others": ["papa ko bahut ummeed hai", "पापा को बहुत उम्मीद है"],
	compared: ["dost sab aage nikal gaye", "मेरी तुलना सबसे होती है"],
	bills: ["beti ki fees bharni hai", "किराया देना है"],
	"not-to-school": ["school nahi jaana", "स्कूल नहीं जाना"],
	"illness-at-home": ["mummy bimar rehti hai", "माँ अस्पताल में हैं"],
	"pain-of-the-body": ["kamar mein dard rehta hai", "रिपोर्ट कल आएगी"],
	"own-drink-to-leave": ["sharab chhodna chahta hu", "शराब छोड़नी है"],
	"drink-at-home": ["papa roz sharab peete hain", "पति शराब पीकर आते हैं"],
	"own-drink": ["roz do peg daaru leta hu", "रोज़ दारू पीता हूँ"],
	"early-tomorrow": ["kal phir subah 6 baje nikalna hai", "कल सुबह उठना है"],
	"asks-for-its-view": ["tum kya sochte ho", "आपको क्या लगता है"],
	"asks-if-bad": ["kya main buri teacher hu", "क्या मैं बुरी टीचर हूँ"],
	"felt-bad": ["bahut bura laga mujhe", "बहुत बुरा लगा"],
	"asks-who-is-wrong": ["main kya galat kar rahi hu", "मैं क्या गलत कर रही हूँ?"],
	"was-helped": ["aaj ek uncle ne paani pilaya aur baithaya", "पड़ोसी ने घर तक छोड़ा"],
	"gone-to-her-parents": ["biwi maike chali gayi 10 din pehle", "पत्नी मायके चली गई"],
	"good-news": ["aaj beti ne pehli baar apna naam likha", "बेटा पास हो गया"],
	"good-moment": ["usse milkar achha laga", "बच्ची आती है तो अच्छा लगता है"],
	sleepless: ["raat ko neend nahi aati", "मुझे रात को नींद नहीं आती"],
	tears: ["bahut rona aata hai", "बार-बार रोना आता है"],
	"feels-nothing": ["kuch mehsoos hi nahi hota", "कुछ महसूस नहीं होता"],
	"thoughts-turn": ["sochta rehta hu din bhar", "यही सोचता रहता हूँ"],
	nervous: ["bahut ghabrahat hoti hai", "घबराहट होती है"],
	fear: ["mujhe dar lagta hai", "मुझे डर लगता है"],
	anger: ["bahut gussa aata hai", "मुझे ग़ुस्सा आता है"],
	"own-fault": ["sab meri galti hai", "सब मेरी ग़लती है"],
	"has-to-lie": ["roz jhooth bolna padta hai", "झूठ बोलना पड़ता है"],
	"harsh-on-oneself": ["bekar lagta hu khud ko", "मैं किसी काम का नहीं"],
	"no-heart-in-it": ["mann nahi lagta", "मन कहीं नहीं लगता"],
	sadness: ["mann udaas hai", "बहुत उदास हूँ"],
	"no-appetite": ["bhookh nahi lagti", "भूख भी नहीं लगती"],
	"worn-out": ["thak gaya hu yaar", "मैं थक गई हूँ"],
	"a-face-for-others": ["sabke saamne hansta hu", "ऊपर से हँसती हूँ"],
	missing: ["ghar ki yaad aati hai", "उनकी याद आती है"],
	tension: ["bahut tension hai", "बहुत टेंशन है"],
	joking: ["haha are mazak kar raha hu", "मज़ाक कर रही थी"],
	"just-so": ["bas aise hi aa gyi", "कुछ ख़ास नहीं"],
	"leaves-it": ["choro", "अरे छोड़ो ना"],
	"they-keep-silent": ["papa kuch bolte nhi, bas chup ho jate h", "पति चुप रहते हैं"],
	"a-day-of-theirs": ["kal unka janamdin hai", "उनकी बरसी है"],
	"left-on-seen": ["usne block kar diya", "उसने ब्लॉक कर दिया"],
	"talked-about": ["ladkiyo ne mere bare me jhuth failaya h", "सब अजीब नज़र से देखते हैं"],
	"does-not-believe": ["sach bola par wo mani nhi", "वो नहीं मानी बात"],
	shame: ["doctor ke paas jaane me sharam aati h", "बताने में शर्म आती है"],
	"no-joy-with-the-child": ["baby ko dekh ke khush nahi lagti", "बच्चे से लगाव नहीं होता"],
	"wants-sleep": ["bas sona h mjhe", "मुझे सोना है"],
	"wants-a-break": ["kbhi lagta h bhag jau kahi 1 din ke liye", "एक दिन की छुट्टी मिले"],
	"day-forgotten": ["pichle birthday pe kisi ne wish nhi kiya", "मेरा जन्मदिन सब भूल गए"],
	"took-it-up-again": ["das din chhodi, phir pi li", "दस दिन छोड़ी, फिर पी ली"],
	"does-not-want-that-way": ["mat bolo doctor", "मत पूछो अब"],
	"good-and-bad-at-once": ["acha laga aur bura bhi", "अच्छा लगा और बुरा भी"],
	"wife-left": ["biwi chali gayi meri", "पत्नी छोड़ गई"],
	divorced: ["divorce ho gaya march me", "तलाक़ हो गया"],
	"if-they-were-here": ["nani hoti to kuch kehti", "माँ होती तो समझती"],
	"no-tears": ["main roya bhi nahi ab tak", "पता नहीं क्यों नहीं आता रोना"],
	retired: ["retire ho gaya hu bank se", "रिटायर हो गई हूँ"],
	"long-days": ["din bahut lamba lagta hai", "वक़्त ही नहीं कटता"],
	"used-to-be": ["pehle roz baat hoti thi", "पहले लोग सलाम करते थे"],
	"nobody-calls": ["ab koi phone bhi nahi karta", "कोई हाल नहीं पूछता"],
	"nobody-to-tell": ["koi h nahi jisko sach bolu", "कोई नहीं जिससे बात करूँ"],
	"does-not-want-it": ["mujhe nahi karni", "मुझे शादी नहीं करनी"],
	"a-perhaps": ["barish acchi ho gayi to shayad", "शायद अच्छा हो"],
	"own-step": ["kal puchhunga shayad", "कल तहसील जाऊँगा"],
	"worried-for-another": ["meri saheli ki chinta ho rahi hai", "दोस्त की बहुत फ़िक्र है"],
	"wants-to-talk": ["mujhe kisi se baat karni thi", "नमस्ते, मुझे कुछ पूछना था"],
	"not-home-for-days": ["bees din se ghar nahi gaya", "बीस दिन से घर नहीं गया"],
	"fewer-customers": ["online ki wajah se grahak kam ho gaye", "आजकल सवारी नहीं मिलती"],
	"saw-an-accident": ["kal ek accident dekha raste mein", "कल एक एक्सीडेंट देखा रास्ते में"],
	"forgets-those-near": ["dadi sab bhoolne lagi hai", "कल मुझे पहचाना नहीं"],
	"a-small-thing": ["chhoti si baat hai waise", "छोटी सी बात थी, नमक ज़्यादा था"],
	"speaks-well-of-them": ["beti bahut hoshiyar hai", "बहुत होशियार है पढ़ने में"],
	"cuts-the-call": ["wo phone kaat deti hai", "बहन फ़ोन काट देती है"],
	"how-many-children": ["bachche do hai", "घर में तीन बच्चे हैं"],
	"all-on-oneself": ["ab main hi sab karti hu", "सब मुझे ही करना है"],
	"not-told-yet": ["haan ghar pe bola nahi abhi", "बेटे को नहीं बताया"],
	"tells-them-all-is-well": ["unko sab acha batata hu", "माँ को सब ठीक बताती हूँ"],
	"said-sorry": ["aaj maafi maangi usse", "आज माफ़ी माँगी उससे"],
	"took-away-a-trace": ["uska number delete kar diya", "उसका नंबर डिलीट किया"],
	"ordinary-day": ["subah walk pe jata hu phir chai", "सुबह टहलता हूँ, अखबार, फिर टीवी"],
	"given-up": ["mandir jaati thi pehle ab nahi ja pati", "पहले गाता था अब नहीं गाता"],
	fell: ["bathroom mein gir gayi thi", "पिछले महीने गिर गई थी बाथरूम में"],
	"for-so-long": ["do mahine se aisa hai", "दो साल से ऐसा ही है"],
};

describe.each(SIGNS.map((sign) => [sign.id, sign] as const))("%s", (id, sign) => {
	test("is heard in both scripts", () => {
		for (const told of TOLD[id] ?? ["", ""]) expect(isHeard(sign, readingOf(told)), told).toBe(true);
	});
});

test.each([
	["a baby that cries is no mother's tears", "bachcha raat ko rota hai", "tears"],
	["a time that passes is no death", "दिन किसी तरह गुज़र रहे हैं", "death"],
	["laughter at somebody is no good moment", "sab meri hansi udaate hain", "good-moment"],
	["what does not feel good is no good moment", "jab akele ho tab achha nahi lagta", "good-moment"],
	["a father's drink is not one's own", "papa daaru peete hain", "own-drink-to-leave"],
	["what is denied is not told: quarrels", "nahi ladai nahi hoti", "quarrels"],
	["what is denied is not told: anger", "nahi mujhe gussa nahi aata", "anger"],
	["what is denied is not told: tears", "रोना भी नहीं आता", "tears"],
	["what is denied is not told: fear", "dar nahi lagta ab", "fear"],
	["not to understand is no talk of people", "phone karte hai par kuch samajh nahi aata unko", "what-people-will-say"],
	["one hour is no long day", "roz 1 ghanta padhana", "long-hours"],
	["to have told somebody is not to have told nobody", "kisi ko bataya tha maine", "told-nobody"],
	["a child's fear is not one's own", "beti ko dar lagta hai school se", "fear"],
	["a grandchild's fear is not one's own", "pota dar gaya", "fear"],
	["a son's shouting is not one's own", "पूछो तो चिल्लाता है", "anger"],
	["words before others are no mask", "mummy ne sabke samne bola", "a-face-for-others"],
	["rain is no harvest", "barish", "harvest"],
	["what was won once is no news", "पहले कबड्डी खेलता था, मेडल लाया था", "good-news"],
	["a father's anger is not one's own", "papa bahut gussa karte hai", "anger"],
	["a husband's worry is not one's own", "पति बहुत परेशान रहते हैं", "tension"],
	["a mother's loneliness is not one's own", "wo bole maa akeli ho jayegi", "alone-in-the-city"],
	["what comes on top is no mask", "ऊपर से चुनाव की ड्यूटी", "a-face-for-others"],
	["what does not make one laugh is no good moment", "isme hasi nhi aati", "good-moment"],
	["a smile put on is no good moment", "sab badhai dete h mai smile kar deti hu", "good-moment"],
	["who cannot cook has an appetite", "khana banana nahi aata tha", "no-appetite"],
	["a yes with a perhaps is no hope", "haan shayad", "a-perhaps"],
	["a guess is no hope", "kisi ke saath thi shayad", "a-perhaps"],
	["tears that do not come are no tears", "pata nahi kyu nahi aata rona", "tears"],
	["tea that was drunk is no drink", "haan pi li", "own-drink"],
	["a meme of one's own is no mockery", "meme bana du apni life pe", "laughed-at"],
	["happiness with guilt is no good moment", "guilt hota hai ki mai yaha khush hu", "good-moment"],
	["to tell is no taunt", "kisi ko kya batana", "taunts-at-home"],
	["what is not sold was told", "किसी को बेचने नहीं दी", "told-nobody"],
	["where to write is no one to talk to", "bas counsellor se hi baat karni hai", "one-to-talk-to"],
	["what one cannot do is no step", "ab main ghar kaise jaunga", "own-step"],
	["others' jokes are no joke of one's own", "sab mera mazak bana rahe hai", "joking"],
	["what was good once is no good moment", "pehle padhna acha lagta tha mujhe", "good-moment"],
])("%s", (_, told, id) => {
	const sign = SIGNS.find((one) => one.id === id);
	expect(sign !== undefined && isHeard(sign, readingOf(told))).toBe(false);
});

test.each([
	["gussa nahi rukta mera", "anger"],
	["rona band nahi hota", "tears"],
	["ghabrahat kam nahi hoti", "nervous"],
	["papa ki yaad me rona aata hai", "tears"],
	["bete ke liye dar lagta hai", "fear"],
	["neend nahi aati, dar lagta hai", "fear"],
	["aaj beti ne pehli baar apna naam likha", "good-news"],
	["haan khushi hui bahut", "good-moment"],
	["aaj baby pehli baar hasa mujhe dekh ke", "good-news"],
	["nai ghar pe nhi btaya", "told-nobody"],
	["mjhe koi nhi smjhta", "not-understood"],
	["mohalle wale dekh lenge na", "what-people-will-say"],
	["माँ को गए तीन हफ्ते हुए", "death"],
	["pati to rahe nahi, 10 saal ho gaye", "death"],
	["आज पिताजी ने दो रोटी खाई", "good-news"],
	["papa icu me hai", "illness-at-home"],
	["कल उसको स्कूल में प्राइज़ मिला", "good-news"],
	["पोते की फ़ोटो आई आज", "good-news"],
	["कल साड़ी लेने गए थे, बेटी बहुत हँसी", "good-news"],
	["इसके पापा नहीं हैं अब", "death"],
])("%s is %s all the same", (told, id) => {
	const sign = SIGNS.find((one) => one.id === id);
	expect(sign !== undefined && isHeard(sign, readingOf(told))).toBe(true);
});

test("says nothing twice of the same thing, and in the end leaves it to others", () => {
	const spoken: string[][] = [];
	for (let turn = 0; turn < 6; turn++) {
		const reflection = reflectionOn("raat ko neend nahi aati", { ...NEW_STATE, spoken });
		const said = [reflection?.meet?.hinglish[0], reflection?.ask?.hinglish[0]].filter((one) => one !== undefined);
		for (const wording of said) expect(spoken.flat()).not.toContain(wording);
		spoken.push(said);
	}
	expect(reflectionOn("raat ko neend nahi aati", { ...NEW_STATE, spoken })).toBeNull();
});

test("is linear in what it is given", () => {
	const started = performance.now();
	for (const typed of ["a".repeat(2_000), "नींद ".repeat(500), "neend ".repeat(400), "ghar ".repeat(500)])
		reflectionOn(typed, NEW_STATE);
	expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
	["good-moment", "मम्मी को पेंटिंग दिखाई थी, वो मुस्कुराई थीं"],
	["missing", "mummy ke haath ki dal yaad aati hai"],
])("%s is heard in %j", (id, told) => {
	const sign = SIGNS.find((one) => one.id === id);
	expect(sign && isHeard(sign, readingOf(told))).toBe(true);
});

describe("words that mean another thing", () => {
	const heardIn = (told: string) => SIGNS.filter((sign) => isHeard(sign, readingOf(told))).map(({ id }) => id);

	test.each([
		["no-appetite", "pooch ti hai khana khaya ki nahi"],
		["they-keep-silent", "mummy itni khush hai ki bol nahi sakti"],
		["everybody-does-it", "ab main hi sab karti hu"],
		["alone-in-the-city", "usko akele call karti hu to wo phone kaat deti hai"],
		["good-news", "आज पहली बार उसका नंबर डिलीट किया"],
		["not-to-school", "कल वो बोली माँ मैं स्कूल छोड़ दूँ क्या"],
		["left", "kaam chhod diya wahan ka"],
		["debt", "nahi karz nahi hai"],
		["they-keep-silent", "पति अच्छे हैं, कुछ नहीं कहते"],
		["ordinary-day", "subah saath mein chai peete the"],
	])("%s is not heard in %j", (id, told) => {
		expect(heardIn(told)).not.toContain(id);
	});
});
