import * as z from 'zod';
import {
  APPEAL_KINDS,
  DECISION_ACTIONS,
  DECISION_REASON_CODES,
  REVIEW_DISPLAY_STATUSES,
} from '../../common/constants.ts';
import { CASE_SHARES, QUEUES } from '../../common/cases/queues.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { SCREENING_SIGNALS } from '../screening/signals.ts';
import { byNumber, oneOf } from '../core/http/forgiving-query.ts';
import { id } from '../core/validation.ts';
import { bySlug, listQuery } from './list-query.ts';

const MOST_STARS = 5;

/** Everything that waits, soonest first. */
export const waitingListQuery = listQuery({
  sorts: { due: 'asc' },
  filters: { queue: oneOf(QUEUES), late: oneOf(['yes']), share: oneOf(CASE_SHARES) },
});
export type WaitingListState = z.output<typeof waitingListQuery>;

const userId = z.preprocess((value) => (value === '' ? null : value), id().nullable());
/** A case of a queue goes `from` one administrator (empty: nobody) `to` another one. */
export const assignmentForm = z.strictObject({
  queue: z.enum(QUEUES),
  case_id: id(),
  from: userId,
  to: userId,
});
export type AssignmentInput = z.output<typeof assignmentForm>;

export const decisionListQuery = listQuery({
  sorts: { decided: 'desc', action: 'asc', contractor: 'asc', by: 'asc' },
  filters: {
    action: oneOf(DECISION_ACTIONS),
    reason: oneOf(DECISION_REASON_CODES),
    stars: byNumber(MOST_STARS),
    language: oneOf(LANGUAGES),
  },
});
export type DecisionListState = z.output<typeof decisionListQuery>;

export const caseListQuery = listQuery({
  sorts: { written: 'desc', stars: 'asc', contractor: 'asc', author: 'asc' },
  filters: {
    status: oneOf([...REVIEW_DISPLAY_STATUSES, 'late', 'appealed']),
    signal: oneOf(SCREENING_SIGNALS),
    response: oneOf(['active', 'held', 'inactive', 'deleted', 'none']),
    region: bySlug(),
    language: oneOf(LANGUAGES),
    stars: byNumber(MOST_STARS),
  },
});
export type CaseListState = z.output<typeof caseListQuery>;

/** The queue; without a state, what is open. */
export const appealListQuery = listQuery({
  sorts: { due: 'asc', filed: 'desc', contractor: 'asc', region: 'asc' },
  filters: {
    state: oneOf(['late', 'accepted', 'rejected', 'withdrawn', 'all']),
    kind: oneOf(APPEAL_KINDS),
    region: bySlug(),
  },
});
export type AppealListState = z.output<typeof appealListQuery>;

export const appealedRegionsQuery = listQuery({
  sorts: { open: 'desc', late: 'desc', oldest: 'asc', region: 'asc' },
});
export type AppealedRegionsState = z.output<typeof appealedRegionsQuery>;
