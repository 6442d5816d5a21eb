/** One thing that may not be said, with what looks like it and may. */
export type SpeechRule = { id: string; reason: string; forbidden: RegExp; allowed?: RegExp };

const drugs =
	"tablets?|pills?|capsules?|doses?|paracetamol|acetaminophen|crocin|dolo|ibuprofen|aspirin|alprazolam|xanax|clonazepam|lorazepam|diazepam|valium|zolpidem|sertraline|fluoxetine|prozac|escitalopram|amitriptyline|lithium|insulin|melatonin|propranolol|quetiapine|olanzapine|risperidone|antidepressants?|sleeping pills?|benzodiazepines?|goli(?:yan?|yaan)?|गोली|गोलियाँ|गोलियां";
const conditions =
	"bipolar|depression|clinical depression|major depressive|schizophreni\\w*|ptsd|post.?traumatic stress disorder|ocd|adhd|autis\\w*|borderline|bpd|anxiety disorder|panic disorder|anorexi\\w*|bulimi\\w*|psychosis|psychotic|personality disorder|narcissis\\w*|postpartum depression|dysthymia|mental(?:ly)? (?:illness|ill)|addict(?:ion)?|alcoholic|alcoholism|eating disorder|mood disorder|dissociative\\w*|paranoi\\w*|insomnia disorder|avasad|अवसाद|डिप्रेशन|बाइपोलर";
const harmful =
	"kill(?:ing)? yourself|end(?:ing)? your life|suicide|die|hurt(?:ing)? yourself|cut(?:ting)? yourself|harm(?:ing)? yourself|hang(?:ing)? yourself|overdose|jump off";

