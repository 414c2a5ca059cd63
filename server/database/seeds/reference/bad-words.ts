import type { Language } from '../../../../common/format/language.ts';

/**
 * Words that are shown masked. Omitted on purpose are words of the building trades (cock valve, pipe nipple,
 * butt joint) and names. Examples are tranny, chink, raccoon, Dick, and Kike for Enrique. Colors and places
 * are omitted too (negro, Cumming), and words of serious reports (rape, suicide). Plain insults (idiota,
 * liar) are omitted, because moderators judge them. Accents and case do not matter, ñ does.
 */
const ENGLISH = `
  ass, asses, asshat, asshats, asshole, assholes, a$$hole, a**hole, assclown, assclowns, assface, asswipe,
  asswipes, assmunch, arse, arses, arsehole, arseholes, apeshit, dumbass, dumbasses, fatass, fatasses,
  jackass, jackasses, lardass, smartass, smartasses, bastard, bastards, bitch, bitches, bitched, bitching,
  bitchy, b1tch, biatch, biotch, son of a bitch, sons of bitches, son-of-a-bitch, sumbitch, bollocks, bollox,
  boobs, boobies, bullshit, bullshits, bullshitted, bullshitter, bullshitters, bullshitting, bullsh*t,
  bulldyke, butthole, buttholes, buttfuck, buttfucker, butthead, buttheads, blowjob, blowjobs, blow job,
  blow jobs, bukkake, bunghole, camwhore, chickenshit, circlejerk, clit, clits, clusterfuck, clusterfucks,
  cocksucker, cocksuckers, cocksucking, cockhead, crackwhore, creampie, cumshot, cumshots, cunnilingus, cunt,
  cunts, cunty, c*nt, darkie, darkies, deepthroat, dickbag, dickface, dickhead, dickheads, dickwad, dickweed,
  dicksucker, dildo, dildos, dipshit, dipshits, dogshit, horseshit, douchebag, douchebags, douchey, dumbfuck,
  dumbfucks, dumbshit, fag, fags, faggot, faggots, faggy, f4g, fck, fcking, fcked, f*ck, f*cked, f*cker,
  f*cking, f**k, f**ked, f**ker, f**king, fuker, fuking, fukin, fuck, fucks, fucked, fucker, fuckers,
  fuckface, fuckhead, fuckin, fucking, fuckoff, fucktard, fucktards, fuckup, fuckups, fuckwit, fuckwits,
  fucknut, fuckboy, fugly, fellatio, felching, fudgepacker, gangbang, gangbangs, goddamn, goddamned,
  goddamnit, goddammit, god damn, god damned, god dammit, gtfo, handjob, handjobs, holy shit, jerkoff,
  jerk off, jerkoffs, jigaboo, jiggaboo, jism, jizz, mofo, mofos, motherfucker, motherfuckers, motherfucking,
  motherfuckin, mother fucker, mother fuckers, mother fucking, muff diver, mutha fucka, muthafucka, nigga,
  niggas, niggaz, nigger, niggers, n1gger, n1gga, nig nog, nutsack, numbnuts, paki, pakis, phuck, phuk, piss,
  pissed off, pisser, pissing, piss off, pissant, punani, pussies, pussy, queef, raghead, ragheads, retard,
  retards, rimjob, schlong, shemale, shemales, shit, shits, shitbag, shitbags, shitface, shitfaced, shithead,
  shitheads, shithole, shitholes, shithouse, shitload, shitshow, shitstain, shitstorm, shitted, shitter,
  shittier, shittiest, shitting, shitty, sh*t, sh1t, sh*tty, shyte, shite, skank, skanks, skanky, slut,
  sluts, slutty, spic, spics, stfu, titties, titty, tits, tosser, tossers, towelhead, towelheads, twat,
  twats, tw*t, wank, wanked, wanker, wankers, wanking, wetback, wetbacks, beaner, beaners, whore, whores,
  whorehouse, whoring, zipperhead`;

