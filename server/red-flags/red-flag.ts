import { sql, type RawBuilder } from 'kysely';
import {
  RED_FLAG_ANSWER_DAYS,
  RED_FLAG_URGENT_HOURS,
  type RedFlagPhase,
  type RedFlagState,
} from '../../common/cases/red-flags.ts';
import { endOfDay } from '../../common/format/last-days.ts';
import type { RedFlagLevel } from '../contractors/organic-order.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The day (YYYY-MM-DD) so many days after a day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The end of the contractor's time to answer: ten whole days, which end with the westernmost place's day. */
export const answerDueAt = (openedAt: Date): Date =>
  endOfDay(dayAfter(openedAt.toISOString().slice(0, 10), RED_FLAG_ANSWER_DAYS));

/** The same where harm is imminent: 48 hours from when an administrator says so, and never later than before. */
export function urgentAnswerDueAt(now: Date, dueAt: Date): Date {
  const urgent = new Date(now.getTime() + RED_FLAG_URGENT_HOURS * HOUR_MS);
  return urgent < dueAt ? urgent : dueAt;
}

/** The facts that decide whether an open red flag may be published. */
export type PublishedCase = {
  level: RedFlagLevel;
  answerDueAt: Date;
  /** Files and official records that the reporter gave. */
  evidenceCount: number;
  approvedByUserId: number | null;
};

/** The reasons why it may not be published yet; each has its text in `red_flags.refused.*`. */
export type PublishObstacle = 'too_early' | 'no_evidence' | 'second_administrator';

/** The obstacle to publishing at `now`, or null. Text alone, like one review, is no evidence. */
export function obstacleToPublishing(
  { level, answerDueAt: dueAt, evidenceCount, approvedByUserId }: PublishedCase,
  { userId, now }: { userId: number; now: Date },
): PublishObstacle | null {
  if (now < dueAt) return 'too_early';
  if (evidenceCount === 0) return 'no_evidence';
  return level === 'alert' && approvedByUserId === userId ? 'second_administrator' : null;
}

/** Whether publishing it now is only the first of two approvals. */
export const isFirstApproval = ({ level, approvedByUserId }: PublishedCase): boolean =>
  level === 'alert' && approvedByUserId === null;

/** The actions of administrators on a red flag. */
export const RED_FLAG_TRANSITIONS = ['publish', 'dismiss', 'end', 'expedite'] as const;
export type RedFlagTransition = (typeof RED_FLAG_TRANSITIONS)[number];

/** The facts that decide which of them are possible. */
export type MovedCase = PublishedCase & {
  state: RedFlagState;
  origin: 'report' | 'license';
  isUrgent: boolean;
  /** An appeal against its publication is open. */
  isAppealed: boolean;
};

/** An open one, once; the last 48 hours cannot be shortened. */
const mayExpedite = ({ state, isUrgent, answerDueAt: dueAt }: MovedCase, now: Date): boolean =>
  state === 'open' && !isUrgent && urgentAnswerDueAt(now, dueAt) < dueAt;

/** A notice of an expired license ends with the license, and an appeal is decided first. */
const mayEnd = ({ state, origin, isAppealed }: MovedCase): boolean =>
  state === 'published' && origin === 'report' && !isAppealed;

/** The moves that an administrator may make at `now`, in the order of their buttons. */
export function transitionsOpenTo(
  flag: MovedCase,
  viewContext: { userId: number; now: Date },
): readonly RedFlagTransition[] {
  const isOpen = flag.state === 'open';
  const open: Record<RedFlagTransition, boolean> = {
    publish: isOpen && obstacleToPublishing(flag, viewContext) === null,
    dismiss: isOpen,
    end: mayEnd(flag),
    expedite: mayExpedite(flag, viewContext.now),
  };
  return RED_FLAG_TRANSITIONS.filter((transition) => open[transition]);
}

/** The phase of a red flag; null: it is decided. */
export function phaseOf(
  {
    state,
    answerDueAt: dueAt,
    approvedAt,
  }: { state: RedFlagState; answerDueAt: Date; approvedAt: Date | null },
  now: Date,
): RedFlagPhase | null {
  if (state !== 'open') return null;
  if (now < dueAt) return 'answering';
  return approvedAt === null ? 'deciding' : 'second_approval';
}

/** Of `red_flags as f`: the same. */
export const IN_PHASE: Readonly<Record<RedFlagPhase, (now: Date) => RawBuilder<boolean>>> = {
  answering: (now) => sql`(f.state = 'open' and f.answer_due_at > ${now})`,
  deciding: (now) => sql`(f.state = 'open' and f.answer_due_at <= ${now} and f.approved_at is null)`,
  second_approval: (now) =>
    sql`(f.state = 'open' and f.answer_due_at <= ${now} and f.approved_at is not null)`,
};
