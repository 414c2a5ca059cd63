import * as z from 'zod';
import {
  CLOSED_DAYS_MAX_COUNT,
  LINKS_MAX_COUNT,
  SERVICE_PRICE_MAX,
  SERVICES_MAX_COUNT,
  STATED_LICENSES_MAX_COUNT,
} from '../../../common/profiles/contractor-page.ts';
import { closedDaysProblem } from '../../contractors/hours/closed-days.ts';
import { line, text } from '../../core/validation.ts';
import { calendarDay, emptyAsNull, key, website } from './page-field-schemas.ts';

const SERVICE_MAX_LENGTH = 80;
const LABEL_MAX_LENGTH = 60;
const LICENSE_NUMBER_MAX_LENGTH = 60;
const LICENSE_CLASS_MAX_LENGTH = 60;

const isBlank = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  Object.values(row).every((value) => typeof value === 'string' && value.trim() === '');

/** Rows of a form; blank ones are none. The place of a row in the form stays its place in the names of errors. */
const rows = <Schema extends z.ZodType>(schema: Schema, maximum: number) =>
  z
    .preprocess(
      (value) => {
        const list: unknown = typeof value === 'object' && value !== null ? Object.values(value) : value;
        return Array.isArray(list) ? list.map((row) => (isBlank(row) ? null : row)) : list;
      },
      z.array(schema.nullable()).refine((list) => list.filter((row) => row !== null).length <= maximum, {
        ...key('profiles.too_many_rows'),
        params: { maximum },
      }),
    )
    .transform((list) => list.filter((row) => row !== null));

/** An amount as people write it, in cents. */
const price = text()
  .trim()
  .regex(/^\$?\s*(\d{1,8}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/, key('profiles.price_format'))
  .transform((typed) => Math.round(Number(typed.replace(/[$,\s]/g, '')) * 100))
  .refine((cents) => cents >= 1, key('profiles.price_format'))
  .refine((cents) => cents <= SERVICE_PRICE_MAX * 100, {
    ...key('profiles.price_too_high'),
    params: { maximum: SERVICE_PRICE_MAX },
  });

const required = (maximum: number) => line(maximum).pipe(z.string().min(1, key('validation.required')));

/** One that is there twice is there once: the first of them. */
export const services = rows(
  z.strictObject({ name: required(SERVICE_MAX_LENGTH), price: emptyAsNull(price).default(null) }),
  SERVICES_MAX_COUNT,
).transform((list) =>
  list.filter(({ name }, index) => list.findIndex((other) => other.name === name) === index),
);

export const links = rows(
  z.strictObject({
    label: line(LABEL_MAX_LENGTH),
    url: website.refine((url) => url.startsWith('https://'), key('profiles.https_needed')),
  }),
  LINKS_MAX_COUNT,
);

export const licenses = rows(
  z.strictObject({
    number: required(LICENSE_NUMBER_MAX_LENGTH),
    /** The last letters of the region's code: "AZ", "BCN". */
    state: emptyAsNull(z.string().regex(/^[A-Z]{2,3}$/)),
    class: emptyAsNull(line(LICENSE_CLASS_MAX_LENGTH)),
    expires_on: emptyAsNull(calendarDay),
  }),
  STATED_LICENSES_MAX_COUNT,
).superRefine((list, context) => {
  const identities = list.map(({ number, state, class: name }) =>
    [number, state ?? '', name ?? ''].join('|').toUpperCase(),
  );
  identities.forEach((identity, index) => {
    if (identities.indexOf(identity) < index)
      context.addIssue({ code: 'custom', path: [index, 'number'], ...key('profiles.license_twice') });
  });
});

export const closedDays = rows(
  z.strictObject({
    from: calendarDay,
    to: emptyAsNull(calendarDay),
    label: line(LABEL_MAX_LENGTH),
  }),
  CLOSED_DAYS_MAX_COUNT,
)
  .transform((list) => list.map(({ from, to, label }) => ({ from, to: to ?? from, label })))
  .superRefine((list, context) => {
    const found = closedDaysProblem(list);
    if (found !== null)
      context.addIssue({
        code: 'custom',
        path: [found.index, found.field],
        ...key(`profiles.closed.${found.problem}`),
      });
  });
