import type * as z from 'zod';
import { RED_FLAG_LEVELS, RED_FLAG_PHASES, RED_FLAG_STATES } from '../../../common/cases/red-flags.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { listQuery } from '../list-query.ts';

const [, ...DECIDED] = RED_FLAG_STATES;

/** The queue; without a state, what is open. */
export const redFlagListQuery = listQuery({
  sorts: { due: 'asc', opened: 'desc' },
  filters: {
    state: oneOf([...RED_FLAG_PHASES, ...DECIDED, 'all']),
    level: oneOf(RED_FLAG_LEVELS),
  },
});
export type RedFlagListState = z.output<typeof redFlagListQuery>;
