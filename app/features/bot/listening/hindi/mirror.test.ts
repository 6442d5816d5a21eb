import { expect, test } from "vitest";
import { mirrorHindi } from "./mirror";

test.each([
	["mujhe raat ko neend nahi aati", "aapko raat ko neend nahi aati"],
	["mera kisi kaam mein mann nahi lagta", "aapka kisi kaam mein mann nahi lagta"],
	["main roz subah se shaam tak kaam karta hu", "aap roz subah se shaam tak kaam karte hain"],
	["main bahut thak gayi hoon", "aap bahut thak gayi hain"],
	["raat ko room pe akela rehta hu", "aap raat ko room pe akele rehte hain"],
	["maine ghar pe kisi ko nahi bataya", "aapne ghar pe kisi ko nahi bataya"],
	["meri saas mujhe roz sunati hai", "aapki saas aapko roz sunati hai"],
	["yaar main so nahi paata", "aap so nahi paate"],
	["main kisi se baat nahi karti", "aap kisi se baat nahi karti hain"],
	["hum dono alag kamre mein sote hai", "aap dono alag kamre mein sote hain"],
	["office mein boss roz sunata hai", "office mein boss roz sunata hai"],
	["kisi se baat karne ka mann nahi karta", "kisi se baat karne ka mann nahi karta"],
	["मैं बहुत थक गई हूँ", "आप बहुत थक गई हैं"],
	["मैं रात भर जागता रहता हूँ", "आप रात भर जागते रहते हैं"],
	["मुझे घर की बहुत याद आती है", "आपको घर की बहुत याद आती है"],
	["मेरी पत्नी पूछती है कि क्या हुआ, मैं दिन भर चुप रहता हूँ", "आप दिन भर चुप रहते हैं"],
	["मैं पहले बहुत ख़ुश रहती थी", "आप पहले बहुत ख़ुश रहती थीं"],
	["बैंक का दो लाख का कर्ज़ है मुझ पर", "बैंक का दो लाख का कर्ज़ है आप पर"],
])("turns %j", (typed, said) => {
	expect(mirrorHindi(typed)).toBe(said);
});

test.each([
	["a question", "kya main theek ho jaunga kabhi?"],
	["words to the bot", "tum mujhe bilkul nahi samajhte ho"],
	["words of danger", "mera ab jeene ka mann nahi karta"],
	["words of danger in Devanagari", "मेरा अब जीने का मन नहीं करता"],
	["a goodbye", "maine papa ke naam chitthi likh di hai"],
	["a plan", "दवा मेरे पास रखी हुई है घर में"],
	["what nobody of a usual hard life says", "maine wo cheez khareed li hai"],
	["another's words", "mummy ne bola main ghar pe kaam nahi karti"],
	["what comes with danger elsewhere in the message", "raat ko neend nahi aati hai. ab jeena nahi hai"],
	["words against oneself", "main bahut buri maa hu yaar"],
	["words against oneself in Devanagari", "मैं सब पर बोझ हूँ आजकल"],
	["what will be", "main kal us se baat karunga"],
	["what may be", "मैं अब घर कैसे जाऊँ बताओ"],
	["a noun that ends as a verb does", "main do bachchon ka pita hu"],
	["a predicate of unknown kind", "main ghar ka bada ladka hu"],
	["a subject left out that may be the speaker", "roz raat ko bahut der tak rota tha"],
	["the loan word main", "main problem yeh hai ki paise kam hai"],
	["a word or two", "thak gaya"],
	["fault", "galti meri hi hai yaar"],
	["fear of oneself", "bachche dar jaate hai mujhse"],
	["a verb before another clause", "padhne baithta hu to kuch yaad nahi rehta"],
	["a verb whose subject is left out", "उसको नहीं बताती कि मैं रोती हूँ"],
	["a question without its mark", "kya koi aur yeh chat padh sakta hai"],
	["markup", "mujhe <b>neend</b> nahi aati hai"],
	["another's violence", "pati mujhe roz maarta hai ghar mein"],
])("leaves %s alone", (_, typed) => {
	expect(mirrorHindi(typed)).toBeNull();
});

test("is linear in what it is given", () => {
	const started = performance.now();
	for (const typed of ["a".repeat(2_000), "main ".repeat(400), "मैं ".repeat(600), "मेरी, ".repeat(500)])
		mirrorHindi(typed);
	expect(performance.now() - started).toBeLessThan(1_000);
});
