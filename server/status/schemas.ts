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
/** `correcting` tells the page's forms apart. */
const correcting = z.string().max(30).optional();
/** A moment in UTC, as fields of browsers send it. */
const moment = z
  .string('status.moment_rule')
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'status.moment_rule')
  .transform((text) => new Date(`${text}:00Z`))
  .refine((at) => !Number.isNaN(at.getTime()), 'status.moment_rule');

/** `ended_at`: left out, the end stays as it is. */
export const correctionForm = z.strictObject({
  title_english: title,
  title_spanish: title,
  started_at: moment,
  ended_at: moment.optional(),
  correcting,
});
export const updateCorrectionForm = z.strictObject({ ...texts, correcting });
export const incidentParams = z.object({ id: id() });
