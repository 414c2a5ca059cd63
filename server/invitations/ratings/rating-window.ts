import {
  PARTNER_RATING_BLIND_DAYS,
  PARTNER_RATING_WINDOW_DAYS,
  type InvitationState,
} from '../../../common/invitations.ts';
import { endOfDay, startOfDay } from '../../../common/format/last-days.ts';

const DAY_MS = 86_400_000;

/** Until when both sides may rate a job that ended on this day, YYYY-MM-DD. */
export const ratableUntil = (endsOn: string): Date =>
  new Date(endOfDay(endsOn).getTime() + PARTNER_RATING_WINDOW_DAYS * DAY_MS);

/** The time when a rating is published if the other side writes none. */
export const publishedAt = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + PARTNER_RATING_BLIND_DAYS * DAY_MS);

export type RatedJob = {
  state: InvitationState;
  closedAt: Date | null;
  /** YYYY-MM-DD */
  startsOn: string;
  endsOn: string;
  /** Whether this side has written one. */
  hasOwn: boolean;
  /** The publication of the other side's, which ends the time to write one; null: it is not published. */
  otherPublishedAt: Date | null;
};

/** A job that both sides began: whoever cancels before its first day is not rated, and whoever does it later may be. */
const wasBegun = ({ state, closedAt, startsOn }: RatedJob): boolean =>
  state === 'accepted' || (state === 'canceled' && closedAt !== null && closedAt >= startOfDay(startsOn));

/** A job that was begun and is over, once each, and before the other side's words can be read. */
export const mayRate = (job: RatedJob, now: Date): boolean =>
  wasBegun(job) &&
  endOfDay(job.endsOn) <= now &&
  now < ratableUntil(job.endsOn) &&
  !job.hasOwn &&
  job.otherPublishedAt === null;
