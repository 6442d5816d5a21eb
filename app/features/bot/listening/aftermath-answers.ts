import type { DirectAnswer } from "./direct-answer";

/** What is said in the turns after the person's own risk, and has its answer. */
export const OWN_RISK_ANSWERS: readonly DirectAnswer[] = [
	{
		id: "a-little-true",
		heard: [
			/\b(?:a (?:little|bit)|kind of|sort of|maybe|kinda|thoda|half|little) (?:a little )?(?:serious|true|real|sach)\b/,
			/\b(?:not|wasnt|isnt|no) (?:really |fully |all )?(?:a joke|joke|joking|kidding)|\bfor real\b/,
			/\bi (?:really|actually) do (?:think|mean)\b/,
			/थोड़ा सच/,
		],
		mostWords: 10,
		reason: "The door has opened a hand's width.",
		phrase: {
			en: [
				"Thank you for saying that. A little serious is serious enough to be near somebody tonight. Who is close by?",
				"I am glad you said it straight. That part deserves a person. Is anybody within call?",
			],
			hinglish: ["Yeh kehne ke liye shukriya. Thoda sach bhi itna hai ki aaj koi paas ho. Aas paas kaun hai?"],
			hi: ["यह कहने के लिए शुक्रिया। थोड़ा सच भी इतना है कि आज कोई पास हो। आस-पास कौन है?"],
		},
	},
	{
		id: "joke",
		heard: [
			/\bits (?:just )?how i (?:talk|speak|joke|am)\b/,
			/\bnot thinking (?:of|about) (?:that|it|dying|suicide)\b/,
			/\b(?:didnt|dont) mean it (?:like that|that way|so)\b|^(?:haha|lol|jk|lmao|hehe)\b|\brelax\b/,
			/\bchill\b|\bdont be (?:so )?(?:serious|dramatic)\b/,
			/\b(?:jk|joking|kidding|joke|mazaak|mazak|majak)\b/,
			/मज़ाक|मजाक/,
		],
		mostWords: 9,
		reason: "A joke about dying may be half a joke. Neither scolds nor lets go.",
		phrase: {
			en: [
				"I hear that you meant it lightly. I would rather ask once too often than once too little. If a part of it is true, you can say that part here.",
				"All right, I am relaxed. I am also still here, in case some of it is not a joke.",
				"Good. And if on some night it is less of a joke, {talk} is awake.",
			],
			hinglish: [
				"Samjha, mazaak mein kaha. Phir bhi ek baar zyada poochna behtar hai. Agar thoda bhi sach ho, to woh yahan keh sakte hain.",
				"Theek hai. Phir bhi main yahin hoon, agar kuch hissa mazaak na ho.",
			],
			hi: [
				"समझा, मज़ाक़ में कहा। फिर भी एक बार ज़्यादा पूछना बेहतर है। अगर थोड़ा भी सच हो, तो वह यहाँ कह सकते हैं।",
				"ठीक है। फिर भी मैं यहीं हूँ, अगर कुछ हिस्सा मज़ाक़ न हो।",
			],
		},
	},
	{
		id: "words-for-help",
		heard:
			/\bwhat (?:do|should|would|can|will|to) (?:i )?(?:even )?(?:say|tell)\b|\bhow (?:do|to|should|can) (?:i )?(?:tell|say|ask)\b|kya (?:bolu|bolun|kahu|kahun)|क्या (?:कहूँ|कहूं|बोलूँ|बोलूं)/,
		mostWords: 14,
		reason: "The sentence itself is what is missing.",
		phrase: {
			en: [
				"Just this is enough: 'I am not doing well, can you stay with me for a while?' You do not have to explain the rest.",
				"You could send only: 'Please call me, I do not want to be alone right now.' That is all it takes.",
			],
			hinglish: [
				"Bas itna kaafi hai: 'Main theek nahin hoon, thodi der mere saath rahoge?' Baaki samjhana zaroori nahin.",
			],
			hi: ["बस इतना काफ़ी है: 'मैं ठीक नहीं हूँ, थोड़ी देर मेरे साथ रहोगे?' बाक़ी समझाना ज़रूरी नहीं।"],
		},
	},
	{
		id: "somebody-is-there",
		heard: [
			/\b(?:she|he|they|someone|somebody|mom|mum|mummy|maa|mother|dad|papa|father|parents|sister|brother|didi|bhai|friend|roommate|warden|husband|wife|cousin|aunt|uncle|neighbour)s? (?:is|are|has|have|just|s)?(?: now| already| just)? ?(?:calling|here|coming|come over|with me|next to me|beside me|on the (?:way|phone|line)|awake|sitting (?:with|here)|called (?:me )?back|came (?:in|over|to me))\b/,
			/\bi am (?:now )?with (?:my|her|him|them)\b/,
			/(?:saath|paas) (?:hai|hain|mein hai)|aa (?:raha|rahi|rahe) h/,
			/(?:साथ|पास) (?:है|हैं)|आ रह/,
		],
		mostWords: 14,
		reason: "Somebody is there: that is what was hoped for.",
		phrase: {
			en: [
				"That is good. Pick up, and let them stay close. You can come back here any time.",
				"I am glad that somebody is there. Stay with them, this can wait.",
				"Good. Let them be near you, and say as much as you can.",
			],
			hinglish: [
				"Yeh achha hai. Unke saath rahiye, yeh baat baad mein bhi ho sakti hai.",
				"Achha hua koi hai. Unhein paas rehne dijiye.",
			],
			hi: ["यह अच्छा है। उनके साथ रहिए, यह बात बाद में भी हो सकती है।", "अच्छा हुआ कोई है। उन्हें पास रहने दीजिए।"],
		},
	},
	{
		id: "will-go-to-somebody",
		heard: [
			/^(?!.*\b(?:bye|goodbye|last|sorry|end|over|roof|terrace|bridge|river|track|train|pills?|rope|letter|note|after i|forever|not)\b).*(?:\b(?:will|ill|can|could|going to|gonna|let me|i am|im) (?:just |also |try to |now )?(?:(?:text|texting|call|calling|ring|message|messaging|wake|ask|asking|tell|telling|talk to|talking to|speak to|go to|going to|sit with|sitting with|be with|stay with|knock on) (?:up )?(?:my |the |a |our |his |her )?(?:him|her|them|someone|somebody|mom|mum|mummy|mother|maa|dad|papa|father|parents|sister|didi|brother|bhai|friends?|roommate|cousin|aunt|uncle|neighbou?rs?|warden|guard|teacher|husband|wife|doctor|hospital|counsell?or|14416|112|helpline)|(?:go|going|sit|sitting|be|stay) (?:to|in|into|near) (?:the |my )?(?:common room|living room|hall|canteen|mess|kitchen|neighbou?rs?|family|reception|temple|library|people))\b|\bcalling (?:my|her|him|14416|them)\b)/,
			/^(?!.*\b(?:bye|goodbye|last|sorry|end|over|roof|terrace|bridge|river|track|train|pills?|rope|letter|note|after i|forever|not)\b).*(?:(?:maa|mummy|papa|didi|bhai|dost|behen) (?:ko|se|ke paas) .{0,15}(?:unga|ungi|oonga|oongi|raha|rahi)\b)/,
			/^(?!.*\b(?:bye|goodbye|last|sorry|end|over|roof|terrace|bridge|river|track|train|pills?|rope|letter|note|after i|forever|not)\b).*(?:(?:माँ|पापा|दीदी|भाई|दोस्त|बहन) (?:को|से|के पास))/,
		],
		mostWords: 14,
		reason: "The step towards a person: confirm it, and make it small enough to happen now.",
		phrase: {
			en: [
				"Good, that is the right way. Do it now, while you think of it, and stay where other people are. I am here before and after.",
				"I am glad. You need not explain much, only ask them to stay with you.",
				"Yes, do that. Take the phone along, with {talk} in it, in case it gets heavy on the way.",
			],
			hinglish: ["Yeh sahi hai. Abhi kar lijiye, aur logon ke paas rahiye. Main pehle bhi yahin hoon, baad mein bhi."],
			hi: ["यह सही है। अभी कर लीजिए, और लोगों के पास रहिए। मैं पहले भी यहीं हूँ, बाद में भी।"],
		},
	},
	{
		id: "nobody-there",
		heard: [
			/\b(?:just|only) me\b|\b(?:no ?one|nobody) (?:is )?(?:here|there|home|around|awake|to call)\b/,
			/\bi am alone\b|\bim alone\b|\ball alone\b|\bi (?:have|got) (?:no ?one|nobody)\b/,
			/\bthere is (?:no ?one|nobody)\b/,
			/koi nahi(?:n)?\b|akel[ai] h/,
			/कोई नहीं|अकेल/,
		],
		mostWords: 16,
		reason: "Alone is the hardest hour: other people, or a voice.",
		phrase: {
			en: [
				"Then let us find you some company. Is there a room with other people in it, a common room, a guard, a neighbour? If not, {talk} can stay on the line with you.",
				"Being by yourself makes it heavier. You could ring {talk} just so that a voice is there. Where is the nearest place with people?",
			],
			hinglish: [
				"To pehle kisi ka saath dhoondhte hain. Aas paas koi jagah hai jahan log hon, padosi, guard? Nahin to {talk} par koi line par saath reh sakta hai.",
			],
			hi: [
				"तो पहले किसी का साथ ढूँढते हैं। आस-पास कोई जगह है जहाँ लोग हों, पड़ोसी, गार्ड? नहीं तो {talk} पर कोई लाइन पर साथ रह सकता है।",
			],
		},
	},
	{
		id: "no-reason-known",
		heard: /^(?:i )?(?:dont|do not) know why$|^idk why$|^pata nahi(?:n)? kyun?$|^पता नहीं क्यों$/,
		reason: "Not knowing why is common, and no failure.",
		phrase: {
			en: [
				"You do not need to know why. What counts now is that you are not alone with it.",
				"That is all right. It can be there without a reason that you can name.",
			],
			hinglish: ["Wajah pata hona zaroori nahin. Abhi bas itna ki aap isme akele na hon."],
			hi: ["वजह पता होना ज़रूरी नहीं। अभी बस इतना कि आप इसमें अकेले न हों।"],
		},
	},
	{
		id: "does-not-know",
		heard: /^(?:i )?(?:dont|do not) know$|^idk$|^not sure$|^pata nahi(?:n)?$|^पता नहीं$/,
		reason: "Not knowing, after that question, is no no.",
		phrase: {
			en: [
				"Not knowing is an honest answer. While it is unclear, it is better not to be alone with it. Who is near you now?",
				"That is all right to say. Until you know, stay where somebody else is, or let {talk} be with you on the phone.",
			],
			hinglish: ["Pata na hona bhi sach hai. Jab tak saaf na ho, akele na rehna behtar hai. Abhi aapke paas kaun hai?"],
			hi: ["पता न होना भी सच है। जब तक साफ़ न हो, अकेले न रहना बेहतर है। अभी आपके पास कौन है?"],
		},
	},
	{
		id: "says-fine",
		heard:
			/^(?:no+ |na |i said |but )*(?:im|i am|all|its) (?:really |all )?(?:fine|ok|okay|good|alright)\b|^main (?:theek|thik)|मैं ठीक/,
		mostWords: 8,
		reason: "Believed, and the door kept open.",
		phrase: {
			en: [
				"I hear that, and I will not press you. If it changes, even in the middle of the night, {talk} answers. What would you like to talk about?",
				"All right. I keep what you wrote in mind all the same, and I am here for the rest of it too.",
				"Okay. You can be fine now and not fine later, and both may be said here.",
			],
			hinglish: [
				"Theek hai, zor nahin dunga. Agar badle, raat ko bhi, to {talk} hai. Kis baare mein baat karna achha lagega?",
			],
			hi: ["ठीक है, ज़ोर नहीं दूँगा। अगर बदले, रात को भी, तो {talk} है। किस बारे में बात करना अच्छा लगेगा?"],
		},
	},
];

