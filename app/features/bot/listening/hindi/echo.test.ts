import { expect, test } from "vitest";
import { correctionIn, echoHindi, isDenial } from "./echo";

test.each([
	"wo shop chalate hai din bhar khade rehte hai",
	"roommate ka 99 percentile aata hai",
	"pati dubai me rehte hai",
	"बेटी चार साल की है",
	"physics ka to ek chapter bhi nhi hua",
	"कपास का दाम भी गिर गया",
])("gives %j back as it is", (typed) => {
	expect(echoHindi(`${typed}.`)).toBe(typed);
});

test.each([
	["what names the person", "papa mujhse baat nahi karte"],
	["a question", "wo kya sochte hai mere bare me"],
	["what leaves out who it is of", "sara din so gaya tha aaj"],
	["English", "papa keeps asking how many chapters are left"],
	["violence", "papa roz maarte hai sabko"],
	["a verb that may be one's own", "kota se wapas aaya tha pichle saal"],
	["what leans on the message before", "phir uska phone aa gaya hai"],
	["who is called bhai", "bhai ek baat bolni thi"],
	["danger", "wo ab marna chahti hai bas"],
])("leaves %s alone", (_, typed) => {
	expect(echoHindi(typed)).toBeNull();
});

test.each([
	["nahi ladai nahi hoti", "ladai nahi hoti"],
	["nahi wo theek rehta hai", "wo theek rehta hai"],
	["nahi, mujhe gussa nahi aata", "aapko gussa nahi aata"],
	["नहीं, डर नहीं लगता", "डर नहीं लगता"],
	["nahi jhagda nahi hota kabhi", "jhagda nahi hota kabhi"],
	["nahi office me sab theek hai", "office me sab theek hai"],
	["नहीं मायके में कोई नहीं है", "मायके में कोई नहीं है"],
])("hears what %j puts right", (typed, right) => {
	expect(correctionIn(typed)).toBe(right);
});

test.each(["nahi", "nahi pata", "nahi kar paunga yeh sab ab", "ladai nahi hoti"])(
	"hears no correction in %j",
	(typed) => {
		expect(correctionIn(typed)).toBeNull();
	},
);

test("knows a denial that cannot be turned", () => {
	expect(isDenial("nahi wo mujhe chidhate nahi")).toBe(true);
	expect(isDenial("nahi wo acchi hai mere sath")).toBe(true);
	expect(isDenial("nahi mujhe pata nahi")).toBe(false);
	expect(isDenial("nai ghar pe nhi btaya")).toBe(false);
	expect(isDenial("mujhe neend nahi aati")).toBe(false);
});
