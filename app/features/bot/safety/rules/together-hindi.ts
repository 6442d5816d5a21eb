import type { Rule } from "./rule";
import { VEILED_HINDI } from "./veiled-hindi";

const dying =
	"marna|marne|mar_jana|mar_jane|mar_jau|mar_jaunga|mar_jaungi|mar_jaun|maut|mout|mar_hi_jau|jaan_dena|jaan_dene|jan_dene|suicide|atmhatya|atmahatya|khudkushi|khudkhushi|fansi|latak|latakne|fanda|mrityu|jaan_dedu|marunga|marungi|maru|mar_mit";
const volition =
	"chahta|chahti|chahte|chahata|chahati|chahiye|man|mann|dil|soch|socha|sochta|sochti|sochu|faisla|irada|taiyar|himat|khayal|vichar|plan|tarika|rasta|upay|ichha|icha|iccha|aj|abhi|bas|akhri|option|vikalp|sahi|behtar|acha|accha|sukun|chain|jaunga|jaungi|lunga|lungi|dunga|dungi|karunga|karungi|padega|tay|thaan|than|decide|intajar|dua|kash|kyu_na";
const place =
	"pul|chat|patri|patariya|nadi|kua|kue|kuye|kuen|train|tren|rel|relgadi|lokal|local|balkni|balcony|bridge|brij|nahar|talab|samandar|samundar|jhil|manjil|flor|floor|building|bilding|imarat|khidki|truck|trak|bas|flyover|metro|khai|pahad|ganga|yamuna|tanki|terrace|teras|dam|munder|dariya";
const going =
	"kud|kudne|kudna|kudunga|kudungi|kud_jau|kud_jaunga|chalang|chhalang|let_jau|let_jaunga|let_jaungi|let_gaya|let_kar|let_ke|let_jana|leta_hu|leti_hu|letne|letna|aage_a|age_a|samne_a|niche_a|age_aa|gir_jau|dub|dubne|sama_jau|sama_jaunga|sama_jaungi|kood|a_jaunga|a_jaungi|aa_jaunga|aa_jaungi|aa_jau|a_jau|gira_lu|sir_rakh|jaan|jan|chhod_du|utar_jau|chala_jau|marne|kat_jau|samne_ja|age_ja|fek_du|fenk_du";
const poison =
	"jahar|jeher|jehar|kitnashak|keetnashak|kitnasak|fenail|finail|fenayl|harpik|harpic|sulfas|salfas|chuhe|tejab|acid|mitti_ka_tel|miti_ka_tel|kerosin|petrol|nind_ki_goli|nind_ki_goliya|nind_ki_dava|nind_ki_davai|neend_ki_goli|goliya|goliyan|dava|davai|pesticide|hit|spray|sheeshi|shishi|botal|patti|pati|pata|strip|tablet|tablets|dettol|detol|lijol|aidol|sanitizer";
const taking =
	"khaunga|khaungi|piunga|piungi|kha_lu|pi_lu|kha_lunga|kha_lungi|pi_lunga|pi_lungi|pi_jau|kha_jau|khane_ka|pine_ka|khana_hai|pina_hai|kha_ke|pi_ke|khake|pike|pikar|khakar|kha_kar|pi_kar|nigal|kharid|kharida|mangva|le_aya|le_ai|le_ayi|laya|layi|taiyar|jama|chupa|rakha_hai|rakhi_hai|samne|hath_me|rakh_li|rakhe_hai|ghol|mila_ke|gin|ikathi|kha_lu_to";