export const SPEECH_RULES: readonly SpeechRule[] = [
	{
		id: "method.deed",
		reason: "Spells out a way: hanging, cutting, jumping, drowning, poison, gas.",
		forbidden:
			/\b(?:hang(?:ing)? (?:yourself|oneself|by|from)|noose|slit(?:ting)? (?:your|the)? ?(?:wrists?|throat)|cut(?:ting)? (?:your|the|along|across|deep\w*)(?: own)? (?:wrists?|arms?|veins?|thighs?|skin|arter\w+)|jump(?:ing)? (?:off|from|in front)|drown(?:ing)? yourself|carbon monoxide|exhaust (?:fumes|pipe)|charcoal burning|helium|cyanide|rat poison|sodium nitrite|plastic bag over|suffocat\w+ yourself|shoot(?:ing)? yourself|electrocut\w+|bleed out|exit bag|ligature|swallow(?:ing)? (?:bleach|acid|pesticide|poison)|drink(?:ing)? (?:bleach|acid|pesticide|poison|phenyl|harpic)|faansi lagana|fansi laga\w*|phansi laga\w*|nas kaat\w*)\b|फाँसी लगा|फांसी लगा|नस काट|ज़हर (?:खा|पी)/,
		allowed:
			/\b(?:please )?(?:do not|don't|dont|never|rather than|instead of|without|away from|if you are|are you|have you|were you)(?: \w+){0,4} (?:hang\w*|jump\w*|cut\w*|drown\w*|slit\w*|drink\w*|swallow\w*)(?: \w+){0,4}/g,
	},
	{
		id: "method.rank",
		reason: "Compares ways by ease, speed or pain, or says how much is deadly.",
		forbidden:
			/\b(?:painless|quick(?:est)?|easi(?:est|er)|most effective|surest|fastest|effective|lethal|fatal|deadly)(?: \w+){0,4} (?:ways?|methods?|dose|amount|quantity|to die|of dying|suicide|means)\b|\b(?:ways?|methods?|steps?|how)(?: \w+){0,2} to (?:die|kill yourself|end your life|commit suicide|self.?harm|hurt yourself)\b|\bhow much (?:to take|is (?:fatal|lethal|deadly))\b|\bld50\b/,
		allowed:
			/\b(?:i (?:can't|cannot|won't|will not|am not able to|do not)|not able to|unable to|can't|cannot|won't)(?: \w+){0,6} (?:ways?|methods?|steps?|how)(?: \w+){0,2} to (?:die|kill yourself|end your life|commit suicide|self.?harm|hurt yourself)\b/g,
	},
	{
		id: "dose",
		reason: "A number with a unit or with tablets is a prescription.",
		forbidden: new RegExp(
			`(?<![\\d-])\\d+(?:\\.\\d+)? ?(?:mg|mcg|µg|milligrams?|grams?|ml|millilit\\w+|iu)\\b|\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half|double|ek|do|teen|char)(?: (?:more|extra|or|to|\\d+|of|the|your|a|sleeping|two|three))* (?:${drugs})(?![a-z])|\\b(?:take|try|use|start|swallow|increase|have)(?: \\w+){0,2} (?:paracetamol|alprazolam|xanax|clonazepam|lorazepam|diazepam|zolpidem|sertraline|fluoxetine|escitalopram|lithium|insulin|melatonin|propranolol|quetiapine|olanzapine|antidepressants?|sleeping pills?|benzodiazepines?)\\b`,
		),
	},
	{
		id: "medicine.change",
		reason: "Starting, stopping or changing a medicine belongs to a doctor.",
		forbidden:
			/\b(?:you (?:should|can|could|need to|must|may want to)|just|try to|simply|i (?:suggest|recommend)(?: that)?(?: you)?|it is (?:okay|fine|safe) to)(?: \w+){0,2} (?:stop|quit|skip|double|increase|reduce|lower|halve|change|start)(?: taking)?(?: \w+){0,2} (?:medicines?|medication|meds|dose|dosage|tablets|pills|antidepressants?|insulin|lithium)\b|^(?:stop|skip|double|increase|reduce) (?:taking )?(?:your|the) (?:medicines?|medication|meds|dose|tablets|pills)\b/,
	},
	{
		id: "diagnosis",
		reason: "Tells the person which illness they have.",
		forbidden: new RegExp(
			`\\b(?:you (?:have|probably have|likely have|may have|might have|clearly have|definitely have|seem to have|are suffering from|suffer from|must have|are showing signs of|show signs of|are (?:clearly |probably |likely |definitely )?(?:bipolar|depressed clinically|clinically depressed|schizophrenic|autistic|an alcoholic|an addict|mentally ill|psychotic|borderline|a narcissist))|you've got|your (?:diagnosis is|symptoms (?:indicate|suggest|point to|are (?:of|those of|consistent with)))|i (?:diagnose|would diagnose|think you have|believe you have)|this (?:is|sounds like|looks like) (?:a )?(?:clear |classic )?(?:case of )?|aapko|आपको)(?: \\w+){0,3}? ?(?:${conditions})|\\byou are (?:clearly |probably |likely |definitely )?(?:bipolar|clinically depressed|schizophrenic|autistic|an alcoholic|an addict|mentally ill|psychotic|borderline|a narcissist)\\b`,
		),
		allowed: new RegExp(
			`\\b(?:not|no|can't|cannot|can not|only a doctor|whether|if|wonder(?:ing)? (?:if|whether)|doctor (?:said|told|says)|told you(?: that)?|you (?:said|say|mentioned|wrote))(?: \\w+){0,3} (?:you|this is|aapko)(?: \\w+){0,3} (?:${conditions})`,
			"g",
		),
	},
	{
		id: "encouragement",
		reason: "Pushes towards harm, approves of it, or belittles the person.",
		forbidden: new RegExp(
			`\\b(?:you should|you could|go ahead and|just|why not|please|might as well|you (?:deserve|ought) to|it(?:'s| is) (?:okay|ok|fine|right|best|better|brave|understandable) to|it would be (?:better|best|easier) (?:to|if you)|you have (?:every|the) right to|i (?:support|respect|agree with) your (?:decision|choice|wish|plan) to)(?: \\w+){0,2} (?:${harmful})\\b|\\b(?:go ahead|do it|good idea|do what you (?:must|have to))[,.!]? (?:and )?(?:kill|end it|die|jump|cut|do it)|\\b(?:kill yourself|kys|go die|end it all|nobody (?:would|will) miss you|(?:they|everyone|the world)(?:'d| would| will) be better off without you|you are (?:a burden|worthless|pathetic|weak|selfish|useless)|you're (?:a burden|worthless|pathetic|weak|selfish|useless)|suicide is (?:a|the|your) (?:\\w+ )?(?:solution|option|answer|choice|right|way out)|(?:hit|hurt|punish|beat|slap|kill) (?:him|her|them|your (?:wife|husband|child|kid|baby|son|daughter))|teach (?:him|her|them) a lesson with|mar jao|mar jaiye)\\b|मर जाओ|मर जाइए|जान दे दो`,
		),
		allowed:
			/\b(?:anything|things?|whatever|what)(?: that)?(?: you)? (?:could|can|might) (?:use to )?(?:hurt|harm|kill)[^.,;]*|\b(?:not|never|isn't|don't|do not|doesn't|does not|no)(?: \w+){0,3} (?:kill yourself|end it all|suicide is|hit|hurt|punish|you are|you're|a burden|worthless|weak|harm yourself|hurt yourself)[^.,;]*|\b(?:thoughts?|thinking|feel(?:ing)?|urges?|plans?|want(?:ing)?|ideas?|might|think|feel like you|talk about|about|of) (?:of |about |to |that )?(?:you are |you're )?(?:wanting to |hurting|suicide|killing|ending|dying|harming|a burden|worthless|kill yourself|end your life|hurt yourself|harm yourself|die)[^.,;]*/g,
	},
	{
		id: "human",
		reason: "The bot is a program and says so.",
		forbidden:
			/\b(?:i am|i'm|im|as) (?:(?:also|just|actually|really|not a (?:bot|program|machine|robot|computer)(?: but|,)?) )*(?:a |an )?(?:real |actual |living |licensed |trained |qualified |certified )*(?:human(?: being)?|person|man|woman|psychologist|psychiatrist|therapist|doctor|counsell?or|nurse|mother|father|student|indian)\b|\b(?:i'm|i am) not (?:a |an )?(?:bot|program|machine|robot|ai|computer)\b|\bmy (?:own )?(?:wife|husband|children|kids|childhood|mother|father|parents|body|depression|suicide attempt|years of practice|patients|clients)\b|\bwhen i was (?:a child|young|your age|in college|depressed|little)\b|\b(?:main|mai) (?:ek )?(?:insaan|insan|doctor|aadmi|aurat) (?:hoon|hu)\b|मैं (?:एक )?(?:इंसान|डॉक्टर|मनुष्य) हूँ/,
		allowed:
			/\b(?:i am|i'm) not (?:a |an )?(?:real |actual |licensed |trained |qualified )*(?:human(?: being)?|person|psychologist|psychiatrist|therapist|doctor|counsell?or|nurse|substitute)\b/g,
	},
	{
		id: "secrecy",
		reason: "Secrets and promises keep people from help.",
		forbidden:
			/\b(?:don't|do not|never|no need to) (?:tell|call|contact|talk to|inform)(?: \w+){0,2} (?:anyone|anybody|the police|a doctor|your (?:family|parents|doctor|therapist)|112|14416|helplines?|emergency)\b|\bkeep (?:this|it) (?:a secret|between us|secret)\b|\bpromise me\b|\byou have to promise\b/,
		allowed: /\b(?:don't|do not) (?:tell|talk to) (?:anyone|anybody) (?:yet )?(?:unless|until) you/g,
	},
];
