/**
 * Signs of answers beside the question, against a message as `hear` makes it comparable: lower case, no marks, no
 * apostrophes. Devanagari without nukta.
 */

/** Asks how much of the exercise there is. */
export const HOW_LONG =
	/^(?:but |so |and |toh? )?(?:for )?how (?:long|many (?:times|minutes|more|rounds|questions)|much (?:more|longer|time))\b|^(?:aur )?kitn[aei] (?:der|dair|baar|bar|time|samay|minute|sawal|round)|^(?:और )?कितन[ाेी] (?:देर|बार|समय|मिनट|सवाल)/u;

/** Asks the bot for an answer, an example or its view. Other questions may be answers: "what if I fail". */
export const ASKS_BACK =
	/^(?:but |so |and )?(?:(?:can|could|will|would|do|are|have) (?:you|u) |what (?:do|would|should) (?:you|u) |(?:you|u) (?:tell|say|suggest|decide) |(?:any|some|give me|tell me|show me) (?:an? |any |some )?(?:idea|ideas|example|examples|suggestion|suggestions|hint)\b|what (?:should|can|do|shall) i (?:\w+ )?(?:write|say|put|answer|tell|type)\b|what to (?:write|say|put|answer|type)\b|(?:like|such as|for example) what\b|is (?:it|this|that) (?:ok|okay|good|right|enough|correct)\b)|^(?:(?:tum|aap|tu) (?:hi )?(?:batao|bata do|bataiye|kya)\b|(?:main |mai |me )?kya (?:likh|bol|kah|bata|kar)[a-z]*(?: (?:sakt[aei]|hu|hoon|hun|main|mai|du|doon))*$|koi (?:idea|example|udaharan|misal|upay|tarika|suggestion)\b|(?:idea|example|udaharan) do)|^(?:(?:तुम|आप|तू) (?:ही )?(?:बताओ|बता दो|बताइए|क्या) ?|(?:मैं )?क्या (?:लिख|बोल|कह|बता|कर)\S*(?: (?:सकत[ाेी]|हूं|हूँ|मैं))*$|कोई (?:उपाय|तरीका|उदाहरण|मिसाल) ?)/u;

/** Says as the whole message that it cannot be done. */
export const CANNOT_WHOLE = [
	"i cant",
	"cant",
	"i cannot",
	"cant do it",
	"i cant do it",
	"i cant do that",
	"i am not able to",
	"not able to",
	"impossible",
	"not possible",
	"nahi hota",
	"nahi hoga",
	"nahi ho pata",
	"nahi ho payega",
	"nahi kar sakta",
	"nahi kar sakti",
	"nahi kar paunga",
	"nahi kar paungi",
	"possible nahi",
	"mumkin nahi",
	"नहीं होता",
	"नहीं होगा",
	"नहीं हो पाता",
	"नहीं हो पाएगा",
	"नहीं कर सकता",
	"नहीं कर सकती",
	"नहीं कर पाऊँगा",
	"नहीं कर पाऊँगी",
	"मुमकिन नहीं",
] as const;

/** The same within a message. */
export const CANNOT =
	/^(?:nahi|nhi|nahin) (?:ho|kar) pa\w+|^नहीं (?:हो|कर) पा\S+|\b(?:(?:i )?(?:have|got|get) no (?:time|energy|strength)|i (?:dont|do not) (?:have|get) (?:the |any )?(?:time|energy|strength)|i cant do (?:any|this|that)|(?:mujhse|mere se) (?:\w+ ){0,2}(?:nahi|nhi|nahin)|(?:nahi|nhi|nahin) (?:hota|hoga|ho pata|ho payega) (?:mujhse|mere se)|(?:time|samay|vaqt|waqt|himmat|taqat) (?:hi )?(?:nahi|nhi|nahin))\b|(?:मुझसे|मेरे से) (?:\S+ ){0,2}नहीं|नहीं (?:होता|होगा|हो पाता) मुझसे|(?:समय|वक्त|टाइम|हिम्मत|ताकत) (?:ही )?नहीं/u;

