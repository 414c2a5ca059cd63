import {
  PARTNER_RATING_BLIND_DAYS,
  PARTNER_RATING_WINDOW_DAYS,
  type InvitationState,
} from '../../../common/invitations.ts';
import { endOfDay } from '../../../common/format/last-days.ts';

const DAY_MS = 86_400_000;

/** Until when both sides may rate a job that ended on this day, YYYY-MM-DD. */
export const ratableUntil = (endsOn: string): Date =>
  new Date(endOfDay(endsOn).getTime() + PARTNER_RATING_WINDOW_DAYS * DAY_MS);

/** The time when a rating is published if the other side writes none. */
export const publishedAt = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + PARTNER_RATING_BLIND_DAYS * DAY_MS);

export type RatedJob = {
  state: InvitationState;
  endsOn: string;
  /** Whether this side has written one. */
  hasOwn: boolean;
  /** The publication of the other side's, which ends the time to write one; null: it is not published. */
  otherPublishedAt: Date | null;
};

/** A job that was taken and is over, once each, and before the other side's words can be read. */
export const mayRate = ({ state, endsOn, hasOwn, otherPublishedAt }: RatedJob, now: Date): boolean =>
  state === 'accepted' &&
  endOfDay(endsOn) <= now &&
  now < ratableUntil(endsOn) &&
  !hasOwn &&
  otherPublishedAt === null;
