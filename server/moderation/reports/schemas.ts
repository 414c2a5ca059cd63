import type * as z from 'zod';
import { REPORT_CASE_STATES, REPORT_KINDS, REPORT_REASONS } from '../../../common/cases/reports.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { listQuery } from '../list-query.ts';

const [, ...CLOSED] = REPORT_CASE_STATES;

/** The queue; without a state, what waits. */
export const reportListQuery = listQuery({
  sorts: { due: 'asc', opened: 'desc', count: 'desc' },
  filters: {
    state: oneOf(['late', ...CLOSED, 'all']),
    kind: oneOf(REPORT_KINDS),
    reason: oneOf(REPORT_REASONS),
  },
});
export type ReportListState = z.output<typeof reportListQuery>;
