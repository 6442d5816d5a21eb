import type { Topic } from "../understanding/labels";
import type { Phrase } from "../voice";

/** A sentence that takes up what was told, in other words than the person's own. */
export type Acknowledgement = {
	/** Against the plain text of the message: lower case, without apostrophes. */
	heard: RegExp;
	/** The topics of the talk within which the words mean this; any, when missing. */
	within?: readonly Topic[];
	/** Names no feeling that was not named, and asks nothing. */
	phrase: Phrase;
};

/**
 * What listeners hear again and again, the most particular first. English only: in Hindi the general words meet.
 * No reason stands beside each, since the sentence itself says what was heard.
 */
export const ACKNOWLEDGEMENTS: readonly Acknowledgement[] = [
	{
		heard:
			/\blost (?:a|another|my|our|one) (?:patient|colleague|student|passenger)\b|\b(?:patient|child|boy|girl|man|woman) (?:died|passed away|did ?nt make it|could not be saved)\b/,
		phrase: {
			en: ["That is a death you stood close to.", "Somebody is gone whom you had in your care or in your sight."],
		},
	},
	{
		heard:
			/\bcalls? (?:me )?(?:\d+|ten|twenty|so many|many) times\b|\bkeeps? calling\b|\brecovery (?:agents?|people|fellow)\b/,
		phrase: {
			en: [
				"A phone that rings like that leaves no hour of the day alone.",
				"So it comes into the day again and again.",
			],
		},
	},
	{
		heard: /\bif i (?:was|were|am|could be) (?:only )?(?:normal|different|straight|like (?:them|others|everyone))\b/,
		within: ["identity"],
		phrase: {
			en: [
				"To be otherwise might be easier in such a place. It would not make you more right.",
				"It is made hard for you, and that is not the same as something being wrong with you.",
			],
		},
	},
	{
		heard: /\b(?:i|we) (?:still )?(?:cook|keep|set|make|lay|buy|wear|save) (?:out )?(?:his|her|their)\b/,
		phrase: { en: ["So you keep a place for that.", "It goes on in your hands, then."] },
	},
	{
		heard:
			/\b(?:put|left|laid|kept) (?:him|her|them|the baby|my (?:baby|son|daughter)) (?:down|in (?:the|his|her) (?:cot|crib|bed))\b.*\b(?:shut|closed|walked|left|went|stepped)\b/,
		phrase: {
			en: [
				"You stepped away for a moment, and that is a way to keep a child safe.",
				"That was a pause, before it could get more.",
			],
		},
	},
	{
		heard: /\b(?:he|she|they|the baby|baby) (?:was|were|is|are) safe\b/,
		phrase: { en: ["Safe, yes. You had seen to that.", "That came first, and you saw to it."] },
	},
	{
		heard: /\blove\b.*\bhate\b|\bhate\b.*\blove\b/,
		phrase: {
			en: ["Both are there, and neither takes the other away.", "One heart can hold both, and it is tiring."],
		},
	},
	{
		heard: /\b(?:feel|felt|feels|made me feel) (?:so |very |really )?(?:small|tiny|little|invisible|insulted)\b/,
		phrase: {
			en: [
				"To be made small like that stays with one.",
				"It takes one sentence to make a person small, and long to stand up again.",
			],
		},
	},
	{
		heard: /\b(?:left us|left this world|no longer with us)\b/,
		phrase: { en: ["One voice is missing since then.", "Since then one place is empty."] },
	},
	{
		heard: /\bmiscarr\w+|\blost (?:one|it|two|a baby|the baby|our baby)\b.*\b(?:weeks?|months?)\b/,
		phrase: {
			en: ["There was one before, and that comes along.", "So there was one before this, and it was lost."],
		},
	},
	{
		heard:
			/\b(?:he|she|boys?|girls?|kids?|child|student|father|mother|brother|sister|friend|uncle|aunty?|son|daughter|cousin|colleague|neighbour|man|woman|grand\w+)\b.{0,25}\b(?:drowned|died|was killed|got killed|did ?n.?t survive|did not survive|lost (?:his|her) life)\b/,
		phrase: { en: ["A life ended there, and close to you.", "Death came close to you there."] },
	},
	{
		heard: /\bevery time\b.*\bi check\b|\bi (?:keep )?check\w*\b.*\b(?:times|again|every|all day)\b/,
		phrase: { en: ["The looking itself takes up a day.", "One looks again, and is sure for a moment only."] },
	},
	{
		heard: /\b(?:his|her) name (?:was|is)\b|\bwe (?:called|named) (?:him|her)\b/,
		within: ["grief"],
		phrase: { en: ["Thank you for telling me the name.", "It is good to know the name."] },
	},
	{
		heard: /\bi(?: am|m) not (?:a |an |that )?(?:bad|evil|terrible|cruel|violent|monster|such a)\b/,
		phrase: {
			en: ["You would not want to be only what happened there.", "One bad hour is not the whole of a person."],
		},
	},
	{
		heard: /^(?:and |but |so )?what if\b/,
		phrase: {
			en: ["Your mind runs ahead there, and plays it through.", "That 'what if' comes before anything has happened."],
		},
	},
	{
		heard:
			/\bi (?:found|saw|read) (?:something in|(?:his|her|their|the|some) (?:\w+ )?(?:messages?|chats?|texts?|mails?|letters?|pictures|photos|phone|bag|diary)\b|messages|pictures|powder|a packet)|\bfound out (?:that|about|from|he|she|they|through)\b|\bcaught (?:him|her|them)\b/,
		phrase: {
			en: ["You have seen it now, and cannot unsee it.", "That was not meant for your eyes, and now you know of it."],
		},
	},
	{
		heard:
			/\bi (?:check|checked|read|search|searched|look|looked|go|went) (?:in |into |through )?(?:his|her|their|my \w+s) (?:phone|bag|messages|room|chats?|things|diary)\b/,
		phrase: {
			en: ["You look, and you would rather not have to.", "To have to look like that says how little is told."],
		},
	},
	{
		heard:
			/\b(?:present|presentation|speech|stage|viva|microphone|public speaking)\b|\bvoice (?:shakes|trembles|goes)\b/,
		phrase: {
			en: ["With all eyes on one, a few minutes get long.", "To stand there and be looked at is its own kind of work."],
		},
	},
	{
		heard:
			/\b(?:sleeping|staying|slept) (?:at|in|on|with) (?:a |my |the |some )?(?:friends?|station|street|shop|car|bus|cousins?)\b|\b(?:nowhere|no place) to (?:sleep|stay|live)\b|\bi (?:have|got) (?:nowhere|no place) to go\b/,
		phrase: { en: ["So there is no bed of your own at the moment.", "For now you are without a place that is yours."] },
	},
	{
		heard: /\b(?:hit|hits|beat|beats|slapped|slaps|kicked|choked|burnt|burned) me\b/,
		phrase: {
			en: [
				"That is reason enough. Nobody has to live where they are hit.",
				"What was done to you there was not all right, whatever others say.",
			],
		},
	},
	{
		heard:
			/\b(?:goes?|went|falls?|becomes?) (?:silent|quiet) when i\b|\bstops? talking when i\b|\b(?:everyone|everybody|they|people) (?:all )?(?:stare|stares|look at me|looks at me|whisper\w*)\b/,
		phrase: {
			en: ["A room that changes when one comes in is hard to walk into.", "They say nothing, and that is loud enough."],
		},
	},
	{
		heard: /\bretired\b|\bi was (?:somebody|someone|needed|respected|important)\b|\bfor \d\d years i\b/,
		phrase: {
			en: [
				"For so many years the day knew what it wanted of you.",
				"There was a place where you were needed, at a fixed hour.",
			],
		},
	},
	{
		heard: /\brelie(?:f|ved)\b.*\bguilt\w*|\bguilt\w*.*\brelie(?:f|ved)\b/,
		phrase: {
			en: [
				"Two feelings can sit in one room, and neither cancels the other.",
				"Relief is no crime, even where something is lost.",
			],
		},
	},
	{
		heard: /\bwish (?:it|this|all this) (?:was|were|would be|is) (?:over|finished|done)\b/,
		phrase: {
			en: [
				"Many who have cared or waited for long know that thought. It does not undo the care.",
				"A wish for an end to the strain is no lack of love.",
			],
		},
	},
	{
		heard:
			/\b(?:called|calls|call) me (?:by )?(?:her|his|another|a different|my old|the wrong) name\b|\b(?:doesnt|does not|didnt|did not) (?:recogni[sz]e|know) me\b|\bforgets? (?:me|my name|who i am)\b/,
		phrase: {
			en: [
				"To be right there and not be known is a strange kind of missing.",
				"You were there, and somebody else was seen.",
			],
		},
	},
	{
		heard:
			/\b(?:small|white|a|one|another|some) (?:\w+ )?lies?\b|\bi (?:lied|lie to)\b|\bi (?:\w+ )?(?:told|tell|say|said) (?:\w+ ){0,3}(?:it is|its|it was|that|all|everything)(?: is| was)? (?:all )?(?:going well|good|fine|ok|okay)\b/,
		phrase: {
			en: [
				"They hear that all is well, and you keep the other half.",
				"So there is what you tell them, and what it is.",
			],
		},
	},
	{
		heard:
			/(?<!\bi )\b(?:has|have|had|did)(?:nt| not) (?:replied|reply|called|call|answered|answer|texted|responded)\b|\bno (?:reply|answer|response)\b|\bnever (?:replies|calls|answers)\b/,
		phrase: {
			en: [
				"Waiting for a sign that does not come is its own kind of work.",
				"No answer leaves so much room for guessing.",
			],
		},
	},
	{
		heard:
			/\bi am the only (?:one|person|child|son|daughter)\b|\bonly (?:me|i) (?:do|am|have|can)\b|\b(?:everything|it all|all of it) (?:is|falls|comes) (?:on|to) me\b/,
		phrase: { en: ["So it all comes down to you.", "All of it runs through your hands."] },
	},
	{
		heard:
			/\b(?:no ?one|nobody|not anyone|any(?:one|body)) to (?:give|help|take|share|look|sit|hold|talk|call|ask)\b|\b(?:no|never|without|not (?:had |taken )?(?:a |one )?(?:single )?)(?:a )?(?:rest|break|day off)\b/,
		phrase: {
			en: ["There is nobody there to hand it to, not even for a day.", "No hour in it belongs to you alone, then."],
		},
	},
	{
		heard:
			/\bthinks? (?:that|it|this) is enough\b|\b(?:doesnt|does not|dont|do not|never|nobody|no one) (?:even )?helps?\b|\bno help\b/,
		phrase: {
			en: [
				"There is a share of this that nobody else is taking.",
				"What they give and what it takes are two different sums.",
			],
		},
	},
	{
		heard:
			/^(?!.*\b(?:left us|passed|died|gone|no more|expired)\b).*\b(?:dementia|alzheimer\w*|cancer|stroke|paralys\w*|bedridden|dialysis|looking after|caring for|take care of (?:him|her|them|my))\b/,
		phrase: {
			en: [
				"Caring for somebody like that is work by day and by night.",
				"There is an illness in the house, and you beside it.",
			],
		},
	},
	{
		heard: /\bleft my (?:job|studies|city|college|career|home|work)\b|\bgave up (?:my|the)\b|\bresigned for\b/,
		phrase: { en: ["You gave something up for this.", "That was a piece of your own life that you put aside."] },
	},
	{
		heard:
			/\bwakes? (?:me )?(?:up )?(?:at (?:[1-3](?! ?pm)\b|night)|every (?:hour|night|time|two|few)|all)\b|\bup at [1-3]\b(?! ?pm)/,
		phrase: {
			en: ["Nights that break like that take the days along with them.", "So the night is never quite a night."],
		},
	},
	{
		heard: /(?:^|\bi (?:\w+ )?)(?:snapped\b|lost my (?:temper|patience|cool)\b)/,
		phrase: {
			en: [
				"It came out before you could hold it, and you saw how it landed.",
				"You noticed it at once, and that says something too.",
			],
		},
	},
	{
		heard:
			/\b(?:everyone|everybody|all) (?:from|in|of) (?:my|our|the) (?:batch|class|age|school|college|family|friends?)\b|\b(?:all|most of) my (?:friends|batchmates|classmates|cousins)\b(?! (?:drink|smoke|do|also|say|know|like|love)\b)|\bothers (?:are|have) (?:already|all)\b/,
		phrase: {
			en: ["It is hard not to lay one's own life beside theirs.", "Looking sideways makes one's own road look slower."],
		},
	},
	{
		heard:
			/\bnothing to show\b|\b(?:years|life|time) (?:are |is |was )?wasted\b|\bwasted (?:my|all|so)\b|\bno progress\b/,
		phrase: {
			en: [
				"So much work, and so little of it to be seen from outside.",
				"From inside it was years, and from outside it looks like nothing.",
			],
		},
	},
	{
		heard:
			/\bopen (?:the|my|it) ?\w* and close\b|\bcant (?:start|begin|get started)\b|\bstar(?:e|ing) at\b|\bputting (?:it )?off\b|\bprocrastinat\w*/,
		phrase: { en: ["You go up to it, and it does not let you in.", "It is there every day, and it does not begin."] },
	},
	{
		heard:
			/\b(?:not (?:\w+ )?(?:smart|good|clever|pretty|strong|brave|capable) enough)\b|\bi (?:am|guess i am|think i am) (?:boring|dumb|slow|behind|nothing|nobody)\b|\bim (?:boring|dumb|slow|behind|nothing|nobody)\b/,
		phrase: {
			en: [
				"That is the verdict in your head. It need not be the last word.",
				"You measure yourself, and you come out short by that measure.",
			],
		},
	},
	{
		heard:
			/\b(?:talks?|speaks?|treats?|behaves?) (?:to |with )?(?:me )?like (?:i am|im|a|an)\b|\bno respect\b|\brespect was\b|\blike (?:a|i am|im) (?:a )?servant\b|\blooks? down on\b/,
		phrase: {
			en: [
				"It wears on a person to be spoken to like that.",
				"There was respect once, or there should be, and it is missing.",
			],
		},
	},
	{
		heard:
			/\bno (?:income|salary|orders|work|earning|customers)\b|\bblocked my (?:id|account)\b|\b(?:not|havent been|wasnt) paid\b|\bsalary (?:is |has )?(?:not|late|cut|half)\b/,
		phrase: { en: ["When nothing comes in, every single day counts.", "It stops at once, and the costs do not."] },
	},
	{
		heard:
			/\b(?:stomach|head|back|chest|neck|jaw|hands) (?:is |are |has been |keeps? )?(?:burn\w*|hurt\w*|ach\w*|pain(?!t)\w*|tight|shak\w*|heavy)\b|\b(?:headaches?|acidity|palpitations?)\b/,
		phrase: {
			en: [
				"The body has its say in this too. If it stays, let a doctor have a look.",
				"So it has reached the body as well, and a doctor may want to know of it.",
			],
		},
	},
	{
		heard:
			/\b(?:dont|do not|didnt) know (?:a soul|any ?(?:one|body))\b|\bno friends?\b|\beat(?:ing)? (?:alone|in my room|by myself)\b|\bhave (?:no ?one|nobody)\b|\bwalked alone\b|\bjust walked\b/,
		phrase: {
			en: [
				"So much of a day passes without anyone in it, then.",
				"There are people all around, and nobody to turn to.",
			],
		},
	},
	{
		heard:
			/\b(?:and|they|all|always|everyone|ones|class|boys|girls|people|friends|kids) (?:also |even |just )?laugh(?:ed|s|ing)?\b/,
		phrase: {
			en: [
				"One hears the laughing, and does not know how much of it is meant for one.",
				"Their laughing reaches you, wherever it was aimed.",
			],
		},
	},
	{
		heard: /\basked me (?:for|to|if) (?:a )?(?:tea|coffee|lunch|dinner|join|come|walk|movie|sit|eat)\b|\binvited me\b/,
		phrase: { en: ["Somebody held out a hand there.", "So you were thought of."] },
	},
	{
		heard:
			/\bwe (?:dont|do not|never|hardly) (?:talk|speak|touch|eat|laugh)\b|\b(?:doesnt|does not|didnt|not|wont|stopped) (?:talk|talking|speak|speaking) to me\b|\bsilent treatment\b/,
		phrase: { en: ["There is a silence in it that says a lot.", "Two people in one place, and no word between."] },
	},
	{
		heard:
			/\b(?:go|went|come|came|asked|told|want(?:s)? me to|pressur\w*|forc\w*) (?!.*\bafter (?:marriage|shaadi)\b).{0,25}\b(?:marry|married|marriage|shaadi)\b/,
		phrase: {
			en: [
				"There is a plan for your life that others hold in their hands.",
				"That question of marriage stands behind it.",
			],
		},
	},
	{
		heard:
			/\bi (?:think i )?(?:like|love|fancy) (?:other )?(?:boys|girls|men|women|guys|a boy|a girl)\b|\b(?:i am|im|i think i am|i think im|i might be) (?:a )?(?:gay|lesbian|bi|bisexual|queer|trans\w*|asexual|non binary)\b/,
		phrase: {
			en: [
				"Thank you for saying that here. It changes nothing about your being welcome.",
				"I am glad you could put that in words here.",
			],
		},
	},
	{
		heard:
			/\b(?:collapsed|went down|compressions|cpr|bled|bleeding|accident|crashed|could ?nt save|could not save|in my (?:arms|hands)|stopped breathing|emergency)\b/,
		phrase: {
			en: [
				"You were right there when it happened, with your own hands and eyes.",
				"Something like that is not over when it is over.",
			],
		},
	},
	{
		heard:
			/\b(?:crop|harvest|rains?|cotton|wheat|paddy|field|monsoon)\b.*\b(?:late|failed|fail|lost|half|ruined|less|gone|no|never)\b/,
		phrase: {
			en: [
				"A year of work hangs on that, and no one can order it.",
				"So much is put in before, and then the sky decides.",
			],
		},
	},
	{
		heard: /\b(?:i |we )?(?:have )?sold\b/,
		phrase: {
			en: ["To give that away is more than its price.", "That was not only a thing, then, it was part of the place."],
		},
	},
	{
		heard: /\b(?:after|for) (?:1\d|ten|eleven|twelve|fourteen) hours\b|\bdouble (?:shift|duty)\b/,
		phrase: {
			en: [
				"After so long a day there is little left for the next thing.",
				"Those are long hours, before anything else begins.",
			],
		},
	},
	{
		heard: /\bi (?:will not|wont|am not going to|dont want to) (?:go|come|meet|attend|call)\b(?!.*\blike\b)/,
		phrase: { en: ["You would rather stay away from it for now.", "For now your answer to that is no."] },
	},
	{
		heard:
			/(?:^|\bi (?:just |even )?)(?:couldnt|could not|didnt|did not) (?:say|answer|reply|speak) (?:any ?thing|a word|back)\b|\bno words\b/,
		phrase: { en: ["There was no answer to be found in that moment.", "And you stood there without words."] },
	},
	{
		heard:
			/\b(?:never|first time i|not) (?:\w+ )?(?:typed|said|told|written|spoken of) (?:this|that|it)\b|\bfirst time (?:i am |im )?(?:saying|telling|writing)\b/,
		phrase: {
			en: [
				"Then this was a first time. Thank you for putting it here.",
				"It had not been said before, and now it has.",
			],
		},
	},
	{
		heard:
			/\b(?:dont|do not|cant|didnt) (?:even )?feel (?:any ?thing|much|the same)\b|\bfeel (?:numb|nothing|empty)\b|\bnumb\b/,
		phrase: {
			en: [
				"Feeling nothing can be as hard to live with as feeling too much.",
				"It sounds as if the feelings have gone quiet, and that too is something.",
			],
		},
	},
	{
		heard:
			/\b(?:pretend\w*|act (?:normal|like)|put on a (?:face|smile)|fake (?:a )?smile|smile (?:and|anyway)|laugh (?:also|too|along|with them)|dont show|hide it|hiding it|keep a straight face)\b/,
		phrase: {
			en: [
				"So there is one face for them, and something else behind it.",
				"Keeping that up in front of others takes strength of its own.",
			],
		},
	},
	{
		heard:
			/(?:^|\bi (?:\w+ )?)(?:stopped|quit|gave up) (?:going|eating|meeting|playing|talking|picking|seeing|coming)\b|\b(?:come|invit\w*|meet|join|go out|party)\b.*\bi (?:say|said) (?:i am |im |i was )?busy\b|\bi (?:avoid|skip|keep away)\b|\bsit in the (?:washroom|toilet|bathroom)\b/,
		phrase: {
			en: ["It has taken a piece of your days, then.", "So you keep away, and it costs you something you had."],
		},
	},
	{
		heard: /\bif i (?:tell|told|say|said|complain|report|leave|speak)\b.*\b(?:will|would|then|worse|ll)\b/,
		phrase: { en: ["So telling has a price too, as you see it.", "You have thought ahead to what would follow."] },
	},
	{
		heard: /\b(?:tells?|told) (?:mom|mum|dad|papa|everyone|my \w+|them|others|people) (?:everything|about it|all)\b/,
		phrase: { en: ["So it would not stay with the one you tell.", "Then telling one is telling more than one."] },
	},
	{
		heard:
			/\b(?:trusted|trusting|trust)\b|\bbehind my back\b|\bmy best friend (?:liked|said|told|posted|laughed|left|is with|joined)\b/,
		phrase: { en: ["From somebody that close it counts double.", "You had counted on that person."] },
	},
	{
		heard:
			/\bin front of (?:everyone|every ?body|all|others|people|them|(?:the|my|our|his|her) (?:whole |entire )?(?:vp|ceo|client|manager|principal|teacher|managers|clients|bosses|seniors|juniors|class|office|family|team|school|guests|relatives|friends|kids|children|students|neighbou?rs|lab|world|village|parents|son|daughter|colleagues|boss|staff|staffroom))\b|\bneighbou?rs (?:heard|saw|know)\b|\beveryone (?:saw|heard|was looking)\b|\b\d+ (?:people|ppl|students|others|boys|girls) (?:\w+ )?(?:saw|see|watch\w*|follow\w*|liked?|laugh\w*|heard|viewed|shared|commented)\b/,
		phrase: { en: ["And others were there to see it.", "That it happened before others makes it a different thing."] },
	},
	{
		heard:
			/\b(?:i am|im|i feel like|feel like|i was|me|such|being|as) (?:such )?(?:a |an |the )?(?:useless|bad|terrible|worst) (?:mother|father|mom|dad|son|daughter|wife|husband|person|friend|teacher)\b|\bdoing it (?:all )?wrong\b|\bnot (?:a )?good enough\b|\bfeel (?:so )?(?:stupid|useless|worthless|like a failure)\b|\b(?:i am|im) (?:just |so |really |too )*(?:stupid|dumb|naive|useless|worthless|weak|an? (?:idiot|fool|failure|loser))\b/,
		phrase: { en: ["That is a hard sentence to carry about oneself.", "You judge yourself strictly there."] },
	},
	{
		heard: /\b(?:my fault|blame myself|should(?:nt| not)? have|if only i|i was wrong|i am wrong|im wrong|regret)\b/,
		phrase: {
			en: [
				"You look at your own part in it, and that is not a small thing to do.",
				"You go back to that moment and see it differently now.",
			],
		},
	},
	{
		heard: /\b(?:ashamed|shame|embarrass\w*|humiliat\w*|sharam)\b/,
		phrase: {
			en: [
				"Saying it takes something, with shame in the room.",
				"Shame likes silence, and you broke a little of it here.",
			],
		},
	},
	{
		heard: /\b(?:his|her|their|\w+s) faces? (?:falls?|fell|changes?|changed|drops?|dropped|goes|went|says|said)\b/,
		phrase: { en: ["A face can say it without a word.", "You see it, then, even where nothing is said."] },
	},
	{
		heard: /\blet (?:him|her|them|everyone|my \w+) down\b|\bdisappoint\w*|\bexpect(?:s|ing|ations?)?\b|\bproud of me\b/,
		phrase: {
			en: [
				"What is hoped for comes along with everything else.",
				"So there is what you want, and there is what is hoped of you.",
			],
		},
	},
	{
		heard: /\bforget everything\b|\bgo(?:es)? blank\b|\bnothing goes in\b|\bcant (?:focus|concentrate|study)\b/,
		phrase: {
			en: [
				"The head does not let in more just because it must.",
				"You sit there and do your part, and it does not stick.",
			],
		},
	},
	{
		heard:
			/\bkeep (?:hearing|reading|re-?reading|scrolling|seeing|thinking|remembering|replaying|checking|looking)\b|\bcant stop (?:thinking|checking|seeing)\b|\bgoes round\b|\bstuck in my (?:head|mind)\b/,
		phrase: {
			en: [
				"It does not stay back where it happened, it comes along.",
				"Again and again, then, whether you call it or not.",
			],
		},
	},
	{
		heard:
			/\b(?:not|havent|hasnt|didnt|dont|cant|hardly|barely) (?:\w+ )?sle(?:ep|pt)\w*\b|\bsleep (?:only )?(?:\d|two|three|four)\b|\b(?:\d|two|three|four) hours?(?: of)? sleep\b|\bawake (?:till|until|at|all)\b|\bmaybe \d hours\b/,
		phrase: { en: ["That is very little sleep to live on.", "So little rest makes everything else harder."] },
	},
	{
		heard:
			/\b(?:normal for me|no reason|(?<=\b(?:am|im|got) )used to it|no big deal|not a big deal|its nothing|who doesnt|everyone (?:does|drinks|shouts))\b|\beveryone in (?:our|my) \w+ \w+s\b/,
		phrase: {
			en: ["You put it lightly. It may be looked at all the same.", "It may be usual, and still be worth a line here."],
		},
	},
	{
		heard: /\b(?:dont|do not|cant|didnt) remember\b|\bblank(?:ed)? out\b/,
		phrase: { en: ["A piece of that evening is missing for you, then.", "Others have to tell you about it, then."] },
	},
	{
		heard:
			/\b(?:my |the |our )(?:son|daughter|child|kids?|little (?:boy|girl)) (?:was |is |were )?(?:hiding|crying|scared|watching|saw|heard|asks?|asked)\b|\bpapa are you\b|\bmumm?a are you\b/,
		phrase: {
			en: [
				"Children see a lot, and that stays with the one who is seen.",
				"A child's question can go deeper than a grown-up's.",
			],
		},
	},
	{
		heard: /\b(?:he|she) asked (?:if|why|when|whether|me|on|papa|mumma|mama)\b/,
		within: ["parenting", "marriage", "anger", "break-up", "family"],
		phrase: { en: ["A question like that stays in the ear.", "And you heard it from that small voice."] },
	},
	{
		heard:
			/\btook (?:my|our|the) (?:son|daughter|child|children|kids?|boy|girl|baby)\b|\bblocked me\b|\bleft (?:me|the house|home)\b|\bthrew me out\b|\bwalked out\b/,
		phrase: {
			en: [
				"From one day to the next, the place looks different.",
				"That is a door closed, and you are on the other side of it.",
			],
		},
	},
	{
		heard:
			/(?:^|[.,] ?|\bi (?:\w+ )?)(?:shouted|yelled|screamed|threw|punched|broke|slapped|hit) (?:at |the |a |him|her|my|it)(?!.*\b(?:bin|dustbin|garbage|trash|away)\b)|\bi shouted\b|\bi lost (?:it|my temper)\b/,
		phrase: { en: ["You say what you did, without hiding it.", "It came out, then, faster than any thought."] },
	},
	{
		heard:
			/^(?!.*\b(?:want|wish|hope|if only)\b).*(?<!\bi (?:\w+ )?)\b(?:says?|said|told me|spoke|speaks|calls? me) .{0,40}\b(?:loud\w*|slow|useless|lazy|nothing|beaten|wrong|no milk|fat|dark|shame|failure)\b|\b(?:taunt\w*|insult\w*|scold\w*)\b/,
		phrase: {
			en: [
				"Words like that do not end when the other stops talking.",
				"Such a sentence is quickly said and long in the ear.",
			],
		},
	},
	{
		heard: /\bmake jokes? about\b|\bjokes about\b|\blaugh(?:s|ed|ing)? at\b/,
		phrase: {
			en: [
				"They laugh, and one sits there and knows whom it is about.",
				"For them it is a joke, and for you it is not.",
			],
		},
	},
	{
		heard: /\beveryone (?:says|tells|keeps)\b|\bpeople (?:say|tell|keep)\b|\bthey (?:all )?say\b/,
		phrase: {
			en: [
				"What they say and what it is like for you are two things.",
				"Such sentences are meant well and can still miss.",
			],
		},
	},
	{
		heard:
			/\b(?:no ?one|nobody) (?:\w+ )?(?:knows?|knew|understands?|listens?|cares?|asks?|asked)\b|\b(?:not|never|havent|didnt|do not|dont) (?:told|tell) (?:any|anyone|anybody|him|her|them|my|mom|mum|mummy|amma|dad|papa)\b|\bmyself only\b|\ball alone\b/,
		phrase: { en: ["So you have been holding this by yourself.", "Until now it has stayed with you alone."] },
	},
	{
		heard: /\bi (?:\w+ )?(?:didnt|did not|dont|do not|couldnt|cant|never) cry\b/,
		phrase: { en: ["You held it until you were out of sight.", "The tears had to wait, then."] },
	},
	{
		heard:
			/^(?!.*\b(?:let (?:him|her|them|it) cry|(?:they|he|she|it|baby|babies|twins|kids|son|daughter|both|one|other) (?:\w+ )?(?:were|was|are|is|starts?|keeps?|kept)? ?cr(?:y|ies|ied|ying)))\b.*(?:\bi (?:\w+ ){0,6}(?:cry|cried)\b|(?:^|[.,] ?|\band |\bi am |\bim )(?:cried|crying)\b|\bmakes? me cry\b|\b(?:my )?tears (?:come|came|just|keep|fall)\b)/,
		phrase: { en: ["The tears have their reason, even where it has no name yet.", "Crying is one way to say it."] },
	},
	{
		heard: /\b(?:scared|afraid|terrified|fear)\b/,
		phrase: {
			en: ["It takes up room even before anything has happened.", "Being scared of it is there already, today."],
		},
	},
	{
		heard: /\b(?:loan|emi|debt|borrowed|owed?|lakhs?|interest|credit card|moneylender)\b/,
		phrase: {
			en: ["What is owed does not stay outside when the door closes.", "Those are sums that come along to bed."],
		},
	},
	{
		heard: /\b(?:house|home|room|evenings?|bed) (?:is|are|feels?) (?:so |very |too )?(?:quiet|empty|silent)\b/,
		within: ["grief"],
		phrase: { en: ["A house can be loud with one voice missing.", "That quiet has somebody's shape."] },
	},
	{
		heard:
			/\b(?:flat|house|home|room|place) (?:is|feels?|gets?|has become) (?:so |very |too )?(?:quiet|silent|empty)\b|\bleave the (?:tv|radio|lights?) on\b/,
		phrase: { en: ["A quiet like that fills a whole place.", "One hears how quiet it is, then."] },
	},
	{
		heard:
			/\b(?:side of the bed|two cups|two plates|(?:his|her) (?:chair|clothes|shoes|things|room|voice|number|glasses)|photo(?:s|graph)?)\b/,
		within: ["grief"],
		phrase: { en: ["Hands and house still know the old way.", "So many small things know of the one who is gone."] },
	},
	{
		heard: /\b(?:married|together) for\b.*\byears?\b|\b\w+ years? (?:together|of marriage)\b/,
		within: ["grief", "break-up", "marriage"],
		phrase: { en: ["That is a long stretch of a life.", "So many years leave hardly a day untouched."] },
	},
	{
		heard: /\bi (?:have )?tried\b|\btrying\b|\blasted \w+ (?:days?|weeks?|months?)\b/,
		phrase: { en: ["You did try, and that is part of the story too.", "There was a try in it, and it counts."] },
	},
	{
		heard:
			/\b(?:i|we|it|things|there|life|home) used to (?!it\b|this\b|that\b)\w+|\bbefore (?:this|that) i (?:was|loved|enjoyed|went|played)\b/,
		phrase: { en: ["So there was a time when it was different.", "You remember how it was before."] },
	},
	{
		heard: /\bi (?:\w+ )?(?:pray|prayed|am praying) (?:every|that|to|for|daily)\b/,
		phrase: {
			en: ["Every night is a long time to ask for something.", "You have been asking for that quietly, for a while."],
		},
	},
	{
		heard: /(?<!\b(?:not|dont|never|didnt|wont) (?:\w+ )?)\bmiss(?:ing)? (?:him|her|them|my|home|it)\b/,
		phrase: {
			en: [
				"There is somebody or something in that missing that mattered.",
				"Missing comes from having had something good.",
			],
		},
	},
	{
		heard:
			/\bat night\b.*\b(?:think|sit|awake|alone)\b|\b(?:sit|lie|awake)\b.*\bat night\b|\b(?:awake|think\w*|sit|lie|cry\w*|cant)\b.*\b[1-4] ?am\b|\b[1-4] ?am\b.*\b(?:awake|think\w*|sit|lie|cry\w*|cant)\b/,
		phrase: {
			en: [
				"At night there is nothing to stand between you and it.",
				"Those are the hours in which it has you to itself.",
			],
		},
	},
	{
		heard: /\b(?:angry|furious|rage|hate (?:him|her|them|this))\b/,
		phrase: {
			en: ["The anger is there, and it may be said here.", "There is something in that anger that wants to be heard."],
		},
	},
	{
		heard: /\b(?:tired|exhausted|drained|no energy|worn out)\b/,
		phrase: {
			en: ["That is a tiredness with something behind it.", "You have been going for long, by the sound of it."],
		},
	},
];
