/** Words that change what a rule's match means. Reasons stand beside each list. */

/** Study, news, art and work: they explain a bare mention of suicide, and stories about strangers. */
export const NEUTRAL_CONTEXT =
	/ (?:awareness|prevention|dissertation|thesis|essay|chart|poster|project|presentation|seminar|workshop|training|class|chapter|research|article|news|newspaper|headline|paper|film|movie|movies|series|episode|web series|show|song|songs|lyrics|album|singer|actor|novel|book|poem|play|macbeth|hamlet|shakespeare|character|scene|podcast|documentary|quiz|assignment|debate|speech|theme|fest|squad|meme|reel|statistics|study|survey|psychology|sociology|law|section|ipc|meaning of|definition|crime patrol|gaana|gana|kahani|story|upanyas|nibandh|bhashan|pratiyogita|akhbar|khabar|lekh|kavita|filam|film|sin|gana|natak|samachar|roktham|rokatham|jagrukta|bhasan|rally|campaign|din par|day pe|fact|facts|history|death note|anime|game|lady) /;

/** Long ago or once, and well now: a recovered person is not put through a crisis. */
export const PAST_MARKER =
	/ (?:years? (?:ago|back)|yrs? (?:ago|back)|months? back i was|in (?:19|20)\d\d|(?:19|20)\d\d me|long ago|long back|once upon|used to|when i was (?:a|in|young|\d+|at|[a-z]+teen|twelve|eleven|ten|nine|twenty|little|small|younger)|in my (?:first|teens|college|school|twenties|childhood)|back then|in the past|at that time|last year i was|that time|during covid|survivor|as a child|in college|in school|sal pehle|sal pahle|saal pehle|saal pahle|sal phle|pehle kabhi|us waqt|us vakt|tab marne|(?:sal|saal|mahine) ho ga[ey]e?|sal pehle mai|sal phle|pehle mai (?:\S+ )?(?:khud|apne)|bachpan me|jab mai choti|purani bat) /;
export const WELL_NOW =
	/ (?:i am (?:(?:\d\d|twenty|thirty|forty|fifty|sixty|seventy)(?: \S+)? now|ok|okay|well|fine|good|better|healthy|happy|safe|past|glad|over it|in a better|so much better|much better|alive and)|i (?:got|took) (?:help|better|therapy|treatment)|i have a \S+ now|now i have|now i am|ok now|okay now|fine now|good now|better now|well now|safe now|well today|am alive|glad i|recovered|recovery|not wanted to|havent|have not|clean for|years clean|nine years|therapy helped|made peace|it passed|got through|came out of it|survived that|grateful|thankful|happy now|all good|past that|behind me|not in danger|great success|second i am|moved on|ab (?:thik|theek|sab|sb|accha|acha|khush|me thik|mai thik|nahi|ache|bahut)|chod diya|chhod diya|therapy ke ba+d|sal se nahi|saal se nahi|chain se soti|chain se sota|chain se (?:ji|jee)|aj apni \S+ chala\S+|khush hu|sambhal ga[iy]+a?|thik hu|theek hu|sab (?:thik|theek|accha|acha)) /;
/** Signs that the past is not past. */
export const PRESENT_AGAIN =
	/ (?:again|still|these days|nowadays|lately|right now|coming back|came back|is back|are back|fir se|phir se|firse|phirse|dobara|wapas|vapas aa|this time|same thoughts|relapsed|going to|want to die|wants to) /;
/** Already dead: grief, not danger. */
export const BEREAVED =
	/ (?:took (?:his|her|their) (?:own )?life|killed (?:himself|herself|themselves)|hanged (?:himself|herself)|hung (?:himself|herself)|died by suicide|committed suicide|died of suicide|commit suicide last|lost (?:him|her|my \S+) to suicide|ended (?:his|her|their) (?:own )?life|shot (?:himself|herself)|jumped to (?:his|her) death|suicide kar li(?:ya)?|suicide kiya tha|jaan de di|jan de di|atmhatya kar li(?:ya)?|atmahatya kar li|(?:suicide|atmhatya|atmahatya|khudkushi) (?:ki|kar li|kiya) th[ai]|khudkushi kar li|fansi laga li thi|gave (?:his|her|their) life|suicide se mar|miss (?:him|her|them)|lived till|still lived|passed away|died in) /;
