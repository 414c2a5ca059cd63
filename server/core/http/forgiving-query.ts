import * as z from 'zod';
import { withoutInvisible } from '../plain-text.ts';

// Lenient parsing for the addresses of lists, which visitors may edit by hand: invalid values are ignored.

const PAGE_MAX = 100_000;
export const ID_MAX = 2_147_483_647;

/** A repeated parameter counts once; what cannot be read counts as absent. */
export const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

export const wholeNumber = (maximum: number) =>
  z.preprocess(single, z.coerce.number().int().min(1).max(maximum));

/** A filter with a closed list of values. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.preprocess(single, z.enum(values)).nullable().catch(null);

/** A filter by the id of a row, or by a small number such as stars. */
export const byNumber = (maximum = ID_MAX) => wholeNumber(maximum).nullable().catch(null);

/** A list's page number; deeper pages have no readers. */
export const pageNumber = () =>
  z
    .preprocess(single, z.coerce.number().int().min(1))
    .transform((page) => Math.min(page, PAGE_MAX))
    .catch(1);

/** A check box: present or absent. */
export const isSet = () => z.preprocess(single, z.literal('1')).nullable().catch(null);

const WORDS_MAX_LENGTH = 80;
/** Words to find, as they were typed; null: nothing that can be found. */
export const searchWords = () =>
  z
    .preprocess(single, z.string())
    .transform((typed) => lineOf(typed) || null)
    .nullable()
    .catch(null);

const lineOf = (typed: string): string =>
  [...withoutInvisible(typed.replaceAll('\0', '').toWellFormed()).replace(/\s+/gu, ' ')]
    .slice(0, WORDS_MAX_LENGTH)
    .join('')
    .trim();
