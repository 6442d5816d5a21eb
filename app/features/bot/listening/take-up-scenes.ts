import type { TakeUpForm } from "./take-up-forms";

const MANY = "(?:\\d+|\\w+ty(?:[ -]\\w+)?|\\w+teen|ten|eleven|twelve|many|so many)";
/** Somebody else who acts: named by a pronoun, or by what they are to the person. */
const ANOTHER =
	"(?:he|she|they|mom|mum|mummy|mumma|amma|dad|papa|wife|husband|(?:my|our|the|a|one|his|her) (?:\\w+ ){0,2}\\w+)";
/** A wish for an end is for the safety gate, a wish for a session for the booking. */
const NO_PLAIN_WISH =
	/\b(?:die|died|dead|death|end|ended|over|gone|disappear|vanish|nothing|never|not|dont|kill|hurt|hit|drink|smoke|appointment|session|scream|answer|want you|want u)\b|\bi (?:\w+ )?(?:want|wish|need) to (?:book|talk|ask|know|say|tell|speak|write)\b/;

/**
 * Scenes of a life that come up again and again, whatever the subject, each with what a listener would want to know
 * next. They are more particular than the forms, and are looked for first.
 */
export const TAKE_UP_SCENES: readonly TakeUpForm[] = [
	{
		id: "is-about-somebody",
		heard:
			/^(?:hi |hello |so |well )*(?:it ?s|it is|about|for|i (?:want|wanted|would like|d like|need) to (?:ask|talk|know|write|speak)) (?:about |for )?my (?:\w+ )?(?:friend|brother|sister|roommate|cousin|son|daughter|wife|husband|mother|father|mom|dad|colleague|neighbour|student|boss|roommate)(?: \w+)?[.! ]*$/,
		ask: {
			en: [
				"What is going on there?",
				"What have you seen, that you write about it?",
				"What worries you most just now?",
			],
		},
	},
	{
		id: "without-a-roof",
		heard:
			/\b(?:threw|throw|thrown|kicked|chucked|locked|turned|put) (?:me |us )?out\b(?! of (?:the )?(?:team|group|class|game|party|chat))/,
		unless: /\b(?:years? ago|once|long back|joking|threw out|put out)\b/,
		ask: {
			en: [
				"Where are you now, and where can you sleep tonight?",
				"Have you a place to be tonight, with somebody you trust?",
				"Who could take you in for now?",
			],
		},
	},
	{
		id: "sleeps-elsewhere",
		heard:
			/\b(?:sleeping|staying|slept|crashing) (?:at|in|on|with) (?:a |my |the |some )?(?:friends?|station|street|shop|car|bus|cousins?|colleagues?|neighbou?rs?)\b/,
		ask: {
			en: ["How long can you stay there?", "Who knows that you are there?", "How are the nights there?"],
		},
	},
	{
		id: "sits-it-out",
		heard: /\b(?:sit|hide|eat|cry|wait) in the (?:washroom|toilet|bathroom|loo)\b/,
		ask: {
			en: [
				"What goes through your mind, while you are in there?",
				"How long are you in there, mostly?",
				"And when you come out again, how is it then?",
			],
		},
	},
	{
		id: "is-away",
		heard:
			/\b(?:my |our )?(?:husband|wife|father|dad|papa|mother|mom|son|daughter|partner|fiance|fiancee) (?:is|works|has|goes) (?:\w+ )?(?:(?:on |in )?(?:a )?(?:night|day|double) (?:shifts?|duty)|on (?:tour|duty|a ship|the road)|in the (?:army|navy|gulf)|away|abroad|posted|offshore|out of (?:town|station)|travell?ing|never (?:home|there))\b/,
		ask: {
			en: ["What falls to you alone in that time?", "How is that time for you?", "How do you get through those hours?"],
		},
	},
	{
		id: "is-ill",
		heard:
			/\b(?:mom|mum|mummy|amma|dad|papa|(?:my|our|his|her) (?:\w+ )?(?:mother|father|mom|dad|husband|wife|son|daughter|brother|sister|grand\w+|nani|dadi|nana|dada|friend|baby)) (?:is|has been|was|fell|got) (?:\w+ )?(?:sick|ill|unwell|not well|not keeping well|admitted|bedridden|in (?:the )?(?:hospital|icu))\b/,
		ask: {
			en: ["How do things stand with that now?", "What falls to you in it?", "What have the doctors said so far?"],
		},
	},
	{
		id: "some-and-sometimes-more",
		heard:
			/^(?:maybe |about |around |only |just |like |some |roughly |mostly )*(?:\d{1,2}|one|two|three|four|five|six) ?(?:or|to|-) ?(?:\d{1,2}|two|three|four|five|six|seven)\b|\b(?:sometimes|some days|weekends?) (?:more|less|fewer)\b|\b(?:more|less|fewer) (?:on|at) (?:the )?(?:weekends?|\w+days?)\b/,
		unless: /\b(?:years?|yrs?|months?|weeks?|am|pm|oclock|marks|percent|old|lakhs?)\b/,
		ask: {
			en: [
				"What makes it more on one day and less on another?",
				"What is different, on the days with more?",
				"And on a day with less, what is different?",
			],
		},
	},
	{
		id: "used-to-do",
		heard:
			/\b(?:he|she|they) (?:always |often |still )?used to (?!it\b|this\b|that\b|me\b|hit|beat|slap|shout|yell|scold|drink|drank|abuse|touch|tease|taunt|bully|hurt|threaten|kick|lock|call me|laugh at|make fun|fight|cheat|lie)\w+/,
		ask: {
			en: [
				"What comes back first, when you think of that?",
				"What was that like, while it was so?",
				"What is there now, at that hour?",
			],
		},
	},
	{
		id: "still-keeps",
		heard:
			/\bi still (?:have|keep|wear|use|carry|got|sleep (?:with|in|on)) (?:the|his|her|their|our|my|that|those|all|one|two|a|an)\b/,
		unless:
			/\b(?:pills?|tablets?|medicines?|rope|blades?|gun|knife|poison|feelings?|nightmares?|fever|pain|cough|exams?|papers?|chapters?|job|time|chance|hope|lot|long|few|work|loan|emi|years?|months?|days?|weeks?)\b/,
		ask: {
			en: ["What does that hold for you?", "How is it, when you come across it?", "What would it be, not to have it?"],
		},
	},
	{
		id: "has-moved",
		heard: /\bi (?:have |had )?(?:moved|shifted|relocated) (?:here|out|back|away|to \w+|in with)\b/,
		unless: /\bto the (?:last|back|next|other)\b/,
		ask: {
			en: ["How has it been since then?", "What did you leave behind with that?", "What was it like to go?"],
		},
	},
	{
		id: "had-a-name",
		heard:
			/\b(?:i|we) (?:already |even )?had (?:already )?(?:a|the) name\b|\b(?:i|we) had (?:named|a name for) (?:him|her|it)\b/,
		ask: { en: ["Would you like to tell me the name?", "What was the name, if you want to say it?"] },
	},
	{
		id: "is-asked-by-a-child",
		heard:
			/\b(?:he|she|they|my \w+|the \w+) (?:\w+ )?(?:asks?|asked) (?:me )?(?:where|when|why) (?:\w+ )?(?:\w+ )?(?:is|are|went|has|will|comes?|did|does|doesnt|isnt)\b/,
		ask: {
			en: ["What do you say then?", "How do you answer that?", "What would you like to be able to say?"],
		},
	},
	{
		id: "nearly-gave-up",
		heard:
			/\bi (?:have |had )?(?:almost|nearly) (?:gave|given) (?:it )?up\b(?! on (?:life|living|myself|everything)\b)/,
		ask: {
			en: ["What kept you at it then?", "What made the difference, that you did not?"],
		},
	},
	{
		id: "is-known-unsaid",
		heard:
			/\b(?:he|she|they|mom|mum|dad|papa|nobody|no ?one) (?:never|doesnt|does not|dont|do not|didnt) (?:\w+ )?says? (?:it|so|that|a word|anything|much)\b.*\b(?:but|i) (?:i )?(?:know|see|feel|can (?:see|tell|feel))\b/,
		ask: {
			en: ["How do you notice it, without a word?", "What would it change, if it were said aloud?"],
		},
	},
	{
		id: "wants-to-be-home",
		heard: /\b(?:want|wanna|wish i could|need) (?:to )?(?:just )?(?:go|be|come) (?:back )?home\b/,
		ask: {
			en: [
				"What is home for you, at this moment?",
				"What would be the first thing there, if you could?",
				"What of home do you want most?",
			],
		},
	},
	{
		id: "no-goodbye",
		heard:
			/\b(?:didnt|did not|couldnt|could not|never) (?:even )?(?:got to |get to )?(?:say|said) (?:a )?(?:proper )?(?:bye|good ?bye|i love you)\b|\blast (?:thing|words?) (?:i|we|he|she)\b|\bwe (?:were fighting|fought|had (?:a fight|fought|argued)|argued|quarrel\w+) (?:that|the (?:same|last)) (?:morning|night|day|evening)\b/,
		ask: {
			en: [
				"How does that moment come back to you?",
				"What would you say, if one sentence could still reach?",
				"What would you have liked those last minutes to be?",
			],
		},
	},
	{
		id: "was-kind",
		heard: new RegExp(
			`\\b${ANOTHER} (?:just |also |still |always |even |never says anything but |silently )*(?:lets me|let me (?:sit|stay|help|in)|helps me|helped me|sits with me|sat with me|stayed with me|share[sd]? (?:his|her|their)|saved me a seat|brought me|brings me|puts? (?:a |the |some )?\\w+ (?:\\w+ )?(?:near|beside|next to|by) (?:me|my)|waits? for me|waited for me|checks? on me|practi[cs]es? with me|hold(?:s)? (?:them|him|her|the baby) for me|stood up for me|warned me|told me how|put (?:his|her|their) (?:head|hand|arm) on my)\\b`,
		),
		unless: /\b(?:never|doesnt|dont|not|nobody|no ?one) (?:\w+ )?(?:lets?|helps?|sits?|waits?|checks?)\b/,
		ask: {
			en: [
				"What is it like to have somebody do that?",
				"How is it for you, when that happens?",
				"What did that do to the day?",
			],
		},
	},
	{
		id: "hands-took-over",
		heard: new RegExp(
			`\\b${ANOTHER} (?:just |always |even |then )*(?:takes?|took|grabs?|grabbed|snatch\\w*) (?:the |my |our |him|her|it|them)\\b(?:.*\\b(?:from me|out of my|away|hands?|arms?)\\b)`,
		),
		ask: {
			en: [
				"What would you want to say at that moment?",
				"What do you do with your hands and your words then?",
				"How do you wish it would go instead?",
			],
		},
	},
	{
		id: "keeps-it-from-them",
		heard:
			/\bi (?:just |always )?(?:tell|say to) (?:her|him|them|everyone|people|mom|mum|mumma|amma|dad|papa|my \w+) (?:that )?(?:i|im|the|its|it|all|everything|we)\b|\bi told (?:her|him|them|mom|papa|my \w+) (?:that )?(?:it (?:is|was)|its|the \w+ was|everything|all)\b|\bon the (?:call|phone) i (?:say|tell|put on)\b|\bi (?:say|put on) (?:all good|the happy voice|a happy)\b/,
		unless: /\b(?:jk|joking|how (?:i|much))\b/,
		ask: {
			en: [
				"What would it be like, if they knew how it is?",
				"What do you spare them with that, and what do you spare yourself?",
				"What would the true sentence be?",
			],
		},
	},
	{
		id: "will-be-judged",
		heard:
			/\b(?:they|he|she|people|everyone|everybody|mom|papa)(?:ll| will| would) (?:only |just |all |probably )?(?:think|say|judge|laugh|call me)\b(?=.*\b(?:im|i am|me|a|that i|at)\b)/,
		unless: /\b(?:said|says|thinks|i (?:think|say))\b/,
		ask: {
			en: [
				"What would you want them to see instead?",
				"Who might hear it differently?",
				"What do you fear most in their answer?",
			],
		},
	},
	{
		id: "fears-what-follows",
		heard:
			/\b(?:will|itll|theyll|hell|shell|would|might) (?:\w+ ){0,3}(?:be worse|get worse|deport|fire me|expel|throw me|leave me|find out|catch me|suspend|fail me|never forgive|stop (?:the|my|paying))\b|\bthen (?:itll|it will|it would) be (?:worse|bad|over)\b/,
		ask: {
			en: [
				"How likely does that look to you?",
				"What would make it safer, if it had to be done?",
				"Of all that could follow, what frightens you most?",
			],
		},
	},
	{
		id: "laid-beside-another",
		heard:
			/\bmy (?:\w+ )?(?:sister|brother|cousin|cousins|friend|sibling|neighbou?rs? (?:son|daughter))s? (?:got|gets|scored|topped|cleared|cracked|earns?|is (?:already|so))\b/,
		ask: {
			en: [
				"Who lays the two of you side by side?",
				"How does that get brought up at home?",
				"What would they find, if they looked only at you?",
			],
		},
	},
	{
		id: "was-so-before-them",
		heard:
			/\b(?:my|his|her) (?:father|dad|papa|mother|mom|grand\w+|brother|sister|uncle|own father|own mother) (?:was|is|had|did) (?:also |exactly |just )?(?:the same|like (?:this|that|me)|also|too|it too)\b/,
		ask: {
			en: [
				"What do you remember of that?",
				"Where do you see yourself in that, and where not?",
				"What was that like from where you stood?",
			],
		},
	},
	{
		id: "is-not-like-them",
		heard: /\bi(?: am|m) not (?:at all )?like (?:him|her|them|my \w+|that)\b/,
		ask: {
			en: [
				"What do you do differently?",
				"What would you never want to have in common?",
				"Where is the line, for you?",
			],
		},
	},
	{
		id: "tears-came",
		heard:
			/\bi (?:\w+ ){0,6}?(?:cried|wept|teared up|broke down)\b|(?:^|\band |[.,] ?)(?:cried|crying)\b|\btears (?:came|just)\b/,
		unless:
			/\blet (?:him|her|them|it) cry\b|\b(?:dont|do not|didnt|did not|never|cant|couldnt|not) (?:\w+ )?(?:cry|cried)\b|\b(?:he|she|they|baby|babies|twins) (?:cried|cries|was|were)\b/,
		ask: {
			en: [
				"What came up, when the tears came?",
				"Were you by yourself then, or was somebody there?",
				"And afterwards, was it lighter or heavier?",
			],
		},
	},
	{
		id: "short-nights",
		heard:
			/\b(?:slept|sleep|sleeping|sleeps) (?:\w+ ){0,3}(?:[1-5]|one|two|three|four|five) ?(?:h|hrs?|hours?)\b|\b(?:[1-4]|two|three|four) ?(?:hrs?|hours?)(?: of)? sleep\b/,
		ask: {
			en: [
				"What keeps you up, mostly?",
				"What does the day look like, after such a night?",
				"What becomes of the other hours of the night?",
			],
		},
	},
	{
		id: "so-many-years",
		heard: new RegExp(
			`\\b(?:${MANY}|two|three|four|five|six|seven|eight|nine) (?:yrs?|years?)\\b.*\\b(?:married|together|of my life|in that|in this|same|service|there|here|with (?:him|her|them|the))\\b|\\b(?:married|together|worked|served|lived|known) .*\\b${MANY} (?:yrs?|years?)\\b|^(?:\\w+ty(?:[ -]\\w+)?|[2-9]\\d) years[.! ]*$`,
		),
		unless: /\b(?:i am|im|age[d]?|old|he is|she is)\b/,
		fewestWords: 2,
		ask: {
			en: [
				"What comes to mind first, out of those years?",
				"What were those years like?",
				"What did those years ask of you?",
			],
		},
	},
	{
		id: "counted-in-marks",
		heard:
			/\b\d{2,3} (?:out of|marks|percent|%)|\bi (?:got|get|scored?|score|am getting)(?: only| around| like)? \d{2,3}\b|\bneed (?:at least )?\d{2,3}\b/,
		unless: /\b(?:rs|rupees|lakhs?|days?|hours?|pm|am|minutes?|months?|years?)\b/,
		ask: {
			en: [
				"What would be a number you could live with?",
				"What do you think pulls it down?",
				"What does that number say to you, and what to the others?",
			],
		},
	},
	{
		id: "keeps-busy",
		heard: /\bi (?:just |try to |always )?(?:keep|kept|stay) (?:myself )?busy\b|\bno time to (?:think|feel)\b/,
		ask: {
			en: ["And when there is nothing to do, what comes then?", "What would be there, if you stopped for an hour?"],
		},
	},
	{
		id: "not-himself-any-more",
		heard:
			/\b(?:i|ive|i have|he|she|hes|shes|he has|she has)(?: has| have)? (?:\w+ )?changed\b(?! (?:my|the|a|an|his|her|our|it|to|into|from|seats?|schools?|jobs?|rooms?|clothes|trains?|sides?)\b)|\b(?:laughs?|talks?|eats?|sleeps?|smiles?) less\b|\bnot (?:him|her|my)self\b/,
		ask: {
			en: ["What is different, as you see it?", "When did you first see that change?", "What was it like before?"],
		},
	},
	{
		id: "was-laid-open",
		heard:
			/\b(?:read|opened|leaked|showed|posted|shared|found|checked|stole) (?:out )?(?:all )?my (?:diary|phone|chats?|messages|letters?|notebook|pictures|photos|insta\w*)\b/,
		ask: {
			en: ["What did you do, when you found out?", "What in it was meant for nobody?", "Who knows of it by now?"],
		},
	},
	{
		id: "did-away-with",
		heard:
			/\bi (?:have |just |then |finally )?(?:burn(?:ed|t)|tore|ripped|deleted|threw away|destroyed|erased) (?:it|them|all|everything|my|the)\b/,
		ask: {
			en: [
				"What went through you, as you did it?",
				"What was in it that you would have kept?",
				"How is it, now that it is gone?",
			],
		},
	},
	{
		id: "went-away",
		heard:
			/\b(?:my|our) (?:\w+ )?(?:friend|brother|sister|cousin|roommate|son|daughter|girlfriend|gf|boyfriend|bf|bestie)s? (?:has |have |had |just )?(?:moved|shifted|left|went away|migrated|is leaving|is moving)(?: (?:away|out|abroad|to \w+|for \w+|last \w+))*[.! ]*$/,
		ask: {
			en: [
				"What is different, since then?",
				"What did you two do together?",
				"When did you last hear from each other?",
			],
		},
	},
	{
		id: "made-something",
		heard: new RegExp(
			`\\b${ANOTHER} (?:just |also |even |then )*(?:drew|painted|wrote (?:me|a|us)|made (?:me|us) (?:an?|some|tea|chai|lunch|dinner|breakfast|food|soup)|made a card|knitted|sang|cooked (?:me|for))\\b`,
		),
		unless: /\bmade (?:me|us) (?:feel|do|write|cry|come|go|sit|stand|wait|angry|sad|sick|look)\b|\bmade a meme\b/,
		ask: { en: ["How was it to see that?", "What did you say, or not say?", "What did it stir in you?"] },
	},
	{
		id: "doubts-it-was-right",
		heard:
			/\b(?:dont|do not|not) (?:know|sure) (?:if|whether) (?:it|that|this|i|im) (?:is|was|am|did|should|do|are)?\b.{0,12}\b(?:right|wrong|good|ok|okay|correct|enough|true)\b/,
		ask: {
			en: ["What does your own sense say?", "Where does the doubt come from?", "What made you do it that way?"],
		},
	},
	{
		id: "another-is-not-well",
		heard:
			/\b(?:he|she|they|my (?:\w+ )?(?:\w+)) (?:is not|isnt|is hardly|hardly|doesnt|does not|has not been|hasnt been|has stopped|stopped|wont|barely) (?:\w+ )?(?:eat\w*|sleep\w*|talk\w*|com(?:e|ing) out|leav\w+ (?:the|his|her) (?:room|bed|house)|go\w* to (?:class|work|school|college)|bath\w*|answer\w* calls)\b/,
		unless: /\bto me\b/,
		ask: {
			en: ["What have you noticed besides that?", "Since when is that so?", "What happens when you ask about it?"],
		},
	},
	{
		id: "is-not-understood",
		heard:
			/\b(?:he|she|they|no ?one|nobody|people|mom|papa|everyone) (?:just |really |still )?(?:doesnt|dont|does not|do not|didnt|wont|never) (?:even |really )?(?:get|gets|understand|understands) (?:it|me|that|this)?\b|\bno ?(?:one|body) (?:gets|understands) (?:it|me)\b/,
		ask: {
			en: [
				"What would you most want to be understood there?",
				"What do they take it for?",
				"How have you tried to put it so far?",
			],
		},
	},
	{
		id: "who-one-was",
		heard:
			/\bi was (?:a|an|the) (?!bit|little|lot|child|kid|baby|article|fool|idiot|burden|mess|mistake|problem|one|only|failure|coward|bad|good)\w+|\bi (?:ran|led|managed|headed) (?:an?|the|my) (?:\w+ )?(?:team|shop|school|business|department|ward|kitchen|office|unit|branch)\b/,
		unless: /\b(?:said|says|told)\b/,
		ask: {
			en: ["What was that life like?", "What of that person is still there?", "What did a day look like then?"],
		},
	},
	{
		id: "body-speaks",
		heard:
			/\bmy (?:stomach|tummy|head|chest|back|neck|jaw|throat|hands|heart) (?:is |are |has |always |still |just )*(?:hurts?|aches?|paining|pains|burns?|tight|knots?|shak\w+|racing|turns|heavy)\b|\bi feel (?:sick|like vomiting|nauseous)\b/,
		unless: /\b(?:after (?:drinking|alcohol)|withdrawal)\b/,
		ask: {
			en: ["And on a day off, how is it then?", "When does it come, mostly?", "What is usually just before it?"],
		},
	},
	{
		id: "a-picture",
		heard:
			/(?<!\b(?:for|feels?|felt|feeling) )\b(?:like|as if|as though) (?:someone|somebody|(?:a|an|the) (?!lot|joke|minute|second|hour|day|week|month|year|few|couple)\w+|i am|im|there is|theres|everything)\b/,
		unless:
			/\b(?:mad|crazy|stupid|fool|idiot|loser|shout\w*|look|looks|looked|treat\w*|looking|star(?:es?|ed|ing)|holds|carries|walks|drives|talks?|talked|call\w*|something|i like|would like|dont like|they like)\b/,
		ask: {
			en: [
				"That is a clear picture. When is it most so?",
				"I can see that. When was it last otherwise?",
				"And what is there, when it is not like that?",
			],
		},
	},
	{
		id: "a-feeling-named",
		heard:
			/\b(?:i|ive|i have) (?:just |always |still |also |even )*(?:feel|felt|been feeling|am feeling)\b(?: so| very| really| just| a bit| kind of| like)* (?:(?:such |like )?an? (?:\w+ )?(?:father|mother|mom|dad|parent|son|daughter|wife|husband|friend|teacher|person)|helpless|useless|lost|empty|alone|lonely|stuck|small|guilty|ashamed|numb|nothing|invisible|stupid|angry|sad|low|heavy|weird|strange|jealous|a burden|a fool|an outsider|a failure|a stranger)\b/,
		ask: {
			en: ["When does that come most?", "What is it like in you, when that is there?", "What brings it, mostly?"],
		},
	},
	{
		id: "does-not-know-how",
		heard:
			/\bi (?:dont|do not|never|didnt) (?:know|knew|learn(?:t|ed)?) how to (?:be|feel|cry|say|show|ask|rest|stop|say no|accept|love|trust|laugh)\b/,
		ask: {
			en: [
				"What happens in its place?",
				"When did you last manage it, even a little?",
				"Who around you can, and how does it look?",
			],
		},
	},
	{
		id: "a-wish",
		heard:
			/^(?:(?:and|but|so|now|still|sometimes|honestly|all) )*i (?:just |only |really |still |also )*(?:want|wish|hope|would love|d love)\b/,
		unless: NO_PLAIN_WISH,
		fewestWords: 5,
		ask: {
			en: ["What would it change, if it came true?", "What would that be like?", "What stands between you and that?"],
		},
	},
];
