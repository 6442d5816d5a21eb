/**
 * Families of English words and phrases that rules are built from. A family says one thing in the many ways
 * people say it, so that a rule reads like a sentence and holds for sentences nobody wrote down. Written in
 * the spelling that `normalise` returns (dont, i am, kill myself).
 */

const days =
	"monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|birthday|diwali|holi|new year|anniversary";

/** People one speaks about; the tense or word after them tells what they do. */
export const PERSON_NOUNS =
	"mother|mom|mum|mummy|mama|amma|ammi|father|dad|daddy|papa|appa|abbu|parent|parents|brother|bro|bhai|sister|sis|didi|friend|friends|bestie|bff|buddy|roommate|roomie|flatmate|wife|husband|hubby|son|daughter|cousin|uncle|aunt|aunty|auntie|neighbour|neighbor|colleague|coworker|teammate|student|students|gf|bf|girlfriend|boyfriend|partner|boss|manager|patient|passenger|guy|girl|boy|someone|somebody|child|kid|grandson|granddaughter|grandfather|grandmother|grandpa|grandma|nani|dadi|dada|nana|teacher|senior|seniors|junior|ex|batchmate|classmate|man|woman|lady|mil|fil|saas|maid|nephew|niece|client|employee|colleague|stepdad|stepfather|stepmom|stepmother|customer|chacha|mama|tenant|landlord|worker|driver|baby|warden|relative|follower|streamer|teen|wife's|mother-in-law|fiance|fiancee";