/** What a worried friend tells when somebody else has come in. It stays true after the danger has left the talk. */
export const TAKEN_OVER: readonly DirectAnswer[] = [
	{
		id: "somebody-took-over",
		heard:
			/^(?!.*\b(?:not|wont|doesnt|dont|didnt|isnt|nobody|no ?one|should i|can i|if)\b).*(?:\b(?:told|called|informed|rang|messaged) (?:his|her|their|the|my|our) (?:\w+ )?(?:sister|brother|mother|mom|mum|father|dad|papa|parents|mama|uncle|aunt|cousin|warden|wife|husband|family|friend)|\b(?:sister|brother|mother|mom|father|dad|parents|mama|uncle|aunt|cousin|warden|wife|husband|friend|didi|bhaiya) (?:is|are|has|have)(?: going to| now| already)? (?:coming|come|here|there|stay\w*|with (?:him|her|them)|sitting (?:with|next)|on (?:the|his|her) way|reached))\b/,
		mostWords: 22,
		reason: "More than one person knows now: that is what was hoped for, and the friend may breathe.",
		phrase: {
			en: [
				"That is a great deal, and you did it: they are not alone with it now, and neither are you.",
				"Good. Now there is more than one who knows. How are you yourself, after all that?",
				"I am glad somebody else is there. Let them take a turn, you may rest as well.",
			],
		},
	},
];

