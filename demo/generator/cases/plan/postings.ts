import { daysAfter } from '../../dates.ts';
import type { DemoPosting } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import type { Desk } from './desk.ts';

/** Removed postings, and the results of the appeals: accepted, rejected, or open. */
export function postings({ world }: Desk): CaseStep[] {
  return world.postings.flatMap((posting): CaseStep[] => {
    const { key: postingKey, createdAt, removed } = posting;
    if (removed === null) return [];
    const { code, reason, afterDays } = removed;
    const at = daysAfter(createdAt, afterDays);
    return [{ at, kind: 'posting', move: 'remove', postingKey, code, reason }, ...appeal(posting, removed)];
  });
}

const FILED_AFTER_DAYS = 1;

/** Of the named contractor it was rejected; of the named user it waits. */
function appeal(posting: DemoPosting, removed: NonNullable<DemoPosting['removed']>): CaseStep[] {
  const { key, createdAt, language, authorKey } = posting;
  const { afterDays, restoredAfterDays, restoredReason, appealedAfterDays } = removed;
  const about = { type: 'posting', key } as const;
  const filed: CaseStep = {
    at: daysAfter(createdAt, appealedAfterDays ?? afterDays + FILED_AFTER_DAYS),
    kind: 'decision_appealed',
    about,
    reason: CASE_TEXTS.postingAppeals[language],
  };
  const decided = { kind: 'decision_appeal_decided', about } as const;
  if (restoredAfterDays !== undefined && restoredReason !== undefined)
    return [
      filed,
      { ...decided, at: daysAfter(createdAt, restoredAfterDays), outcome: 'accept', reason: restoredReason },
    ];
  return authorKey === 'contractor'
    ? [
        filed,
        { ...decided, at: daysAfter(filed.at, 4), outcome: 'reject', reason: CASE_TEXTS.postingRejected },
      ]
    : [filed];
}
