import * as z from 'zod';
import { LANGUAGES } from '../../common/language.ts';
import { email } from '../accounts/schemas.ts';
import { WEEKDAYS } from '../contractors/opening-hours.ts';
import { problemsOfWeek, type TypedHours } from '../contractors/week-hours.ts';
import { isPublicWebsite } from '../contractors/public-website.ts';
import { fieldsOf } from '../core/answer-schemas.ts';
import { line, lines, text } from '../core/validation.ts';
import type { MessageKey } from '../../translations/index.ts';

export const HEADLINE_MAX_LENGTH = 120;
export const ABOUT_MAX_LENGTH = 5_000;
export const SERVICES_MAX_COUNT = 40;
const SERVICE_MAX_LENGTH = 80;
const ADDRESS_MAX_LENGTH = 120;
const URL_MAX_LENGTH = 300;

const key = (messageKey: MessageKey) => ({ message: messageKey });
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );
const flag = z.preprocess((value) => {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return last === 'yes' ? true : last === 'no' ? false : value;
}, z.boolean());

/** One a line; an empty line is none, and one that is there twice is there once. */
const services = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/\r?\n/).filter((one) => one.trim() !== '') : value),
  z
    .array(line(SERVICE_MAX_LENGTH))
    .max(SERVICES_MAX_COUNT)
    .transform((list) => [...new Set(list.filter((one) => one !== ''))]),
);

const website = text()
  .trim()
  .max(URL_MAX_LENGTH)
  .transform((value) => (/^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine(isPublicWebsite, key('profiles.website_invalid'));

const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, key('profiles.hours_format'))
  .default('');
const hours = fieldsOf(WEEKDAYS, z.strictObject({ opens: time, closes: time })).superRefine(
  (week, context) => {
    for (const [day, problem] of Object.entries(problemsOfWeek(week as TypedHours)))
      context.addIssue({ code: 'custom', path: [day], ...key(`profiles.hours.${problem}`) });
  },
);

/** The database knows no year 0; `YYYY-MM-DD` sorts like the days do. */
const calendarDay = z.iso
  .date(key('profiles.day_needed'))
  .refine((value) => value >= '1900-01-01' && value <= '2199-12-31', key('profiles.day_needed'));

/** A contractor's own page as its form sends it; `version` is the one that was on the screen. */
export const pageForm = z.strictObject({
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  headline: fieldsOf(LANGUAGES, line(HEADLINE_MAX_LENGTH)),
  about: fieldsOf(LANGUAGES, lines(0, ABOUT_MAX_LENGTH)),
  services,
  website: emptyAsNull(website),
  email: emptyAsNull(email()),
  address: emptyAsNull(line(ADDRESS_MAX_LENGTH)),
  insured: flag,
  insurance_expires_on: emptyAsNull(calendarDay),
  bonded: flag,
  hours,
});
export type PageInput = z.output<typeof pageForm>;
