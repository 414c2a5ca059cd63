import * as z from 'zod';
import { normalUrl } from '../../../common/format/email-and-url.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { isPublicWebsite } from '../../contractors/public-website.ts';
import { text } from '../../core/validation.ts';

const URL_MAX_LENGTH = 300;

export const key = (messageKey: MessageKey) => ({ message: messageKey });

export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );

/** Without a scheme it is read as a secure one. */
export const website = text()
  .trim()
  .max(URL_MAX_LENGTH)
  .transform((value) => normalUrl(/^https?:\/\//i.test(value) ? value : `https://${value}`))
  .refine(isPublicWebsite, key('validation.url'));

/** The database knows no year 0; `YYYY-MM-DD` sorts like the days do. */
export const calendarDay = z.iso
  .date(key('profiles.day_needed'))
  .refine((value) => value >= '1900-01-01' && value <= '2199-12-31', key('profiles.day_needed'));