/** What will be, and not now. */
export const RESOLVES =
	/^(?:ok |so |but )?(?:i|we) (?:will|wont|shall|am going to|promise)\b|^(?:ill|im going to) |^(?:(?:main|mai|ab|aaj|kal|se|nahi|nhi|phir|kabhi) )+\w+(?:unga|ungi|oonga|oongi)$|^(?:(?:मैं|अब|आज|कल|से|नहीं|फिर|कभी) )+\S+(?:ूंग|ूँग|ऊंग|ऊँग)[ाी]$/u;

/** How somebody is, in place of what to do. */
export const FEELS =
	/^(?:but |and |now )?(?:i (?:just |still |really |only |always )*(?:feel|am feeling|hate (?:this|it|my|myself))|(?:i am|im|feeling) (?:just |still |really |so |very |too |all )*(?:tired|sad|scared|afraid|angry|alone|lonely|anxious|lost|exhausted|fed up|numb|worried|ashamed|hopeless|terrible|awful|low|bad|nervous|upset|stressed|shaking|crying|sick of)|feeling )\b|\b(?:mann?|dil) (?:\w+ ){0,2}(?:nahi|nhi|nahin)\b|\b(?:bura|kharab|ajeeb|akela|akeli|bhaari|bhari|dar|darr|ghabrahat|gussa|rona|udaas|bekar) (?:sa |bahut )?(?:lag|aa?|ho)|\b(?:thak (?:ga|chuk)|ghabra|bechain|udaa?s|pareshan|haa?th (?:pair )?kaa?n?p|dil (?:zor|tez|dhadak)|ro rah)|(?:मन|दिल) (?:\S+ ){0,2}नहीं|(?:बुरा|खराब|अजीब|अकेला|अकेली|भारी|डर|घबराहट|गुस्सा|रोना) (?:सा |बहुत )?(?:लग|आ|हो)|थक (?:ग|चुक)|घबरा|बेचैन|उदास|परेशान|हाथ (?:पैर )?(?:कांप|काँप)|दिल (?:जोर|तेज|धडक)|रो रह/u;

/** Who says what they will do is making a plan. */
export const WILL_DO = /\b(?:i (?:will|could|can|would)|ill)\b|(?:unga|ungi|oonga|oongi)\b|(?:ूंग|ूँग|ऊंग|ऊँग)[ाी](?= |$)/u;

/** Something that came in between: somebody did something, a moment ago. */
export const JUST_HAPPENED =
	/\bjust now\b|\b(?:has|have|had) just\b|^(?:my |our )?(?:mom|mum|mother|dad|father|papa|mummy|boss|sir|husband|wife|brother|sister|friend|son|daughter|he|she|they) (?:just |again )?(?:called|calls|shouted|shouts|came|scolded|hit|left|said|says|yelled|messaged|texted|is (?:calling|shouting|here|crying))\b|\b(?:abhi abhi|abhi (?:bola|boli|aaya|aayi|call aaya|phone aaya))\b|^(?:mummy|mammi|papa|pati|saas|boss|bhai|didi|beta|beti|bachcha|biwi|sir) (?:ne|bula|chilla|ro|aa gay)|अभी अभी|^(?:मम्मी|पापा|पति|सास|भाई|दीदी|बेटा|बेटी|बच्चा|पत्नी|मालिक) (?:ने|बुला|चिल्ला|रो|आ ग)/u;

/** A day or an hour. */
export const NAMES_A_TIME =
	/^(?:(?:hmm|ok|nahi|no|aaj|shayad|maybe) )*(?:kal|aaj|parso|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|somvar|mangal|budh|guruvar|shukravar|shanivar|itvar|subah|shaam|sham|dopahar|raat|at \d|\d{1,2} (?:baje|am|pm)|कल|आज|परसो|सुबह|शाम|दोपहर|रात|सोमवार|मंगल|बुध|रविवार)(?= |$)/u;
