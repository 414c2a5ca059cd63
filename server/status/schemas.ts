import * as z from 'zod';
import { INCIDENT_TITLE_MAX_LENGTH, INCIDENT_UPDATE_MAX_LENGTH } from '../../common/limits/status-page.ts';
import { id, line, lines } from '../core/validation.ts';

const MOST_MINUTES_AGO = 7 * 24 * 60;

const title = line(INCIDENT_TITLE_MAX_LENGTH).pipe(z.string().min(1, 'validation.required'));
const update = lines(1, INCIDENT_UPDATE_MAX_LENGTH);
const texts = { text_english: update, text_spanish: update };

/** `minutes_ago`: when it began, which needs no time zone. */
export const incidentForm = z.strictObject({
  title_english: title,
  title_spanish: title,
  minutes_ago: z.coerce
    .number('status.minutes_rule')
    .int('status.minutes_rule')
    .min(0, 'status.minutes_rule')
    .max(MOST_MINUTES_AGO, 'status.minutes_rule'),
  ...texts,
});
export const updateForm = z.strictObject({
  ...texts,
  /** Tells the page's forms apart. */
  incident: z.string().max(20).optional(),
  /** Empty: it goes on. */
  ends: z
    .enum(['yes', ''])
    .optional()
    .transform((value) => value !== undefined && value !== ''),
});
export const incidentParams = z.object({ id: id() });
