import type * as z from 'zod';
import { APPEALABLE_ACTIONS } from '../../../common/constants.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { listQuery } from '../list-query.ts';

/** The queue; without a state, what waits. */
export const decisionAppealListQuery = listQuery({
  sorts: { due: 'asc', filed: 'desc', decision: 'desc', appellant: 'asc', contractor: 'asc' },
  filters: {
    state: oneOf(['late', 'accepted', 'rejected', 'withdrawn', 'all']),
    action: oneOf(APPEALABLE_ACTIONS),
  },
});
export type DecisionAppealListState = z.output<typeof decisionAppealListQuery>;
