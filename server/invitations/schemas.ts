import * as z from 'zod';
import {
  DECLINE_REASONS,
  END_REASONS,
  INVITED_AT_ONCE_MAX,
  JOB_PEOPLE_MAX,
  PRICE_UNITS,
  REASON_NOTE_MAX_LENGTH,
  PARTNER_RATING_MAX_LENGTH,
  PARTNER_RATING_MIN_LENGTH,
  INVITATION_FILES_MAX,
  INVITATION_MESSAGE_MAX_LENGTH,
  INVITATION_MESSAGE_MIN_LENGTH,
  JOB_PLACE_MAX_LENGTH,
} from '../../common/invitations.ts';
import type { MessageKey } from '../../translations/index.ts';
import { oneOf, pageNumber, single } from '../core/http/forgiving-query.ts';
import { price } from '../core/price.ts';
import { id, line, lines } from '../core/validation.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

const message = (key: MessageKey) => ({ error: key });

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);
export const idParams = z.object({ id: id() });

const day = z.iso.date(message('invitations.day_needed'));
const choice = (key: MessageKey) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int(message(key)).min(1, message(key)),
  );

/** Check boxes send none, one or several. */
const contractors = z.preprocess(
  (value) => [...new Set([value ?? []].flat().filter((one) => one !== ''))],
  z
    .array(slug)
    .min(1, message('invitations.contractors_needed'))
    .refine((slugs) => slugs.length <= INVITED_AT_ONCE_MAX, {
      error: 'invitations.too_many_at_once' satisfies MessageKey,
      params: { maximum: INVITED_AT_ONCE_MAX },
    }),
);
/** A number of people; empty: null. */
const people = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.coerce
    .number(message('invitations.people_unreadable'))
    .int(message('invitations.people_unreadable'))
    .min(1, message('invitations.people_unreadable'))
    .max(JOB_PEOPLE_MAX, message('invitations.people_unreadable'))
    .nullable(),
);

export const jobBody = z.strictObject({
  contractors,
  trade_id: choice('invitations.trade_needed'),
  region_id: choice('invitations.region_needed'),
  place: line(JOB_PLACE_MAX_LENGTH).pipe(z.string().min(1)),
  starts_on: day,
  ends_on: day,
  people_needed: people,
  message: lines(INVITATION_MESSAGE_MIN_LENGTH, INVITATION_MESSAGE_MAX_LENGTH),
  files: uploadIds(INVITATION_FILES_MAX),
});
export type NewJob = z.output<typeof jobBody>;
export const moreBody = z.strictObject({ contractors });

const note = lines(0, REASON_NOTE_MAX_LENGTH).optional().default('');
export const acceptBody = z.strictObject({
  people,
  price: price().optional().default(null),
  price_unit: z.enum(PRICE_UNITS).optional().default('job'),
});
export const declineBody = z.strictObject({
  reason: z.enum(DECLINE_REASONS, message('invitations.reason_needed')),
  note,
});
export const endBody = z.strictObject({
  reason: z.enum([...END_REASONS.sender, ...END_REASONS.receiver], message('invitations.reason_needed')),
  note,
});

export const partnerRatingBody = z.strictObject({
  overall: z.coerce
    .number(message('partner_ratings.choose_stars'))
    .int(message('partner_ratings.choose_stars'))
    .min(1, message('partner_ratings.choose_stars'))
    .max(5, message('partner_ratings.choose_stars')),
  work_again: z.enum(['yes', 'no'], message('partner_ratings.choose_again')),
  body: lines(PARTNER_RATING_MIN_LENGTH, PARTNER_RATING_MAX_LENGTH),
});
export type NewPartnerRating = z.output<typeof partnerRatingBody>;

export const INVITATION_BOXES = ['received', 'sent'] as const;
export const invitationsQuery = z.object({ box: oneOf(INVITATION_BOXES), page: pageNumber() });

/** More are not read: the page names those that fit. */
const SLUGS_READ_MAX = 20;
const text = z.preprocess(single, z.string().max(80)).nullable().catch(null);
const draftDay = z.preprocess(single, z.iso.date()).nullable().catch(null);
/** `contractors=one,two`, and as a form of check boxes sends it; an invalid slug counts as absent. The rest fills the form. */
export const newInvitationsQuery = z.object({
  contractors: z
    .preprocess((value) => [value].flat().join(','), z.string())
    .transform((list) =>
      [...new Set(list.split(','))].filter((one) => slug.safeParse(one).success).slice(0, SLUGS_READ_MAX),
    )
    .catch([]),
  job: z.preprocess(single, id()).nullable().catch(null),
  trade: text,
  region: text,
  from: draftDay,
  to: draftDay,
});
export type NewInvitationsQuery = z.output<typeof newInvitationsQuery>;
