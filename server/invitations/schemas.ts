import * as z from 'zod';
import {
  DECLINE_NOTE_MAX_LENGTH,
  DECLINE_REASONS,
  PARTNER_RATING_MAX_LENGTH,
  PARTNER_RATING_MIN_LENGTH,
  INVITATION_FILES_MAX,
  INVITATION_MESSAGE_MAX_LENGTH,
  INVITATION_MESSAGE_MIN_LENGTH,
  JOB_PLACE_MAX_LENGTH,
} from '../../common/invitations.ts';
import type { MessageKey } from '../../translations/index.ts';
import { oneOf, pageNumber } from '../core/http/forgiving-query.ts';
import { id, line, lines } from '../core/validation.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

const message = (key: MessageKey) => ({ error: key });

export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
export const idParams = z.object({ id: id() });
export const noBody = z.strictObject({});

const day = z.iso.date(message('invitations.day_needed'));
const choice = (key: MessageKey) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int(message(key)).min(1, message(key)),
  );
export const invitationBody = z.strictObject({
  trade_id: choice('invitations.trade_needed'),
  region_id: choice('invitations.region_needed'),
  place: line(JOB_PLACE_MAX_LENGTH).pipe(z.string().min(1)),
  starts_on: day,
  ends_on: day,
  message: lines(INVITATION_MESSAGE_MIN_LENGTH, INVITATION_MESSAGE_MAX_LENGTH),
  files: uploadIds(INVITATION_FILES_MAX),
});
export type NewInvitation = z.output<typeof invitationBody>;

export const declineBody = z.strictObject({
  reason: z.enum(DECLINE_REASONS, message('invitations.reason_needed')),
  note: lines(0, DECLINE_NOTE_MAX_LENGTH).optional().default(''),
});

export const partnerRatingBody = z.strictObject({
  overall: z.coerce
    .number(message('invitations.choose_stars'))
    .int(message('invitations.choose_stars'))
    .min(1, message('invitations.choose_stars'))
    .max(5, message('invitations.choose_stars')),
  work_again: z.enum(['yes', 'no'], message('invitations.choose_again')),
  body: lines(PARTNER_RATING_MIN_LENGTH, PARTNER_RATING_MAX_LENGTH),
});
export type NewPartnerRating = z.output<typeof partnerRatingBody>;

export const INVITATION_BOXES = ['received', 'sent'] as const;
export const invitationsQuery = z.object({ box: oneOf(INVITATION_BOXES), page: pageNumber() });
