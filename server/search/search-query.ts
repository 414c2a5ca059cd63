import * as z from 'zod';
import {
  CONTRACTOR_SORTS,
  COUNTRY_CHOICES,
  DEFAULT_DISTANCE_MILES,
  DISTANCES_MILES,
  HIRE_AGAIN_SHARES,
  LICENSE_CLASS_MAX_LENGTH,
  MINIMUM_RATINGS,
  PRICE_STEPS,
  RESPONSE_SHARES,
  type ContractorSearch,
} from '../../common/search/contractor-search.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { readBox } from '../../common/search/map-box.ts';
import { pageNumber, single } from '../core/http/forgiving-query.ts';

const WORDS_MAX_LENGTH = 120;
const SLUG_MAX_LENGTH = 80;
const BOX_TEXT_MAX = 120;

// Removes control characters, which cannot be stored, lone surrogates, which no URL can hold, and invisible
// characters.
const readable = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]+/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** The typed text of a field, as far as it is readable. */
export const typedText = z
  .preprocess(
    single,
    z.string().transform((value) => readable(value).slice(0, WORDS_MAX_LENGTH).toWellFormed()),
  )
  .catch('');
export const slug = z
  .preprocess(
    single,
    z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .max(SLUG_MAX_LENGTH),
  )
  .nullable()
  .catch(null);
/** Lower case in the URL. */
const country = z.preprocess((value) => {
  const said = single(value);
  if (typeof said !== 'string') return said;
  return COUNTRY_CHOICES.find((choice) => choice.toLowerCase() === said.toLowerCase());
}, z.enum(COUNTRY_CHOICES));
export const oneNumberOf = <const Values extends readonly number[]>(values: Values) =>
  z.preprocess(
    single,
    z.coerce
      .number()
      .refine((value) => values.includes(value))
      .transform((value) => value as Values[number]),
  );
export const ticked = (word: string) =>
  z
    .preprocess(single, z.enum([word, '1', 'on', 'true']))
    .transform(() => true)
    .catch(false);

/** "c-10", " C-10 " and "C-10" are one class; a list of several is none. */
const licenseClass = typedText.transform((typed) => {
  const said = typed.toUpperCase();
  return said === '' || said.includes(',') || said.length > LICENSE_CLASS_MAX_LENGTH ? null : said;
});

export const box = z
  .preprocess(single, z.string().max(BOX_TEXT_MAX).transform(readBox))
  .nullable()
  .catch(null);

/** The fields of a search in its URL. A field that makes no sense is as if it were not there. */
export const SEARCH_FIELDS = {
  q: typedText,
  trade: slug,
  region: slug,
  country: country.nullable().catch(null),
  near: typedText,
  within: oneNumberOf(DISTANCES_MILES).catch(DEFAULT_DISTANCE_MILES),
  box,
  rating: oneNumberOf(MINIMUM_RATINGS).nullable().catch(null),
  license: ticked('valid'),
  license_class: licenseClass,
  insured: ticked('yes'),
  bonded: ticked('yes'),
  language: z.preprocess(single, z.enum(LANGUAGES)).nullable().catch(null),
  hire_again: oneNumberOf(HIRE_AGAIN_SHARES).nullable().catch(null),
  responds: oneNumberOf(RESPONSE_SHARES).nullable().catch(null),
  proof: ticked('yes'),
  permits: ticked('yes'),
  open: ticked('now'),
  price: oneNumberOf(PRICE_STEPS).nullable().catch(null),
  sort: z.preprocess(single, z.enum(CONTRACTOR_SORTS)).catch('best_match'),
  page: pageNumber(),
};

type SaidSearch = z.output<z.ZodObject<typeof SEARCH_FIELDS>>;

export const toSearch = ({
  q,
  license,
  license_class,
  hire_again,
  proof,
  open,
  sort,
  ...rest
}: SaidSearch): ContractorSearch => ({
  ...rest,
  words: q,
  licenseValid: license,
  licenseClass: license_class,
  hireAgain: hire_again,
  proven: proof,
  openNow: open,
  sort: sort === 'nearest' && rest.near === '' ? 'best_match' : sort,
});

/** The query of "find contractors". */
export const contractorSearchQuery = z.object(SEARCH_FIELDS).transform(toSearch);

/** Words about the search itself rather than its subject, in both languages, without accents. */
const STOP_WORDS = new Set(
  `a an the in on at of for to and or with near nearby me my i need find looking best good cheap local
   el la los las un una unos unas en de del al a y o u con para por cerca mi mis yo necesito busco buscar mejor mejores buen bueno
   buena barato barata economico local`.split(/\s+/),
);
const WORDS_MAX = 8;
const WORD_MAX_LENGTH = 40;
const UNMARKED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text as the index holds it: lower case, without accents, its words apart. */
export function plainWordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => UNMARKED[letter] ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * At most eight different words to search for. Words without meaning are omitted unless there are only such.
 */
export function queryWordsOf(text: string): string[] {
  const words = [...new Set(plainWordsOf(text).map((word) => [...word].slice(0, WORD_MAX_LENGTH).join('')))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}
