/**
 * Threats and blackmail, as patterns of folded texts. A threat needs its author: "I will kill you" is one,
 * "the heat will kill you" is not.
 */
const THEIRS = '(?:your|ur|his|her|their)';
const PERSON = String.raw`(?:you|u|ya|him|her|them|y'all|${THEIRS} (?:\p{L}+ )?(?:family|wife|husband|kids?|sons?|daughters?|children|mother|mom|dog|ass)|(?:that|this|the) (?:man|guy|woman|owner|contractor|foreman|plumber|roofer|painter|idiot|bastard|crew))\b`;
/** "We shoot you an email": no threat. */
const NOT_SENT = String.raw`(?! (?:an?|some|over|the|my|our|back) ?(?:e-?mails?|texts?|messages?|notes?|lines?|quotes?|photos?|pictures?|prices?|estimates?|invoice|contract|details|info)?\b)`;
const WILL = String.raw`(?:\b(?:i|we)(?:'ll| will|'d| would|(?:'m| am|m|'re| are)? (?:going to|gonna|about to|coming to)| want to| wanna| shall| swear i will| swear i'll)|\b(?:ill|ima|imma|gonna)\b)(?: (?:fucking|personally|just|still|so|all|both|love to|like to|one day|find (?:you|him|her|them) and(?: (?:i|we)(?: will|'ll)?)?|come (?:over|back|there) and))*`;
const BODY = String.raw`(?:\p{L}+ )?(?:legs?|arms?|necks?|face|jaw|knees?|kneecaps|hands|fingers|head|skull|throat|teeth|nose|bones|brains|tires|windows)`;
const PLACE = String.raw`(?:\p{L}+ )?(?:house|home|shop|office|business|truck|van|store|warehouse|garage|trailer)`;
const MONEY = String.raw`(?:pay|refund|give|send|return|money|cash|back|half|discount|\$ ?\d|\d+ dollars)`;
const REMOVE = String.raw`(?:remove|delete|erase|pull|take (?:down)?)[^.!?\n]{0,25}\breview\b`;
/** "… or I sue you": a customer may say that. */
const LAWFUL = String.raw`(?! ?(?:i|we)?(?:'ll| will| am going to| have to)? ?(?:sue|see you in court|take (?:you|this|it)|file|report|go to|call|contact|complain|cancel|leave|dispute|reverse|tell|post (?:a|my|an|this)|walk))`;

export const ENGLISH_THREATS: readonly string[] = [
  String.raw`${WILL} (?:kill|murder|shoot|stab|strangle|choke|rape|hurt|harm|bury|skin|hunt down|bash|cut|end|gut|lynch) ${PERSON}${NOT_SENT}`,
  String.raw`${WILL} hunt ${PERSON} down`,
  String.raw`(?:^|[.!?\n:"] ?)kill (?:you|u)\b`,
  String.raw`${WILL} beat (?:${PERSON} (?:up|senseless|bloody|to death|with)|the \p{L}+ out of)`,
  String.raw`${WILL} (?:break|smash|cut|slit|slash|snap|crack|bust|blow|punch|rip|kick) ${THEIRS} ${BODY}\b`,
  String.raw`${WILL} (?:burn|torch|set fire to|blow up|firebomb)(?: down)? ${THEIRS} ${PLACE}\b(?! (?:waste|debris|trash|brush))`,
  String.raw`\bput (?:a|two|some) (?:bullets?|knife|lead) in(?:to)? (?:you|him|her|them|${THEIRS})\b`,
  String.raw`\b(?:i'm|we're|i am|we are|im) coming (?:after (?:you|your)|for (?:you and your|your (?:family|kids|wife)))\b`,
  String.raw`${WILL} (?:come|get) after (?:you|your family|your kids)`,
  String.raw`\byou(?:'re| are|r| r) (?:a )?dead (?:man|meat|woman)\b`,
  String.raw`\byou(?:'re| are) dead(?:$|[.!,])`,
  String.raw`\byou(?:'ll| will|'re going to|'re gonna| are going to| are gonna| gonna) (?:be dead|get (?:shot|stabbed|killed)|die(?:$|[.!,]))`,
  String.raw`\b(?:i|we) (?:(?:now|already|exactly|both|all) )?know (?:exactly )?where (?:you|he|she|they) (?:live|lives|sleep|sleeps|park your|work)\b`,
  String.raw`\b(?:i|we) (?:(?:now|already|exactly) )?know (?:exactly )?(?:where|what school) ${THEIRS} (?:\p{L}+ )?(?:kids|children|son|daughter|family|wife|mother)\b`,
  String.raw`\bwatch your back\b(?! (?:when|on|while|if|lifting|muscles))`,
  String.raw`\bsleep with one eye open\b`,
  String.raw`\bhope (?:that )?(?:you|he|she|they|this man|that man|the owner|your family)(?: \p{L}+){0,6} (?:die|dies|dead|drops? dead|gets? (?:cancer|shot|killed|stabbed|hit by))\b`,
  String.raw`\b(?:he|she|they|you|owner|man|guy|crew|people|someone like him) (?:really |all )?(?:deserves?|ought|needs?) to (?:die|be (?:shot|hanged|killed|stabbed|lynched|beaten))\b`,
  String.raw`\b(?:he|she|they|you|the owner|this man|this guy|that guy|the crew) should (?:all )?(?:be (?:shot|hanged|killed|stabbed|lynched)|die\b|drop dead)`,
  String.raw`\bsome(?:one|body) (?:should|needs to|has to|ought to|will) (?:kill|shoot|stab|hurt|lynch|hang|beat) (?:him|her|them|you|this man|this guy)\b`,
  String.raw`\b(?:kill yourself|kys|go hang yourself|go and die|drop dead)\b`,
  String.raw`\b(?:pay|refund|give|send) (?:me|us)\b[^.!?\n]{0,40}? or (?:else\b|(?:i|we|you)\b${LAWFUL}(?:'ll| will)?)`,
  String.raw`\bor (?:i|we)(?:'ll| will)? (?:tell|call|report (?:you|them|your \p{L}+) to) (?:immigration|ice|la migra)\b`,
  String.raw`\bor else (?:i|we)(?:'ll| will)? (?:come|know|find|show)`,
  String.raw`\b(?:i|we)(?:'ll| will| can| would|'m going to) ${REMOVE}[^.!?\n]{0,20}\b(?:if|once|when|for) [^.!?\n]{0,40}${MONEY}`,
  String.raw`(?:\$ ?\d[\d,]*|\b(?:\d+|hundred|thousand) (?:dollars|bucks))[^.!?\n]{0,40}\b(?:and |then )?(?:i|we)(?:'ll| will)? ${REMOVE}`,
  String.raw`\b(?:pay|refund|give|send|return)\b[^.!?\n]{0,50}\b(?:and|then|,) (?:then )?(?:i|we)(?:'ll| will)? ${REMOVE}`,
];

