import {
  CLOSING_ANNOUNCED_AGAIN_DAYS,
  CLOSING_ANSWER_DAYS,
  CLOSING_EARLIEST,
  type ClosingOrigin,
  type ClosingState,
} from '../../../common/cases/closings.ts';
import { endOfDay } from '../../../common/format/last-days.ts';
import type { MessageKey } from '../../../translations/index.ts';

const DAY_MS = 86_400_000;

/** The days on which a business can have closed: not to come where it is, and not before it was founded. */
export function refusedDay(
  day: string,
  { today, yearFounded }: { today: string; yearFounded: number | null },
): MessageKey | null {
  if (day > today) return 'closing.day_future';
  const founded = yearFounded === null ? CLOSING_EARLIEST : `${String(yearFounded).padStart(4, '0')}-01-01`;
  return day < founded ? 'closing.day_too_early' : null;
}

/** The end of the owner's time to answer. */
export const answerDueAt = (now: Date): Date =>
  endOfDay(new Date(now.getTime() + CLOSING_ANSWER_DAYS * DAY_MS).toISOString().slice(0, 10));

type Proposal = { state: ClosingState; answerDueAt: Date | null; answeredAt: Date | null };

/** The owner still has time and has not answered, so that nobody decides yet. */
export const isAnswering = ({ state, answerDueAt: due, answeredAt }: Proposal, now: Date): boolean =>
  state === 'open' && due !== null && answeredAt === null && due > now;

/** An owner opens what they closed; what a decision closed, an appeal or a decision opens. */
export const mayReopenOwn = (row: { closedOn: string | null; decisionId: number | null }): boolean =>
  row.closedOn !== null && row.decisionId === null;

/** A job of the month of closing may still be reviewed, one of a later month not. */
export const isJobAfterClosing = (month: string, closedOn: string | null): boolean =>
  closedOn !== null && month > closedOn.slice(0, 'YYYY-MM'.length);

/** Names what a proposal comes from, for administrators. */
export const originOf = (origin: ClosingOrigin, byCompetitor: boolean): ClosingOrigin | 'competitor' =>
  byCompetitor ? 'competitor' : origin;

/** Closing and opening in turns tells customers once; a business that closes again much later tells them again. */
export const mayAnnounce = (announcedAt: Date | null, now: Date): boolean =>
  announcedAt === null || now.getTime() - announcedAt.getTime() > CLOSING_ANNOUNCED_AGAIN_DAYS * DAY_MS;
