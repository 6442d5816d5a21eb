import type { DirectAnswer } from "./direct-answer";

/** Anger, doubt and refusal that are meant for the bot. Met calmly, never defended against; the choice goes back. */
export const PUSHBACK: readonly DirectAnswer[] = [
	{
		id: "swears",
		heard: [
			/\b(?:fuck (?:off|you|u|this)|f off|go to hell|get lost|screw you|piss off)/,
			/\b(?:you are|youre|ur|u r) (?:such |just )?(?:a )?(?:\w+ )?(?:piece of (?:junk|crap|shit|garbage|trash)|trash|garbage|moron)/,
			/\b(?:bhaad mein ja|bhad me ja|bhaad me ja|dafa ho|chal hatt?|nikal yahan|bakchodi|teri aukaa?t)/,
			/\b(?:samajhta kya hai (?:apne|khud|tu)|tu (?:hai|h) kaun|(?:sab|saare) (?:app|bot)\w* (?:\w+ )?chor\b)/,
			/\b(?:bhag (?:ja|yahan|yaha|saale|sale)|(?:tu|tum) (?:saale|kutte|kamine|harami|gadhe|gadha))/,
			/\b(?:(?:saale|kutte|kamine|harami|gadhe)$|chutiy\w*|madarch\w*|bhench\w*|behench\w*)/,
			/भाड़ में जा|दफ़ा हो|दफा हो/,
		],
		mostWords: 8,
		reason: "Anger at the bot may be anger at a day. It is no reason to leave, nor to argue.",
		phrase: {
			en: [
				"All right. You do not have to talk to me. If the anger is about something else, it can go here too.",
				"I hear that you have had enough. I will not push. You can go, or stay and write whatever you want.",
				"That is allowed here. Nothing is asked of you.",
			],
			hinglish: [
				"Theek hai. Mujhse baat karna zaroori nahin. Gussa kisi aur baat ka ho, to woh bhi yahan likh sakte hain.",
				"Aapka gussa suna. Main zor nahin dunga. Jaana ho ya kuch bhi likhna ho, aapki marzi.",
				"Yeh bhi yahan keh sakte hain. Main behes nahin karunga.",
				"Suna. Jis baat ne itna garam kiya, woh chahen to woh bhi likh dijiye.",
			],
			hi: [
				"ठीक है। मुझसे बात करना ज़रूरी नहीं। ग़ुस्सा किसी और बात का हो, तो वह भी यहाँ लिख सकते हैं।",
				"आपका ग़ुस्सा सुना। मैं ज़ोर नहीं दूँगा। जाना हो या कुछ भी लिखना हो, आपकी मर्ज़ी।",
				"यह भी यहाँ कह सकते हैं। मैं बहस नहीं करूँगा।",
				"सुना। जिस बात ने इतना गरम किया, चाहें तो वह भी लिख दीजिए।",
			],
		},
	},
	{
		id: "shut-up",
		heard:
			/^(?:just |oh |please |bola na |kaha na )?(?:shut up|shut it|stop talking|be quiet|chup|chup (?:kar|karo|raho|ho ja|ho jao)|चुप|चुप (?:कर|करो|रहो|रह|हो जा|हो जाओ))(?:\b|(?![p{L}p{M}]))/,
		mostWords: 6,
		reason: "A wish for quiet is granted.",
		phrase: {
			en: [
				"All right, I am quiet. Write whenever you like, or not at all.",
				"Then I keep still. The place stays open for you.",
			],
			hinglish: [
				"Theek hai, main chup hoon. Jab mann ho likhiye, ya na likhiye.",
				"Achha, ab kuch nahin poochhta. Jagah khuli hai.",
				"Ji, khaamosh hoon.",
			],
			hi: ["ठीक है, मैं चुप हूँ। जब मन हो लिखिए, या न लिखिए।", "अच्छा, अब कुछ नहीं पूछता। जगह खुली है।", "जी, ख़ामोश हूँ।"],
		},
	},
	{
		id: "takes-data",
		heard: [
			/\b(?:steal|sell|stealing|selling|collect|collecting|harvest\w*) (?:my |our |all |peoples |the |of )*(?:data|info\w*|chats?)\b/,
			/\bdata (?:chura|chori|bech|lete|le rahe|jama)/,
			/(?:डाटा|डेटा) (?:चुरा|चोरी|बेच|लेते)/,
		],
		mostWords: 12,
		reason: "A fair doubt, and one that can be answered with facts.",
		phrase: {
			en: [
				"A fair thing to doubt. I pass nothing on, and the talk is deleted when you clear it, log out or stay away for a day. You need not write anything you want kept to yourself.",
			],
			hinglish: [
				"Yeh shak jaayaz hai. Main baat aage nahin bhejta; clear karne, logout karne ya ek din door rehne par sab mit jaata hai. Jo apne paas rakhna ho, woh mat likhiye.",
			],
			hi: [
				"यह शक जायज़ है। मैं बात आगे नहीं भेजता; मिटाने, लॉगआउट करने या एक दिन दूर रहने पर सब मिट जाता है। जो अपने पास रखना हो, वह मत लिखिए।",
			],
		},
	},
	{
		id: "why-tell",
		heard:
			/\bwhy (?:should|would|do|must) i (?:even )?(?:tell|talk to|trust|listen to|answer|write to) (?:you|u|a bot|this)|\bwhy tell you|tumhe kyun? bata|aapko kyun? bata|तुम्हें क्यों बता|आपको क्यों बता/,
		reason: "Nobody owes a program a story.",
		phrase: {
			en: [
				"You do not have to. Some people find it easier to try a thing out on a program first, and some do not. It is yours to choose.",
				"There is no need to. You could also just look around, or keep it for a person you trust.",
			],
			hinglish: [
				"Zaroori nahin hai. Kuch logon ko pehle program se kehna aasaan lagta hai, kuch ko nahin. Chunna aapka hai.",
			],
			hi: ["ज़रूरी नहीं है। कुछ लोगों को पहले प्रोग्राम से कहना आसान लगता है, कुछ को नहीं। चुनना आपका है।"],
		},
	},
	{
		id: "whatever",
		heard:
			/^(?:whatever|who cares|(?:i )?dont care(?! about| for| if| what| who| that)|i dont give a (?:damn|shit|fuck)|so what|jo bhi|kya farak padta|kisko fark padta|क्या फ़र्क पड़ता)\b/,
		mostWords: 6,
		reason: "A shrug wants room, not a question.",
		phrase: {
			en: [
				"Fair enough. We can leave it there, or talk about something else entirely.",
				"Okay. No need to go on with this one.",
				"That is fine. You set the pace here.",
			],
			hinglish: ["Theek hai. Ise rehne dete hain, ya kuch aur baat kar sakte hain."],
			hi: ["ठीक है। इसे रहने देते हैं, या कुछ और बात कर सकते हैं।"],
		},
	},
	{
		id: "say-something-useful",
		heard: [
			/\b(?:say|tell me|do|give me) (?:something|anything|one thing) (?:useful|helpful|better|else|real|that helps)/,
			/\b(?:you|this) (?:is|are|r) (?:no|not any|zero) (?:help|use)\b|\bbe useful\b/,
			/kuch kaam ki baat/,
			/ढंग की बात/,
		],
		reason: "A request for use is fair: offers what there is, in a choice.",
		phrase: {
			en: [
				"Fair. I can do three useful things: listen without questions, guide five minutes of slow breathing, or show how to reach a human counsellor. Which of them, if any?",
				"That is a fair wish. Tell me what is worst today in one line, and I will stay with that line. Or take {talk}: a trained person, free, at any hour.",
			],
			hinglish: [
				"Sahi baat. Main teen kaam kar sakta hoon: bina sawaal sunna, paanch minute dheemi saans, ya counsellor tak pahunchne ka raasta. Inmein se kya?",
			],
			hi: ["सही बात। मैं तीन काम कर सकता हूँ: बिना सवाल सुनना, पाँच मिनट धीमी साँस, या काउंसलर तक पहुँचने का रास्ता। इनमें से क्या?"],
		},
	},
	{
		id: "what-can-it-do-about-it",
		heard:
			/\b(?!what would (?:you|u) do\b)(?:what|how) (?:can|could|will|would) (?:you|u|a (?:phone|bot|machine|program|computer)|this(?: app| thing)?|an app|talking|writing|typing)(?: even| ever)? (?:do|change|help)\b(?: about| for| with| to)?(?! you)/,
		mostWords: 12,
		reason: "The trouble itself stays: to say so is the only honest answer.",
		phrase: {
			en: [
				"About the thing itself, nothing. What I can do is keep you company while you put it in words, and help to sort what comes next, if you want that.",
				"It changes nothing out there, that is so. Here you can put it down for a moment, and see which piece of it is in your hands.",
			],
		},
	},
	{
		id: "only-a-bot",
		heard: [
			/\b(?:you are|youre|ur|u r) (?:just |only )?(?:a |an )?(?:(?:dumb|stupid|useless|silly) )*(?:bot|machine|robot|program|computer)\b/,
			/\b(?:use|point) (?:of|in) talking to (?:a |an )?(?:computer|bot|machine|program|you|u)\b/,
			/^(?:oh |wow |ugh )*(?:great|wow|nice|cool|lovely|fantastic|ugh|just)?,? ?(?:yet )?another (?:\w+ )?(?:chat ?)?(?:bot|app|program)[.! ]*$/,
			/\btalking to a (?:wall|machine)\b/,
			/machine se (?:\w+ )?(?:baat|kya)/,
			/\b(?:tu|tum|aap) (?:to |toh |bas |sirf |ek )*(?:robot|bot|machine|program|computer) (?:ho|hai|h)\b(?! kya)/,
			/\b(?:tere|tumhare|aap) jaise .*\bbots?\b/,
			/मशीन से (?:\S+ )?(?:बात|क्या)/,
			/(?:तू|तुम|आप) (?:तो |बस |एक )*(?:रोबोट|बॉट|मशीन|प्रोग्राम) (?:हो|है|हैं)(?! क्या)/,
		],
		reason: "It is true that it is a program: agreeing costs nothing.",
		phrase: {
			en: [
				"That is true, I am a program, and a simple one. Some people find it handy to put things in words here before they say them to somebody. You need not.",
				"You are right about that. What I have is time, and I tell nobody. For more than that a human is better, and I can show you how to reach one.",
			],
			hinglish: [
				"Yeh sach hai, main ek seedha sa program hoon. Kuch log yahan pehle shabd dhoondhte hain, phir kisi se kehte hain. Zaroori nahin.",
			],
			hi: ["यह सच है, मैं एक सीधा सा प्रोग्राम हूँ। कुछ लोग यहाँ पहले शब्द ढूँढते हैं, फिर किसी से कहते हैं। ज़रूरी नहीं।"],
		},
	},
	{
		id: "not-understood",
		heard: [
			/\b(?:you|u) (?:cant|cannot|can not|dont|do not|wont|will never|never) (?:even |really )?(?:understand|get it|know (?:anything|me|what|how))/,
			/\byou know nothing\b/,
			/^(?:kya hua,? )?(?:samjhe|samjhi|samjha) (?:nahi|nhi)(?: kya)?[.!? ]*$/,
			/(?:tum|aap) (?:nahi |nahin |kuch nahi )?samajh\w* (?:nahi|nahin)?|nahi samajh (?:sakte|paoge|oge)/,
			/\b(?:ghanta|kuch nahi|kya khaak) (?:samajh|samjh)\w* (?:hai |ho )?(?:tu|tum)\b/,
			/\b(?:tujhe|tumhe|tumko|aapko|tum|tu|aap) (?:\w+ ){0,3}kya (?:pata|pta|maloom|malum|samajh|jaa?no)\b/,
			/(?:तुझे|तुम्हें|आपको|तुम|तू) (?:\S+ ){0,3}क्या (?:पता|मालूम|समझ|जानो)/,
			/(?:तुम|आप) .{0,20}(?:नहीं समझ|समझत\S* नहीं)/,
		],
		mostWords: 14,
		reason: "The one who lives it knows it; the bot does not.",
		phrase: {
			en: [
				"That is so: you know it from the inside and I do not. If you like, tell me the one thing that people always get wrong about it.",
				"You are right, I cannot know it as you do. I can only go by what you write, and I would like to get it less wrong.",
			],
			hinglish: [
				"Sahi hai: andar ki baat aapko pata hai, mujhe nahin. Mann ho to ek baat bataiye jo log hamesha galat samajhte hain.",
			],
			hi: ["सही है: अंदर की बात आपको पता है, मुझे नहीं। मन हो तो एक बात बताइए जो लोग हमेशा ग़लत समझते हैं।"],
		},
	},
	{
		id: "small-word-for-oneself",
		heard:
			/^(?:so |how |i know |it is |its )*(?:stupid|silly|dumb|foolish|pathetic)(?: i know| no| na| right)?[.!? ]*$/,
		within: [
			"grief",
			"loneliness",
			"homesickness",
			"break-up",
			"body-image",
			"self-worth",
			"identity",
			"guilt",
			"low-mood",
			"parenting",
			"new-mother",
			"marriage",
			"panic",
			"anxiety",
		],
		mostWords: 5,
		when: "later",
		reason: "Said after a story of one's own, it is about that story and not about the talk.",
		phrase: {
			en: ["Not to me. It belongs to it.", "I did not find it so. Go on, if you like."],
		},
	},
	{
		id: "pointless",
		heard: [
			/\bwhat a joke\b/,
			/^(?:this|it|all this|that|chat|talking)?\s*(?:is |s )?(?:so |just )?(?:stupid|pointless|dumb|useless|a joke|bullshit|nonsense|bakwas|faltu)(?: yaar| man| bro)?[.!]*$/,
			/^(?:ye |yeh |kya |ekdum |bilkul |sab )*(?:bakwaa?s|faltu|bekaa?r|ghatiya)(?: app| bot| cheez| chiz| hai| h| yaar| bhai)+[.!]*$/,
			/^(?:ये |यह |सब |क्या )*(?:बकवास|फ़ालतू|फालतू|बेकार|घटिया)(?: (?:चीज़|चीज|ऐप|बॉट|है|ये|यह|सब))*$/,
		],
		mostWords: 12,
		reason: "Doubt about talking is met with respect for it.",
		phrase: {
			en: [
				"It may feel that way, and you can say so here. Nothing has to come of it.",
				"I can take that. You are not here to be fixed, and you can leave at any point.",
				"Fair. Being told to talk is not the same as wanting to.",
			],
			hinglish: ["Aisa lag sakta hai, aur yahan yeh keh sakte hain. Isse kuch nikalna zaroori nahin."],
			hi: ["ऐसा लग सकता है, और यहाँ यह कह सकते हैं। इससे कुछ निकलना ज़रूरी नहीं।"],
		},
	},
	{
		id: "tests-or-mocks-it",
		heard:
			/^(?:prove it|try me|impress me|as if|yeah right|ya right|sure you (?:do|are)|(?:wow |great |oh )*(?:genius|brilliant|amazing|deep|so deep|impressive|slow clap)|wow|lol ok|(?:ok )?sherlock)[.!? ]*$/,
		mostWords: 4,
		when: "later",
		reason: "Mockery of the bot is no trouble to be looked into.",
		phrase: {
			en: [
				"I cannot prove anything. You will see by what I answer.",
				"Fair enough. Not my best line.",
				"Point taken. I have no trick up my sleeve.",
			],
		},
	},
	{
		id: "why-am-i-telling",
		heard:
			/\b(?:dont|do not) (?:even )?know why (?:i am|im|i) (?:even )?(?:tell|telling|told|writ\w+|talk\w*|saying|said|here|doing)\b|\bwhy am i (?:even )?(?:telling|writing|talking|here)\b/,
		mostWords: 14,
		reason: "Doubt about having spoken is given an easy way out, and no question.",
		phrase: {
			en: [
				"It needs no reason. It can stop at any word, too.",
				"Perhaps because nothing comes of it here. You can leave it at what you said, or go on.",
			],
		},
	},
	{
		id: "wants-plain-words",
		heard:
			/\b(?:dont|do not) (?:you |u |even )*(?:give|start) me (?:with )?(?:the|that|your|any|this|all)\b(?! (?:medicine|number|address|time|link)\b)|\b(?:dont|do not|stop|spare me|enough (?:of|with)|cut|no more)\b.{0,14}\b(?:therap\w+|counsell?\w+|psycho\w*|self.?help|scripted|robotic?) (?:crap|talk|bs|speak|stuff|bullshit|voice|lines?|language|things)\b|\b(?:sounds?|so|all|same|these) (?:so |very )?(?:fake|scripted|copy.?paste\w*|robotic)\b/,
		mostWords: 14,
		reason: "A tone that grates is dropped, without a defence of it.",
		phrase: {
			en: [
				"Fair. Plain words, then, or none.",
				"All right, I drop that. Say it in whatever words you like.",
				"I can see how that sounds. I will keep it short.",
			],
		},
	},
	{
		id: "has-heard-it-before",
		heard:
			/^(?:yeah |ya |sure |but |ok |lol )*(?:you|u|they) (?:people |guys |bots |lot )?(?:all |always )+(?:say|said) (?:that|this|so|the same)\b|^(?:yeah |ya |sure |ok )*thats what (?:you|they|everyone|everybody) (?:all |always )?sa(?:y|ys|id)\b/,
		mostWords: 10,
		when: "later",
		reason: "A promise that was broken by others is not repeated.",
		phrase: {
			en: [
				"Then saying it once more is worth little. You need not take it on trust.",
				"I can see why it counts for nothing by now. Tell me only what you do not mind telling.",
			],
		},
	},
	{
		id: "wants-no-sympathy",
		heard:
			/\b(?:dont|do not|never|stop) (?:you |even |dare |u )*(?:say(?:ing)?|tell(?:ing)? me)\b.{0,12}\bsorry\b|\b(?:dont|do not) (?:you |even |u )*(?:say|tell me) (?:that |it )*(?:must be|must have|how (?:hard|difficult|sad)|you understand|u understand|it will be (?:ok|fine))|\b(?:everyone|everybody|they all|all of them) (?:is|are|says?) (?:so )?sorry\b|\bsorry (?:doesnt|does not|wont|does nothing)\b|^(?:please |just |and )?(?:dont|do not) (?:pity|feel sorry for) me\b/,
		mostWords: 14,
		reason: "Who has had enough of a word is not given it once more.",
		phrase: {
			en: ["Then I will not say it.", "That word is worn out, I leave it aside.", "No. I only read what you write."],
		},
	},
	{
		id: "expects-to-be-handled",
		heard:
			/\b(?:you will|youll|u will|ull|you are going to|youre going to|you gonna|u gonna) (?:just |now |probably |also )*(?:tell me to|ask me to|make me|say) (?:breathe?|calm|meditate|relax|be positive|think positive|do yoga|take a deep)/,
		mostWords: 16,
		changes: "no-exercises",
		reason: "What was tried on somebody too often is taken off the table at once.",
		phrase: {
			en: [
				"No. None of that unless you ask for it.",
				"Not from me. You can say what you came with, or say nothing yet.",
			],
		},
	},
	{
		id: "no-advice",
		heard:
			/\b(?:not|dont|didnt|wasnt) (?:really )?(?:looking for|asking for|want|wanting|need|needing) (?:any |your |some )?(?:advice|tips|solutions|suggestions|lectures?)\b|\bno advice\b/,
		mostWords: 12,
		reason: "It is no answer to the talk, but a wish about it.",
		changes: "only-listen",
		phrase: {
			en: ["Then there will be none from me. I listen.", "None, then. Write on as you like, and I follow."],
		},
	},
	{
		id: "too-many-questions",
		heard: [
			/\b(?:why (?:do|are|r) (?:you|u)|stop|too many|so many)\b.{0,20}\b(?:asking|ask|questions)\b/,
			/\bno more questions\b|\b(?:ask|asking|asks) (?:a lot of|lots of|so many|too many|many) questions\b/,
			/(?:itne|bahut) sawaal|sawaal (?:mat|band)/,
			/इतने सवाल|सवाल (?:मत|बंद)/,
		],
		mostWords: 10,
		reason: "The remedy against too many questions is none.",
		changes: "only-listen",
		phrase: {
			en: [
				"You are right, that was a lot of asking. I will stop, and only read. Write what you like.",
				"Fair point. No more questions from me for now.",
			],
			hinglish: ["Sahi kaha, sawaal zyada ho gaye. Ab nahin poochunga, bas padhunga."],
			hi: ["सही कहा, सवाल ज़्यादा हो गए। अब नहीं पूछूँगा, बस पढ़ूँगा।"],
		},
	},
	{
		id: "is-that-all",
		heard: /^(?:(?:thats it|is that (?:it|all)|that was it) ?\?|bas itna|bas yahi|बस इतना)\b/,
		mostWords: 4,
		reason: "Disappointment at an exercise.",
		phrase: {
			en: [
				"That was all of it, yes. It is a small thing, and it does not suit everyone. We can leave it, or just talk.",
				"Yes, only that. If it did nothing, that is worth knowing too.",
			],
			hinglish: ["Haan, bas itna hi. Har kisi ko suit nahin karta. Chhod sakte hain, ya baat kar sakte hain."],
			hi: ["हाँ, बस इतना ही। हर किसी के लिए नहीं होता। छोड़ सकते हैं, या बात कर सकते हैं।"],
		},
	},
];