const MEXICAN_SPANISH = `
  alv, a la verga, ala verga, a la chingada, bollera, cabrón, cabrona, cabrones, cabronas, cabroncito,
  cabronazo, cabronada, cabronadas, cbrn, cagada, cagadas, cagadero, cagar, cagarla, cagaron, cagó, cágate,
  cagón, cagona, cagones, cague, cagué, cagando, carajo, carajos, chichis, chichona, chichonas, chinga,
  chingada, chingadas, chingadera, chingaderas, chingadazo, chingadazos, chingado, chingados, chingamos,
  chingan, chingando, chingar, chingarme, chingarse, chingarte, chingas, chingaste, chingaron, chíngate,
  chingatumadre, chinga tu madre, chinguen a su madre, chingue a su madre, chingó, chingón, chingona,
  chingones, chingonas, chingonería, chinguen, chingue, chingues, chínguense, chínguese, chingativo,
  chingaquedito, chtm, chupapollas, chupavergas, comemierda, comemierdas, concha de tu madre, conchatumadre,
  coño, coños, cojones, culear, culeada, culera, culeras, culero, culeros, culerada, culeradas, culerito,
  culiado, culiar, culito, culo, culos, culón, culona, culonas, encabronado, encabronada, encabronados,
  encabronar, emputado, emputada, emputar, en chinga, desmadre, desmadres, desmadroso, desmadrosa, desmadrar,
  desmadraron, follar, follada, follador, frijolero, frijoleros, furcia, gilipollas, jilipollas, güevón,
  güevona, güevones, guevón, guevona, guevones, hdp, hdsptm, hdtpm, hijadeputa, hija de puta, hijas de puta,
  hija de la chingada, hija de su puta madre, hijaputa, hijo de perra, hijo de puta, hijos de puta,
  hijo de la chingada, hijos de la chingada, hijo de la verga, hijo de su chingada madre,
  hijo de su pinche madre, hijo de su puta madre, hijos de su puta madre, hijo de tu puta madre, hijodeputa,
  hijoputa, hijueputa, huevón, huevona, huevones, huevonas, huevonada, jodan, jodas, joda, jode, joden,
  joder, joderse, jodes, jódete, jódanse, jodida, jodidas, jodido, jodidos, jodiendo, jodieron, jodió, jodón,
  joto, jotos, jotito, jotillo, jotería, kbron, kabrón, kulero, lambehuevos, lameculos, machorra, machorras,
  malparido, malparida, malparidos, mamabicho, mamada, mamadas, mamaguevo, mamahuevo, mamavergas, mames,
  mámame, mámela, mámenla, mamón, mamona, mamonas, mamones, mamonería, marica, maricas, maricón, maricona,
  maricones, mariconada, mariconazo, me cago en la puta, me vale madre, me vale madres, me vale verga,
  me vale pito, mentada de madre, mentadas de madre, mierda, mierdas, mierdero, mierdoso, mierdosa, nalgas,
  nalgona, nalgonas, nalgón, ni madres, no mames, no mamen, no mamadas, ojete, ojetes, ojetada, ojeteada,
  panocha, panochas, panochón, pajero, pajeros, pajillero, partida de madre, pedorro, pedorra, pedo, pedos,
  pendeja, pendejas, pendejada, pendejadas, pendejear, pendejez, pendejete, pendejísimo, pendejita,
  pendejito, pendejo, pendejos, pendejote, pndj, pndjo, pndejo, p3ndejo, pendej0, pendex, pinche, pinches,
  pinchi, pinshi, pinshis, pinchísimo, piruja, pirujas, puñeta, puñetas, puñetero, puñetera, puñeteros, puta,
  putas, putada, putadas, putamadre, puta madre, putazo, putazos, putear, puteada, putería, putiza, putita,
  putitas, putito, putitos, puto, putos, putón, putona, put0, pvto, pvta, que chingados, ramera, rameras,
  retrasado mental, retrasados mentales, se la mama, soplapollas, tetas, tetona, tetonas, tu puta madre,
  tu chingada madre, tu pinche madre, valemadre, valemadres, valemadrista, vale madre, vale verga,
  valiendo madre, valiendo verga, valió madre, valió madres, valió verga, verga, vergas, vergazo, vergazos,
  verguiza, vergón, vergona, vergones, verguero, vergueros, verguita, v3rga, vrga, vete a la chingada,
  váyanse a la chingada, váyase a la chingada, vete a la mierda, vete a la verga, váyanse a la verga`;

/** The initial table of bad words; administrators change it from there. */
export const BAD_WORDS: readonly { word: string; language: Language }[] = [
  ...wordsOf(ENGLISH, 'english'),
  ...wordsOf(MEXICAN_SPANISH, 'mexican_spanish'),
];

function wordsOf(list: string, language: Language): { word: string; language: Language }[] {
  const words = new Set(list.split(',').map((word) => word.trim()));
  return [...words].map((word) => ({ word, language }));
}