/** What a worried friend or relative asks and tells. */
export const OTHERS_RISK_ANSWERS: readonly DirectAnswer[] = [
	{
		id: "means-at-hand",
		heard:
			/^(?!.*\b(?:took|taken|takes|will take|removed|gave|threw|locked away|safe now|gone)\b).*\b(?:pistol|gun|rifle|revolver|weapon|rope|poison|pesticide|sleeping (?:pills|tablets)|acid|blades?)\b/,
		mostWords: 20,
		reason: "Distance from the means saves lives: WHO LIVE LIFE, 2021. A young helper must not handle a weapon.",
		phrase: {
			en: [
				"That has to leave the house today, and not through you alone: ask a grown-up whom you trust to take it away, without a word about it to him or her. Is it in danger of being used now, call {emergency}. Who could do that?",
				"Please let somebody grown up take that away today, quietly, and lock it up elsewhere. Do not handle it yourself. {emergency} if there is no time. Whom will you ask?",
			],
		},
	},
	...TAKEN_OVER,
	{
		id: "will-tell-somebody",
		heard:
			/^(?!.*\b(?:not|wont|cant|should i|if i)\b).*\b(?:i will|ill|i am going to|im going to|let me|im|i am) (?:now |just )?(?:tell|telling|call|calling|inform|ring|message|wake|ask) (?:\w+ )?(?:\w+ )?(?:mama|uncle|aunt\w*|mother|mom|mummy|father|dad|papa|parents|brother|sister|didi|bhaiya|warden|cousin|wife|husband|neighbou?r|teacher|doctor|friend|someone|somebody|112|14416)\b/,
		mostWords: 18,
		reason: "The step towards a second person, confirmed and made small.",
		phrase: {
			en: [
				"Yes, do that now. Say it as plainly as you told it here, and what worries you most about tonight.",
				"Good, that is the next thing. Ask them to come, and stay near until they are there.",
			],
		},
	},
	{
		id: "tell-the-parents",
		heard: [
			/\b(?:should|do|must|can|shall) i (?:call |inform )?(?:tell|call|inform|involve|warn|contact) (?:his|her|their|the|somebody|someone|anyone|warden|police|mom|dad)\b/,
			/(?:parents|ghar|gharwal\w*) (?:ko|se) (?:bata|bol)/,
			/घर ?(?:वालों)? को बता/,
		],
		reason: "Yes. A secret is not worth a life.",
		phrase: {
			en: [
				"Yes, tell them, or another adult who is near, such as the warden. Say it plainly: 'He has said he wants to die, please come.' It is better to have an angry friend than to stay silent.",
				"Yes. Somebody grown up and close should know today. You can tell your friend that you are doing it, and why.",
			],
			hinglish: [
				"Haan, unhein ya paas ke kisi bade ko bataiye. Seedhe shabdon mein: 'Usne marne ki baat ki hai, kripya aa jaiye.' Dost ka gussa chup rehne se behtar hai.",
			],
			hi: [
				"हाँ, उन्हें या पास के किसी बड़े को बताइए। सीधे शब्दों में: 'उसने मरने की बात की है, कृपया आ जाइए।' दोस्त का ग़ुस्सा चुप रहने से बेहतर है।",
			],
		},
	},
	{
		id: "secret",
		heard:
			/\b(?:dont|do not|not to|never) (?:tell|say|inform)\b|\bpromise[d]?\b|\bsecret\b|\bswear\b|kisi ko (?:mat|na|nahi) bata|किसी को (?:मत|न|नहीं) बता/,
		reason: "A promise of silence may be broken for a life.",
		phrase: {
			en: [
				"I see why they ask that. This is one secret that must not be kept alone. You can say: 'I care about you too much to keep quiet about this.' Who could you tell first?",
				"Such a promise does not bind you. Telling one adult who can help is care, not betrayal.",
			],
			hinglish: [
				"Samajh aata hai ki unhone aisa kaha. Par yeh raaz akele rakhne ka nahin hai. Keh sakte hain: 'Mujhe tumhari itni fikr hai ki chup nahin reh sakta.' Pehle kise bata sakte hain?",
			],
			hi: [
				"समझ आता है कि उन्होंने ऐसा कहा। पर यह राज़ अकेले रखने का नहीं है। कह सकते हैं: 'मुझे तुम्हारी इतनी फ़िक्र है कि चुप नहीं रह सकते।' पहले किसे बता सकते हैं?",
			],
		},
	},
	{
		id: "what-to-say",
		heard:
			/\b(?:what|how) (?:do|should|can|to|will|would) (?:i )?(?:even )?(?:say|tell|talk|ask|speak|reply)\b|kya (?:bolu|bolun|kahu|kahun)|kaise (?:baat|bolu)|क्या (?:कहूँ|कहूं|बोलूँ|बोलूं)/,
		reason: "Words to begin with: LISTEN step of mental health first aid.",
		phrase: {
			en: [
				"Start simply: 'I am worried about you. Are you thinking of killing yourself?' Asking does not put the idea there. Then mostly listen, do not argue, and stay.",
				"You could say: 'You do not have to explain. I am here, and I am not leaving.' Then let there be silence, and call someone to join you.",
			],
			hinglish: [
				"Seedhe se: 'Mujhe tumhari fikr hai. Kya marne ka khayal aata hai?' Poochne se khayal paida nahin hota. Phir zyada suniye, behes mat kijiye, aur saath rahiye.",
			],
			hi: [
				"सीधे से: 'मुझे तुम्हारी फ़िक्र है। क्या मरने का ख़याल आता है?' पूछने से ख़याल पैदा नहीं होता। फिर ज़्यादा सुनिए, बहस मत कीजिए, और साथ रहिए।",
			],
		},
	},
	{
		id: "will-be-angry",
		heard:
			/\b(?:hate|angry with|mad at|furious|forgive|never talk|stop talking|lose (?:him|her)|upset with)\b|naraaz|gussa ho|नाराज़|नाराज/,
		mostWords: 12,
		reason: "The fear that stops friends from acting.",
		phrase: {
			en: [
				"That may be, for a while. Anger can be mended later, and many are thankful in the end. You are acting out of care.",
				"It is a real fear. Still, a friend who is angry with you is a friend who is alive to be angry.",
			],
			hinglish: [
				"Ho sakta hai, kuch samay ke liye. Naraazgi baad mein theek ho sakti hai. Yeh kadam aapki fikr se hai.",
			],
			hi: ["हो सकता है, कुछ समय के लिए। नाराज़गी बाद में ठीक हो सकती है। यह क़दम आपकी फ़िक्र से है।"],
		},
	},
	{
		id: "am-scared",
		heard:
			/\b(?:im|i am|so|really|feel) (?:\w+ )?(?:scared|afraid|terrified|panicking|shaking|nervous|helpless)\b|(?:dar|darr) lag|डर लग/,
		mostWords: 10,
		reason: "The helper needs holding too.",
		phrase: {
			en: [
				"Of course you are, this is frightening. You need not do it alone: ring {talk}, or ask one more person to stand with you. Is anyone else in the house?",
				"It is frightening, and you are still here with them. One slow breath, then the next small thing. Who could come and be with you both?",
			],
			hinglish: [
				"Yeh darawna hai. Akele karna zaroori nahin: {talk} par call kijiye, ya ek aur insaan ko saath lijiye. Ghar mein aur kaun hai?",
			],
			hi: ["यह डरावना है। अकेले करना ज़रूरी नहीं: {talk} पर कॉल कीजिए, या एक और इंसान को साथ लीजिए। घर में और कौन है?"],
		},
	},
	{
		id: "is-with-them",
		heard: [
			/\b(?:i will|ill|i am|im|we are|going to) (?:just )?(?:stay|staying|sit|sitting|be|sleep)? ?(?:with (?:him|her|them)|next to (?:him|her)|there)\b/,
			/\bopened\b|\blet me in\b|\bhe is (?:crying|talking|telling|hugging)\b/,
			/\bshe is (?:crying|talking|telling|hugging)\b|\bhugg\w+\b/,
			/(?:uske|unke) (?:saath|paas) (?:hu|hoon|baith)/,
			/उसके (?:साथ|पास)/,
		],
		mostWords: 14,
		reason: "Being there is the thing to do.",
		phrase: {
			en: [
				"That is good. Stay close, let the tears come, and you need not say much. When there is a quiet moment, have one more person come.",
				"Good that you are there. Sit with them, keep what could hurt out of reach, and call 112 if they try to leave or to harm themselves.",
				"You are doing what helps most. Stay until somebody else can take over, you need rest as well.",
			],
			hinglish: [
				"Yeh achha hai. Paas rahiye, rone dijiye, zyada bolna zaroori nahin. Mauka mile to ek aur insaan ko bula lijiye.",
			],
			hi: ["यह अच्छा है। पास रहिए, रोने दीजिए, ज़्यादा बोलना ज़रूरी नहीं। मौक़ा मिले तो एक और इंसान को बुला लीजिए।"],
		},
	},
	{
		id: "is-near-them",
		heard: [
			/\b(?:in (?:his|her|their|the) room|next (?:room|door)|outside (?:his|her|their|the)|at (?:his|her|their) (?:door|place|house)|same (?:pg|hostel|flat|room|house|building)|locked|on (?:his|her) way|going (?:to|there)|knock\w*|near (?:him|her))\b/,
			/(?:uske|unke) (?:kamre|ghar|paas)/,
			/उसके (?:कमरे|घर)/,
		],
		mostWords: 14,
		reason: "Near enough to go there: that is the next step.",
		phrase: {
			en: [
				"Then you are near enough to go there. Knock, say that you are worried, and stay. If the door stays shut or there is no answer, call 112 and the warden or owner at once.",
				"Good that you are so close. Go in slowly and just be there. If something seems wrong, 112 first.",
				"Knock gently and say your name. Being there is more than any words.",
			],
			hinglish: [
				"To wahan tak jaana aapke liye mumkin hai. Khatkhataiye, kahiye ki fikr hai, aur saath rahiye. Darwaza na khule ya jawab na aaye to turant 112 aur warden ko bulaiye.",
			],
			hi: [
				"तो वहाँ तक जाना आपके लिए मुमकिन है। खटखटाइए, कहिए कि फ़िक्र है, और साथ रहिए। दरवाज़ा न खुले या जवाब न आए तो तुरंत 112 और वार्डन को बुलाइए।",
			],
		},
	},
	{
		id: "signs-of-farewell",
		heard:
			/\b(?:password|(?:his|her|their|a|the) will\b(?! (?:not|be|come|go|take|tell))|giving (?:away|me)|gave (?:away|me)|sent me|goodbye|letter|note|bank|last message|blocked|deleted|not (?:picking|answering|replying)|switched off)\b/,
		mostWords: 16,
		reason: "Putting things in order is a sign that it is near.",
		phrase: {
			en: [
				"That is a sign to take seriously: it can mean that somebody is putting things in order. Do not wait with this one. Where are they now?",
				"I would act on that today. Please get to them or send someone, and call 112 if you cannot reach them. Where are they at this moment?",
			],
			hinglish: ["Yeh gambhir ishaara hai, ruk kar mat dekhiye. Woh abhi kahan hain?"],
			hi: ["यह गंभीर इशारा है, रुककर मत देखिए। वे अभी कहाँ हैं?"],
		},
	},
	{
		id: "assent",
		heard: /^(?:ok|okay|k|kk|yes|yeah|hm+|theek hai|thik hai|haan|ji|alright|fine|ठीक है|हाँ|जी)[.! ]*$/,
		reason: "A nod in the middle of doing something needs encouragement, not a question.",
		phrase: {
			en: [
				"Go ahead. I am here while you do it.",
				"One step, then the next. Write when you can.",
				"Good. Keep your phone with you, {talk} and {emergency} in it.",
			],
			hinglish: ["Chaliye. Main yahin hoon.", "Ek ek kadam. Jab ho sake likhiye."],
			hi: ["चलिए। मैं यहीं हूँ।", "एक-एक क़दम। जब हो सके लिखिए।"],
		},
	},
];