/** Hindi, in any order: what goes together within one thought, in either writing. */
export const TOGETHER_HINDI: readonly Rule[] = [
	{
		id: "hi.together.want-die",
		evidence: "self",
		weight: 3,
		reason: "Dying with wanting, deciding or a time.",
		patterns: [
			`${dying} + ${volition}`,
			"marunga|marungi|mar_jaunga|mar_jaungi|suicide|atmhatya|khudkushi|fansi|jaan_de & decide|soch_liya|faisla|tay|pakka|usi_din|ke_din|himat|likh_diya|plan|taiyar",
			"kaise|kese|tarika|tarike|tareka|kitni|kitna|kaun_si|konsi + maru|mare|marne|marna|maru_ki|mar_jau|mar_sakta|mar_sakti|khatam_karu|khatam_karne|lethal|jaan_du|jaan_de_du|jaan_jayegi|jaan_chali + mai|bata|batao|dard|ki|khud|asan|hai|aram|jaldi|goli|jahar|bina|sakta|sakti",
		],
	},
	{
		id: "hi.together.place",
		evidence: "self",
		weight: 3,
		reason: "A height, water or train with jumping or lying down.",
		patterns: [
			`${place} + ${going} + jau|jaunga|jaungi|lunga|lungi|du|dunga|dungi|man|hai|hu|ka|ke|lu|soch|socha|kya|ja|rahi|raha|jane|rakh`,
		],
	},
	{
		id: "hi.together.poison",
		evidence: "self",
		weight: 3,
		reason: "Something deadly with taking, fetching or saving it.",
		patterns: [
			`${poison} + ${taking} + hu|hai|lunga|lungi|jau|jaunga|jaungi|raha|rahi|lu|man|soch|socha|so|mar|ke|ka|apne|mai|maine|aj|to|khaunga|khaungi|piunga|piungi|kharid|mangva|rakha|rakhi`,
		],
	},
	{
		id: "hi.together.taken",
		evidence: "overdose",
		weight: 3,
		reason: "Something deadly already swallowed.",
		patterns: [
			`${poison} + kha_li|kha_liya|kha_lia|pi_li|pi_liya|pi_lia|kha_chuka|kha_chuki|pi_chuka|pi_chuki|kha_gaya|kha_gayi|pi_gaya|pi_gayi|nigal_li|nigal_liya|gatak|khali|kha_liye|nigal_gaya|nigal_gayi|kha_di + sari|saari|puri|pura|poori|bahut|maine|mai|mujhe|ek_sath|sab|ab|hai|chuhe|jahar|jeher|nind|bp|das|bis|10|15|20|30|50|strip|sheeshi|shishi|pati|patta|pata|vali|botal`,
		],
	},
	{
		id: "hi.together.cut",
		evidence: "self",
		weight: 3,
		reason: "One's own hand, wrist or skin with a blade, cutting, or its blood as relief.",
		patterns: [
			"hath|haath|kalai|nas|nase|bah|banh|jangh|khal|gardan|gala|pair|chamdi + blade|bled|blad|cut|kat|kaat|kaata|kaati|kaatti|kaatne|kaatna|kaatu|chir|jala|jalata|jalati|chaku|nishan|kharoch|cutting|prakar|kanch|kaanch|lagati|lagata + hu|mai|maine|apna|apni|apne|khud|fir|firse|mera|meri|mere|man|roj|raat|sukun|shanti|chain|phir|lunga|lungi|lu|socha|aj|kal",
			"blade|bled|chaku|rasi|fanda|goliya|jahar|kanch + man|mann|pas|paas|hath|samne|rakhi|rakha + mere|mai|hai|mera|kar_raha|karta|hu",
			"khun|blood|dard + shanti|sukun|chain|aram|acha|accha|halka|rahat|mahsus|mehsus + dekh|kaat|blade|apne|khud|cut|nikal|se|milta|milti",
			"khud|apne_ap|khudko|apneap|swayam|svayam + nuksan|chot|saja|jalane|jalana|jala|kaat|kaatne|kaata|kaati|maar|maarna|maarne|khatam|mita|mitane|hurt|cut|goli|aag|ag|latka|tabah",
		],
	},
	{
		id: "hi.together.end",
		evidence: "self",
		weight: 3,
		reason: "Ending one's life, freeing oneself of it, leaving the world.",
		patterns: [
			"jindagi|jindgi|jivan|life|laif|kahani|safar + khatam|khatm|khtam|samapt|ant|end|chutkara|chhutkara|mukti|alvida|chhod|chod|tyag|nahi_chahiye|nahi_jini|nahi_jina|aur_nahi + karna|karni|karne|kar|karu|chahiye|chahta|chahti|dunga|dungi|lunga|lungi|apni|meri|mujhe|du|dena|bas|ab|hai",
			"duniya|dunia|sansar + alvida|chhod|chod|chhodkar|chodkar|vida|jana|chala|chali|nahi_rehna|nahi_rahna + jaunga|jaungi|dunga|dungi|jau|time|samay|vakt|vaqt|mai|mujhe|hu|du|chahta|chahti|ab|raha|rahi",
			"mar|maar lu|lunga|lungi + khud|apne",
			"mai + akhri|aakhri + din|raat|bar|message|subah|sham + aj|hai|mera|meri|ye|yeh|bas",
			"meri|mera + lash|laash|arthi|lass|janaja|terahvi|antim_sanskar|chita + milegi|niklegi|uthegi|dekhna|dekhenge|uthana|hi|jalana|jalegi|dekhoge|niklega",
			"aj|aaj|ye|yeh|mera|meri + akhri|aakhri|antim|last + din|raat|message|maisej|bat|subah|janmdin|diwali",
		],
	},
	{
		id: "hi.together.not-live",
		evidence: "self",
		weight: 3,
		negated: true,
		reason: "Living with 'nahi' and a wish, strength or reason.",
		patterns: [
			"jina|jine|jeena|jiya|jiu|jivit|jinda|ji_nahi|ji_ke|ji_na|ji_bhi + nahi|na|mat|khatam|mar_gai + chahta|chahti|man|mann|hai|ichha|icha|iccha|mujhe|ab|aur|bas|sakta|sakti|jata|lagta|himat|paunga|paungi|raha|rahi|hota|karta|vajah|dil|rehna|rahna",
		],
	},
	{
		id: "hi.together.taken-away",
		evidence: "self",
		weight: 2,
		theme: "longing",
		negated: true,
		self: true,
		reason: "God asked to take one.",
		patterns: [
			"bhagvan|bhagwan|uparvala|uparvale|upar_vala|upar_vale|khuda|allah|ishvar|rab|yamraj|maut|prabhu|bhole|ram_ji|mata_rani|vahe_guru|rabba + utha|bula|le_ja|mukti|bulava|le_le|uthata|bulata|bulate|uthate|chutkara|apne_pas|a_jaye|aa_jaye|aye|kab|bhul|aati|ati",
		],
	},
	{
		id: "hi.together.absent",
		evidence: "self",
		weight: 2,
		theme: "longing",
		negated: true,
		self: true,
		reason: "A load; others better off or untouched without one; leaving for good.",
		patterns: [
			"bojh|boj|musibat|manhus|kalank|panauti|faltu + mai|hu|mera|mujhe|ban|khud|ghar|sab|sabke|sabpe|ma|dharti|apne|lagta|lagti",
			"mere|mai|meri|mujhe + bina|bagair|na_rahu|na_hota|na_hoti|na_hu|jane|marne|hone|gayab|hat_jau|chala_jau|chali_jau|na_rahne|na_rehne|na_rahi|na_raha|chale_jane + khush|fark|farak|behtar|acha|accha|thik|chain|sukun|aram|ladai|problem|rahat|yad|kharcha|halka|rahenge|ji_lenge|kisi_ko|kya_fark|kuch_nahi_badlega|duniya_chalegi",
			"kisi|kaun|kisko + yad_karega|yad_karenge|yad_nahi_aegi|royega|roega|fark|farak|jarurat|dhundhna|dhundhega|dhund|miss|kami + meri|mera|mujhe|mai|nahi|na|mere|padega|padta|karega",
			"koi + yad_karega|yad_karenge|yad_nahi_aegi|royega|roega|jarurat|dhundhna|dhundhega|dhund|miss|kami + meri|mera|mujhe|mai|nahi|na|mere|padega|padta|karega",
			"koi + fark|farak + mere|meri|mera|mujhe|mai|padega",
			"chala|chali|chale|dur|gayab|kho + jaunga|jaungi|jau|jana + sabko|chhod|chod|sabse|hamesha|kisi_din|sab|vapas|koi|dhundh|dhund|kahi|bahut|kabhi|duniya|lautunga|lautungi",
			"paida|janm|janam|peda + na|nahi|kyu|kash|galti + hota|hoti|hua|hui|kiya|diya|hu|liya|li",
		],
	},
	{
		id: "hi.together.tired",
		evidence: "self",
		weight: 2,
		theme: "longing",
		negated: true,
		self: true,
		reason: "Tired of living; no reason, no strength, no morning wanted.",
		patterns: [
			"kab_tak|kitna|kitne_din|kyu|kisliye|kaise + jiyu|jiu|ji|jina|jeena|jite|jiye + aise|aur|mai|thak|ab|hu|raha|rahi|bhala|akele|bas",
			"kab tak jiyu|jiu",
			"thak|thaka|thaki|tang|ub|ukta|pareshan|bore|bor|haar|nafrat|ghutan + jindagi|jindgi|jivan|jite|jine|jina|jeete|jite_jite|life|laif|sans|sab_se|duniya|khud|hone + gaya|gayi|hu|chuka|chuki|aa|a|hai|gai|gya|ho",
			"jine|jina|jeene|jindagi|jindgi|jivan|life|jiu|ji + vajah|matlab|maksad|fayda|faida|arth|kyu|kisliye|kiske|layak|ichha|bekar|saja|narak|bojh|dard|takat|himat|aukat + nahi|kya|na|bachi|raha|rahu|hai|lagta|lagti|rahi|koi|bacha|kuch|hi|jiu",
			"ji|jee|jikar|jikar_bhi|jine|jinda ke|kar|rehke|rahke|se|reh_ke .. kya|kyu|fayda|milega|karu|karungi",
			"kash|dua|bas + kuch|accident|bimari + ho_jaye|ho_jaye_mujhe|ho_jae|ho_jata|hota",
			"kisi|koi + kam|kaam|layak + nahi + mai|hu|ka|bojh|sabka",
			"sabka|sabki|sabke|sab_ka|gharvalo|ma_bap|parivar bojh|boj",
			"subah|kal + na|nahi + dikhaye|dikhana|dekhu|dekhna|dikhe|dikha|ho",
			"subah|ankh|akh|nind|so|suraj + na|nahi|kabhi|hamesha + khule|uthu|ho|aye|jagu|kash|jau|jaye|uthun|dekhu|tute|hi|khulti|liye",
			"sans|saans|sanse|dhadkan|dil + band|ruk|tham|rok + jaye|jae|ho|kash|hi|du|lu|man|accha|acha",
			"kash|us_din|unke_sath|uske_sath|uski_jagah|unki_jagah + mai|mujhe|mera + mar_jata|mar_jati|chala_jata|chali_jati|chala_gaya_hota|mar_gaya_hota|mar_gayi_hoti|na_bachta|na_bachti|hota|hoti|mar_jate|le_jata|jata|jati",
			"jine|jina|jindagi + matlab|matalab|arth|maksad|fayda + nahi|kya|na",
			"matlab|matalab|arth + jine|jina|jindagi|hone|kisi_chij|jinda .. nahi|bhi_nahi|na",
			"matlab|matalab .. nahi , jine|jina|jeene",
			"man|dil|ji + bhar|uth|uchat|uchat_gaya + jindagi|jindgi|duniya|jine|jivan|sab_se|life",
			"accident|aksident|acident|truck|cancer|kensar|bimari|hadsa|bijli|heart + ho|jaye|lag|mar|maar|aa|gir + kash|acha|accha|to|mujhe|bas|dua|chahta|chahti|koi_gam",
			"ab|aur|mujhse + nahi|na + saha|sehna|hota|jhela|jiya|ji|himat|hoga|bardasht|jhel|rehna|rahna + jata|mujhse|jindagi|duniya|sakta|sakti|raha|pata|bas|yaha",
		],
	},
	{
		id: "hi.together.violence",
		evidence: "violence",
		weight: 3,
		negated: true,
		reason: "Beaten, touched or locked up by someone near.",
		patterns: [
			"pati|papa|bhai|sas|sasur|devar|jeth|boyfriend|bf|vo|unhone|usne|ye|inhone|sasural|gharvale|ghar_vale|chacha|mama|jija|fufa|mausa|bap|baap|sautele|sir|boss|bos|ma|mumy|malik|beta|bahu|jethani|nanad + maarta|maarte|maarti|marta|marte|peeta|pita|pitta|pitai|maara|maar|thapad|lat|belt|danda|chanta|maarpit|maarpeet|pitte|kutai|jala|gala_daba|maar_pit|pitate + hai|mujhe|roj|raat|muje|hu|bache|mera|meri|sharab|daru|bahut|se|tha|ki|karta|karte",
			"jija|tau|tauji|chacha|mama|mausa|fufa|sir|bhai|devar|sasur|papa|boss|padosi|usne|uncle|ankal|tichar|teacher|baba|driver|dada|sautele|jeth|unhone|kisi|bhaiya|ladke|ladko + galat|chhua|chuta|chhuta|chhute|chute|chhune|chhed|chheda|jabardasti|gandi|ganda|rape|balatkar|shoshan|hath_lagaya|hath_lagata|hath_lagate|haath_lagaya|haath_lagate + mere|mujhe|mujhse|sath|meri|kiya|karta|karte|hai|kam|harkat|jagah",
			"kamre|ghar|room|bahar + band_kar|band_karke|band_rakha|band_rakhte|band_kiya|band_kie|tala|nikalne|jane + nahi|rakha|rakhte|karke|dete|deta|kar|laga|diya + mujhe|pati|sas|vo|papa|bhai|dete|sasural|deta|diya|sasur|ghar_se",
		],
	},
	{
		id: "hi.together.other",
		evidence: "other",
		weight: 3,
		negated: true,
		reason: "A named other, saying or doing, with a word of dying.",
		patterns: [
			`dost|saheli|bhai|bahan|behen|behan|beti|beta|bete|pati|patni|biwi|papa|ma|mumy|didi|roommate|chacha|vo|uska|usne|usko|uski|unhone|padosi|student|frend|friend|gf|bf|ladka|ladki|bhabhi|mausi|cousin|kajin|husband|wife + bol|bola|boli|bolti|bolta|keh|kah|kehta|kehti|kahta|kahti|kahte|kehte|kaha|likha|message|status|dhamki|dhamkata|raha|rahi|rahe|kar|chahta|chahti|lega|legi|chuka|chuki|dala|dali|story|likhti|insta|post|bolte|lagaya|li|liya|leta|leti + ${dying}|last|final|khatam_kar|jina_nahi|nahi_jina|kud|kud_jau|jahar|fanda|kaatta|kaatti|hath_kaat|blade|alvida|goodbye|goliya|khud_ko|jine|jina|jiungi|jiunga|jaan_le|jaan_de|jaan_lene|jaan_dene|suicidal|apni_jan`,
		],
	},
	{
		id: "hi.together.harm",
		evidence: "harm",
		weight: 3,
		negated: true,
		reason: "Another as the object of a first-person killing verb, or with a weapon in hand.",
		patterns: [
			"bache|bachche|beti|bete|bachi|baby|bacha|bachchi + gala|patak|daba|maar|fek|fenk|pit|jhatak + du|dungi|dunga|dena|dabane|lagta|man|baithu|na|deti|diya",
			"use|usko|unko|unhe|isko|inko|inhe|tujhe|sabko|dono|kamine|kutte|sale|harami|uska|unka|ise|us|uss + jaan_se|jan_se|khatam|kaat|jala|goli|jinda|khun|gala|chaku|thok|maar|mar + dunga|dungi|dalunga|dalungi|lunga|lungi|nahi|du|chhodunga|chodunga|chodungi|chhodungi|kar_dunga|maarunga",
		],
	},
	...VEILED_HINDI,
];
