import * as z from 'zod';
import {
  EXPLAINED_FIELDS,
  FORM_FIELDS,
  JOINED_FIELDS,
  LEFT_OUT_MAX,
  REGISTER_SCHEDULES,
  type FormField,
} from '../../../common/limits/registers.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { digits } from '../../core/forms/native-fields.ts';
import { invalid } from '../../core/errors.ts';
import { id, line } from '../../core/validation.ts';
import type { SaidWord } from './actions/change-register.ts';
import { ADDRESS_MAX_LENGTH, addressProblem } from './fetching/list-address.ts';

const NAME_MAX_LENGTH = 120;
const LARGEST_ID = 2_147_483_647;
const PLACE_MAX = 300;
const WORD_MAX_LENGTH = 80;
/** Words of one form. */
export const WORDS_MAX = 60;

export const idParams = z.object({ id: id() });
export const emptyForm = z.strictObject({});

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent) => (sent === '' || sent === undefined ? null : sent), schema.nullable());

/** An address that may be fetched, as far as its letters say. */
const listAddress = emptyAsNull(
  line(ADDRESS_MAX_LENGTH).superRefine((address, context) => {
    const problem = addressProblem(address);
    if (problem !== null)
      context.addIssue({
        code: 'custom',
        message: `registers.address.${problem}` satisfies MessageKey,
      });
  }),
);

const pageUrl = emptyAsNull(
  line(ADDRESS_MAX_LENGTH).refine(
    (url) => URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol),
    { message: 'registers.page_url_wrong' satisfies MessageKey },
  ),
);

const listSource = {
  address: listAddress,
  day: emptyAsNull(z.iso.date({ message: 'registers.day_wrong' satisfies MessageKey })),
  // Ids of kept files, as `files` of the route gives them.
  file: z.preprocess(
    (sent) => [sent ?? []].flat().at(-1) ?? null,
    z.coerce.number().int().min(1).max(LARGEST_ID).nullable(),
  ),
};

export const newRegisterForm = z.strictObject({
  name: line(NAME_MAX_LENGTH).refine((name) => name !== '', {
    message: 'registers.name_missing' satisfies MessageKey,
  }),
  page_url: pageUrl,
  ...listSource,
});
export const newListForm = z.strictObject(listSource);

const place = z.preprocess(
  (sent) => (sent === '' || sent === undefined ? null : sent),
  digits(z.int().min(1).max(PLACE_MAX)).nullable(),
);
const columnFields = Object.fromEntries(
  FORM_FIELDS.map((field) => [`column_${field}`, place] as const),
) as Record<`column_${FormField}`, typeof place>;
const secondFields = Object.fromEntries(
  JOINED_FIELDS.map((field) => [`second_${field}`, place] as const),
) as Record<`second_${(typeof JOINED_FIELDS)[number]}`, typeof place>;
const leftOutFields = Object.fromEntries(
  Array.from({ length: LEFT_OUT_MAX }, (_, index) => index + 1).flatMap((number) => [
    [`left_out_column_${number}`, place],
    [`left_out_word_${number}`, line(WORD_MAX_LENGTH).default('')],
  ]),
) as Record<string, z.ZodType>;

export const columnsForm = z
  .object({
    version: z.iso.datetime(),
    header: z.enum(['yes', 'no']),
    delimiter: emptyAsNull(z.enum([',', ';', 'tab', '|'])),
    encoding: emptyAsNull(z.enum(['windows-1252', 'cp850', 'macintosh', 'utf16le', 'utf8'])),
    ragged: z.enum(['yes', 'no']).default('no'),
    country: z.enum(['US', 'MX']),
    state: emptyAsNull(line(6)),
    city: emptyAsNull(line(100)),
    license_class: emptyAsNull(line(100)),
    trade: emptyAsNull(line(60)),
    date_order: emptyAsNull(z.enum(['month_first', 'day_first'])),
    day: z.iso.date({ message: 'registers.day_wrong' satisfies MessageKey }),
    ...columnFields,
    ...secondFields,
    ...leftOutFields,
  })
  .strict();
export type ColumnsBody = z.output<typeof columnsForm>;

const wordFields = Object.fromEntries(
  Array.from({ length: WORDS_MAX }, (_, index) => index + 1).flatMap((number) => [
    [`word_${number}`, line(WORD_MAX_LENGTH + 20).default('')],
    [`meaning_${number}`, line(60).default('')],
  ]),
) as Record<string, z.ZodType<string, string | undefined>>;

/** Words as `field|word`, each with what it means: `word_1`, `meaning_1`, … */
export const wordsForm = z.object(wordFields).strict();

/** Throws InvalidInput for a word of a field that cannot be explained. */
export function saidWordsOf(body: Readonly<Record<string, string>>): SaidWord[] {
  return Array.from({ length: WORDS_MAX }, (_, index) => index + 1).flatMap((number) => {
    const sent = body[`word_${number}`] ?? '';
    if (sent === '') return [];
    const at = sent.indexOf('|');
    const field = EXPLAINED_FIELDS.find((known) => known === sent.slice(0, at));
    const word = sent.slice(at + 1, at + 1 + WORD_MAX_LENGTH);
    if (field === undefined || word === '') throw invalid(`meaning_${number}`, 'errors.bad_request');
    return [{ field, word, meaning: body[`meaning_${number}`] ?? '' }];
  });
}

export const scheduleForm = z.strictObject({
  every: z.enum(REGISTER_SCHEDULES),
  hour: digits(z.int().min(0).max(23)),
  share_max: digits(z.int().min(0).max(100)),
  address: listAddress,
  page_url: pageUrl,
});

export const stepForm = z.strictObject({ version: z.iso.datetime() });
