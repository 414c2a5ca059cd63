import { detect } from 'tinyld/light';
import type { Language } from '../../common/format/language.ts';

const BY_CODE: Readonly<Record<string, Language>> = { en: 'english', es: 'mexican_spanish' };
/** Our two, and those their neighbors write: with fewer to choose among, a short text is told more often. */
const CONSIDERED = ['en', 'es', 'fr', 'pt', 'it', 'de', 'pl', 'vi', 'zh', 'ko', 'ja', 'ru', 'ar'];
/** A few sentences tell it; more take time and tell no more. */
const CHARACTERS_READ = 600;
/** Below that share of small words, another language may be meant that shares a few of them. */
const SMALL_WORDS_FROM = 0.1;

/** Small words that no other considered language has, or hardly. Articles that names carry are left out. */
const SMALL_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'english',
    new Set(
      'the and was were is are they he she it with for our my not did of to in on at from that this these had have has very good great their his her we you your would will by an but came them him did didn been there when who which never ever than about job work house best fair price clean love ask thanks run too much cost service excellent highly recommended professional hired hire still again never nobody roof leaks paid quoted charged deposit back fixed'.split(
        ' ',
      ),
    ),
  ],
  [
    'mexican_spanish',
    new Set(
      'el los las una un y con muy pero del lo le les fue fueron eran son hay está están quedó quedaron bien gracias trabajo su sus nos más también porque cuando todo todos nada sin hasta desde ya sí esta este eso ese llegó llegaron dejó hicieron hizo cobró cobraron cambió cambiaron casa precio señor excelente recomiendo recomendados servicio mal caro tardó me hola cómo recomendado muchas buen buena nunca jamás mas regresó regresaron contestan contesta puntuales limpios caros malos quedo dejo llego cobro'.split(
        ' ',
      ),
    ),
  ],
];

const WORD = /[\p{L}\p{M}]+/gu;
/**
 * A name of two and more capitalized words ("José de la Cruz", "S.A. de C.V."), or one capitalized word that
 * begins no sentence.
 */
const NAMES =
  /\p{Lu}[\p{L}\p{M}.'’-]*(?:,? (?:(?:de|del|la|las|los|el|y|and|&|da|e|of) )*\p{Lu}[\p{L}\p{M}.'’-]*)+|(?<=[\p{L}\p{M}\p{N},;:"“(] )\p{Lu}[\p{L}\p{M}'’-]+/gu;
const MOSTLY_CAPITALS = /^\p{Lu}{8,}/u;

/**
 * Detects the language of a review from its words; names do not count, because many texts in English name
 * people and firms in Spanish, and the other way around. Another or an unclear language counts as that of the
 * page it was written on.
 */
export function detectLanguage(text: string, pageLanguage: Language): Language {
  const read = text.slice(0, CHARACTERS_READ);
  const rest = withoutNames(read);
  const detected = BY_CODE[detect(rest, { only: CONSIDERED })];
  const bySmallWords = languageOfSmallWords(rest);
  // A foreign language shares a few small words; ours consists of them.
  if (bySmallWords !== null && (detected !== undefined || bySmallWords.share >= SMALL_WORDS_FROM))
    return bySmallWords.language;
  if (wordsOf(rest).length < 2 && wordsOf(read).length < 2) return pageLanguage;
  return detected ?? BY_CODE[detect(read, { only: CONSIDERED })] ?? pageLanguage;
}

/** In a text of capitals nothing tells a name. */
const withoutNames = (text: string): string =>
  MOSTLY_CAPITALS.test(text.replace(/[^\p{L}]/gu, '')) ? text : text.replace(NAMES, ' ');

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The language with more small words, and their share of all words; null: neither has more. */
function languageOfSmallWords(text: string): { language: Language; share: number } | null {
  const words = wordsOf(text);
  const [first, second] = SMALL_WORDS.map(([language, small]) => ({
    language,
    share: words.filter((word) => small.has(word)).length / words.length,
  })).toSorted((one, other) => other.share - one.share);
  return first && second && first.share > second.share ? first : null;
}
