import type { DirectAnswer } from "./direct-answer";

/** Questions that deserve an answer and not another question. The more particular come first. */
export const ASKED: readonly DirectAnswer[] = [
	{
		id: "something-wrong-with-being-so",
		heard: [
			/\b(?:is (?:something|anything) wrong with me|am i (?:normal|sick|ill|a freak|wrong|weird|mad|crazy)|is (?:it|this) (?:normal|a (?:sin|disease|sickness|phase)|wrong)|can (?:it|this) be cured|should i see a doctor)\b/,
			/kya main (?:normal|bimar|galat|pagal)/,
			/क्या मैं (?:बीमार|ग़लत|गलत|पागल)/,
		],
		within: ["identity"],
		reason: "Whom one loves or who one is, is no illness: WHO ICD-11; National Medical Commission, 2022.",
		phrase: {
			en: [
				"No. Whom a person likes, or who a person is, is not an illness, and nothing in you needs a cure. Doctors in India say so too.",
				"No, nothing is wrong with you in this. It is one of the ways that people are. What others say about it can still hurt.",
			],
			hinglish: [
				"Nahin. Koi kise pasand karta hai ya kaun hai, yeh bimari nahin hai, aur iske ilaaj ki zaroorat nahin. Bharat ke doctor bhi yahi kehte hain.",
			],
			hi: ["नहीं। कोई किसे पसंद करता है या कौन है, यह बीमारी नहीं है, और इसके इलाज की ज़रूरत नहीं। भारत के डॉक्टर भी यही कहते हैं।"],
		},
	},
	{
		id: "wants-a-joke",
		heard:
			/\b(?:tell|give|crack) (?:me )?(?:a |some |one |any )?jokes?\b|\bjoke (?:suna\w*|bol\w*|mar\w*)|चुटकुला|जोक सुना/,
		mostWords: 8,
		reason: "Asked for a joke, it neither pretends to have one nor turns it into a trouble.",
		phrase: {
			en: [
				"I have none that would make you laugh, I am afraid. What is the last thing that did?",
				"Jokes are not my strong side. Tell me one, if you have one.",
			],
			hinglish: ["Mere chutkule kaam ke nahin hote. Aakhri baar kis baat par hansi aayi thi?"],
			hi: ["मेरे चुटकुले काम के नहीं होते। आख़िरी बार किस बात पर हँसी आई थी?"],
		},
	},
	{
		id: "which-language",
		heard: [
			/\b(?:in (?:hindi|hinglish|english)|(?:hindi|hinglish|english|angrezi) (?:me|mein|mai|main|hi|bol\w*|baat|likh\w*|aati|samajh\w*|please|pls|only)|(?:speak|know|understand|write|talk|reply|use|switch to) (?:in |to )?(?:hindi|hinglish|english))\b(?!.*\b(?:fail|marks|number|teacher|exam|paper|nahi aati)\b)/,
			/(?:हिंदी|हिन्दी|अंग्रेज़ी) (?:में|ही|बोल|आती|समझ)/,
		],
		mostWords: 8,
		reason: "A wish for a language is granted at once.",
		phrase: {
			en: ["English it is. Go on from wherever you like.", "Yes, English is fine. What would you like to say?"],
			hinglish: [
				"Haan, Hindi mein likhiye. Jaise bolte hain, waise hi chalega.",
				"Theek hai, Hindi mein baat karte hain. Kahiye.",
			],
			hi: ["हाँ, हिंदी में लिखिए। जैसे मन हो, वैसे।", "ठीक है, हिंदी में बात करते हैं। कहिए।"],
		},
	},
	{
		id: "mad-with-grief",
		heard:
			/\b(?:am i|i am|im) (?:going |getting |becoming )?(?:mad|crazy|insane)\b|\bis (?:this|it|that) (?:normal|mad|crazy)\b|pagal (?:ho|hu)|पागल/,
		within: ["grief"],
		reason: "Speaking with the dead, or sensing them, is a usual part of mourning.",
		phrase: {
			en: [
				"No, I do not think so. To talk to a photograph, or to lay out a second cup, is something many people do after a long life together. It is a way to keep someone near.",
				"That does not sound mad to me. Many who have lost someone still speak to them. If it ever frightens you, a doctor will gladly hear about it.",
			],
			hinglish: [
				"Nahin, mujhe aisa nahin lagta. Dukh mein mann anjaane raaste leta hai: kabhi gussa, kabhi chuppi, kabhi jaane wale se baat kar lena. Yeh bahut logon ke saath hota hai.",
			],
			hi: [
				"नहीं, मुझे ऐसा नहीं लगता। दुख में मन अनजाने रास्ते लेता है: कभी ग़ुस्सा, कभी चुप्पी, कभी जाने वाले से बात कर लेना। यह बहुत लोगों के साथ होता है।",
			],
		},
	},
	{
		id: "things-of-the-dead",
		heard: [
			/^(?=.*(?:\?|\b(?:should|what (?:do|to|will|can)|dont know|how|keep|give (?:away|them)|throw|pack|sort|empty|donate|clear|touch)\b)).*\b(?:his|her|their|moms|dads) (?:clothes|things|room|shoes|phone|books|saris?|shirts?|cupboard)\b.*/,
			/unk[eia] (?:kapd\w+|saa?maa?n)/,
			/उनक[ेीा] (?:कप\S+|सामान)/,
		],
		within: ["grief"],
		reason: "There is no date by which a cupboard must be empty.",
		phrase: {
			en: [
				"There is no date by which it has to be decided. Some people keep one thing that is dear, give one thing to somebody who knew them, and leave the rest for a later day.",
				"Nothing has to be done with them yet. They can wait until you are ready, and you need not do it alone.",
			],
			hinglish: [
				"Yeh kab tay karna hai, iski koi tareekh nahin. Ek cheez paas rakh kar baaki kisi aur din ke liye chhod sakte hain.",
				"Abhi kuch karna zaroori nahin. Jab mann ho, kisi apne ke saath baith kar dekh lijiye, akele nahin.",
			],
			hi: [
				"यह कब तय करना है, इसकी कोई तारीख़ नहीं। एक चीज़ पास रखकर बाक़ी किसी और दिन के लिए छोड़ सकते हैं।",
				"अभी कुछ करना ज़रूरी नहीं। जब मन हो, किसी अपने के साथ बैठकर देख लीजिए, अकेले नहीं।",
			],
		},
	},
	{
		id: "will-the-love-come",
		heard:
			/\b(?:does|will|when (?:does|will)|can) (?:it|this|the (?:love|bond|feeling)|love|that) (?:ever )?(?:come|grow|start)\b|\b(?:dont|do not|cant|didnt) (?:feel|love) (?:any ?thing|much|a thing|her|him|my baby|the baby)\b.*\b(?:normal|bad mother|wrong)\b/,
		within: ["new-mother"],
		reason:
			"A bond may grow over weeks: WHO recommendations on maternal and newborn care, 2022. Said without a promise.",
		phrase: {
			en: [
				"For many mothers it does not come at birth, it grows over weeks, and hardly anybody says so aloud. If it stays so flat, a doctor or nurse will want to know, for your sake. What is it like when you hold her or him?",
				"Many know that and few say it. It often comes slowly, in small moments, and tiredness stands in its way. If it stays away, tell a doctor, who has heard it before. What have you noticed so far, even for a second?",
			],
		},
	},
	{
		id: "keeps-chats",
		heard:
			/\b(?:do|will|does|are|is) (?:you|u|this|it|the app) (?:keep|keeps|save|saves|store|stores|record|records|log|logs|keeping|saving|recording)\b|\b(?:is|are|will) (?:this|these|the|my) (?:chats?|messages?|talks?|conversations?) (?:be )?(?:saved|stored|kept|recorded|deleted)\b/,
		mostWords: 12,
		reason: "What is kept decides what is said.",
		phrase: {
			en: [
				"Only so that the talk can go on: it is deleted when you clear it, log out, or stay away for a day. I tell nobody.",
				"For a day at most, and 'Clear conversation' deletes it at once. It goes to nobody.",
			],
		},
	},
	{
		id: "what-kind-of-person",
		heard:
			/\bwhat (?:kind|sort) of (?:a )?(?:man|woman|person|mother|father|son|daughter|wife|husband|friend|sister|brother|human) (?:says|does|am i|would|thinks|feels|forgets|leaves)\b/,
		mostWords: 14,
		reason: "It asks to be sentenced.",
		phrase: {
			en: [
				"A human one, as far as I can see. What makes you ask it so hard?",
				"One to whom it matters, or it would not be asked. What would you say to somebody else who had done it?",
			],
		},
	},
	{
		id: "people-like-me",
		heard:
			/\bdo (?:people|boys|girls|men|women|kids|others|those) like (?:me|us)\b|\bwill i (?:ever )?be (?:ok|okay|fine|alright|happy|normal)\b/,
		mostWords: 12,
		reason: "Asked from a narrow place: an honest yes, without a promise.",
		phrase: {
			en: [
				"Many do, yes. A school or a street is not the whole world, and later one can choose more of the people around one. Who or what gives you a bit of that already?",
				"I cannot promise it for one person. I do know that a great many have, and that a few who stand by one count for a lot. Who is that for you?",
			],
		},
	},
	{
		id: "why-do-you-ask",
		heard:
			/^(?:and |but |hm+[.,]? |wait )*why (?:did|do|are|r|would|should|have) (?:you|u) (?:even |just |always )?(?:ask|asking|say|saying|want to know|need to know|care)\b/,
		mostWords: 10,
		reason: "A question about the question is owed an answer.",
		phrase: {
			en: [
				"To follow you better, nothing more. You need not answer it.",
				"Because it seemed to have some weight where you put it. I may be wrong, and you can leave it.",
			],
		},
	},
	{
		id: "what-did-i-say",
		heard:
			/\bwhat did i (?:just |even )?(?:say|tell you|write)\b|\bdid (?:you|u) (?:even )?(?:read|listen|hear)\b|\bare (?:you|u) (?:even )?listening\b/,
		mostWords: 8,
		reason: "A test of the listening; an honest word stands it better than a trick.",
		phrase: {
			en: [
				"It stands right above, and I did read it. I do miss the point at times; say where, and I take it up.",
				"I read each line. Reading is not yet understanding, though: what did I pass over?",
			],
		},
	},
	{
		id: "how-long-until",
		heard:
			/\bhow (?:much time|long|many (?:days|weeks|months)) (?:\w+ ){0,5}(?:normal|better|heal|recover|pass|over (?:it|him|her|this)|move on|go away|forget|feel ok|stop hurting)\b/,
		mostWords: 14,
		reason: "A number would be a guess, and a wrong one is a burden.",
		phrase: {
			en: [
				"I cannot give you a number, and I would not trust one. It mostly comes in pieces, and not in a straight line. What would be the first sign of it for you?",
				"That differs too much from one person to the next. For what the body does, a doctor can say more. What would you notice first, if it got better?",
			],
		},
	},
	{
		id: "will-you-remember",
		heard: [
			/\b(?:will|can|do|are) (?:you|u) (?:be )?(?:able to |still |even )*(?:remember|recall|forget)\b/,
			/\b(?:you|u) (?:will|ll|wont) (?:remember|forget) (?:me|this|it|all)\b/,
			/\byaad rakh(?:oge|ogi|ega|na|iyega)\b(?! (?:hai|tha))/,
			/याद रख(?:ोगे|ोगी|ेंगे|ना|िएगा)(?! है)/,
		],
		mostWords: 14,
		reason: "It forgets after a day, and must not let anybody count on more.",
		phrase: {
			en: [
				"As long as this talk is open, yes: for a day, or until you clear it or log out. After that I know nothing of it any more, and you would have to tell me again.",
				"For a day I still have it in front of me. After that it is gone, here at least; what you told stays true all the same.",
			],
			hinglish: [
				"Jab tak yeh baat khuli hai, haan. Ek din door rehne ya clear karne par mit jaati hai, isliye jo pyaara ho use kahin apne paas bhi likh lijiye.",
			],
			hi: [
				"जब तक यह बात खुली है, हाँ। एक दिन दूर रहने या मिटाने पर चली जाती है, इसलिए जो प्यारा हो उसे कहीं अपने पास भी लिख लीजिए।",
			],
		},
	},
	{
		id: "tell-parents-of-oneself",
		heard:
			/\b(?:should|do|must|can) i (?:ever )?(?:tell|come out)\b|(?:mom|mummy|papa|ghar) ?(?:ko|pe|par)? bata (?:du|dun|doon)|बता दूँ|बता दूं/,
		within: ["identity"],
		reason: "Coming out can cost a home: safety first, never a push.",
		phrase: {
			en: [
				"You do not have to, and there is no deadline. Being safe comes first: a roof, money, one person on your side. Some tell one kind person long before the family. What do you think she would say?",
				"That is only yours to decide, and waiting is no lie. If you do, a calm day and somebody kind within reach make it safer. What would you hope to hear back?",
			],
			hinglish: [
				"Batana zaroori nahin, aur koi jaldi nahin. Pehle suraksha: ghar, paisa, ek insaan jo saath ho. Aapko kya lagta hai, woh kya kahenge?",
			],
			hi: ["बताना ज़रूरी नहीं, और कोई जल्दी नहीं। पहले सुरक्षा: घर, पैसा, एक इंसान जो साथ हो। आपको क्या लगता है, वे क्या कहेंगे?"],
		},
	},
	{
		id: "reach-somebody",
		heard: [
			/\b(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:also )?(?:tell|talk to|speak to|speak with|call|ring|message|text|write to|mail|inform|contact|meet|come|report)\b(?! me (?:something|about|how|what|why|if|whether|when|the|that|a )| about)/,
			/(?:aap|tum) .{0,20}(?:se baat kar (?:lo|loge|sakte)|ko (?:call|phone) kar)/,
			/(?:आप|तुम) .{0,20}(?:से बात कर|को फ़ोन कर)/,
		],
		mostWords: 14,
		reason: "It cannot act in the world, and must say so.",
		phrase: {
			en: [
				"I cannot reach anybody from here, neither by phone nor by mail. What I can do is help you find the words, if you decide to tell them.",
				"That is not in my power: I can only write here, with you. If you want, we can put together what you would say to them.",
			],
			hinglish: [
				"Main yahan se kisi tak nahin pahunch sakta. Agar aap kehna chahen, to shabd dhoondhne mein saath de sakta hoon.",
			],
			hi: ["मैं यहाँ से किसी तक नहीं पहुँच सकता। अगर आप कहना चाहें, तो शब्द ढूँढने में साथ दे सकता हूँ।"],
		},
	},
	{
		id: "hard-word-for-oneself",
		heard:
			/^(?:and |but |so )?(?:is|was|am) (?:it|that|this|i) (?:being |so |too |very |just )?(?:weak|selfish|stupid|pathetic|silly|childish|dumb|foolish|lame|dramatic|sensitive|ungrateful|a lie|a coward|cowardly|mean)\b/,
		mostWords: 14,
		reason: "It asks for a verdict, and the word is mostly somebody else's.",
		phrase: {
			en: [
				"I would not use that word for it. Whose word is it?",
				"It does not look like that from here. Where does that word come from?",
			],
		},
	},
	{
		id: "has-it-tips",
		heard:
			/\b(?:are|do|can|will|would|arent|dont|cant|wont) (?:you|u) (?:supposed to |going to |gonna |even |also |ever )*(?:give|have|offer|got)(?: me)? (?:any |some |me )*(?:tips|suggestions|solutions|ideas)\b/,
		mostWords: 14,
		reason: "Asked what it is for, it says so.",
		phrase: {
			en: [
				"I can offer one or two, if you say what for. Without that I only listen.",
				"If you want some, yes, just say for what. If not, we go on talking.",
			],
		},
	},
	{
		id: "in-my-place",
		heard: [
			/\bwhat would (?:you|u) do\b|\bif (?:you|u) were (?:me|in my place)\b/,
			/\b(?:aap|ap|tum|tu)\b.*\bmeri (?:jagah|jagha)\b|\bmeri (?:jagah|jagha)\b.*\b(?:aap|ap|tum|tu)\b/,
			/(?:आप|तुम).*मेरी जगह|मेरी जगह.*(?:आप|तुम)/,
		],
		mostWords: 12,
		reason: "It has no life to try things in.",
		phrase: {
			en: [
				"I have no life to try it in, so I would only be guessing. Which way do you lean yourself?",
				"A program cannot know that. What have you thought of so far, even the odd ideas?",
			],
			hinglish: [
				"Program hoon, aapki jagah se dekh nahin sakta. Aapka apna mann kis taraf hai?",
				"Yeh program nahin jaan sakta. Ab tak kya-kya socha hai, ajeeb khayal bhi chalenge?",
			],
			hi: [
				"प्रोग्राम हूँ, आपकी जगह से देख नहीं सकता। आपका अपना मन किस तरफ़ है?",
				"यह प्रोग्राम नहीं जान सकता। अब तक क्या-क्या सोचा है, अजीब ख़याल भी चलेंगे?",
			],
		},
	},
	{
		id: "has-it-feelings",
		heard:
			/^(?:and |but |so |ok )?(?:do|are|can|did) (?:you|u) (?:ever |also |even |really |actually )*(?:(?:get|feel|have|be) )?(?:lonely|tired|sad|happy|bored|angry|annoyed|fed up|hurt|feelings?|emotions?|sleep|feel(?: (?:anything|things|pain))?|cry|scared|love|a heart)(?: (?:of|with|by) (?:\w+ ){0,2}\w+)?(?: too| also| sometimes| ever)*[?!. ]*$/,
		mostWords: 11,
		reason: "It must not pretend, nor turn somebody away who asks.",
		phrase: {
			en: [
				"No, I am a program, and nothing of that is in me. What made you think of it?",
				"I do not, a program has none of that. What made you ask?",
			],
		},
	},
	{
		id: "will-you-tell",
		heard: [
			/\b(?:(?:are|will|would|wont|do) (?:you|u) (?:going to |gonna )?|(?:you|u) (?:gonna|going to|gona) )(?:tell|show|report|inform|share|snitch)\b.*(?:any ?one|any ?body|someone|them|me|my|this|it|people|police)/,
			/kisi ko (?:to nahi |to nhi )?(?:batao|bataoge|bata doge|bata dega|btaoge|batayega)/,
			/किसी को (?:तो नहीं )?(?:बताओ|बताओगे|बता दोगे|बताएँगे|बताएंगे|बताते)(?! नहीं)/,
		],
		mostWords: 14,
		reason: "Trust hangs on a plain answer.",
		phrase: {
			en: [
				"No. I tell nobody, and I have no way to. What you write stays here until you clear it or a day has passed.",
				"No, nobody. Whether somebody hears of it is for you to decide.",
			],
			hinglish: [
				"Nahin, main kisi ko nahin batata, aur mere paas raasta bhi nahin. Kise batana hai, yeh faisla aapka hai.",
			],
			hi: ["नहीं, मैं किसी को नहीं बताता, और मेरे पास रास्ता भी नहीं। किसे बताना है, यह फ़ैसला आपका है।"],
		},
	},
	{
		id: "words-for-it",
		heard: [
			/^(?!(?:no|no ?one|nobody)\b|.*\bknow what to (?:say|tell)\b|.*\b(?:didnt|did not|couldnt) (?:say|tell|answer)\b|.*\bwhat (?:could|can) (?:i|one) (?:say|do)[.! ]*$).*\b(?:how|what) (?:do|to|should|can|could|will|would) (?:i |we )?(?:even |ever )?(?:tell|say to|say|(?:start |begin )?talk(?:ing)? to|explain to|face)\b(?! you\b)/,
			/\bhow to (?:tell|say|explain|talk to)\b|(?<!\bdid(?:nt| not) .*)\bwhat will i (?:even )?say\b/,
			/kya (?:bolu|bolun|kahu|kahun|bataun|batau)\b|kaise (?:bolu|bolun|kahu|kahun|bataun|batau)\b/,
			/क्या (?:बोलूँ|बोलूं|कहूँ|कहूं|बताऊँ|बताऊं)|कैसे (?:बोलूँ|बोलूं|कहूँ|कहूं|बताऊँ|बताऊं)/,
		],
		mostWords: 14,
		reason: "A first sentence is what people lack, and it can be given.",
		phrase: {
			en: [
				"Short and plain is often easiest: 'There is something I find hard to say, please only listen first.' Then the thing itself, in one sentence. What would that one sentence be?",
				"You could begin with how hard it is: 'I have been afraid to tell you this.' A calm hour helps, and nobody else in the room. What is the first thing they should know?",
			],
			hinglish: [
				"Chhota aur seedha aksar aasaan hota hai: 'Ek baat hai jo kehna mushkil hai, pehle bas sun lijiye.' Phir ek sentence mein asli baat. Woh ek sentence kya hoga?",
			],
			hi: [
				"छोटा और सीधा अक्सर आसान होता है: 'एक बात है जो कहना मुश्किल है, पहले बस सुन लीजिए।' फिर एक वाक्य में असली बात। वह एक वाक्य क्या होगा?",
			],
		},
	},
	{
		id: "will-it-always",
		heard:
			/\bwill (?:i|it|this|things|life) (?:ever|always|never)\b|\bwill (?:it|this|things) (?:get better|end|stop|pass|change)\b/,
		mostWords: 12,
		reason: "A question about for ever is a question about today.",
		phrase: {
			en: [
				"Nobody can know that, and on some days it can look decided already. What brings the question up today?",
				"I cannot look ahead. What I can do is hear how it is tonight. What makes it so close now?",
			],
		},
	},
	{
		id: "is-it-normal",
		heard:
			/^(?:is|am) (?:it|this|that|i|all this) (?:even |still )?normal\b|\bis (?:it|this) normal (?:to|that|if|for)\b/,
		mostWords: 12,
		reason: "It asks to be put beside other people, and for no name of an illness.",
		phrase: {
			en: [
				"What you tell is known to many people, so you are not strange for it. Whether it is too much is yours to say, and it need not be normal to deserve help. What makes you wonder?",
			],
		},
	},
	{
		id: "make-them-return",
		heard:
			/\bhow (?:do|can|should|to) (?:i )?(?:make|get|convince|bring|win) (?:him|her|them|my \w+) (?:to )?(?:come |talk |love |speak |return|go |home|back)|\b(?:get|win|bring) (?:him|her|them|my \w+) back\b/,
		reason: "Nobody can be made to return, and tricks do harm. What is one's own can be said.",
		phrase: {
			en: [
				"Nobody can be made to come back, and I would not give you a trick for it. What is yours to do is to say, in a few lines without a 'but', what you did and that you see it, and then to leave the time to them. What would you want them to know?",
			],
		},
	},
	{
		id: "did-i-do-wrong",
		heard: [
			/\b(?:where|what) did i (?:go|do) wrong\b/,
			/\b(?:what did i do (?:wrong|to deserve)|is it my fault|was it my fault|what is my fault|(?:does|do) (?:that|it|this) make me|am i (?:a |the )?(?:bad|worst|terrible|horrible) (?:mother|father|parent|person|wife|husband|daughter|son|friend)|why me)\b/,
			/meri (?:kya )?galti|kya galti/,
			/मेरी (?:क्या )?(?:ग़लती|गलती)|क्या (?:ग़लती|गलती)/,
		],
		mostWords: 12,
		reason: "It cannot be judged from here, and is asked from pain.",
		phrase: {
			en: [
				"I cannot judge that from here, and I would not want to. It is a question that comes when something hurts, and seldom has one answer.",
				"That question can go round and round. From what you wrote I do not see one thing that you did. What makes it point at you?",
			],
			hinglish: [
				"Yeh main yahan se nahin tay kar sakta, aur karna bhi nahin chahta. Jab kuch dukhta hai, tab yeh sawaal aata hai.",
			],
			hi: ["यह मैं यहाँ से तय नहीं कर सकता, और करना भी नहीं चाहता। जब कुछ दुखता है, तब यह सवाल आता है।"],
		},
	},
	{
		id: "lives-as-people-do",
		heard: [
			/^(?:aur |acha |accha |waise )*(?:tum|aap|tu)(?: log| bhi| kya| kitn\w+)* (?:salary|paise|paisa|tankhwah|khana|khate|sote|kamate|rehte|shaadi)\b.*(?:ho|hain|hai)(?: kya)?\??$/,
			/^(?:और |अच्छा |वैसे )*(?:तुम|आप|तू)(?: लोग| भी| क्या| कितन\S+)* (?:पैसे|तनख़्वाह|तनख्वाह|खाना|खाते|सोते|कमाते|रहते|शादी).*(?:हो|हैं|है)(?: क्या)?\??$/,
		],
		mostWords: 8,
		reason: "A program has no wages, meals or home, and says so lightly.",
		phrase: {
			en: ["I am a program, so nothing of that. How is it with you?"],
			hinglish: ["Program hoon, yeh sab mere hisse mein nahin. Aap apni kahiye."],
			hi: ["प्रोग्राम हूँ, यह सब मेरे हिस्से में नहीं। आप अपनी कहिए।"],
		},
	},
	{
		id: "can-it-see",
		heard: [
			/^(?:kya )?(?:tum|aap|tu) (?:(?:ye|yeh|ise|isko|mujhe|photo|kya) )*(?:dekh|sun) (?:sakte|sakta) (?:ho|hain|hai)/,
			/^(?:क्या )?(?:तुम|आप|तू) (?:(?:यह|ये|इसे|मुझे|फोटो|फ़ोटो|क्या) )*(?:देख|सुन) (?:सकते|सकता) (?:हो|हैं|है)/,
		],
		mostWords: 8,
		reason: "It reads, and must not let anybody think it sees.",
		phrase: {
			en: ["No, I only read what is written here. Tell me in words, if you like."],
			hinglish: ["Nahin, main sirf likha hua padhta hoon. Shabdon mein bataiye, to main bhi jaan lunga."],
			hi: ["नहीं, मैं सिर्फ़ लिखा हुआ पढ़ता हूँ। शब्दों में बताइए, तो मैं भी जान लूँगा।"],
		},
	},
	{
		id: "knows-everything",
		heard: [
			/(?:tujhe|tumhe|tumko|aapko) to sab (?:kuch )?(?:aata|pata|malum|maloom)/,
			/(?:तुझे|तुम्हें|आपको) तो सब (?:कुछ )?(?:आता|पता|मालूम)/,
		],
		mostWords: 12,
		reason: "It knows little, and must not be measured against.",
		phrase: {
			en: ["I know very little, and nothing of you but what you write."],
			hinglish: ["Sab kuch? Nahin, mujhe bahut kam aata hai. Aapki baat utni hi jaanta hoon jitni yahan likhi gayi."],
			hi: ["सब कुछ? नहीं, मुझे बहुत कम आता है। आपकी बात उतनी ही जानता हूँ जितनी यहाँ लिखी गई।"],
		},
	},
	{
		id: "be-my-friend",
		heard: /\b(?:be|are you|are u) my (?:friend|dost|bestie|therapist|mother|sister|brother)\b|dost ban|मेरे दोस्त/,
		mostWords: 9,
		reason: "A program must not pass for a friend, nor push somebody lonely away.",
		phrase: {
			en: [
				"I am a program, so not a friend as people can be. I am here at any hour, though, and I am glad you asked. Who comes nearest to a friend just now?",
			],
			hinglish: [
				"Main program hoon, to waisa dost nahin ban sakta jaisa insaan hota hai. Par kisi bhi samay yahin hoon. Abhi dost jaisa sabse kareeb kaun hai?",
			],
			hi: ["मैं प्रोग्राम हूँ, तो वैसा दोस्त नहीं बन सकता जैसा इंसान होता है। पर किसी भी समय यहीं हूँ। अभी दोस्त जैसा सबसे क़रीब कौन है?"],
		},
	},
	{
		id: "can-you-fix",
		heard: /\b(?:can|could|will) (?:you|u) (?:please )?(?:fix|solve|cure|change|stop|make|remove|heal|get rid)\b/,
		mostWords: 10,
		reason: "No false promise.",
		phrase: {
			en: [
				"No, I cannot do that, I am sorry. I can listen to what it is like to live with it.",
				"That is beyond what I can do. Living with it day by day is something we can talk about, though.",
			],
			hinglish: ["Nahin, yeh mujhse nahin ho sakta, afsos. Par iske saath jeena kaisa hai, yeh sun sakta hoon."],
			hi: ["नहीं, यह मुझसे नहीं हो सकता, अफ़सोस। पर इसके साथ जीना कैसा है, यह सुन सकता हूँ।"],
		},
	},
	{
		id: "want-to-know",
		heard:
			/^(?:ok |so |and )?what (?:do|did) (?:you|u) (?:want|wanna|need) (?:me )?to (?:know|hear|say|tell)|kya (?:jaanna|janna|sunna) (?:chahte|hai)|क्या जानना/,
		mostWords: 10,
		reason: "An open door, and a small first step through it.",
		phrase: {
			en: [
				"Only what you want me to know. It could be as small as what you did after waking up today.",
				"Nothing in particular. You could start with what annoyed you last.",
			],
			hinglish: ["Bas woh jo aap batana chahen. Chhoti baat bhi chalegi, jaise aaj uthne ke baad kya kiya."],
			hi: ["बस वह जो आप बताना चाहें। छोटी बात भी चलेगी, जैसे आज उठने के बाद क्या किया।"],
		},
	},
	{
		id: "should-i",
		heard: [
			/^(?:and |so |but |then |ok )?(?:should|shall|must) i\b(?! (?:do|say|be doing)\b)/,
			/^(?:can you |please |pls |just )?(?:tell me|do you think|you think) (?:if |whether )?i (?:should|must)\b/,
			/^kya (?:main|mujhe) .*(?:chahiye|du|dun|lu|lun|karu|karun)$/,
			/^(?!.*\b(?:bol[aie]|kehte|kehti|kaha|puch\w*) ).*(?<!so )(?:bata|keh|bol|kar|ja|chhod|chod|de|le|likh|bhej|mil) ?(?:du|dun|doon|lu|lun|jau|jaun|u|un)(?: kya(?: \S+){0,4}\??| ?\?)$/,
			/^(?!.*(?:बोल[ाीे]|कहा|कहत[ाीे]|पूछ\S*) ).*(?:दूँ|दूं|लूँ|लूं|जाऊँ|जाऊं|करूँ|करूं|मिलूँ|मिलूं|बोलूँ|बोलूं) क्या$/,
			/^क्या (?:मैं|मुझे) .*(?:चाहिए|दूँ|दूं|लूँ|लूं|करूँ|करूं)/,
		],
		mostWords: 12,
		reason: "A decision stays with the person; weighing can be shared.",
		phrase: {
			en: [
				"That is yours to decide, and I would not push you either way. What speaks for it, and what against?",
				"I cannot know what is right here. What do you think would happen the day after?",
			],
			hinglish: ["Yeh faisla aapka hai, main kisi taraf zor nahin dunga. Iske haq mein kya hai, aur khilaaf kya?"],
			hi: ["यह फ़ैसला आपका है, मैं किसी तरफ़ ज़ोर नहीं दूँगा। इसके पक्ष में क्या है, और ख़िलाफ़ क्या?"],
		},
	},
	{
		id: "will-one-manage",
		heard:
			/^(?:and |so |but )?(?:do |dont )?(?:you|u) (?:really |even )?think (?:that )?(?:i|we) (?:can|could|will|ll)\b(?! (?:die|kill|ever|go on|live)\b)/,
		mostWords: 12,
		reason: "Hope that is given away cheaply is worth little; what there is for it can be looked at.",
		phrase: {
			en: [
				"I cannot see ahead, and I would not say yes only to please you. What have you in hand that speaks for it?",
				"Nobody can promise that, and I will not pretend to. What tells you that you might?",
			],
		},
	},
	{
		id: "cannot-know",
		heard:
			/^(?:and |so |but )?(?:(?:do |dont )?(?:you|u) think (?:that )?(?:he|she|they|my \w+) (?:will|would|still|hates?|loves?|is|are|does)|will (?:the )?(?:government|he|she|they|it|my|bank|i|this|people|things)|is (?:he|she) going to|does (?:he|she)|do they|why (?:does|did|do|is|are) (?:he|she|they|my|people|everyone))\b/,
		mostWords: 14,
		reason: "What will be, or what another thinks, cannot be known from here.",
		phrase: {
			en: [
				"I cannot know that, and I would rather not guess. Not knowing it must be hard in itself.",
				"That I do not know. Who could tell you more about it?",
			],
			hinglish: ["Yeh main nahin jaan sakta, aur andaaza nahin lagana chahta. Na pata hona apne aap mein mushkil hai."],
			hi: ["यह मैं नहीं जान सकता, और अंदाज़ा नहीं लगाना चाहता। न पता होना अपने आप में मुश्किल है।"],
		},
	},
];