const WILL_DO = String.raw`(?:voy|vamos)(?: \p{L}+)?? a(?: ir a)?`;
const CLITIC = '(?:te|lo|la|los|las|le|les)';
const PART = String.raw`(?:la|el|los|las|tu|tus|su|sus|toda la|todita la) ?(?:pinche |puta |perra )?(?:madre|cara|hocico|piernas?|brazos?|huesos?|dientes|nariz|cabeza|jeta|alma|trompa|cuello|manos|rodillas)`;
const PROPERTY = String.raw`(?:la|el|tu|su|tus|sus) (?:casa|negocio|taller|camionetas?|carro|coche|local|oficina|changarro|bodega|troca)`;
const BLOW = String.raw`(?:un|una|unos|de)? ?(?:plomazos?|balazos?|tiros?|bala|cuchillad[ao]s?|navajazos?|madrizas?|palizas?|putizas?|golpizas?|chingadazos?|machetazos?)`;
const SECURITY = String.raw`(?:vives|vive(?: usted| su familia| tu familia)|viven tus|viven sus|trabajas|duermes|estudian? (?:tu|tus|su|sus)|van? a la escuela (?:tu|tus|su|sus))`;

export const SPANISH_THREATS: readonly string[] = [
  String.raw`\b${CLITIC} ${WILL_DO} (?:matar|asesinar|balear|descuartizar|desaparecer|madrear|golpear|quebrar(?=$|[ .,!])(?! (?:la|el|los|las) (?:piso|losa|muro|pared))|degollar|ahorcar|apunalar|acuchillar|violar)\b`,
  String.raw`\b${WILL_DO} (?:matar|asesinar|balear|madrear|golpear|degollar|ahorcar|apunalar|desaparecer)${CLITIC}\b`,
  String.raw`\b(?:te|los|lo|la|las) (?:matare|mataremos|asesinare|quebrare|degollare|ahorcare)\b`,
  String.raw`\b(?:te mato|los mato|lo mato|te quiebro|te trueno)(?=$|[.,!]| (?:si|a|yo|por|cuando|perro|cabron|hijo))`,
  String.raw`\b${CLITIC} ${WILL_DO} (?:romper|partir|quebrar|reventar|tronar|volar) ${PART}\b`,
  String.raw`\b${WILL_DO} (?:romper|partir|quebrar|reventar)(?:te|le|les) ${PART}\b`,
  String.raw`\b(?:te|le|les) (?:rompo|parto|quiebro|reviento|vuelo|rompere|partire) ${PART}\b`,
  String.raw`\b(?:que|para) (?:te|le|les) (?:partan|rompan|quiebren|revienten) ${PART}\b`,
  String.raw`\b(?:a|para) que (?:te|lo|la|los) (?:maten|quiebren|madreen|golpeen|balaceen|desaparezcan)\b`,
  String.raw`\b${CLITIC} ${WILL_DO} (?:meter|dar|pegar|soltar|poner) ${BLOW}\b`,
  String.raw`\b(?:${CLITIC} )?${WILL_DO} (?:quemar|incendiar|balacear|tronar) ${PROPERTY}\b`,
  String.raw`\b(?:te|le|les) (?:quemo|quemare|quemaremos|incendio) ${PROPERTY}\b`,
  String.raw`\b(?:vas|van|va) a amanecer (?:muert[oa]s?|en una bolsa|encobijad[oa]s?|embolsad[oa]s?|flotando|colgad[oa]s?|tirad[oa]s? en)`,
  String.raw`\bte vas a morir\b(?! de (?:risa|calor|frio|gusto|envidia|la risa))`,
  String.raw`\bte (?:va|van) a (?:cargar|llevar) (?:la (?:chingada|verga|fregada|tiznada|huesuda)|el payaso)\b`,
  String.raw`(?<!\bno )(?<!\bni )\b(?:se|sabemos|tengo ubicado)(?: (?:muy bien|bien|perfectamente|exactamente))? (?:donde|en donde|a que escuela|en que escuela|a que hora) ${SECURITY}`,
  String.raw`\b(?:ya se|ya sabemos) donde vive(?=$|[.,!])`,
  String.raw`\bcuida(?:te)?(?: bien)? (?:la|tu) espalda\b(?! (?:al|cuando))`,
  String.raw`\bcuidese(?: bien)? la espalda\b(?! (?:al|cuando))`,
  String.raw`\bcuida(?: bien)? a tu(?:s hijos| familia| mujer| esposa)\b`,
  String.raw`\bojala (?:que )?(?:te (?:mueras|maten|pudras|quiebren)|se muera(?:n)?(?! (?:la|el) (?:bomba|planta|hierba))|(?:lo|la|los|las) (?:maten|quiebren|balaceen|cuelguen)|(?:te|le|les) de(?:n)? (?:cancer|un balazo|un infarto))`,
  String.raw`\bmerecen?s? (?:que (?:lo|la|los|le|les|te) (?:maten|quiebren|quemen|cuelguen|fusilen|linchen|den un (?:balazo|plomazo|tiro))|morir|la muerte|un (?:balazo|plomazo|tiro))\b`,
  String.raw`\balguien (?:deberia |tiene que )?(?:(?:le|les) (?:meta|de|pegue) ${BLOW}\b|(?:lo|la|los) (?:mate|quiebre|linche)\b)`,
  String.raw`\bo (?:le |les )?(?:hablo|hablamos|llamo|echo) a la migra\b`,
  String.raw`\b(?:pesos|dolares|mil|\$ ?\d[\d,]*)[^.!?\n]{0,30}\b(?:borro|quito|elimino|bajo|retiro) (?:la|mi|esta) (?:resena|publicacion|calificacion)\b`,
  String.raw`\b(?:hay que|deberian|habria que) (?:matar|linchar|quemar|colgar|ahorcar|balacear)(?:lo|la|los|las)\b`,
  String.raw`\bpag(?:a|ue|uen)(?:me|nos)\b[^.!?\n]{0,30}? o (?:te|le|les|publico|subo|vas|va a|ya (?:veras|vera)|quemo|mato|si no)\b(?! ?(?:demando|denuncio|reporto|meto una queja|veo en|cancelo))`,
  String.raw`\b(?:borro|quito|elimino|bajo|retiro|borrare|quitare|eliminare) (?:la|mi|esta|toda la) (?:resena|publicacion|calificacion|queja)\b[^.!?\n]{0,20}\bsi (?:me|nos)\b`,
  String.raw`\bsi (?:me|nos) (?:regresan?|devuelven?|pagan?|dan?|depositan?)\b[^.!?\n]{0,40}\b(?:borro|quito|elimino|bajo|retiro|borrare|quitare|eliminare) (?:la|mi|esta) (?:resena|publicacion|calificacion|queja)\b`,
];

