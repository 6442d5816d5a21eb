/**
 * Families of Hindi words in the one Latin spelling that `romanise` returns, for both writings of Hindi
 * (aa is a, ee is i, oo is u, z is j, ph is f, w is v; maar and kaat keep their long vowel).
 */

export const HINDI_PERSON_NOUNS =
	"dost|saheli|yar|bhai|bhaiya|behen|behan|bahan|bahen|didi|beti|beta|bete|bacha|bachi|pati|patni|biwi|bivi|papa|pita|pitaji|ma|mummy|mumy|maa|mumi|mami|mama|chacha|chachi|bhabhi|devar|nanad|padosi|padosan|ladka|ladki|ladke|roommate|rumet|rum-met|frend|friend|student|student ne|gf|bf|girlfriend|boyfriend|cousin|kajin|dada|dadi|nana|nani|sas|sasur|behenoi|jija|sala|sali|bahu|damad|mausi|bua|fufa|chele|stuent|stent|patient|marij|classmate|sathi|kisi|inhone|ammi|abu|husband|wife|hasbend|bhatija|bhanja|pota|poti|hero|hiroin|hiro|kirdar|mummi|didi|vidyarthi|chatra|chatr|bahenoi|parivar";

/** Verbs of the first person: karunga, lungi, jau. */
const first = "[a-z]*ung[ai]";
/** A wish of the first person (karu, jau), and not one of the many other words in -u. */
const firstWish =
	"(?!kyu )(?!tu )(?!hu )(?!kau )(?!babu )(?!guru )(?!chaku )(?!baju )(?!tambu )(?!alu )(?!nimbu )(?!bahu )(?!sadhu )(?!daru )(?!jadu )(?!ansu )(?!jhadu )(?!ladu )(?!bhalu )(?!hindu )(?!chalu )(?!you )[a-z]{1,7}u";