/** Laughing with it: weighs down threats against others, never risk to oneself. */
export const LAUGHTER = / (?:lol|lolz|lmao|lmfao|rofl|haha+|hahaha+|hehe+|jk|just kidding|mazak|majak|joking) /;

/** Negations in English and, in the one spelling, Hindi. */
export const ENGLISH_NOT =
	/^(?:not|dont|doesnt|didnt|never|wont|wouldnt|cant|no|isnt|wasnt|arent|aint|havent|hasnt|nor|neither|without|shouldnt|couldnt|zero|against|stop|stopped)$/;
/** After these a "not" does not deny: "can't stop thinking of", "don't know how to", "no longer". */
export const NOT_A_DENIAL =
	/^(?:stop|help|wait|even|just|only|joking|kidding|lying|scared|afraid|care|resist|longer|know|ignore|control|mad|sure|forget|get|shake|enough|hide|worry|try|tell|call|because|knowing|want to wake|one|understand|exist|existing|exists|alive|wake|waking|breathing|able|good|sleep|eat|matter|mind|like|here|sleeping)$/;
export const HINDI_NOT = /^(?:nahi|na|mat|kabhi_nahi|bilkul_nahi)$/;

/** A whole sentence that denies risk. */
export const DENIALS: readonly RegExp[] = [
	/ (?:not|never|isnt|no longer|wasnt|nowhere near) (?:\S+ ){0,2}?(?:suicidal|suicide) /,
	/ (?:no|dont|not|never|wont|wouldnt|havent|didnt|isnt|arent) (?:\S+ ){0,4}?(?:suicide|suicidal|kill (?:myself|me)|killing myself|die|dying|end my life|ending my life|end it|harm myself|hurt myself|hurting myself|harming myself|harm me|self harm|such thoughts?|those thoughts|thoughts like that|anything (?:like that|to myself|stupid|bad|drastic|of that sort|crazy)|do anything|do it|like that|do something stupid|in danger|in any danger|at risk|to that extent|plan|plans) /,
	/ (?:i am|im|am) (?:\S+ )?(?:safe|not in danger) /,
	/ (?:khud ka|khud ko|aisa|esa|waisa|vaisa|aise|ese|marne vala|marne|suicide) (?:\S+ ){0,4}?(?:nahi|nai|na) /,
	/ (?:nahi|na) (?:\S+ ){0,3}?(?:marne|marna|suicide|aisa|esa|galat|bevkufi|bewakufi) (?:\S+ ){0,3}?(?:nahi|hai|karunga|karungi|hu|bas) /,
	/ (?:bevkufi|bewakoofi|galat|ulta sidha|aisa vaisa|aisa waisa|bevakufi) (?:\S+ ){0,2}?nahi (?:karunga|karungi|karta|karna|karungi) /,
	/ (?:mai|me) (?:bilkul )?(?:thik|safe|surakshit) hu /,
];

export const BARE_NO =
	/^(?:no+|nope|nah|not really|no no|never|nahi|nahi nahi|nhi|na|naa|ji nahi|bilkul nahi|no i am not|i am not|no not at all|not at all|no never|of course not|no way|aisa nahi|aisa kuch nahi|nahi aisa kuch nahi|nahi aisa nahi hai)$/;
