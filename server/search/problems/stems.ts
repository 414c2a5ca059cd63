import type { Language } from '../../../common/format/language.ts';
import { plainWordsOf } from '../search-query.ts';

/** Words that carry no meaning in a problem; "no" and "not" do, so they stay. */
const FILLERS: Record<Language, ReadonlySet<string>> = {
  english: new Set(
    `a an the in on at of for to and or with my our your me i we it its is are be was were been has have when will does do did
     from out off up down under by near need needs want someone somebody who can could that this there some any please help
     looking find hire fix fixing fixed repair repairing repairs repaired get getting install installing installation installed installer replace
     replacing replacement problem problems issue issues keep keeps keeping company companies contractor contractors service services
     servicing guy guys person people pro pros professional expert experts specialist quote quotes estimate estimates cost price much how
     all every always again still just very really so too last night yesterday today put`.split(/\s+/),
  ),
  mexican_spanish: new Set(
    `el la los las lo un una unos unas en de del al a y o u e con para por mi mis su sus se me que es esta estan hay ha
     cuando quien alguien necesito busco ocupo quiero favor ayuda reparar reparacion reparaciones arreglar arreglo componer problema
     problemas instalar instalacion instalaciones instalador cambiar cambio poner servicio servicios empresa tecnico tecnicos experto
     expertos especialista especialistas cotizacion cotizar presupuesto precio costo cuanto cuesta cobran muy ya todo toda mucho mucha
     bien siempre otra vez domicilio urge nada ni mero tengo tiene porque anda`.split(/\s+/),
  ),
};

/** Words that searchers use interchangeably. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['no', 'not'],
  ['broke', 'broken'],
  ['break', 'broken'],
  ['busted', 'broken'],
  ['bathtub', 'tub'],
  ['tap', 'faucet'],
  ['froze', 'frozen'],
  ['freeze', 'frozen'],
  ['mouse', 'mice'],
  ['leaves', 'leaf'],
  ['commode', 'toilet'],
  ['potty', 'toilet'],
  ['hot', 'warm'],
  ['cucaracha', 'cucarachas'],
  ['boyler', 'boiler'],
  ['voiler', 'boiler'],
  ['bolier', 'boiler'],
  ['calefon', 'boiler'],
  ['piscina', 'alberca'],
  ['fregadero', 'tarja'],
  ['lavaplatos', 'tarja'],
  ['lavatrastes', 'tarja'],
  ['grifo', 'llave'],
  ['ducha', 'regadera'],
  ['tapo', 'tapada'],
  ['tapar', 'tapada'],
  ['atascado', 'tapada'],
  ['atascada', 'tapada'],
  ['enciend', 'prende'],
  ['arranca', 'prende'],
  ['wc', 'taza'],
  ['excusado', 'taza'],
  ['inodoro', 'taza'],
  ['sanitario', 'taza'],
  ['chorrea', 'gotea'],
  ['jala', 'funciona'],
  ['sirve', 'funciona'],
  ['enciende', 'prende'],
]);

const NEGATIONS = /\b(?:[a-z]+n['’‘`´]t|wont|cant|dont|doesnt|didnt|isnt|arent)\b/giu;

/** "won't" and "doesn't" say "not", and "a/c" is one word. */
export const spelledOut = (text: string): string =>
  text
    .replace(/\ba\s?\/\s?c\b/giu, 'ac')
    .replace(/\b(?:air[\s-]?)?(?:conditioners?|conditioning|aircon)(?:\s+air)?\b/giu, 'ac')
    .replace(/\b(?:mini[\s-]?splits?|splits? mini)\b/giu, 'minisplit')
    .replace(/\bwi[\s-]fi\b/giu, 'wifi')
    .replace(NEGATIONS, 'not')
    .replace(/['’‘`´]/gu, '');

/** The words of a text that tell a problem, without endings, each once. */
export function stemsOf(text: string, language: Language): string[] {
  const words = plainWordsOf(spelledOut(text)).map((word) => SAME.get(word) ?? word);
  return [
    ...new Set(words.filter((word) => !FILLERS[language].has(word)).map((word) => stem(word, language))),
  ];
}

const stem = (word: string, language: Language): string =>
  language === 'english' ? englishStem(word) : spanishStem(word);

/** "leaky", "leaks" and "leaking" are one word, and so are "clogs" and "clogged". */
function englishStem(word: string): string {
  const bare = word.length > 4 ? word.replace(/(?:ing|ed|es|s|y)$/, '') : word.replace(/(?<=..)s$/, '');
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '');
}

/** "tapado" and "tapadas" are one word, and so are "gotea" and "goteando". */
const spanishStem = (word: string): string =>
  word.replace(/(?<=...)(?:ad[ao]s?|id[ao]s?|ando|iendo|ar|er|ir|[aeo]s|[aeos])$/, '');