/** Disguised letters show that a phrase is meant: "k1ll you". */
export const DISGUISED_THREATS: readonly string[] = [
  String.raw`\b(?:kill|shoot|stab|murder) (?:you|u|him|her|them)\b`,
  String.raw`te ?voy ?a ?matar|i ?(?:will|ll) ?kill ?(?:you|him|her)`,
  String.raw`\b(?:voy|vamos) a matar|\bte mat(?:o|are)\b`,
];

/** Pests and weeds are fought with poison, a hoe or fire: no person is threatened there. */
export const PESTS =
  /\b(?:ants?|roach(?:es)?|cockroach(?:es)?|termites?|wasps?|hornets?|bees|bed ?bugs?|weeds?|mice|mouse|rats?|mold|moss|spiders?|scorpions?|fleas?|ticks|bugs?|insects?|pests?|larvae|moths?|gophers?|grass|roots?|fung(?:us|i)|vines?|hormigas?|cucarachas?|termitas?|avispas?|abejas|chinches|ratas?|ratones|raton|plagas?|alacranes|alacran|aranas?|pulgas|hierbas?|yerbas?|maleza|moho|hongos?|insectos?|bichos?|polillas?|grillos|mosquitos?|zancudos|pasto|raices|garrapatas|fumig\p{L}+|exterminat\p{L}+|sprayed)\b/u;
/** The words for what is killed that may be a pest as well. */
export const MAY_BE_PEST = /\b(?:them|los|las|la|lo)\b/u;
