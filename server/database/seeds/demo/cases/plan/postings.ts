import { daysAfter } from '../../dates.ts';
import type { CaseStep } from '../steps.ts';
import type { Desk } from './desk.ts';

/** What administrators removed, and what they showed again. */
export function postings({ world }: Desk): CaseStep[] {
  return world.postings.flatMap(({ key: postingKey, createdAt, removed }): CaseStep[] => {
    if (removed === null) return [];
    const { code, reason, afterDays, restoredAfterDays, restoredReason } = removed;
    const at = daysAfter(createdAt, afterDays);
    const taken: CaseStep = { at, kind: 'posting', move: 'remove', postingKey, code, reason };
    if (restoredAfterDays === undefined || restoredReason === undefined) return [taken];
    const back = daysAfter(createdAt, restoredAfterDays);
    return [
      taken,
      { at: back, kind: 'posting', move: 'restore', postingKey, code: null, reason: restoredReason },
    ];
  });
}
