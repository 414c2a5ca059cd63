import {
  REPORT_DECIDED_IN_DAYS,
  REPORT_REASONS_OF,
  URGENT_REPORT_DECIDED_IN_DAYS,
  URGENT_REPORT_REASONS,
  type ReportCaseState,
  type ReportKind,
  type ReportReason,
} from '../../common/cases/reports.ts';

const DAY_MS = 86_400_000;

/**
 * The day by which a report of that reason, filed at `filedAt`, should be decided. A case is due with the
 * earliest of its reports.
 */
export function reportDueAt(reason: ReportReason, filedAt: Date): Date {
  const days = URGENT_REPORT_REASONS.includes(reason)
    ? URGENT_REPORT_DECIDED_IN_DAYS
    : REPORT_DECIDED_IN_DAYS;
  return new Date(filedAt.getTime() + days * DAY_MS);
}

/** The weight of a report in the queue, by the number of the reporter's earlier wrong reports. */
const WEIGHTS = [1, 1, 0.5, 0.25] as const;

/**
 * The weight (0.25 to 1) of a user's next report. `wrong`, `right`: their reports of the last year whose
 * texts were kept, or taken down. A first wrong one has no consequence, and right ones make up for wrong
 * ones.
 */
export function reportWeight({ wrong, right }: { wrong: number; right: number }): number {
  const counted = Math.min(Math.max(wrong - right, 0), WEIGHTS.length - 1);
  return WEIGHTS[counted] ?? 1;
}

export const isReasonFor = (kind: ReportKind, reason: ReportReason): boolean =>
  REPORT_REASONS_OF[kind].includes(reason);

/** The possible results of a case: a listing is corrected, other texts are taken down. */
export const REPORT_OUTCOMES = ['keep', 'take_down', 'correct'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const STATE_AFTER: Readonly<Record<ReportOutcome, ReportCaseState>> = {
  keep: 'kept',
  take_down: 'taken_down',
  correct: 'corrected',
};

export const outcomesOf = (kind: ReportKind): readonly ReportOutcome[] =>
  kind === 'contractor' || kind === 'profile' ? ['keep', 'correct'] : ['keep', 'take_down'];
