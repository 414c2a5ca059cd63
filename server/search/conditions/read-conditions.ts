import type { ContractorSearch } from '../../../common/search/contractor-search.ts';
import { TRADES } from '../../database/seeds/reference/trades.ts';
import { plainWordsOf } from '../search-query.ts';
import { CONDITION_PHRASES, JOINING_WORDS, NEAR_ME, NEAR_OR_FENCE } from './condition-phrases.ts';

/** The part of a text that is not the need itself. */
export type ReadConditions = {
  /** The text without it. */
  rest: string;
  /** The filters that its words ask for. */
  filters: Partial<ContractorSearch>;
  /** The place of the reader's device. */
  isNearMe: boolean;
};

type Phrase = { words: readonly string[]; filters: Partial<ContractorSearch> | null };

/** By their first word, the longest first; without filters a phrase says "near me". */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [
    ...NEAR_ME.map((words) => ({ words, filters: null })),
    ...CONDITION_PHRASES.flatMap(([filters, phrases]) => phrases.map((words) => ({ words, filters }))),
  ].toSorted((one, other) => other.words.length - one.words.length),
  ({ words: [first = ''] }) => first,
);

/** A class of the state of California, the only one whose classes are written like that: "C-36". */
const CLASS = /(?<![\p{L}\p{N}-])([bcd])[-–\s]?0?(\d{1,2})(?![\p{L}\p{N}-])/iu;
const CLASS_TRADES: ReadonlyMap<string, string> = new Map(
  TRADES.toReversed().flatMap(({ slug, cslbClasses }) =>
    cslbClasses.filter((name) => /\d/.test(name)).map((name) => [name.replace('-0', '-'), slug] as const),
  ),
);
const CLASS_WORDS = new Set([
  'class',
  'clase',
  'license',
  'licence',
  'licencia',
  'licensed',
  'contractor',
  'cslb',
]);

/** Takes filters and "near me" out of a text; `namesTrade` tells "plomero cerca" from a fence. */
export function readConditions(text: string, namesTrade: (text: string) => boolean): ReadConditions {
  const withoutClass = readClass(text);
  const words = withoutClass.rest.split(/\s+/).filter((word) => word !== '');
  const plain = words.map((word) => plainWordsOf(word).join(''));
  const isTaken = words.map(() => false);
  let filters = withoutClass.filters;
  let isNearMe = false;
  for (let place = 0; place < plain.length; place += 1) {
    const phrase = phraseAt(plain, place);
    if (phrase === undefined) continue;
    if (phrase.filters === null) isNearMe = true;
    else filters = { ...phrase.filters, ...filters };
    isTaken.fill(true, place, place + phrase.words.length);
    place += phrase.words.length - 1;
  }
  const rest = joined(words, plain, isTaken);
  if (plain.at(-1) !== NEAR_OR_FENCE || isNearMe) return { rest, filters, isNearMe };
  const before = rest.replace(/\s*\S+$/u, '');
  return namesTrade(before) ? { rest: before, filters, isNearMe: true } : { rest, filters, isNearMe };
}

const phraseAt = (plain: readonly string[], place: number): Phrase | undefined =>
  PHRASES.get(plain[place] ?? '')?.find(({ words }) =>
    words.every((word, index) => plain[place + index] === word),
  );

/** The words that are left, without those that joined them to what was taken. */
function joined(words: readonly string[], plain: readonly string[], isTaken: boolean[]): string {
  if (!isTaken.includes(true)) return words.join(' ');
  const isJoining = (index: number) => JOINING_WORDS.has(plain[index] ?? '') || plain[index] === '';
  const edgeBefore = (index: number) => index < 0 || isTaken[index] === true;
  for (let index = 0; index < words.length; index += 1)
    if (isJoining(index) && edgeBefore(index - 1)) isTaken[index] = true;
  for (let index = words.length - 1; index >= 0; index -= 1)
    if (isJoining(index) && (index === words.length - 1 || isTaken[index + 1] === true))
      isTaken[index] = true;
  return words.filter((_, index) => isTaken[index] !== true).join(' ');
}

/** A class names its trade too, where nothing else does. */
function readClass(text: string): Pick<ReadConditions, 'rest' | 'filters'> {
  const [whole = '', letter = '', number = ''] = CLASS.exec(text) ?? [];
  const name = `${letter.toUpperCase()}-${number}`;
  const trade = CLASS_TRADES.get(name);
  if (trade === undefined) return { rest: text, filters: {} };
  const words = text.replace(whole, ' ').split(/\s+/);
  const left = words.filter((word) => word !== '' && !CLASS_WORDS.has(plainWordsOf(word).join('')));
  const last = left.findLastIndex((word) => !JOINING_WORDS.has(plainWordsOf(word).join('')));
  const rest = left.slice(0, last + 1).join(' ');
  return { rest, filters: { licenseClass: name, ...(rest === '' && { trade }) } };
}
