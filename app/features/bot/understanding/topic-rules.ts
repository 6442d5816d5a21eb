import type { Topic } from "./labels";

/**
 * Phrases that point to a topic. A phrase is words as {@link ./text} gives them: lower case, no
 * apostrophes; `*` at the end of a word stands for any ending. Weight 2 names the topic, 1 hints.
 */
export type TopicRule = {
	topic: Topic;
	weight: 1 | 2;
	reason: string;
	phrases: readonly string[];
};

/** One string of phrases, parted by commas, as a list: keeps the data below readable. */
function list(phrases: string): readonly string[] {
	return phrases.split(",").map((phrase) => phrase.replace(/\s+/g, " ").trim());
}

/** The rules for the topics, in English, romanised Hindi and Devanagari. */
export const TOPIC_RULES: readonly TopicRule[] = [
	{
		topic: "anger",
		weight: 2,
		reason: "Names temper, rage, or an outburst.",
		phrases: list(`anger, angry, temper, rage, furious, blood boils, short tempered, lose it, lost it,
			saw red, see red, explode*, outburst, irritat*, hot headed, smash*, punched, slapped him, slapped her,
			gussa, gusse, gusaa, gussail, krodh, chidchid*, khoon khaul*, chillata, chillati, chilla deta,
			chilla deti, chilla diya, hath uth*, haath uth*, bhadak*,
			गुस्सा, गुस्से, क्रोध, चिढ़*, चिड़चिड़*, खून खौल*, चिल्लाता, चिल्लाती, चिल्ला दे*, चिल्ला दिया, हाथ उठ*, भड़क*`),
	},
	{
		topic: "anger",
		weight: 1,
		reason: "What is done in anger; may also belong to work, marriage or children.",
		phrases: list(`shout*, yell*, scream*, mad at, threw, throw things, broke the, banged, bang doors, abused,
			fight with everyone, snapped, snap at, hate him, hate them, revenge, mood kharab, tod diya, maar diya, तोड़ दिया, मार दिया`),
	},
	{
		topic: "anxiety",
		weight: 2,
		reason: "Names worry, fear or nervousness.",
		phrases: list(`anxi*, worr*, nervous*, overthink*, over think*, dread, on edge, uneasy, restless, what if,
			worst case, social anxiety, jittery, butterflies, stage fright, scared to talk, scared of people,
			chinta, chintit, fikr, fikar, ghabra*, ghabrahat, bechain*, darr, dar lag*, dar laga, dar rehta, bahut sochta,
			bahut sochti, overthinking,
			चिंता, चिन्ता, फिक्र, फ़िक्र, घबरा*, बेचैन*, डर लग*, डर रहता, अनहोनी`),
	},
	{
		topic: "anxiety",
		weight: 1,
		reason: "Fear in general; the cause may be another topic.",
		phrases: list(`scared, afraid, fear*, tense, judge me, judging me, knot in, stomach in knots, shak*, trembl*,
			check again and again, keep checking, cant sit still, dar, dara, dari, sochta rehta, sochti rehti, सोचता रहता, सोचती रहती, डर, डरा, डरी, कांप*`),
	},
	{
		topic: "body-image",
		weight: 2,
		reason: "Names weight, skin, looks, or eating because of looks.",
		phrases: list(`fat, ugly, my weight, overweight, skinny, my body, my looks, my face, my nose, my skin, my belly,
			my thighs, dark skin, skin colour, skin color, fairness, fair skin, complexion, pimple*, acne, mirror, bald*, hair fall,
			binge*, vomit after, calorie*, lose weight, body sham*, stretch marks, weigh myself, double chin, vitiligo,
			mota, moti, motapa, motu, patla, patli, kaala rang, kala rang, kaali, rang kala, rang saaf, gora, gori, badsurat,
			shakal, wajan, vajan, vazan, ganja ho, baal jhad*, muhase,
			मोटा, मोटी, मोटापा, पतला, पतली, काला रंग, काली, सांवल*, गोरा, गोरी, बदसूरत, शक्ल, वजन, गंजा, बाल झड़*, मुंहासे, शीशा, आईना`),
	},
	{
		topic: "body-image",
		weight: 1,
		reason: "Looks and eating in passing.",
		phrases: list(`kilos, kg, diet*, gym, height, short girl, short boy, dark girl, look like, how i look, eating,
			photo of me, selfie, filter, loose clothes, hoodie*, दुबला, दुबली, कद`),
	},
	{
		topic: "break-up",
		weight: 2,
		reason: "Names the end of a love that was not a marriage.",
		phrases: list(`break up, breakup, broke up, my ex, ex boyfriend, ex girlfriend, dumped me, ghosted, left me,
			heartbr*, moved on, move on, my girlfriend, my boyfriend, my gf, my bf, blocked me, no contact, cheated on me,
			engagement broken, love failure, still love him, still love her, long distance, situationship,
			dil tut*, dil toot*, dil tod*, chhod diya, chod diya, chhod gaya, chhod gayi, chod gaya, chod gayi, dhokha, bewafa*,
			block kar diya, premika, premi, mohabbat,
			ब्रेकअप, ब्रेक अप, दिल टूट*, दिल तोड़*, छोड़ दिया, छोड़ गया, छोड़ गई, छोड़कर चल*, धोखा, बेवफा*, प्रेमिका, प्रेमी, गर्लफ्रेंड, बॉयफ्रेंड`),
	},
	{
		topic: "break-up",
		weight: 1,
		reason: "Love in general.",
		phrases: list(`relationship, loved her, loved him, miss her, miss him, our song*, our photos, propos*, girlfriend,
			boyfriend, crush, pyar, pyaar, ishq, usko bhool*, usse bhool*, प्यार, इश्क, उसे भूल*, उसको भूल*`),
	},
	{
		topic: "bullying",
		weight: 2,
		reason: "Names teasing, ragging, rumours, or being attacked online.",
		phrases: list(`bully, bullie*, bullying, ragg*, teas*, make fun of, makes fun of, making fun, made fun, laugh at me,
			laughed at me, laughing at me, mock*, mimic*, call me names, nickname, rumour*, rumor*, troll*, meme of me, fake id,
			fake account, fake profile, fake insta, leaked, blackmail*, harass* me online, morphed, comments on my, seniors,
			mota bolte, moti bolte, mota bulate, photo daal di, photo dal di, sab hanste, mazak udat*, mazak uda*, majak uda*, chidhate, chidate, tang karte, tang karta, pareshan karte, afwah, hansi udat*,
			मोटा बोलते, मोटी बोलते, मोटा बुलाते, फोटो डाल दी, सब हंसते, सब हँसते, मजाक उड़ा*, मज़ाक उड़ा*, चिढ़ाते, चिढाते, तंग करते, तंग करता, परेशान करते, अफवाह, हंसी उड़ा*, रैगिंग`),
	},
	{
		topic: "bullying",
		weight: 1,
		reason: "Scenes of school and groups where it happens.",
		phrases: list(`classmates, they laugh, pushed me, hit me at school, hide my, group chat, bench, accent, threaten*,
			whistle, pass comments, screenshot*, स्कूल में, क्लास में सब`),
	},
	{
		topic: "burnout",
		weight: 2,
		reason: "Names exhaustion that rest does not end.",
		phrases: list(`burnout, burn out, burnt out, burned out, drained, nothing left, exhaust*, worn out, no energy,
			running on empty, numb at work, used up, compassion fatigue, stopped caring, caregiver, carer, fed up of caring,
			like a machine, dragging myself, cynical,
			thak gaya, thak gayi, thak chuk*, thakan, thaka hua, thaki hui, bilkul khaali, himmat nahi bachi, jaan nahi bachi,
			machine ban, thak ke chur,
			थक गया, थक गई, थक चुका, थक चुकी, थकान, थका हुआ, थकी हुई, हिम्मत नहीं बची, मशीन बन`),
	},
	{
		topic: "burnout",
		weight: 1,
		reason: "Tiredness and long duty.",
		phrases:
			list(`tired, fatigue*, numb, taking care of everyone, looking after, no break, for years, cant care, dont care anymore,
			double shift*, overtime, bedridden, energy, weekend, थका, थकी`),
	},
	{
		topic: "exams",
		weight: 2,
		reason: "Names an exam, marks or study.",
		phrases:
			list(`exam*, neet, jee, upsc, ssc, gate exam, boards, board exam, 10th, 12th, result*, marks, percent, percentile,
			percentage, syllabus, stud*, revision, chapters, mock test*, coaching, cutoff, cut off, backlog*, arrear*, semester,
			sem, viva, topper, dropper, drop year, entrance, prelims, mains, phd, thesis, homework, failed in, question paper, hall ticket,
			cgpa, test,
			pariksha, imtihan, imtehan, padhai, padhayi, padh nahi, padhne, fail ho, number kam, rank, kam number, tayari, taiyari,
			परीक्षा, पेपर, एग्जाम, इम्तिहान, इम्तहान, पढ़ाई, पढाई, पढ़ने, पढ़ नहीं, फेल, रिजल्ट, नंबर, अंक, तैयारी, सिलेबस, कोचिंग`),
	},
	{
		topic: "exams",
		weight: 1,
		reason: "School and college in general.",
		phrases:
			list(`college, school, class, teacher, professor, physics, maths, chemistry, tuition*, assignment*, attempt, score,
			कॉलेज, स्कूल, टीचर, किताब`),
	},
	{
		topic: "family",
		weight: 2,
		reason: "Names conflict with parents, brothers or sisters.",
		phrases:
			list(`my parents, strict parents, parents fight, my family, problems at home, fights at home, parents are, parents want,
			forcing me to marry, force me to marry, arranged marriage, my siblings, my sister and, my brother and, toxic family,
			my dad, my father doesnt, my mother doesnt, my mom, disown*, property, will not allow, dont allow, doesnt allow,
			eldest daughter, favourite child, favourit*, curfew, emotional blackmail, log kya kahenge, rishta,
			ghar wale, gharwale, ghar walo, gharwalo, maa baap, mata pita, mummy papa, papa se, papa mujh*, mummy mujh*, bhai se,
			behen se, bhai behen, ghar me jhagd*, ghar mein jhagd*, ghar ka mahaul, zabardasti shaadi, zabardasti shadi, shaadi ke liye,
			घरवाले, घर वाले, घरवालों, मां बाप, माँ बाप, माता पिता, मम्मी पापा, पापा, मम्मी, पिताजी, भाई, बहन, घर में झगड़*, घर का माहौल, जबरदस्ती शादी, शादी के लिए`),
	},
	{
		topic: "family",
		weight: 1,
		reason: "People of the own family in passing.",
		phrases:
			list(`father, mother, papa, mummy, amma, appa, dad, mom, brother, sister, parents, cousin*, relatives, uncle, aunt*,
			at home, elder brother, ghar, maa, behen, rishtedar, घर, मां, माँ, रिश्तेदार`),
	},
	{
		topic: "grief",
		weight: 2,
		reason: "Names a death.",
		phrases:
			list(`died, dies, passed away, is no more, no more since, death of, her death, his death, death anniversary, funeral,
			cremat*, last rites, grief, griev*, mourn*, lost my father, lost my mother, lost my husband, lost my wife, lost my son,
			lost my daughter, lost my brother, lost my sister, lost my friend, lost my dog, lost my cat, lost him, lost her, widow*, ashes,
			expired, condolence*, put to sleep, put down, stillb*,
			covid me chale, covid mein chale, corona me chale, corona mein chale, कोरोना में चल*, कोविड में चल*, नहीं रहा, नहीं रही, beta nahi raha, beti nahi rahi, papa nahi rahe, mummy nahi rahi, dehant, nidhan, terahvi, terhavi, antim sanskar, to rahe nahi, तेरहवीं, अंतिम संस्कार, को गए, रहे नहीं, guzar gaye, guzar gayi, guzar gaya, ko guzre, ko gujre, ke guzarne, ke jaane ke baad, vidhwa, vidhva, gujar gaye, gujar gayi, gujar gaya, chal base, chal basi, nahi rahe, nahi rahi, maut,
			dehant, antim sanskar, mar gaye, mar gaya, mar gayi, swargwas, khatam ho gaye,
			गुजर गए, गुजर गई, गुजर गया, गुज़र गए, को गुजरे, गुजर जाने, विधवा, चल बसे, चल बसी, चल बसा, नहीं रहे, नहीं रही, मौत, मृत्यु, देहांत, अंतिम संस्कार, मर गए, मर गया, मर गई, स्वर्गवास`),
	},
	{
		topic: "grief",
		weight: 1,
		reason: "Traces that the dead leave.",
		phrases:
			list(`his photo, her photo, his clothes, her clothes, empty chair, his voice, her voice, without him, without her,
			grave, ventilator, still set two, her saree, his watch, unki yaad, uski yaad, yaad aati, याद आती, उनकी याद, उसकी याद`),
	},
	{
		topic: "guilt",
		weight: 2,
		reason: "Names fault, regret or shame over a deed.",
		phrases:
			list(`guilt*, my fault, regret*, asham*, remorse, blame myself, forgive myself, should have, shouldve, shouldnt have,
			i cheated on, i lied, i stole, because of me, betrayed, conscience, my mistake, i am to blame, if only i, apolog*, undo,
			meri galti, meri wajah, mere wajah, meri vajah, galti ho gayi, galti ki, pachta*, pachhta*, sharminda, maaf nahi kar, apradh,
			khud ko maaf, paap, kasoor, kasur,
			मेरी गलती, मेरी ग़लती, मेरी वजह, गलती हो गई, गलती की, पछता*, शर्मिंदा, शर्म आती, माफ नहीं, खुद को माफ, अपराध, पाप, कसूर, दोषी`),
	},
	{
		topic: "guilt",
		weight: 1,
		reason: "Wrongs and secrets told.",
		phrases:
			list(`sorry, secret, hid it, lied to, stole, last words, terrible person, punish*, i hurt her, i hurt him, never told her,
			jhooth, jhuth, chori, झूठ, चोरी`),
	},
	{
		topic: "health",
		weight: 2,
		reason: "Names an illness, a test, pain or treatment.",
		phrases:
			list(`heart attack, diabet*, cancer, tumour, tumor, thyroid, pcos, pcod, surgery, operation, biopsy, scan, mri, dialysis, kidney,
			chronic, back pain, migraine*, arthritis, asthma, epilep*, stroke, paralys*, hospital*, icu, doctor*, diagnos*, report*, disease,
			illness, sick, chemo*, blood pressure, bp, hiv, tb, heart patient, lump, dementia, alzheimer*, parkinson*, joint pain,
			joints, oxygen, medical, treatment, symptom*, insulin, fever,
			bimar*, beemar*, ilaaj, ilaj, dard, aspatal, daktar, rog, tabiyat, tabiyet, sehat, dawai chal, kamar dard, ghutn* me,
			बीमार*, इलाज, दर्द, अस्पताल, डॉक्टर, रोग, तबीयत, तबियत, सेहत, हार्ट अटैक, दिल का दौरा, आईसीयू, कैंसर, शुगर, डायबिटीज, ऑपरेशन, रिपोर्ट, थायराइड, बीपी`),
	},
	{
		topic: "health",
		weight: 1,
		reason: "The body and its care.",
		phrases: list(
			`pain, ache*, tablet*, medicine*, injection*, blood, bedridden, wheelchair, weak, ill, test came, knee*, chakkar`,
		),
	},
	{
		topic: "homesickness",
		weight: 2,
		reason: "Names missing home, a new city or a foreign country.",
		phrases:
			list(`homesick*, miss home, missing home, miss my home, go home, go back home, miss my village, hostel, mess food,
			new city, abroad, new country, far from home, away from home, first time away, miss my mothers food, pg, miss my family,
			dont know the language, speaks hindi here, language here, food here, here everyone, culture shock, canada, germany, usa, london, dubai,
			gulf, melbourne, vacation, boarding,
			ghar ki yaad, ghar yaad, ghar jana, ghar jaana, ghar se door, ghar se dur, naya shahar, naye shahar, gaon ki yaad,
			gaon yaad, pardes, videsh, ghar ka khana,
			घर की याद, घर याद, घर जाना, घर से दूर, नया शहर, नए शहर, गांव की याद, गाँव की याद, परदेस, विदेश, घर का खाना, हॉस्टल`),
	},
	{
		topic: "homesickness",
		weight: 1,
		reason: "Places and things of home.",
		phrases:
			list(`village, my town, native place, moved to, shifted to, video call, ticket, train home, flight home, festival, diwali,
			pongal, onam, eid, roommate*, homeland, posting, गांव, गाँव, शहर`),
	},
	{
		topic: "identity",
		weight: 2,
		reason: "Names whom one loves, gender, caste, religion or origin.",
		phrases:
			list(`gay, lesbian, bisexual, bi, queer, trans, transgender, lgbt*, come out, coming out, came out, gender, sexuality, asexual,
			i like boys, i like girls, i like men, closet, pronoun*, wrong body, hijra, kinnar, dalit, caste, my surname, reservation, my religion,
			muslim, hijab, burqa, turban, adivasi, tribal, northeast, north east, from china, firangi, who i really am, double life, old name,
			deadname, homosexual, cross dress*,
			samlaingik, jaati ke, jaati ki wajah, neech jaati, chhoti jaati, apni jaati, dusri jaati, dharm, mazhab, ladka pasand, ladke pasand, ladki pasand, ladkiyan pasand, apni pehchan,
			समलैंगिक, गे हूं, गे हूँ, जाति, धर्म, मजहब, लड़के पसंद, लड़की पसंद, लड़कियां पसंद, पहचान, किन्नर, ट्रांसजेंडर`),
	},
	{
		topic: "identity",
		weight: 1,
		reason: "Being accepted.",
		phrases:
			list(`accept me, be myself, belong, pretend, hide who, my partner, boyish, girlish, like a girl, like a boy, skirt, saree in secret,
			dont fit, स्वीकार`),
	},
	{
		topic: "in-laws",
		weight: 2,
		reason: "Names the husband's or wife's family.",
		phrases:
			list(`in law, in laws, inlaws, mother in law, father in law, sister in law, daughter in law, mil, fil, sil, saas, sasu,
			saasu, sasur, sasural, sasuraal, susral, jethani, devrani, nanad, jeth, devar, bahu, dowry, dahej, joint family, maika,
			mayka, mayke, maike, his mother, his parents, his family, my wifes parents, my wifes mother, husbands family, husbands mother,
			सास, ससुर, ससुराल, जेठानी, देवरानी, ननद, जेठ, देवर, बहू, दहेज, मायके, मायका, ससुरालवाले`),
	},
	{
		topic: "in-laws",
		weight: 1,
		reason: "Life in that house.",
		phrases: list(`taunt*, kitchen, cooking, his sister, new bride, ताने, ताना, taane, tane`),
	},
	{
		topic: "job-loss",
		weight: 2,
		reason: "Names losing work or not finding any.",
		phrases:
			list(`lost my job, lost the job, laid off, layoff*, fired, terminated, retrench*, unemploy*, jobless, no job, find a job, job search,
			interview*, resume, cv, no offers, offer letter, offer revoked, placement*, not placed, company closed, company shut, shut down,
			business closed, shop closed, notice period, severance, restructur*, redundant, rejected, rejection mail, career gap, on bench, cover letter,
			no work, out of work, asked me to resign, job hunting, apply*, applications,
			naukri chali, naukri gayi, naukri gai, naukri nahi, job chali, job chala, job nahi, berozgar*, nikal diya, kaam nahi mil, kaam band,
			dukan band, company band,
			नौकरी चली, नौकरी गई, नौकरी नहीं, बेरोजगार*, निकाल दिया, काम नहीं मिल*, काम बंद, दुकान बंद, कंपनी बंद`),
	},
	{
		topic: "job-loss",
		weight: 1,
		reason: "Work in general, where it may have ended.",
		phrases: list(`job, factory, linkedin, recruit*, hr said, fresher, last working day, naukri, नौकरी`),
	},
	{
		topic: "loneliness",
		weight: 2,
		reason: "Names being alone or left out.",
		phrases:
			list(`lonely, loneliness, alone, no friends, no friend, dont have friends, nobody to talk, no one to talk, nobody talks,
			no one talks, nobody calls, no one calls, left out, left me out, without me, nobody cares, no one cares, nobody understands,
			no one understands, isolated, invisible, by myself, nobody remembers, nobody asked, no company, only friend, invited,
			akela, akeli, akele, akelapan, tanha*, koi nahi hai, koi dost nahi, dost nahi, baat karne wala koi, koi baat nahi karta, kisi se baat,
			koi samajhta nahi, koi nahi samajh*,
			अकेला, अकेली, अकेले, अकेलापन, तन्हा*, कोई नहीं है, कोई दोस्त नहीं, दोस्त नहीं, बात करने वाला, कोई बात नहीं करता, कोई नहीं समझ*`),
	},
	{
		topic: "loneliness",
		weight: 1,
		reason: "Friends and silence.",
		phrases: list(`friends, silence, nobody, no one, empty house, birthday, plans, group, dost, दोस्त, सन्नाटा`),
	},
	{
		topic: "low-mood",
		weight: 2,
		reason: "Names sadness, emptiness or loss of interest.",
		phrases:
			list(`sad, sadness, depress*, feeling low, very low, feel low, so low, empty inside, emptiness, hopeless, pointless, unhappy, no interest,
			lost interest, nothing makes me happy, dont enjoy, crying, cry for no reason, cry without, feel nothing, cant get out of bed, mood off, bistar pe pad*, bistar par pad*, bistar se uth*, din bhar leta, din bhar leti, kuch karne ka mann, बिस्तर पर पड*, बिस्तर से उठ*, कुछ करने का मन,
			miserable, heavy, heaviness, joyless, gloomy, feeling down, just existing, no joy, tears,
			udaas, udas, udasi, dukhi, dukh, mann nahi lagta, man nahi lagta, mann nahi karta, man nahi karta, rona aata, rona aa, rota rehta,
			roti rehti, kuch acha nahi lagta, kuch accha nahi lagta, kuch achha nahi lagta, khaali lagta, khali lagta, niraash, nirash, mayus,
			dil nahi lagta, dil bhari,
			उदास, उदासी, दुखी, दुख, मन नहीं लग*, मन नहीं कर*, रोना आ*, रोता रहता, रोती रहती, कुछ अच्छा नहीं लग*, खालीपन, खाली लग*, निराश, मायूस, दिल नहीं लग*, डिप्रेशन`),
	},
	{
		topic: "low-mood",
		weight: 1,
		reason: "Ways in which it shows.",
		phrases: list(
			`cry, cried, nothing excites, no appetite, in bed, grey, blank, dark, smile, laugh any more, no wish, whats the point, dull, ro, roya, royi, रोया, रोई`,
		),
	},
	{
		topic: "marriage",
		weight: 2,
		reason: "Names husband or wife, affair or divorce.",
		phrases:
			list(`husband, my wife, hubby, spouse, marriage, married life, divorce*, affair, extra marital, separation, separate rooms,
			wife and i, anniversary, cheating on me, marital, sexless, alimony, my mrs,
			pati, patni, biwi, bibi, mere husband, talaq, talak, pati patni, gharwali, miya biwi,
			पति, पत्नी, बीवी, तलाक, शादीशुदा, वैवाहिक`),
	},
	{
		topic: "marriage",
		weight: 1,
		reason: "Married life in passing.",
		phrases: list(`married, wife, we fight, wedding, doesnt talk to me, not talking to me, shaadi, shadi, शादी`),
	},
	{
		topic: "money",
		weight: 2,
		reason: "Names debt, loans or want.",
		phrases:
			list(`loan*, debt*, emi, emis, moneylender, money lender, recovery agent*, cant pay, cannot pay, no money, money problem*, rent, broke,
			crop*, savings, borrow*, lakh, lakhs, rupees, credit card, bank notice, interest rate, scam*, udhaar, udhar, financial*, fees due, cheque bounced,
			share market, crypto, chit fund, gold loan, poor, poverty, instalment*, installment*, salary finished, cibil, bankrupt, trading,
			karz, karza, karja, karj, paise nahi, paisa nahi, paise ki, paison, fasal, barish nahi, kheti, sookha pad, kisht, sahukar, byaj, kiraya, garib*, tangi,
			कर्ज, कर्जा, क़र्ज़, पैसे नहीं, पैसा नहीं, पैसे की, पैसों, फसल, खेती, बारिश नहीं, सूखा पड, किश्त, किस्त, साहूकार, ब्याज, किराया, गरीब*, तंगी, लोन, उधार`),
	},
	{
		topic: "money",
		weight: 1,
		reason: "Prices and payments.",
		phrases: list(
			`money, salary, fees, bills, ration, costly, expens*, income, bank, afford, loss in business, paisa, paise, पैसा, पैसे`,
		),
	},
	{
		topic: "new-mother",
		weight: 2,
		reason: "Names pregnancy, birth or a newborn.",
		phrases:
			list(`pregnan*, newborn, my baby, the baby, postpartum, breastfeed*, breast feed*, breast milk, latch*, delivery pain, c section, labour pain,
			gave birth, miscarr*, ivf, conceive, trimester, months along, due date, maternity leave, infant, colic, nicu, stitches, womb, baby bump, morning sickness,
			ultrasound, new mom, new mother, expecting, baby is, baby was, mahine ki hai, mahine ka hai, mera baby, meri baby, महीने की है, महीने का है,
			garbhvati, pet se, pregnant hu, delivery ke baad, delivery hui, mahine ki hai meri, mahine ka hai mera, mahine ki hai, hafte ki hai, hafte ka hai, mahine ki beti, mahine ka beta, mahine ka bachcha, beti 1 mahine, beti 2 mahine, beti 3 mahine, beta 1 mahine, beta 2 mahine, beta 3 mahine, mera doodh, doodh kam, doodh pila*, bachcha hone, dudh nahi, doodh nahi utar*, navjat, prasav, maa bani, maa banne, chhota bachcha,
			गर्भवती, गर्भ, प्रसव, डिलीवरी, नवजात, दूध नहीं, दूध कम, दूध पिला*, महीने की है, महीने का है, महीने की बेटी, महीने का बेटा, महीने का बच्चा, मां बनी, माँ बनी, मां बनने, माँ बनने, प्रेग्नेंट, गर्भपात`),
	},
	{
		topic: "new-mother",
		weight: 1,
		reason: "Milk, diapers and kicks.",
		phrases: list(`baby, milk, diaper*, kick*, feeding, heartbeat, bleeding, बच्चा`),
	},
	{
		topic: "panic",
		weight: 2,
		reason: "Names an attack or its bodily signs.",
		phrases:
			list(`panic, panicking, attack*, cant breathe, cannot breathe, couldnt breathe, cant catch my breath, heart racing, heart is racing, racing heart,
			heart beating, heart pounding, heart was pounding, going to faint, faint*, hyperventilat*, palpitation*, chest tight*, tight chest, gasping, tingling,
			hands went numb, dizz*, throat closes, choking, short of breath, trembling all over, chest is tight, suddenly my heart,
			saans nahi, sans nahi, saas nahi aa, dil zor, dil tez, dil ki dhadkan, dhadkan tez, dam ghut*, dum ghut*, chakkar aa, behosh,
			सांस नहीं, साँस नहीं, दिल जोर, दिल तेज, दिल की धड़कन, धड़कन तेज, दम घुट*, चक्कर आ*, बेहोश, पैनिक`),
	},
	{
		topic: "panic",
		weight: 1,
		reason: "Single signs.",
		phrases: list(`breath*, heart, chest, sweat*, numb, all of a sudden, suddenly, shiver*, ecg, सांस, साँस, छाती`),
	},
	{
		topic: "parenting",
		weight: 2,
		reason: "Names the own children.",
		phrases:
			list(`my son, my daughter, my kid*, my child*, the kids, my teen*, my boy, my girl is, toddler, teenager, tantrum*, screen time, parent teacher, ptm,
			single mother, single mom, single father, raising, my little one, my boys, autism, adhd, year old is, hyperactive,
			mera beta, meri beti, mere bachche, mere bacche, bachche ki, bacche ki, bachcho, bachchon, bacchon, beta baat, beti baat,
			मेरा बेटा, मेरी बेटी, मेरे बच्चे, बच्चों, बच्चे की, बेटा, बेटी, बच्चे`),
	},
	{
		topic: "parenting",
		weight: 1,
		reason: "Children in passing.",
		phrases: list(`son, daughter, kids, children, child, homework, bachche, bacche, beta, beti`),
	},
	{
		topic: "self-worth",
		weight: 2,
		reason: "Names failing as a person, or comparing.",
		phrases:
			list(`not good enough, never good enough, worthless, failure, a failure, loser, useless person, im useless, i am useless, hate myself, no confidence, low confidence,
			self esteem, imposter, impostor, fraud, compar*, inferior*, everyone is better, better than me, im stupid, i am stupid, dumb*, good for nothing,
			waste of space, im nothing, i am nothing, i am nobody, mediocre, a burden, disappoint*, not talented, compliment, deserve, left behind, behind everyone, second best,
			kisi kaam ka nahi, kisi kaam ki nahi, kisi layak, nakara, nikamma, nikammi, bekaar hu, bekar hu, khud se nafrat, nakaam, haar gaya, haar gayi, aatmvishwas, bojh hu,
			bojh hoon,
			किसी काम का नहीं, किसी काम की नहीं, किसी लायक, नाकारा, निकम्मा, निकम्मी, बेकार हूं, बेकार हूँ, खुद से नफरत, नाकाम, आत्मविश्वास, बोझ हूं, बोझ हूँ`),
	},
	{
		topic: "self-worth",
		weight: 1,
		reason: "Standing below others.",
		phrases: list(
			`useless, stupid, achieve*, success*, talent*, confidence, smarter, settled, proud, average, praise, who am i, enough, tulna, तुलना`,
		),
	},
	{
		topic: "sleep",
		weight: 2,
		reason: "Names sleep, or its lack.",
		phrases:
			list(`sleep*, slept, insomnia, nightmare*, bad dream*, wake up at, woke at, awake, toss and turn, turning in bed, nap, cant fall asleep, up all night, 3 am, 4 am,
			3am, 4am, eyes open at, ceiling fan, melatonin,
			neend, nind, nindh, so nahi pa*, sone nahi, raat bhar jaag*, raat ko jaag*, bure sapne, sapne aate, karwat*, jagta rehta, jagti rehti,
			नींद, सो नहीं, सोने नहीं, रात भर जाग*, बुरे सपने, सपने आते, करवट*, जागता रहता, जागती रहती`),
	},
	{
		topic: "sleep",
		weight: 1,
		reason: "The night.",
		phrases: list(`at night, whole night, bed, dream*, alarm, midnight, raat, sapna, sapne, रात, सपने`),
	},
	{
		topic: "stress",
		weight: 2,
		reason: "Names stress, or load from many sides.",
		phrases:
			list(`stress*, overwhelm*, too much pressure, so much pressure, pressure from all, too many things, tension, overload*, piling up, juggl*, cant cope, cannot cope,
			all at once, to do list, responsibilit*, no time to breathe, all sides, hectic, deadlines, everything on my head, pressure cooker, multitask*,
			tanav, tanaav, dabav, dabaav, bahut pressure, itna kaam, sab kuch ek saath, zimmedari*, jimmedari*, sar phat*, dimag phat*,
			तनाव, टेंशन, दबाव, प्रेशर, इतना काम, सब कुछ एक साथ, जिम्मेदारी*, ज़िम्मेदारी*, सिर फट*, दिमाग फट*, स्ट्रेस`),
	},
	{
		topic: "stress",
		weight: 1,
		reason: "Load in general.",
		phrases: list(
			`pressure, too much, busy, no time, deadline, pending, burden, everything, at the same time, bojh, बोझ`,
		),
	},
	{
		topic: "substances",
		weight: 2,
		reason: "Names drink, tobacco, drugs, betting or a screen habit.",
		phrases:
			list(`alcohol*, drink*, drunk, liquor, wine shop, whisky, beer, rum, vodka, peg, pegs, bottle, sober, relapse*, rehab, smok*, cigarette*, cig, cigs, sutta, beedi, bidi,
			gutka, gutkha, tobacco, khaini, vape, vaping, weed, ganja, drugs, addict*, gambl*, betting, bet on, rummy, dream11, satta, porn, pubg, bgmi, gaming, reels, scrolling,
			screen all night, craving*, withdrawal, cough syrup, pills to, quit smoking, quit drinking, clean for, days sober, joints,
			sharab*, sharaab*, daru, daaru, nasha, nashe, nashedi, peeta hu, peeti hu, pee leta, pi leta, lat lag, aadat chhoot, aadat chut, jua, juaa, pita hu, piti hu, nahi piya, peena band, peena chhod*, pina chod*, peene ki talab, pine ki talab, talab, charas, tambaku,
			शराब*, दारू, नशा, नशे, पीता हूं, पीता हूँ, पीती हूं, पीती हूँ, पीने की तलब, तलब, नहीं पी, पीना बंद, पीना छोड़*, पी लेता, लत, आदत नहीं छूट*, जुआ, गांजा, चरस, तंबाकू, गुटखा, सिगरेट, बीड़ी, सट्टा`),
	},
	{
		topic: "substances",
		weight: 1,
		reason: "Habits.",
		phrases: list(`quit, habit, addicted, game*, phone all day, urge*, one last time, aadat, आदत, गेम`),
	},
	{
		topic: "trauma",
		weight: 2,
		reason: "Names abuse, assault, accident or disaster that stays.",
		phrases:
			list(`trauma*, abused, sexual abuse, molest*, rape*, assault*, touched me, flashback*, ptsd, what happened to me, something happened, happened to me, keeps coming back,
			comes back in pieces, accident, crash, witness*, flood, earthquake, tsunami, riot*, acid, bodies, kidnap*, survivor, i froze, flinch*, since that day, that night,
			childhood was, beaten as, war, blast, cyclone, landslide,
			galat kaam kiya, galat tarike se chhu*, galat tarah se chhu*, chhua tha, chhed*, balatkar, shoshan, hadsa, haadsa, purani yaad*, woh raat, wo raat, yaad aa jata,
			गलत काम किया, गलत तरीके से छू*, गलत तरह से छू*, छुआ था, छेड़*, बलात्कार, शोषण, हादसा, पुरानी याद*, वो रात, वह रात, दंगे, बाढ़, भूकंप`),
	},
	{
		topic: "trauma",
		weight: 1,
		reason: "Memory and its triggers.",
		phrases: list(
			`memories, remember, loud sound, years ago, when i was, scar*, reminds me, smell of, never told anyone, i still hear, i still see, that room, बचपन में, bachpan me, bachpan mein`,
		),
	},
	{
		topic: "work",
		weight: 2,
		reason: "Names boss, office or working hours.",
		phrases:
			list(`boss, manager, office, colleague*, coworker*, co worker*, my job, hate my job, toxic, appraisal, promotion, promoted, hr, team lead, tl, workload, work pressure,
			at work, target*, client*, overtime, night shift, shift, resign*, meeting, pip, project, supervisor, micromanag*, increment, hike, on call, duty, workplace, principal,
			sir ne, naukri me, naukri mein, office me, office mein, delivery karta, delivery boy, rating gir, incentive, rider hu, rider hoon, cab chalata, auto chalata, teacher hu, teacher hoon, nurse hu, kaam ka pressure, kaam ka bojh, malik, seth,
			ऑफिस, दफ्तर, ड्यूटी, टीचर हूँ, टीचर हूं, नर्स हूँ, नर्स हूं, डिलीवरी करता, रेटिंग, कैब चलाता, ऑटो चलाता, दफ़्तर, बॉस, मैनेजर, नौकरी में, काम का बोझ, काम का दबाव, मालिक, तरक्की`),
	},
	{
		topic: "work",
		weight: 1,
		reason: "Work in passing.",
		phrases: list(`work, job, company, team, senior, leave, salary, mail, call, customer*, kaam, काम`),
	},
];
