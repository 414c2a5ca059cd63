import type * as z from 'zod';
import { DECISION_ACTIONS, REASON_CODES } from '../../common/constants.ts';
import { LANGUAGES } from '../../common/language.ts';
import { byNumber, listQuery, oneOf } from './list-query.ts';

const MOST_STARS = 5;

export const decisionListQuery = listQuery({
  sorts: { decided: 'desc', action: 'asc', contractor: 'asc', by: 'asc' },
  filters: {
    action: oneOf(DECISION_ACTIONS),
    reason: oneOf(REASON_CODES),
    stars: byNumber(MOST_STARS),
    language: oneOf(LANGUAGES),
  },
});
export type DecisionListState = z.output<typeof decisionListQuery>;