export const ENGLISH: Readonly<Record<string, string>> = {
	PERSON: PERSON_NOUNS,
	WE: "they|he|she|family|children|kids|people|everyone|everybody|parents|husband|wife|mom|son|daughter|world|all|team|house|you all",
	REFL: "myself|himself|herself|themselves|themself|my self|ourselves|oneself",
	POSS: "my|his|her|their|this|own|our",
	WANT: "want to|want|wants|wants to|wanted to|wanting to|wish|wishes|wish to|wishes to|wishing|wished|hope|hopes|hoping|need to|desire|desire to|would love to|love to|love|crave|craving|long|longing|dream|dreaming|dreamt|pray|praying|prefer|rather|ready|prepared|plan|plans|plan to|planning|planned|intend|intends|intention|intending|decided|decide|deciding|thinking|think about|think of|thought about|thought of|thoughts|thoughts of|contemplating|considering|consider|fantasise|fantasize|fantasising|fantasizing|daydream|tempted|tempting|urge|urges|urge to|determined|deserve|deserves|feel like|feels like|feeling like|felt like|mind to|itching|resolved|imagining|imagine|picturing|obsessed|better|best if|easier|should|supposed|meant|might as well|may as well|just|mood|desperate|close|trying|try to|voices|voice|begging|asking|chose|choose|chosen|option|keeps|keep",
	WILL: "will|shall|going to|about to|am|are|is|gonna|planning|plan|ready|decided|want to|wants to|want|think i will|have to|must|intend to|wish to|let me|trying to|might|may|can|could|should|thinking of|thinking to|thinking about|thought of|considering|feel like|about|urge to|tempted to|threatening to|threatens to|threatened to|try to|tried to|try|tried|preparing to|nearly|almost|wanted to",
	LINK: "to|of|about|on|for|that|if|i|was|were|were to|is|am|are|be|by|just|really|only|actually|simply|so bad|so badly",
	DIE: "die|dying|be dead|be gone|being dead|being gone|dead|pass away|perish|stop existing|stop living|stop breathing|cease to exist|cease existing|not be alive|death|be with god|cease to be|depart from this world|go to heaven|be no more|not live|not exist",
	DEADLY: "suicide|suicidal",
	KILL: "kill|killing|kills|killed|off|offing|hang|hanging|hangs|hung|hanged|shoot|shooting|stab|stabbing|drown|drowning|drowns|poison|poisoning|murder|murdering|strangle|strangling|electrocute|suffocate|suffocating|asphyxiate|finish|finishing|finished|end|ending|ended|delete|deleting|erase|erasing|terminate|terminating|eliminate|destroy|sacrifice|throw|throwing|threw|fling|chuck|unalive|immolate|gas|overdose|inject|do away with|get rid of|getting rid of|done with|put down|remove|removing",
	HURT: "cut|cuts|cutting|harm|harms|harmed|harming|hurt|hurts|hurting|burn|burns|burning|burnt|burned|injure|injuring|scratch|scratching|scratched|bite|biting|bit|hit|hitting|hits|starve|starving|punish|punishing|slash|slashing|slashed|slice|slicing|slit|slitting|carve|carving|carved|punch|punching|bruise|bruising|bleed|cutted|prick|pricking|pierce|slap|slapping",
	BODY: "wrist|wrists|arm|arms|thigh|thighs|forearm|forearms|leg|legs|skin|veins|vein|throat|neck|stomach|hand|hands|head|wall|knuckles|ankle",
	CLOSE:
		"end|ending|ended|ends|take|taking|took|taken|takes|finish|finishing|finished|give up|giving up|give|giving|lose|quit|quitting|leave|leaving|stop|terminate|close|closing|conclude|cut short|depart|depart from|exit|exiting|say goodbye to|sacrifice|lay down|put an end to|put end to|putting an end to|put an full stop to|put a full stop to|full stop to|over with|throw away|destroy|end of",
	LIFE: "life|existence|story|suffering|misery|pain|world|earth|journey|chapter|days|time here|time on earth|lives|body|torture|agony|struggle",
	SOON: `tonight|today|now|tomorrow|this week|this month|this year|this weekend|this evening|this morning|${days}|by morning|by night|by tomorrow|soon|before|after|next week|next month|when|once|at night|in the morning|the same day|itself|right now|in an hour|any minute|finally|5th|14th|date|midnight|properly|anyway|this time|already`,
	HAVE: "have|has|had|got|getting|bought|buy|buying|brought|bring|kept|keep|keeping|took out|take out|tied|tie|tying|collected|collecting|saving|saved|saving up|saved up|storing|stored|hid|hidden|hiding|holding|hold|opened|counted|counting|count|stocked|stocking|stockpiled|stockpiling|hoarding|hoarded|ordered|ordering|gathering|gathered|stole|steal|stolen|arranged|found|prepared|ready|procured|putting aside|put aside|there is|theres|is|are|with|got hold of|filled|loaded|locked|cleaned|sitting with|staring at|looking at|look at|looked at|stare at|carrying|put|set aside|took",
	MEANS_STRONG:
		"noose|poison|blade|blades|razor|razors|sleeping pills|sleeping tablets|sleep tablets|kerosene|cannula|rat poison|rat kill|cyanide|morphine|fentanyl|potassium|helium|the rope|a rope|rope|service weapon|service rifle|pistol|revolver|loaded gun|what i need|everything i need|everything needed|the means|means to|nylon rope|saree on the fan|sulphas|celphos|phorate|monocrotophos|endosulfan|vial|ampoule",
	MEANS_WEAK:
		"tablets|tablet|medicine|medicines|strips|strip|knife|pesticide|pesticides|insecticide|spray bottle|spray|gun|rifle|weapon|acid|phenyl|harpic|petrol|some aside|meds|chemical|drugs|sword",
	AT_HAND:
		"in my hand|in my hands|with me|in front of me|under my pillow|under the pillow|under my bed|in my bag|beside me|next to me|by my side|in my cupboard|in my drawer|in my closet|near me|on my lap|in the cupboard|for myself|on myself|around my neck|for one purpose|for this|for that day|for the day|to my neck|to my wrist|on my wrist|to my head|to my throat|in the shed",
	EDGE: "ledge|edge of the roof|edge of the terrace|edge of the building|edge of the bridge|edge of the cliff|edge of the platform|parapet|railing|railings|railway track|railway tracks|rail track|tracks|track|train tracks|train line|railway line|railway crossing|flyover|cliff|bridge|sea link|window sill|windowsill|overbridge|dam|wrong side of the railing|boundary wall of terrace|top floor|water tank|rooftop|roof|rail",
	HEIGHT:
		"terrace|balcony|river|lake|sea|well|canal|platform|metro station|railway station|station|window|building|floor|pond|tower|ocean|ganga|yamuna|highway|signal",
	STAND:
		"am|standing|sitting|stood|sit|stand|stands|sits|climbed|climbing|reached|went|came|come|walking|walked|walk|on|at|up|over|going|go|standing|feet|legs|dangling|looking down|look down|looked down|looking|near",
	FALL: "jump|jumping|jumps|jumped|leap|leaping|fall|throw myself|throwing myself|step off|stepping off|step|let go|walk into|walking into|go over|lie down|lie|lying|sleep|going over|dive|fall off|come under|go under|run|walk in|walk|throw|drive|riding|ride|crash|ram|swerve|drown|go into|climb|step in|roll",
	HITS: "truck|trucks|bus|train|trains|metro|lorry|divider|car|cars|traffic|vehicle|local|wall|pole|tree|pillar|river|lake|sea|water|well|canal|ocean|bridge|roof|terrace|balcony|building|window|floor|cliff|flyover|track|tracks|dam|rooftop|ganga|yamuna|platform|edge|parapet|ledge|pond|top|tank",
	LETTER:
		"letter|letters|note|notes|goodbye note|goodbye letter|goodbye letters|last letter|final letter|suicide note|goodbyes|farewell note|will and note|emails",
	WROTE: "wrote|written|writing|write|left|leaving|leave|kept|scheduled|finished|posted|typed|sealed|addressed|drafted",
	BURDEN:
		"burden|liability|dead weight|deadweight|load|additional expenditure|extra expense|extra furniture|extra person|waste of space|waste of oxygen|waste of money|waste of air|worst investment|problem for everyone|nuisance|parasite|weight on|drain on|mistake|curse|trouble to|trouble for|extra mouth|disease|problem to|useless to|bad omen|dragging everyone|unwanted",
	GOOD: "better|happier|easier|lighter|fine|relieved|peace|peaceful|free|freed|okay|ok|manage|cope|breathe|richer|rich|relief|best|simpler|good|move on|forget me|breathe easy|thrive|get over|nicer|benefit|improve|solved",
	ABSENT:
		"without me|if i was not|if i wasnt|if i werent|if i am not|if i was never|if i were never|if i had never|if i never|if i was gone|if i were gone|if i am gone|if i vanish|if i vanished|if i disappear|if i disappeared|if i left this|if i stopped existing|when i am gone|once i am gone|after i am gone|if i just wasnt|if i did not exist|if i didnt exist|if i dont exist|if i no longer|if i was no more|if i wasnt around|when i am not there|when i am not around|with me gone|with me out of|with some other mother|once i am not|if i never came|if i am not there|if i just left forever|if i werent around|in my absence forever|had i not been born|minus me",
	IF_DEAD:
		"if i died|if i die|if i was dead|if i were dead|if i am dead|when i am dead|once i am dead|after i die|if i killed|after my death|if i were to die|after i am dead",
	LIVING:
		"living|being alive|being here|existing|breathing|life|this life|my life|being a person|waking up|being in this world|being me|existence|it all|this world|fighting to live|staying alive",
	GO_ON:
		"go on|live|continue|carry on|keep going|keep living|keep doing this|face another|face tomorrow|face one more|survive|hold on|be alive|exist|stay alive|be here|live anymore|live like this|endure|stay here|stay in this world|pull through|breathe anymore|wake up tomorrow|remain|fight anymore|keep fighting|make it|get through|see tomorrow|see another|last long|hang on|push|pretend",
	POINT: "point|purpose|meaning|reason|use|sense|need|worth|motive|value|benefit|charm|why",
	NONE_OF:
		"no|not any|isnt any|nothing|never|dont see|see no|any|what is the|whats the|what|without|lost|dont have|have no|hardly any|cant find|find no|cant see|zero|there isnt|not much|wheres the|where is the|cant think of|not a single|not one|why",
	MISS: "cry|miss|notice|care|remember|mourn|attend|come to my funeral|weep|shed a tear|feel anything|find out|know for days|ask where i|bother|realise|realize",
	NOBODY:
		"nobody|no one|noone|who|not one person|none|not a single person|hardly anyone|not even one|wont even|wouldnt even|not even my",
	GONE: "disappear|vanish|evaporate|fade away|fade|cease|be gone|not exist|stop existing|not be here|not be there|not here|not there|gone|never been born|not been born|wasnt born|never born|not born|be erased|delete myself|dissolve|sleep forever|go to sleep and|rest forever|permanent rest|eternal rest|eternal sleep|not wake|never wake|stay asleep|be invisible forever|leave everything forever|wasnt here|werent here|switch myself off|pause forever|wasnt alive|werent alive|not alive|sleep and never|go away forever|leave this place forever|leave forever|be nothing|become nothing|be nowhere|never existed",
	SEE: "see|imagine|picture|think of|think about|visualise|visualize|plan|dream of|foresee|look at|find",
	FUTURE:
		"future|next year|next month|next birthday|tomorrow|beyond|years from now|five years|5 years|ten years|myself in|myself at|myself after|older|growing old|myself old|thirty|30|25|twenty five|anything ahead|ahead|anyone standing|next diwali|next summer|next week",
	GOD: "god|lord|almighty|bhagwan|allah|yamraj|waheguru|jesus|upar wala|yama|the one above|heaven",
	TAKE: "take|takes|call|calls|close|release|keeping|keep|forgotten|forgot|free|taking|calling|pick|lift|collect|sparing|spare|bring|fetch|remember",
	HITV: "hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|punch|punches|punched|push|pushes|pushed|shove|shoves|shoved|choke|chokes|choked|choking|strangle|strangled|strangles|twist|twists|twisted|burn|burns|burnt|burned|thrash|thrashes|thrashed|whip|whips|whipped|drag|drags|dragged|bash|bashed|attack|attacks|attacked|assault|assaulted|assaults|broke|break|breaks|breaking|bite|bites|bit|abuse|abuses|abused|abusing|threw|throw|throws|throwing|raise his hand on|raises his hand on|raised his hand on|raises hand on|raised hand on|raise hand on|lifts hand on|hurt|hurts|rape|rapes|raped|molest|molested|molests|force|forces|forced|forcing|pulled|pulls|pull|stabbed|stab|hold|grabs|grabbed|grab|tied|lock|locks|locked|torture|tortures|tortured|torturing|pinned|pins|slam|slams|slammed|smacks|smacked|spits|starves|starved",
	ABUSER:
		"he|she|they|husband|wife|father|dad|papa|mother|mom|mum|mummy|brother|uncle|aunt|son|in laws|inlaws|mother in law|father in law|mil|fil|boyfriend|bf|girlfriend|gf|partner|ex|stepdad|stepfather|stepmother|stepmom|seniors|senior|warden|boss|employer|teacher|sir|tuition teacher|coach|relative|cousin|family|chachi|chacha|mama|bua|hubby|madam|owner|contractor|landlord|daughter in law|baba|guru|parents|neighbour|neighbor",
	VICTIM:
		"me|us|mum|mom|mummy|mother|my mother|my mom|my children|my kids|my daughter|my son|my sister|my brother|my arm|my hair|my face|my hand|my finger|my head|my neck|my throat|my stomach|my baby|the baby|my back|things at|things on|hot things|my cheek|my wrist|my stitches|my leg|plates at|at me|on me",
	TARGET:
		"him|her|them|that man|that woman|that boy|that girl|those guys|those 3 guys|these people|everyone|everybody|the moneylender|hr|his family|his whole family|whole family|the whole family|that bastard|that guy|both of them|all of them|someone|somebody|the baby|the doctor|every one of them|people|the kids|my kids|my children|his wife|the whole class|his house|their house",
	SLAY: "kill|stab|shoot|murder|poison|burn|strangle|butcher|slaughter|finish|chop|slit|behead|smother|drown|set fire to|set on fire|bash|beat|hurt|attack|destroy|end|run over|throw acid|choke|cut|axe|thrash|hack|crush|smash|hit|bury|hang|blow up|bomb|punish|shake|throw|suffocate",
	WEAPON:
		"knife|knives|gun|katta|pistol|acid|rod|iron rod|sickle|axe|hammer|bat|sword|petrol|kerosene|poison|something sharp|blade|stick|hockey stick|bricks|dagger|machete|revolver|bottle|chopper|cleaver|rifle|screwdriver|brick|chemical|rat poison|something for her milk|something in his|something in her|something in their",
	SWALLOW:
		"took|taken|take|swallowed|swallow|ate|eaten|drank|drunk|drink|consumed|gulped|popped|downed|injected|overdosed|overdosed on|had|ingested|chugged|finished|swallowing|emptied|chewed|sipped|inhaled",
	LOTS: "all|whole|entire|full|bunch|handful|strip|strips|bottle|packet|everything|fistful|lots|too many|loads|every|ton of|tons of|box|sheet|pack|so many|a lot|many|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|double|dozens|dozen|[1-9]\\d+|[6-9]|whole lot|the rest",
	DRUG: "pills|pill|tablets|tablet|medicine|medicines|meds|paracetamol|crocin|dolo|sleeping|alprax|antidepressants|capsules|bp|insulin|medication|painkillers|syrup|strip|strips|them|zolpidem|clonazepam|valium|xanax|sedatives|combiflam|metformin|lithium|aspirin|ibuprofen|iron|digoxin|drugs|doses|dose|drops|sertraline|thyroid|diazepam|calmpose|restyl|amitriptyline|amlodipine",
	POISON:
		"phenyl|phenol|harpic|toilet cleaner|floor cleaner|pesticide|insecticide|poison|rat poison|rat kill|ratkill|acid|kerosene|spray|bleach|lizol|dettol|hit spray|all out|mosquito liquid|mosquito repellent|sanitizer|detergent|petrol|thinner|turpentine|weedkiller|weed killer|herbicide|colin|cleaner|chemical|chemicals|sulphas|celphos|mortein|goodknight|hair dye|fertilizer|fertiliser|paraquat|cockroach|drain cleaner|nail polish remover|battery",
};
