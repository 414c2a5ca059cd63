import type * as z from 'zod';
import { DATA_REQUEST_ASKERS, DATA_REQUEST_KINDS, DATA_REQUEST_LAWS } from '../../../common/data-requests.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { listQuery } from '../../moderation/list-query.ts';

export const requestListQuery = listQuery({
  sorts: { due: 'asc', received: 'desc', name: 'asc' },
  filters: {
    state: oneOf(['late', 'more_needed', 'carrying_out', 'closed', 'all']),
    kind: oneOf(DATA_REQUEST_KINDS),
    law: oneOf(DATA_REQUEST_LAWS),
    asker: oneOf(DATA_REQUEST_ASKERS),
  },
});
export type RequestListState = z.output<typeof requestListQuery>;