/** What a person tells who was hurt by somebody near. */
export const VIOLENCE_ANSWERS: readonly DirectAnswer[] = [
	{
		id: "was-not-hit",
		heard:
			/\b(?:does not|doesnt|did not|didnt|never|has not|hasnt|no) (?:\w+ )?(?:hit|hits|beat|beats|hurt|hurts|touch(?:ed)?|hitting|beating|violence)\b(?! (?:only|just)\b)/,
		mostWords: 14,
		reason: "What did not happen is not talked into having happened.",
		phrase: {
			en: [
				"I read that: no hitting. What it is stays yours to say, and the numbers are there if it changes. What would you like to be different?",
				"Good that you say it so clearly. Then tell me how you would put it, in your words.",
			],
		},
	},
	{
		id: "is-in-the-open",
		heard:
			/\b(?:(?:at|on|in|near|outside) (?:the |a |my |our )?(?:bus (?:stand|stop)|station|platform|street|road|park|stairs|staircase|gate|footpath|parking|garden|temple|shop|hospital|car|auto)|(?:sitting|standing|waiting|am|im) (?:out ?side|out here|on the steps))\b/,
		mostWords: 14,
		reason: "Where somebody is out of doors, a roof comes before the story.",
		phrase: {
			en: [
				"Stay where there is light and other people. Who could come for you, or take you in tonight: a relative, a friend, a neighbour?",
				"Then first a roof. Whom can you ring who would open the door, even late? 112 and 181 also help to find a safe place, 1098 if you are under eighteen.",
			],
		},
	},
	{
		id: "wants-home",
		heard:
			/\b(?:want|wanna|wish i could) (?:to )?(?:just )?(?:go|be|come) (?:back )?home\b|\b(?:wont|will not|didnt|not) (?:open|let me in)\b/,
		mostWords: 12,
		reason: "Home is the very door that is shut: no longing for a far place.",
		phrase: {
			en: [
				"Home, and that door is shut just now. For tonight somebody else's will have to do. Whose could it be?",
				"Of course you want that. Until it opens, let us find you a place for the night. Who lives near, whom you trust?",
			],
		},
	},
	{
		id: "has-a-roof",
		heard: [
			/\b(?:sleeping|staying|stay|living|i am|im) (?:\w+ )?(?:at|in|with) (?:a |my )?(?:friend\w*|cousin\w*|aunt\w*|uncle\w*|sister\w*|brother\w*|mother\w*|maika|parents|hostel|neighbour\w*|shelter)\b/,
			/\bdost ke (?:ghar|paas|yahan)/,
			/दोस्त के/,
		],
		mostWords: 16,
		reason: "A place away from it is what matters first.",
		phrase: {
			en: [
				"It is good that you have a place away from there. Does your friend or anybody else know what happened?",
				"I am glad there is somewhere you can be. How long can you stay there?",
			],
			hinglish: ["Achha hai ki wahan se door ek jagah hai. Kya wahan kisi ko pata hai ki kya hua?"],
			hi: ["अच्छा है कि वहाँ से दूर एक जगह है। क्या वहाँ किसी को पता है कि क्या हुआ?"],
		},
	},
];