export const BARE_YES =
	/^(?:yes|yeah|yea|yep|yup|ya|yess|ha|han|haan|haa|ji|ji ha|ji haan|ha ji|hn|hmm yes|yes i am|yes i do|i am|i do|maybe|kind of|kinda|sort of|i think so|sometimes|sometimes yes|yes sometimes|shayad|kabhi kabhi|ha kabhi kabhi|of course|true|correct|i guess|i guess so|yes maybe|yes a lot|everyday|every day|yes everyday|a lot|ha shayad|yes please help|probably|yes probably|y|ok yes|yes i have|i have|often|ha socha hai|ha sochta hu|ha sochti hu|yes i think|yes i want to)$/;

/** After a raised risk these are goodbyes or plans (they are ordinary otherwise). */
export const FAREWELL_OR_PLAN: readonly RegExp[] = [
	/ (?:bye|goodbye|good bye|farewell|alvida|tata) (?:\S+ ){0,2}?(?:forever|for ever|everyone|all|world|for good|now|then|friend|bot|dost|hamesha|sabko|duniya) /,
	/ (?:thanks?|thank you|shukriya|dhanyavad|dhanyavaad) (?:\S+ ){0,5}?(?:, )?(?:\S+ ){0,2}?(?:goodbye|bye|alvida|farewell) /,
	/ (?:thanks?|thank you|shukriya|dhanyavad) (?:you )?(?:for|har|sab) (?:everything|all|listening|being|trying|ke liye|kuch) /,
	/ (?:final|last|one last|never) (?:\S+ )?(?:goodbye|message|msg|time|talk|chat|again|night|bye) /,
	/ goodbye /,
	/ alvida /,
	/ ab nahi milenge /,
	/ phir nahi milenge /,
	/ fir nahi milenge /,
	/ (?:take care|look after|dhyan rakh\S*|khayal rakh\S*) (?:\S+ ){0,2}?(?:of|my|mera|meri|mere|ma|mummy|papa|bachon|bacho|apna|sabka) /,
	/ (?:mera|meri|mere|ma|mummy|papa|bacho|bachon|sab|maa|beti|bete) (?:\S+ ){0,2}?(?:ka|ki|ko) (?:dhyan|khayal|khyal) /,
	/ tell (?:\S+ ){0,3}?(?:i|that|her|him|them|love|sorry) /,
	/ (?:i|have|i have|mind|finally) (?:\S+ ){0,2}?(?:decided|made up|set|ready|prepared|chosen) /,
	/ (?:soch liya|faisla|tay kar|tai kar|than liya|taiyar|tayyar|taiyari) /,
	/ (?:tonight|aj raat|aaj raat|aj hi|by morning|tomorrow morning|midnight|subah tak|in an hour|any minute|few minutes|this evening|kal subah) /,
	/ (?:its|it is|everything|all|sab|sab kuch) (?:\S+ ){0,2}?(?:arranged|ready|planned|set|settled|done|over|set up|taiyar|tayyar|khatam|ho gaya|ready hai|intajam) /,
	/ (?:do it|doing it|did it|kar lunga|kar lungi|kar dunga|going to do it|get it over|over soon|khatam kar) /,
	/ (?:too late|no use|nothing (?:you|anyone) can|cant (?:stop|help) me|dont (?:stop|look for|try)|already done|kuch nahi ho sakta|der ho gayi|koi fayda nahi|ab kuch nahi) /,
	/ (?:it is time|its time|time has come|the time|samay aa gaya|vakt aa gaya|i am (?:going|leaving|off) now|mai ja raha hu|mai ja rahi hu|i am ready|ja raha hu|ja rahi hu|mai chala|mai chali|i have to go now|i will be gone) /,
	/ (?:see you|milenge|meet) (?:\S+ ){0,3}?(?:other side|next life|agle janam|upar|heaven) /,
	/ (?:wont|not|never) (?:\S+ )?(?:be here|talk again|bother|see you|be back|come back|reply) /,
	/ (?:forgive me|maf kar|maaf kar|i am sorry everyone|sorry everyone|sorry ma|sorry mom|sorry papa) /,
];
