import * as z from 'zod';
import { checkUrl, normalUrl } from '../../../common/format/email-and-url.ts';
import { isVisible } from '../../core/plain-text.ts';
import { id, line, listOfIds } from '../../core/validation.ts';
import { reasonFields } from '../../decisions/reason-schema.ts';
import type { MessageKey } from '../../../translations/index.ts';

const NAME_MAX_LENGTH = 150;
const TEXT_MAX_LENGTH = 200;
const TRADES_MAX = 8;

/** An empty field is emptied; one that is left out stays. */
const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());

const corrections = {
  name: line(NAME_MAX_LENGTH)
    .refine(isVisible, { message: 'validation.required' satisfies MessageKey })
    .optional(),
  phone: emptied(line(40)),
  address: emptied(line(TEXT_MAX_LENGTH)),
  website: emptied(
    line(TEXT_MAX_LENGTH)
      .transform(normalUrl)
      .refine((url) => checkUrl(url) === null, { message: 'validation.url' satisfies MessageKey }),
  ),
  trades: listOfIds(z.array(id()).min(1).max(TRADES_MAX)).optional(),
};
export const correctionBody = z.strictObject({ ...reasonFields, ...corrections });
export type Corrections = Omit<z.output<typeof correctionBody>, keyof typeof reasonFields>;

/** The name that the administrator had before them. */
export const checkNameBody = z.strictObject({ name: line(NAME_MAX_LENGTH) });

const DIVIDED_TEXT_MAX = 400;
const DIVIDED_MAX = 50;

/** Numbers typed with commas between them. */
const listed = line(DIVIDED_TEXT_MAX)
  .transform((typed) => [...new Set(typed.split(',').map((one) => one.trim()))].filter((one) => one !== ''))
  .pipe(z.array(z.string()).max(DIVIDED_MAX))
  .default([]);

/** The name of the second business, and what is its own. */
export const divisionBody = z.strictObject({
  ...reasonFields,
  name: line(NAME_MAX_LENGTH).refine(isVisible, { message: 'validation.required' satisfies MessageKey }),
  license_numbers: listed,
  review_ids: listOfIds(z.array(id()).max(DIVIDED_MAX)).optional().default([]),
});

export const mergeBody = z.strictObject({ ...reasonFields, into_id: id() });
