import type { DirectAnswer } from "./direct-answer";

/** Remarks that want a short fitting answer, and no probing. */
export const REMARKS: readonly DirectAnswer[] = [
	{
		id: "no-exercise",
		heard: [
			/\b(?:no|dont|do not|not|without|nahi|nahin|koi nahi|stop)\b.{0,25}\b(?:exercises?|breath(?:e|ing)|meditat(?:e|ion)|grounding)\b/,
			/\b(?:exercise|breathing|saans wali)\b.{0,20}\b(?:nahi|nahin|mat)\b/,
			/(?:अभ्यास|एक्सरसाइज|साँस).{0,20}नहीं/,
		],
		mostWords: 12,
		reason: "The word exercise is in it, and the opposite is meant.",
		changes: "no-exercises",
		phrase: {
			en: ["Then no exercises. We can just talk.", "All right, nothing of that sort. Just talking is enough."],
			hinglish: ["Theek hai, koi exercise nahin. Bas baat karte hain."],
			hi: ["ठीक है, कोई अभ्यास नहीं। बस बात करते हैं।"],
		},
	},
	{
		id: "keeps-it-for-a-human",
		heard:
			/\bonly (?:with|to) (?:the |a |that )?(?:person|counsell?or|human|doctor|therapist|real (?:person|human))\b|\b(?:not|no) (?:\w+ )*(?:to|with) (?:a |the )?(?:bot|program|machine|computer)\b.*\bonly\b/,
		mostWords: 18,
		reason: "What is meant for a person is not asked for here.",
		phrase: {
			en: [
				"Then keep it for that person. Nothing of it has to be said here.",
				"That is a good place for it. Here you need not go into it at all.",
			],
		},
	},
	{
		id: "other-subject",
		heard: [
			/\b(?:dont|do not|didnt) (?:really )?(?:want|wanna|like) to (?:talk|speak|think|say|write) (?:more |anything )?(?:about|on|of)\b/,
			/\b(?:talk|speak) about something else\b|\bchange the (?:topic|subject)\b/,
			/\bsomething else (?:please|now)\b/,
			/kuch aur baat|is(?:ke)? baare mein (?:baat )?nahi/,
			/कुछ और बात|इस बारे में नहीं/,
		],
		mostWords: 14,
		reason: "A closed door is left closed.",
		changes: "new-subject",
		phrase: {
			en: [
				"Of course, we leave that. What would you rather talk about?",
				"Then we let it rest. Anything else is welcome, light or heavy.",
			],
			hinglish: [
				"Zaroor, use rehne dete hain. Ab kis baare mein baat karein?",
				"Theek hai, woh baat yahin chhodte hain. Kuch bhi aur chalega, halka ya bhaari.",
			],
			hi: ["ज़रूर, उसे रहने देते हैं। अब किस बारे में बात करें?", "ठीक है, वह बात यहीं छोड़ते हैं। कुछ भी और चलेगा, हल्का या भारी।"],
		},
	},
	{
		id: "says-good-night",
		heard:
			/(?:^|[.,!] ?)(?:(?:k|ok|okay|anyway|thanks|ty|chalo) )*(?:gn|gnite|g ?night|good ?night|night|nyt|bye+|ttyl|cya|see ya|gtg|g2g|tc|(?:it was )?(?:nice|good|great) (?:chatting|talking|meeting)(?: (?:to|with) (?:you|u))?)[.! ]*$|^(?:ok |okay )?(?:thats|that is|its|that was) (?:enough|it|all) for (?:today|now|tonight)[.! ]*$/,
		unlessRaised: true,
		mostWords: 14,
		when: "later",
		reason: "Who takes leave in two letters has taken leave.",
		phrase: {
			en: [
				"Good night, then. The door stays open.",
				"Go well. Write again whenever you like.",
				"Until another time. Rest if you can.",
			],
		},
	},
	{
		id: "denies-danger",
		heard:
			/\b(?:im|i am|i was|am) not (?:\w+ )?(?:suicidal|going to (?:die|kill|do anything)|thinking (?:of|about) (?:that|dying|suicide))\b/,
		mostWords: 12,
		reason: "Said without being asked, it is believed, and not gone into.",
		phrase: {
			en: [
				"I take that as you say it. What was it you wanted to get across?",
				"All right, I believe you. And the rest of it may still be said here.",
			],
		},
	},
	{
		id: "was-kidding",
		heard:
			/^(?:(?:just|only|im|i am|jk|lol|lmao|haha\w*|no|nah|its|it was|a|bro|ok)[ ,.]*)*(?:kidding|joking|joke|jokes|jk|not literally)(?:[ ,.!]+(?:kidding|joking|jk|lol|haha\w*|bro|yaar|chill|relax|dw|dont worry))*[ .!]*$|^not literally\b/,
		unlessRaised: true,
		mostWords: 7,
		when: "later",
		reason: "A joke that was called one is neither examined nor laughed over.",
		phrase: {
			en: ["All right, a joke. And what is it like, without the joke?", "Taken as one. What set it off today?"],
		},
	},
	{
		id: "funny-right",
		heard: /^(?:so |very |really )?(?:funny|hilarious|great|lovely|nice)[, ]+(?:right|no|na|huh|isnt it)[?.! ]*$/,
		mostWords: 4,
		when: "later",
		reason: "It asks whether one laughs along.",
		phrase: { en: ["I am not laughing. How is it for you?", "Not to me. What is it like, on your side?"] },
	},
	{
		id: "is-not-ok",
		heard:
			/^(?:no+[, ]*|well[, ]*|honestly[, ]*)*(?:im|i am|its|it is) not (?:really |at all )?(?:ok|okay|fine|good|alright|well)(?: obviously| at all| really| right now| today)*[.! ]*$/,
		mostWords: 8,
		reason: "Said straight, it is taken straight.",
		phrase: {
			en: [
				"No. I hear that. What is the worst of it, right now?",
				"Then not. Nothing has to look otherwise here. What is it most, at this moment?",
			],
		},
	},
	{
		id: "exaggerates",
		heard:
			/\b(?:dying|die|dead) of (?:boredom|laughter|heat|hunger|embarrassment|cringe)\b|\bbored to death\b|\bsimply perish\b|\bdeath by (?:meeting|powerpoint|ppt)\w*|\bsend help\b|\bmy soul (?:left|has left)\b/,
		unlessRaised: true,
		mostWords: 14,
		reason: "Big words for a small misery are answered in their own key.",
		phrase: {
			en: [
				"One of those days, then. What did it?",
				"As bad as that. What is the worst of it?",
				"I can picture it. What happened?",
			],
		},
	},
	{
		id: "back-again",
		heard:
			/\b(?:from yesterday|me again|i am back|im back|back again|remember me|we (?:talked|spoke) (?:yesterday|before)|again from)\b|kal baat (?:hui|ki)|phir se aa|कल बात/,
		mostWords: 12,
		when: "first",
		reason: "Nothing is left of an older talk, and it must not pretend.",
		phrase: {
			en: [
				"It is good that you came back. I keep nothing once a talk is over, so please tell me again whatever matters of it. How is it today?",
			],
			hinglish: [
				"Achha laga ki aapne phir likha. Purani baat mere paas nahin rehti, jo zaroori ho phir se bata dijiye. Aaj kaisa hai?",
			],
			hi: ["अच्छा लगा कि आपने फिर लिखा। पुरानी बात मेरे पास नहीं रहती, जो ज़रूरी हो फिर से बता दीजिए। आज कैसा है?"],
		},
	},
	{
		id: "for-a-friend",
		heard:
			/\b(?:for|about) (?:my|a) (?:friend|brother|sister|roommate|cousin|colleague|neighbour)\b.*\bnot (?:for |about )?me\b|\bnot (?:here )?(?:for|about) (?:me|myself)\b/,
		when: "first",
		reason: "Help for another is asked for: say that this is the right place for it.",
		phrase: {
			en: ["It is kind that you ask for somebody else, and that has its place here. What is going on with them?"],
			hinglish: ["Kisi aur ke liye poochna achhi baat hai, aur uski yahan jagah hai. Unke saath kya chal raha hai?"],
			hi: ["किसी और के लिए पूछना अच्छी बात है, और उसकी यहाँ जगह है। उनके साथ क्या चल रहा है?"],
		},
	},
	{
		id: "asks-leave-to-say",
		heard: [
			/^(?:hi |hello |hey )?(?:is|would) (?:it|that) (?:be )?(?:ok|okay|alright|fine) (?:to|if i) (?:say|tell|talk|share|write|vent)\b/,
			/^(?:hi |hello |hey )?(?:can|may|could) i (?:just )?(?:say|tell|share|confess|ask|talk|vent|write)(?: to)? ?(?:you |u )?(?:something|smth|a thing|anything|about (?:my|a|the|some)\b)/,
			/\bwithout (?:you |u |your |ur )?judg\w*/,
			/\b(?:dont|do not|will you|wont you|promise not to) (?:please )?judge\b/,
			/^(?:hi |hello |yaar |bhai |bhaiya |didi |sir |are |suno |mujhe )*(?:ek|ik|kuch|thodi|thoda) (?:problem|help|madad|baat|dikkat|sawaal|sawal)(?: (?:hai|h|thi|chahiye|chaiye|puchni|poochni|batani|kehni|karni|bolni|yaar))+[.! ]*$/,
			/^(?:मुझे )?(?:एक|कुछ|थोड़ी) (?:दिक्कत|मदद|बात|सवाल)(?: (?:है|थी|चाहिए|पूछनी|बतानी|कहनी|करनी))+$/,
		],
		mostWords: 10,
		reason: "Who asks for leave is given it, before anything is asked back.",
		phrase: {
			en: [
				"Yes, you can. I do not judge, and nobody here hurries you.",
				"Of course. Whatever it is, it may be said here.",
			],
			hinglish: ["Haan, kahiye. Kya baat hai?", "Zaroor, yahan koi kuch galat nahin samjhega. Bataiye."],
			hi: ["हाँ, कहिए। क्या बात है?", "ज़रूर, यहाँ कोई कुछ ग़लत नहीं समझेगा। बताइए।"],
		},
	},
	{
		id: "agrees",
		heard:
			/^(?:yes |yeah |ok |hm |maybe |haha |lol )*(?:you are|youre|ur|u r|thats|that is|its|this is)? ?(?:so |very |absolutely |probably )?(?:right|true|correct|exactly|fair(?: enough| point)?)[.!]*$/,
		mostWords: 5,
		when: "later",
		reason: "Agreement is no new story: the lead goes back to the person.",
		phrase: {
			en: [
				"Then let us go on from there. What would you like to look at next?",
				"Good to know that I followed. What else belongs to it?",
			],
		},
	},
	{
		id: "is-not-so",
		heard: /^(?:but |and |no |well )*(?:i am|im) not[.! ]*$/,
		unlessRaised: true,
		mostWords: 4,
		when: "later",
		reason: "Who sets something right has the last word on it.",
		phrase: { en: ["No. I take it from you, and not from them.", "Then you are not. You know it better."] },
	},
	{
		id: "not-this-time",
		heard: /^(?:but |and )?not (?:today|this time|yesterday|this week|any ?more)[.! ]*$/,
		unlessRaised: true,
		mostWords: 4,
		when: "later",
		reason: "An exception is worth more than the next question about the rule.",
		phrase: { en: ["Not this time, then. What was different?", "So it was otherwise. What made it so?"] },
	},
	{
		id: "names-a-day",
		heard: /^(?:maybe|perhaps|on|this|next)(?: on| this| next)? (?:\w+day|tomorrow|weekend|week)[.! ]*$/,
		unlessRaised: true,
		mostWords: 4,
		when: "later",
		reason: "A day that was named closes the question of when.",
		phrase: {
			en: ["So there is a day for it. It may move, if it has to.", "Then it has a day. That is enough for now."],
		},
	},
	{
		id: "is-very-young",
		heard: /^(?:and |but |btw |also )*(?:im|i am) (?:only |just )?1[0-6](?: years? old| yrs?(?: old)?| only)?[.! ]*$/,
		mostWords: 6,
		when: "later",
		reason: "A child should not be left alone with it, nor asked the next question of a list.",
		phrase: {
			en: ["Thank you for telling me. At your age somebody grown up should be beside you in this. Who could that be?"],
		},
	},
	{
		id: "how-it-works",
		heard: /\b(?:dont|do not|not sure) (?:really |quite )?(?:know )?how (?:this|it|these things) works?\b/,
		mostWords: 12,
		when: "first",
		reason: "It is told in one line, and nobody has to know more.",
		phrase: {
			en: [
				"There is little to know: you write as it comes, and I read it and ask back. What would you like to begin with?",
			],
		},
	},
	{
		id: "will-tell-how-it-goes",
		heard:
			/\b(?:i will|ill|i shall|will) (?:tell|let) (?:you|u) (?:know )?(?:how|what|if|whether) (?:it|that|things|he|she|they|i|we)\b/,
		unlessRaised: true,
		mostWords: 14,
		when: "later",
		reason: "Who means to come back is asked no more for now.",
		phrase: {
			en: [
				"Please do, however it turns out. Go well until then.",
				"Yes, tell me. Whatever comes of it has its place here.",
			],
		},
	},
	{
		id: "was-shown-how",
		heard: /\b(?:showed|taught|helped|shown) (?:me|us) (?:how )?to (?:type|write|use|open|do)\b/,
		mostWords: 18,
		when: "first",
		reason: "The first message of somebody who has just learnt to write one.",
		phrase: {
			en: [
				"It has worked, your words have arrived. What would you like to talk about?",
				"Your message is here, and there is no hurry with the next. What is on your mind?",
			],
		},
	},
	{
		id: "sounds-foolish",
		heard:
			/\b(?:(?:it|this|that|i) (?:must |may |might )?(?:sounds?|is|am|looks?)|thats|its|im) (?:so |very |a bit |a little |kind of |kinda |probably |such )?(?:a )?(?:foolish|silly|childish|weird|dramatic|pathetic|lame|cringe)\b|\b(?:it|this|that|i) (?:must |may |might )?sounds? (?:so |very |a bit |a little )?(?:stupid|dumb|crazy|mad)\b/,
		mostWords: 9,
		when: "later",
		reason: "Who makes it small is shown that it was not heard as small.",
		phrase: {
			en: [
				"It does not sound foolish to me. Go on with it, if you like.",
				"I did not read it that way. There is something in it, or you would not have told it.",
			],
		},
	},
	{
		id: "hard-word-said",
		heard:
			/^(?:and |but |so )?(?:i know )?(?:that )?(?:its|it is|thats|that is|im|i am|i know i am|i feel) (?:being |so |very |just |a bit )?(?:selfish|ungrateful|mean|petty|horrible of me|terrible of me|bad of me)[.! ]*$/,
		mostWords: 9,
		when: "later",
		reason: "A verdict on oneself is not agreed with, nor argued away.",
		phrase: {
			en: ["I would not call it that. It may stand here as it is.", "That is a hard word for something so human."],
		},
	},
	{
		id: "poor-english",
		heard:
			/\bmy english (?:is|not)\b|\benglish (?:is )?(?:so |very |not )*(?:weak|poor|bad|good|broken)\b|\b(?:dont|do not|cant) (?:know|write|speak) (?:\w+ )?english\b/,
		mostWords: 12,
		reason: "Not a trouble to be gone into, but a worry to be taken away.",
		phrase: {
			en: [
				"I follow you well. Hindi is fine too, in either script. What would you like to talk about?",
				"It is good enough for this. You can also write in Hindi, as you like. What is on your mind?",
			],
		},
	},
	{
		id: "does-not-want-to-talk",
		heard:
			/^(?:i |no |but |and |im |i am )*(?:dont|do not|not) (?:really )?(?:want to|wanna|feel like|in the mood (?:to|for)) (?:talk|talking|chat|chatting|write|writing|speak)(?: to you| to u| now| today| rn| here| anymore| any more)*[.! ]*$/,
		mostWords: 10,
		reason: "Who does not want to talk is not asked since when.",
		phrase: {
			en: [
				"You do not have to. Nothing here depends on it.",
				"Then you need not. You can leave, or write one line when you feel like it.",
			],
		},
	},
	{
		id: "so-what",
		heard: /^(?:and|so|then|and then|yes and|ya and|so what)\s*\?+$/,
		mostWords: 3,
		when: "later",
		reason: "A challenge to the last question, and not one to be answered with another.",
		phrase: {
			en: [
				"Nothing has to follow from it. I only wanted to know how it is from your side.",
				"So nothing. You decide what we do with it.",
			],
		},
	},
	{
		id: "just-a-moment",
		heard: [
			/(?:^|\s)(?:wait|brb|hold on|one (?:sec|second|min|minute|moment)|just a (?:sec|second|min|minute|moment)|coming back|ek (?:min|minute))[.! ]*$/,
			/^(?:ok |okay )(?:my )?\w+ (?:is|are|has|have) (?:home|here|back|come|calling|waiting)[.! ]*$/,
			/^(?:ok |anyway |so )*(?:my )?(?:lunch |tea )?break(?: is|s)? over\b/,
			/^(?:the |my |wait )*(?:phone|door ?bell|bell)(?: is|s)? ringing\b/,
			/^(?:someone|somebody|they|he|she)(?: is|s| are)? (?:at the door|here|calling|coming)[.! ]*$/,
			/\b(?:came|calling|coming|started|waiting|ringing)\b.*\bbye[.! ]*$|\bbula rah[aei]\b|\bkoi aaya\b/,
			/^(?:ruk|ruko|rukiye|ek min|ek minute|ek second|1 min)\b/,
			/\b(?:ka|ki) (?:phone|call|fon) (?:aa raha|aa rha|hai|h)\b/,
			/^(?:रुक|रुको|रुकिए|एक मिनट)|(?:रुको|रुकिए|एक मिनट)$|(?:फोन|फ़ोन) आ रहा|बुला रह|कोई आया/,
		],
		unlessRaised: true,
		mostWords: 8,
		when: "later",
		reason: "Who is called away for a moment is let go without another question.",
		phrase: {
			en: [
				"Of course, go. This stays open.",
				"Go ahead, nothing runs away here.",
				"All right. It can go on from here later.",
			],
			hinglish: ["Haan, ho aaiye. Baat yahin rukti hai.", "Theek hai, pehle woh. Baad mein yahin se."],
			hi: ["हाँ, हो आइए। बात यहीं रुकती है।", "ठीक है, पहले वह। बाद में यहीं से।"],
		},
	},
	{
		id: "laughs",
		heard: /^(?:(?:ha){2,}|(?:he){2,}|lol|lmao|rofl)(?: (?:(?:ha){2,}|lol|yaar|bhai))*[.! ]*$/,
		unlessRaised: true,
		mostWords: 4,
		when: "later",
		reason: "A laugh in the middle of a talk tests nothing.",
		phrase: {
			en: ["A laugh has its place here too. Go on, if you like.", "All right, lightly then."],
			hinglish: ["Hansi bhi chalegi. Aage kahiye.", "Achha, halke mein hi sahi."],
			hi: ["हँसी भी चलेगी। आगे कहिए।", "अच्छा, हल्के में ही सही।"],
		},
	},
	{
		id: "is-back",
		heard: [
			/^(?:ok |okay |hi |hey )?(?:i am |im )?back(?: now| again)?(?:$|[.,!] ?)/,
			/^(?:haan |ok )?(?:wapas )?(?:aa|a) ?ga?y[ai]\b(?! (?:hai|tha|thi|mujhe|usko))|^haan (?:ab )?bolo\b/,
			/^kya bol rahe the|^kaha+n? the hum/,
			/^(?:आ गया|आ गई|हाँ बोलो|कहाँ थे हम)/,
		],
		mostWords: 5,
		when: "later",
		reason: "Who was away is not asked about anything at once.",
		phrase: {
			en: ["Good, go on wherever you like.", "There you are. Take it up wherever you want to."],
			hinglish: ["Achha, aaiye. Jahan se mann ho, wahin se.", "Haan, main yahin tha. Aage kahiye."],
			hi: ["अच्छा, आइए। जहाँ से मन हो, वहीं से।", "हाँ, मैं यहीं था। आगे कहिए।"],
		},
	},
	{
		id: "what-was-meant",
		heard: [
			/^(?:which|what) (?:questions?|one|ones|thing|exercise|plan|number|person|two|do you mean|you mean|does that mean|is that)\b(?! .{12,})/,
			/^what (?!now|else|to|if|about|next|happened|then|should|do|can|is|are|was)\w+[?]?$|^\?+$/,
			/^(?:kya|kya matlab|matlab|kya bol rahe ho|samjha nahi|samjhi nahi|samajh nahi aaya) ?\?*$/,
			/^(?:क्या|मतलब|क्या मतलब|समझ नहीं आया) ?\?*$/,
		],
		mostWords: 6,
		when: "later",
		reason: "Who does not follow the bot was not told clearly.",
		phrase: {
			en: [
				"I put that badly, sorry. We can leave it. What is on your mind right now?",
				"That was not clear of me. Never mind it, and say what you would like to say.",
			],
			hinglish: [
				"Maine saaf nahin kaha. Ise chhodiye, jo mann mein ho wahi likhiye.",
				"Meri baat uljhi hui thi, maaf kijiye. Apne dhang se kahiye.",
			],
			hi: ["मैंने साफ़ नहीं कहा। इसे छोड़िए, जो मन में हो वही लिखिए।", "मेरी बात उलझी हुई थी, माफ़ कीजिए। अपने ढंग से कहिए।"],
		},
	},
	{
		id: "has-to-go",
		heard: [
			/^(?:ok |okay |maybe )*(?:(?:i )?(?:will|ll|am going to|m going to|gonna)|ill) (?:just |now )?(?:try (?:to|and) )?(?:lie down|sleep|rest|nap|go to (?:bed|sleep)|get some sleep)\b/,
			/^(?:ok |sorry |now |but )*i (?:have|need|got) to (?:go|give|cook|make|feed|leave|sleep|study|work|pick|get|serve|take|wake|prepare|run|catch)\b.*\b(?:now|soon|quickly)[.!]*$/,
			/(?:^|[.,!] ?|\b(?:ok|okay|anyway|sorry|now|but) )(?:i )?(?:should|must|have to|need to|better|got to|gotta) (?:go|leave|run)\b(?! (?:to|back|there|through|away|on|into|for))/,
			/^(?:(?:ok|okay|all right|alright|right|so)[.,]? )*(?:i will|ill|i am going to|im going to) (?:make|give|feed|pick|take|have|eat|go|sleep|cook|leave|bathe|rest)\b.*\bnow[.!]*$/,
			/\b(?:shift|class|train|bus|meeting) is (?:starting|here|coming)\b/,
			/^(?!ab (?:roj|roz|har|kabhi|bahut) )(?:ok |acha |accha |achha |chalo |chal |ab |theek hai |thik hai |thik h |theek h )+(?:\S+ ){0,3}(?:(?:jati|jata|nikalta|nikalti|sota|soti|chalta|chalti) (?:hu|hun|hoon)|so jati hu|so jata hu|sona hai|jana hai|jaana hai)\b/,
			/(?:jati|jata|nikalti|nikalta) (?:hu|hun|hoon)(?: ab)?,? bye/,
			/\b(?:bye|tata|ram ram|radhe radhe|jai hind|jai kisan)[.! ]*$/,
			/\b(?:time|samay|waqt|vaqt) ho ga?ya[.! ]*$/,
			/^(?:theek hai|thik hai|chalo|chaliye|acha|accha|ok)\b.*\b(?:dena|jana|jaana|karna|banana|khilana|uthna|nikalna|sona) (?:hai|h)[.! ]*$/,
			/^(?:chalta|chalti) (?:hu|hun|hoon)\b/,
			/^(?:(?:theek|thik|teek) (?:hai|h) )?(?:chalo|chal|chaliye) (?:(?:theek|thik|teek) (?:hai|h) )?(?:phir|fir)[.! ]*$/,
			/(?:^|[.,!] ?)(?:(?:theek|thik|teek) (?:hai|h)|chalo|ach+a|ac+ha|ok)(?: (?!nahi|nhi|kab|kaise)\S+){0,3} (?:sot[ai]|chalt[ai]|nikalt[ai]|ja+t[ai]|dekht[ai]|socht[ai]|baitht[ai]) (?:hu|hun|hoon)(?: ab| bhai| bro| yaar)*[.! ]*$/,
			/^(?:acha|accha|achha|chalo|ok),? (?:\S+ ){1,3}(?:aaya|aayi|aaye|aa gaya|aa gayi|aa gaye|bula rah[aei]|ubal rah[aei])(?: hai| hain| h)?[.! ]*$/,
			/^(?:(?:theek|thik) (?:hai|h) |chalo |ab |ok |bas )*sone ja rah[ai] (?:hu|hun|hoon)[.! ]*$/,
			/^(?:chalo|chal|chaliye) (?:\S+ ){0,3}(?:kart[ai] (?:hu|hun|hoon)|\S{2,}n[aie] (?:hai|h))[.! ]*$/,
			/^(?:चलो|चलिए) (?:\S+ ){0,3}(?:करत[ाी] (?:हूँ|हूं)|\S+न[ाीे] है)[।.! ]*$/,
			/^(?:चलो |चलिए )?ठीक है (?:चलो |चलिए )?फिर[।.! ]*$/,
			/^(?:ठीक है |अच्छा |चलो |अब |ओके |बस )+(?:\S+ ){0,3}(?:जा रह[ाी]|चलत[ाी]|निकलत[ाी]|सोत[ाी]|देखत[ाी]|सोचत[ाी]|बैठत[ाी]) (?:हूँ|हूं)[।.! ]*$|^(?:अच्छा|चलो|ओके),? (?:\S+ ){1,3}(?:आया|आई|आए|आ गया|आ गई|आ गए|बुला रह[ाेी]|उबल रह[ाेी])(?: है| हैं)?[।.! ]*$|^सोने जा रह[ाी] (?:हूँ|हूं)[।.! ]*$/,
			/^(?:\S+ ){0,4}(?:khana banana|khana dena|chara dena|dawai dena|khana khilana|sulana) (?:hai|h)[.! ]*$/,
			/^ab (?:neend|nind) (?:aa rahi|aa rhi)/,
			/^(?:अब |चलो |अच्छा |ठीक है )(?:\S+ ){0,4}(?:जाती हूँ|जाता हूँ|जाती हूं|जाता हूं|सोना है|जाना है)/,
			/^चलत[ाी] (?:हूँ|हूं)|^(?:\S+ ){0,4}(?:खाना बनाना|खाना देना|चारा देना|सुलाना) है$/,
			/^अब नींद आ रही|(?:जय हिंद|राम राम|राधे राधे)$|समय हो गया$/,
		],
		unlessRaised: true,
		mostWords: 10,
		when: "later",
		reason: "Who is called away is let go without another question.",
		phrase: {
			en: [
				"Of course, go. What you wrote stays here for a day, and you can pick it up again.",
				"All right. I am here when you have a quiet minute again.",
			],
			hinglish: [
				"Achha, jaaiye. Baat yahin rahegi, jab waqt mile.",
				"Theek hai, aaram se. Phir mann ho to yahin milenge.",
			],
			hi: ["अच्छा, जाइए। बात यहीं रहेगी, जब वक़्त मिले।", "ठीक है, आराम से। फिर मन हो तो यहीं मिलेंगे।"],
		},
	},
	{
		id: "nothing-more",
		heard: [
			/^(?:nahi |nahin |nhi |ji |bas |abhi )*(?:aur kuch nah?i|aur kuch nahin|aur kuch nhi|itna hi|yahi puchna tha|itna hi puchna tha)(?: hai| tha| bas)*[.! ]*$/,
			/^(?:नहीं |जी |बस |अभी )*(?:और कुछ नहीं|इतना ही|यही पूछना था|इतना ही पूछना था)(?: है| था| बस)*[।.! ]*$/,
		],
		mostWords: 7,
		when: "later",
		reason: "Who has nothing more to ask is not asked for more.",
		phrase: {
			en: ["All right. If something comes to mind, it can go here."],
			hinglish: [
				"Theek hai. Kuch yaad aaye to yahin likh dijiye.",
				"Ji, bas itna hi. Jab zaroorat ho, main yahin hoon.",
			],
			hi: ["ठीक है। कुछ याद आए तो यहीं लिख दीजिए।", "जी, बस इतना ही। जब ज़रूरत हो, मैं यहीं हूँ।"],
		},
	},
	{
		id: "blesses",
		heard: [
			/^(?:jite|jeete|khush|sukhi) raho\b|^(?:khush|sukhi) rahiye\b|^bhagwan (?:aapka|tumhara|tera) bhala/,
			/^(?:जीते|ख़ुश|खुश|सुखी) रहो|^(?:ख़ुश|खुश|सुखी) रहिए|^भगवान (?:आपका|तुम्हारा|तेरा) भला/,
		],
		mostWords: 6,
		when: "later",
		reason: "A blessing is a goodbye, and is thanked for.",
		phrase: {
			en: ["Thank you. Take care of yourself too."],
			hinglish: ["Shukriya. Aap bhi apna khayal rakhiye."],
			hi: ["शुक्रिया। आप भी अपना ख़याल रखिए।"],
		},
	},
	{
		id: "was-good-to-talk",
		heard: [
			/ach+?ha? laga (?:aapse|tumse|tujhse|yahan|aap se) .*baat|(?:aapse|tumse|tujhse|yahan|aap se) baat kar(?:ke| ke) (?:\w+ )?ac+?h+a laga/,
			/अच्छा लगा (?:आपसे|तुमसे|यहाँ|यहां) .*बात|(?:आपसे|तुमसे|यहाँ|यहां) बात कर(?:के|ना) (?:\S+ )?अच्छा लगा/,
		],
		mostWords: 9,
		when: "later",
		reason: "Said of the talk itself: it is thanked for, and not examined.",
		phrase: {
			en: ["Thank you for saying so. The door stays open."],
			hinglish: ["Yeh kehne ka shukriya. Jab bhi mann ho, phir likhiye."],
			hi: ["यह कहने का शुक्रिया। जब भी मन हो, फिर लिखिए।"],
		},
	},
	{
		id: "apology",
		heard:
			/^(?!.* (?:nahi|nhi|bola|boli|bole|kaha|नहीं|बोला|कहा)(?: |$))(?:i am |im |so |very |oh )*(?:sorry|maaf (?:karo|kijiye|karna)|माफ़ कीजिए|माफ करना)\b/,
		mostWords: 8,
		reason: "There is nothing to be sorry for.",
		phrase: {
			en: [
				"There is nothing to be sorry for. Write as you like.",
				"No need to be sorry. It can come out just as it comes.",
				"You need not be sorry here. Go on whenever you want.",
			],
			hinglish: ["Maafi ki koi baat nahin. Jaise mann ho, likhiye."],
			hi: ["माफ़ी की कोई बात नहीं। जैसे मन हो, लिखिए।"],
		},
	},
	{
		id: "not-complaining",
		heard: /\b(?:not|dont want to) complain\w*|shikayat nahi|शिकायत नहीं/,
		mostWords: 8,
		reason: "Some need leave to speak of themselves.",
		phrase: {
			en: [
				"I did not take it as complaining. One may say how a day is.",
				"It did not sound like that to me. Telling how things are is something else.",
			],
			hinglish: ["Mujhe yeh shikayat nahin lagi. Apna haal kehna alag baat hai."],
			hi: ["मुझे यह शिकायत नहीं लगी। अपना हाल कहना अलग बात है।"],
		},
	},
	{
		id: "is-fine",
		heard: [
			/^(?:no+[, ]*)?(?:thanks[, ]*|but )?i (?:dont|do not) need (?:any )?(?:help|counsell?ing|therapy|a counsell?or|this)[.! ]*$/,
			/^(?:no+ |na |but |yeah |ya |i said |honestly |nothing |nah |im |i am |haha |lol |nahi |nhi |nai |haan |are |bas |ji )*(?:(?:i ?a?m|im|all|everything|everyone|work|it|life|things|its) ?(?:is |are |s )?(?:all )?(?:fine|ok|okay|good|alright|well|great|normal|as usual)(?=$|[.,]| (?:really|just|here|now|today|thanks|thank|only|yaar|bro|man|tho|nothing|everything|i guess)\b))(?!.*\b(?:but|par|lekin|except|just (?:tired|sad)|without|nothing matters)\b)/,
			/^(?:no+ |na |but |yeah |ya |i said |honestly |nothing |nah |im |i am |haha |lol |nahi |nhi |nai |haan |are |bas |ji )*(?:nothing(?: is|s)? wrong|nothing(?: much| really| special)?$|just (?:checking|looking|testing|curious|browsing|bored)\b|.* (?:so |am |im )just (?:seeing|checking|looking|testing|curious|browsing|trying)(?: it| this| what it is| around| out)*[.! ]*$|no problem$)(?!.*\b(?:but|par|lekin|except|just (?:tired|sad)|without|nothing matters)\b)/,
			/^(?:no+ |na |but |yeah |ya |i said |honestly |nothing |nah |im |i am |haha |lol |nahi |nhi |nai |haan |are |bas |ji )*(?:sab (?:theek|thik|badhiya)|(?:main|mai|ghar (?:me|mein|pe)) (?:bilkul |ekdum |sab )*(?:theek|thik|mast|badhiya)|(?:ghar (?:me|mein|pe) )?sab mast|kuch (?:nahi|nahin|nhi|nai)(?: hua)?$|sach (?:me|mein)$|(?:theek|thik) h(?:u|un|oon)$|(?:koi|kuch) (?:problem|dikkat|pareshani|takleef|taklif|gadbad) (?:nahi|nhi|nai))(?!.*\b(?:but|par|lekin|except)\b)/,
			/^(?:(?:नहीं|हाँ|बस|मुझे|मुझे तो|हमें|जी) )*(?:सब ठीक|मैं ठीक|कुछ नहीं$|कोई (?:दिक्कत|परेशानी|तकलीफ़|तकलीफ) नहीं)(?!.* (?:लेकिन|मगर|(?<!घर )पर) )/,
		],
		unlessRaised: true,
		mostWords: 10,
		reason: "Somebody who says that nothing is wrong is not asked what is worst.",
		phrase: {
			en: [
				"Good to know. You are welcome to look around, nothing needs to be wrong for that. How has your day been so far?",
				"All right, I take it as you say it. If something comes up, big or small, it can go here.",
				"That is fine with me. We can talk about light things too: what did you do today?",
				"Then I will not go looking for trouble. Write whatever you like.",
				"All right. I take your word for it.",
				"I hear you. Nothing else has to be said here.",
			],
			hinglish: [
				"Achha, theek hai. Yahan aane ke liye kuch galat hona zaroori nahin. Aaj ka din kaisa raha?",
				"Theek hai, aapki baat maan li. Kuch yaad aaye, chhota ya bada, to yahan jagah hai.",
				"Achha ji. Main kuredunga nahin. Halki baat bhi chalegi, jaise aaj kya khaya.",
				"Ji, jaisa aap kahen. Aur kuch kehna zaroori nahin.",
				"Theek hai. Mann kabhi kuch aur kahe, to woh bhi yahan aa sakta hai.",
			],
			hi: [
				"अच्छा, ठीक है। यहाँ आने के लिए कुछ ग़लत होना ज़रूरी नहीं। आज का दिन कैसा रहा?",
				"ठीक है, आपकी बात मान ली। कुछ याद आए, छोटा या बड़ा, तो यहाँ जगह है।",
				"अच्छा जी। मैं कुरेदूँगा नहीं। हल्की बात भी चलेगी, जैसे आज क्या खाया।",
				"जी, जैसा आप कहें। और कुछ कहना ज़रूरी नहीं।",
				"ठीक है। मन कभी कुछ और कहे, तो वह भी यहाँ आ सकता है।",
			],
		},
	},
	{
		id: "was-made-to-come",
		heard: [
			/\b(?:friend|wife|husband|mom|mother|sister|brother|daughter|son|doctor|teacher|boss|everyone|she|he) (?:said|says|suggested|insisted) (?:i should |to |that i )?(?:try|use|write|come(?! (?:over|home|with|back|along|to|down|up|in|out|and)\b)|download)\b/,
			/\b(?:made|told|asked|forced|sent) (?:me|us|all of us|everyone) (?:all )?(?:to )?(?:write|come|talk|try|do this|download|use|chat)/,
			/\bmy \w+ (?:put|installed|gave|opened|started|showed) (?:me )?(?:this|it)\b/,
			/ne (?:bola|kaha) (?:yahan|idhar) (?:likh|aa)/,
		],
		mostWords: 14,
		reason: "Not their own idea: the choice goes back to them.",
		phrase: {
			en: [
				"So it was not your own idea to come. You decide how much you say here. What do you think they had in mind?",
				"Then somebody else hoped you would write, and here you are. You need not, but if you like: what would you say it is about?",
			],
			hinglish: [
				"To aane ka khayal kisi aur ka tha. Kitna kehna hai, yeh aap par hai. Aapko kya lagta hai, unhone kyun kaha?",
			],
			hi: ["तो आने का ख़याल किसी और का था। कितना कहना है, यह आप पर है। आपको क्या लगता है, उन्होंने क्यों कहा?"],
		},
	},
	{
		id: "a-resolve",
		heard: [
			/\b(?:i will|ill|i am going to|im going to|perhaps i will|maybe i will|i might|i could|gonna) (?:also |just |finally )?(?:talk to|speak to|tell|show|share|say (?:hi|hello|nice|something|sorry|it)|call|ask|sit with|stay with|make (?:tea|chai|her|him|them)|look for|dig out|take it out|ring|phone|message|meet|start (?:with|by|tomorrow|today)|try (?:(?:\w+ ){0,3}again|tomorrow|that|to (?:talk|sleep|rest|tell|call|walk))|go for a walk|see a (?:doctor|counsell?or)|write to|text|visit)\b/,
			/(?:try|koshish|baat) kar(?:unga|ungi|oonga|oongi)|bol (?:dunga|dungi)/,
			/(?:कोशिश|बात) करूँ?ग/,
		],
		unlessRaised: true,
		mostWords: 16,
		when: "later",
		reason: "A step that the person found alone is worth more than any advice.",
		phrase: {
			en: [
				"That sounds like a good step, and it is your own. It does not have to go perfectly.",
				"Good. A small start is enough, and you can tell me how it went, if you like.",
				"I like that you found that yourself. There is no hurry with it.",
			],
			hinglish: [
				"Yeh achha kadam hai, aur aapka apna. Sab theek se hi ho, yeh zaroori nahin.",
				"Achha. Chhoti shuruaat kaafi hai, aur mann ho to bataiye ki kaisa raha.",
			],
			hi: [
				"यह अच्छा क़दम है, और आपका अपना। सब ठीक से ही हो, यह ज़रूरी नहीं।",
				"अच्छा। छोटी शुरुआत काफ़ी है, और मन हो तो बताइए कि कैसा रहा।",
			],
		},
	},
	{
		id: "lighter-for-saying",
		heard:
			/(?:^|\b(?:feels?|felt|feeling|i feel|am) )(?:a )?(?:little |bit |little bit |much |so )*(?:lighter|better(?! (?:off|if|to|when|without|than me)\b)|calmer|relieved|good (?:to say|saying))\b(?!.*\b(?:when|if|after (?:drink|smok)|than me|off without)\b)/,
		mostWords: 12,
		when: "later",
		reason: "Relief is met with gladness, not with an examination.",
		phrase: {
			en: [
				"I am glad. Saying it somewhere can make a little room, and you did that.",
				"That is good to read. It may come and go, and this part counts too.",
				"Good. Let it be lighter for as long as it is.",
			],
			hinglish: [
				"Yeh sunkar achha laga. Kahin keh dene se thodi jagah banti hai.",
				"Achha hua. Jab tak halka hai, halka rehne dijiye.",
			],
			hi: ["यह सुनकर अच्छा लगा। कहीं कह देने से थोड़ी जगह बनती है।", "अच्छा हुआ। जब तक हल्का है, हल्का रहने दीजिए।"],
		},
	},
	{
		id: "kind-word",
		heard: [
			/\b(?:you are|youre|ur|u r) (?:so |very |really |actually |quite )?(?:a )?(?:good|nice|kind|helpful|sweet|better than)\b/,
			/^(?:\w+ )?(?:you|u) (?:ask|asked|say|write|listen) (?:such |really |some |very )?(?:good|nice|kind|well|lovely)\b/,
			/\b(?:good|nice) question\b|\bi like (?:talking|writing) (?:to|with) (?:you|u)\b/,
			/\b(?:you are|youre|ur|u r|this is|its) (?:maybe |actually )?(?:not|less) (?:that |so |totally |completely |as |entirely |all )?(?:bad|useless|stupid|dumb|terrible|shit)\b/,
			/\b(?:you|u) (?:didnt|did not) (?:nod|judge|preach|lecture)\b/,
			/(?:aap |tum )?(?:accha|achha|acche|achhe) (?:program|bot) (?:ho|hai|hain)/,
			/(?:aap|tum) (?:bahut )?(?:accha|achha|acche|achhe) (?:sunte|ho|hain)/,
			/आप (?:बहुत )?अच्छ\S* (?:सुनते|हैं)/,
		],
		mostWords: 14,
		reason: "Kindness is answered with kindness.",
		phrase: {
			en: ["That is kind of you to say.", "Thank you, that is good to read."],
			hinglish: ["Yeh kehne ke liye shukriya.", "Padhkar achha laga, shukriya."],
			hi: ["यह कहने के लिए शुक्रिया।", "पढ़कर अच्छा लगा, शुक्रिया।"],
		},
	},
	{
		id: "something-good",
		heard: [
			/\b(?:it helps when|what helps is|makes me (?:smile|happy|laugh)|the only good thing|i (?:like|love|enjoy) (?:it )?when|i look forward|had a good (?:day|laugh|talk)|we laughed|(?:it )?felt (?:good|nice)|feels (?:good|nice)(?! to))\b(?!.*\b(?:then|but|until|till|still)\b)/,
			/achha lagta hai jab/,
			/अच्छा लगता है जब/,
		],
		mostWords: 14,
		when: "later",
		reason: "A good thing is met as one.",
		phrase: {
			en: [
				"I am glad there is that. Tell me a little more of it, if you like.",
				"That is good to hear. What is it like then?",
			],
			hinglish: ["Achha hai ki yeh bhi hai. Mann ho to iske baare mein thoda aur bataiye."],
			hi: ["अच्छा है कि यह भी है। मन हो तो इसके बारे में थोड़ा और बताइए।"],
		},
	},
	{
		id: "would-not-hurt",
		heard:
			/\b(?:never|not|wont|wouldnt|dont want to) (?:\w+ )?(?:hurt|harm) (?:her|him|them|me|my|myself|anyone|the|us)\b/,
		mostWords: 14,
		reason: "Said plainly, it is to be taken in plainly; the door stays open.",
		phrase: {
			en: [
				"Thank you for saying that so plainly. If such a thought ever came, you could tell me or a doctor, and nobody would think less of you.",
			],
			hinglish: [
				"Itne saaf shabdon mein kehne ke liye shukriya. Kabhi aisa khayal aaye to mujhe ya doctor ko bata sakte hain.",
			],
			hi: ["इतने साफ़ शब्दों में कहने के लिए शुक्रिया। कभी ऐसा ख़याल आए तो मुझे या डॉक्टर को बता सकते हैं।"],
		},
	},
	{
		id: "made-up",
		heard: /^(?:she|he|they|my \w+) (?:said|says|texted|messaged|wrote) sorry\b|\bwe (?:made up|are talking again)\b/,
		mostWords: 8,
		reason: "Good news is not a wound.",
		phrase: {
			en: ["That is good to hear. How was it to read that?", "So something moved there. That is worth a quiet moment."],
			hinglish: ["Yeh sunkar achha laga. Padhkar kaisa laga?"],
			hi: ["यह सुनकर अच्छा लगा। पढ़कर कैसा लगा?"],
		},
	},
];