export const HINDI: Readonly<Record<string, string>> = {
	PERSON: HINDI_PERSON_NOUNS,
	I: "mai|mujhe|mujhse|maine|mera|meri|mere|ham|hum|hume|apne|apni|apna|khud|mai ne",
	SELF: "khud ko|khud|apne ap ko|apne ko|apneap ko|apne apko|swayam ko|svayam ko|apni deh ko|apne aap ko|apne sharir ko|khud ki|apni",
	WILL_I: `${first}|${firstWish}|leng[aei]|deng[aei]|leg[ai]|deg[ai]|jaeg[ai]|jayeg[ai]|jayenge|karega|karegi|karenge|lega|legi|lenge|dega|degi|denge`,
	WISH: "chahta|chahti|chahata|chahati|chahte|chata|chati|chahu|chahiye|chaiye|cahta|chahta|chahta hu",
	HAI: "hai|hu|tha|thi|he|h",
	MARNA: "marna|marne|marnaa|mar jana|mar jane|mar jau|mar jaye|maut|mrityu|jaan dene|jaan dena|jan dene|jan dena|marn",
	JINA: "jina|jine|jeene|jinaa|jivit rehna|jivit rahna|jite rehna|jite rahna|jinda rehna|jinda rahna|jinda rehne|jinda rahne|rehne ka|jiya|jiu|ji ne|ji na",
	JINDAGI: "jindagi|jindgi|jindagee|jindgee|jivan|jeevan|laif|life|jindagani",
	DESIRE:
		"man|mann|dil|ichha|icha|ichchha|ichcha|iccha|mud|mood|khayal|khyal|vichar|soch|socha|sochta|sochti|sochu|irada|himat|faisla|plan|plain|plaan|taiyari|taiyar|tayar|thana|thaan|than|nirnay|nishchay|nischay|tarika|tarike|rasta|upay|bare|khvahish|tamana|chah|bat|din|ilaj",
	SUICIDE:
		"suicide|atmhatya|atmahatya|aatmhatya|atmhatia|atmahatia|khudkushi|khudkhushi|khudkusi|khudhkushi|khudkhusi|khudkashi|sucide|aatmahatya|atam hatya|atmdah|atam hatya",
	DO: "kar|karna|karne|karni|karu|karke|karunga|karungi|karlu|karta|karti|kar lu|karne ka|ki|ka|ke|not|note|likh",
	DECIDED:
		"soch liya|tay kar|tai kar|thaan liya|than liya|faisla|nishchay|nischay|nirnay|plan|taiyar|tayar|himat|din fix|date fix|date b fix|tarikh|bas aj|akhri|aakhri|ant|final|taiyari|jama|pakka|tarika soch|tarika bhi|irada",
	TODAY:
		"aj|aaj|kal|raat|rat|subah|sham|abhi|aj raat|parso|is hafte|agle hafte|sunday|sande|monday|somvar|sab ke sone|sabke sone|tarikh|hamesha|bas|sach|sachi|sachme|seriously|siriyasli|pakka|hi",
	JAHAR:
		"jahar|jeher|jehar|jaher|jahr|vish|keetnashak|kitnashak|fenail|finail|finayl|phenyl|fenyl|finyle|harpic|harpik|sulfas|salfas|celphos|tejab|acid|chuhe maarne|chuhe mar|mitti ka tel|dava|davai|davaiya|goliya|goli|nind ki goli|nind ki goliya|tablet|tebalet|gamaksin|fenayl|spray|pesticide|peticide|kerosene|kerosin|ol aut|botal|dettol|detol|tailet klinar|toilet cleaner|sprit|lijol|pestisaid|kitnasak|sulphas|salphas|all out|bachagni",
	POISONWORD:
		"jahar|jeher|jehar|jaher|jahr|vish|kitnashak|keetnashak|kitnasak|chuhe maarne|fenail|finail|harpik|harpic|sulfas|salfas|pesticide|pestisaid|tejab|kerosin|mitti ka tel",
	CONSUMED:
		"kha li|kha liya|kha liye|kha li hai|khali|kha chuka|kha chuki|khayi|khai hai|pi li|pi liya|pi lia|pi gaya|pi gayi|pi chuka|pi chuki|kha gaya|kha gayi|nigal|gatak|nigal li|nigal gaya|pi liya hu|khaya|khayi hai|kha baith|pi baith|kha leli|le li|lga liya|kha ke baith|pi rakhi|pi rakha|kha lia",
	HANG: "fansi|fasi|fanda|fande|latak|lataku|latkunga|latakna|latakne|latka|latakne|fanshi|fnasi",
	JUMP: "kud|kudne|kudna|kudunga|kudungi|kudu|chalang|chalaang|chhalang|kood|let jau|let jaunga|let jaungi|let kar|let ke|let jana|let jane|let gaya tha|let gayi thi|leta hu|leti hu|letna|letne|letu|samne a|age a|niche a|samne aa|dub|dubne|dub mar jau|dub marunga|dub marungi|dub mar jaunga|sama jau|sama jaunga|sama jaungi|girne ka|gir jau|gir jaunga|gir jaungi|gir jana",
	EDGE: "chat|chath|chhat|chatt|pul|patri|patari|pataria|munder|brij|bridge|rel|train|tren|nadi|kua|kue|kuye|kuen|kuyen|kuu|samandar|samundar|dariya|talab|nahar|ganga|yamuna|gangaji|balkni|balcony|khidki|khirki|terrace|teras|manjil|flyover|flaiovar|metro|pahad|khai|naher|roof|jhil|relve|railway|plaetfarm|platform|tanki|dam|gadi|truck|trak|bas|divider|divaider",
	CUT: "kaat|kaati|kaata|kaatti|kaatta|kaate|kaatu|kaatunga|kaatungi|kaatne|kaatna|kaatke|blade|bled|chir|chira|jalata|jalati|jala|jalane|nochti|nochta|maarta|maarti|chala|kharoch|kharonch|blad",
	LIMB: "thigh|thighs|jangho|wrist|bah|banh|bahe|arm|arms|hath|haath|kalai|nas|nase|bajo|bajoo|baju|jangh|kalayi|hatho|hathe|veins|vein|per|pair|naso",
	UP: "bhagvan|bhagwan|uparvala|upar vala|upar vale|uparvale|khuda|allah|ishvar|rab|malik|prabhu|yamraj|maut|mujhe",
	LIFT: "utha le|uthale|utha lo|utha lete|uthaa le|bula le|bula lo|bulale|bulava|utha leta|utha le jaye|le ja|le jaye|le jao|bula leta|utha kyu|mukti|chhutkara|chutkara",
	BOJH: "bojh|bojha|bhoj|boj|bhar hu|musibat hu|manhus|musibat|kalank|problem hu|prablam hu|fal tu|faltu hu|bekar hu",
	WITHOUT_ME:
		"mere bina|mere bagair|mere bager|mere na hone|mere na rehne|mere na rahne|mere jane ke|mere jane se|mere hone na hone|mai na rahu|mai na hota|mai na hoti|mai na hu|mai nahi rahu|mai nahi hota|mai nahi hoti|mere marne|mere hone|mere gayab|mai hat jau|mere hatne|mai gayab|mere hat jane|mai na rahun|mai chala jau to|mai chali jau to|mai mar jau|mai nahi rahunga|mai nahi rahungi|mere jane",
	FINE: "khush|chain|sukun|aram|thik|acha|achha|ache|accha|aasan|asan|behtar|bhala|halka|fayda|faida|fark|farak|sambhal|santi|shanti|hat jayegi|khatam|ladai|ji lenge|jhagda|jhagra|rahat|sab thik",
	ABUSER:
		"pati|husband|hasbend|vo|ye|unhone|usne|inhone|sas|sasur|devar|jeth|nanad|papa|pita|bap|baap|bhai|bhaiya|chacha|mama|mausa|fufa|boyfriend|bf|beta|bete|bahu|sautele|gharvale|ghar vale|sasural|sasural vale|malik|sir|tichar|teacher|ma|mummy|mumi|biwi|bivi|patni|senior|siniyar|seniors|tyushan|ladka|ladke|eks|ex|hasband|damad|unka|inke|usko|padosi|dada|jija|thekedar|daadi",
	HITS: "maarta|maarti|maarte|maara|maar|marta hai mujhe|peeta|pita hai|pitai|pitta|pitte|pitati|pite|maarpit|maarpeet|maar pit|maar pit|thapad|thappad|chanta|chante|lat|laate|latein|late maar|belt|danda|dande|hath uthata|hath uthati|hath uthate|hath uthaya|hath utha|hath uthai|gala dabaya|gala daba|gala dabata|gala dabaya|sar fod|sir fod|sar foda|hath maroda|hath marod|baal kheench|bal khinch|bal khich|ghasit|dhaka|jala|jalaya|tod|nocha|ghuse|ghusa|mukka|muka|lathi|chappal|kuta|kutta hai|kutai|kut ta|dhulai|hat uthata|haath|pitvaya",
	THREAT:
		"dhamki|dhamkata|dhamkati|dhamkate|tel dal|jala de|jala du|jala deng|tejab|acid|bandook|banduk|bunduk|katta|goli maar|khatam kar d|jaan se maar|jaan se maarne|jan se maar|maar dal|maar dunga|chaku dikha|talvar|chaku",
	HARMTARGET:
		"use|usko|use bhi|us ko|unko|unhe|inko|inhe|ise|isko|tujhe|tumhe|dono ko|sabko|sab ko|uska|uski|uske|unka|unke|unki|inke|inki|iska|pati ko|papa ko|bap ko|baap ko|bhai ko|boss ko|bos ko|chacha ko|biwi ko|bivi ko|patni ko|sas ko|ma ko|bache ko|bachi ko|bachcho ko|bacho ko|ladke ko|ladki ko|padosi ko|devar ko|jisne|malik ko|sasur ko|sir ko|teacher ko|un sabko|un sab ko|is bache ko|beti ko|bete ko|manager ko|salo ko|sale ko|sab ka|jis ne|kamine ko|harami ko",
	SLAY: "maar dal|maar dunga|maar dungi|maarunga|maarungi|maar dalu|maar du|mar dunga|mar dungi|mar du|mar dalunga|mar dalungi|maar dalunga|maar dalungi|maar ke|kaat du|kaat dunga|kaat dungi|kaat dalunga|kaat dalungi|kat dunga|kat dungi|kat dalunga|jala dunga|jala dungi|jala du|khatam kar dunga|khatam kar dungi|khatam kar du|khatam karunga|khatam karungi|goli maar|goli mar|jinda nahi chod|jinda nahi chhod|jinda nahi chod|jahar de|jeher de|gala daba|gala ghot|gala kaat|gala dabane|kam tamam|khun kar|khun karne|khun kar|hatya kar|katl kar|katal kar|maarne vala|maarne vali|maarne ja|maar dene|patak du|patak dunga|patak dungi|tejab fek|tejab fenk|tejab dal|acid fek|aag laga|ag laga|chaku maar|chaku ghus|chaku ghop|udha dunga|uda dunga|thok dunga|thok dungi|khatam kar dene|dafan|dafna|badla lunga khun",
};
