import { sql } from 'kysely';
import type {
  DataRequestAsker,
  DataRequestKind,
  DataRequestLaw,
  DataRequestOutcome,
  DataRequestState,
} from '../../../common/data-requests.ts';
import { isOpenOverdue } from '../../cases/overdue.ts';
import type { ReadContext } from '../../core/context.ts';
import { sortedBy } from '../../database/reading-order.ts';
import { containing, typedId, type Slice } from '../../moderation/list-query.ts';
import type { RequestListState } from './list-state.ts';

export type RequestRow = {
  id: number;
  name: string;
  asker: DataRequestAsker;
  kind: DataRequestKind;
  law: DataRequestLaw;
  state: DataRequestState;
  outcome: DataRequestOutcome | null;
  asks: string;
  receivedAt: Date;
  dueAt: Date;
};

const SORTS = { due: 'r.due_at', received: 'r.id', name: 'r.name' } as const;

/** Requests that wait for an administrator, unless another choice is made. */
function selectRequests({ database, now }: ReadContext, { search, filters }: RequestListState) {
  const words = containing(search);
  const id = typedId(search);
  const { state, kind, law, asker } = filters;
  return database
    .selectFrom('data_requests as r')
    .where('r.state', '!=', 'unconfirmed')
    .$if(search !== '', (query) =>
      query.where((any) =>
        any.or([
          any('r.name', 'ilike', words),
          any('r.email', 'ilike', words),
          any('r.on_behalf_of', 'ilike', words),
          any('r.file_number', 'ilike', words),
          ...(id === null ? [] : [any('r.id', '=', id)]),
        ]),
      ),
    )
    .$if(kind !== null, (query) => query.where('r.kind', '=', kind ?? ''))
    .$if(law !== null, (query) => query.where('r.law', '=', law ?? ''))
    .$if(asker !== null, (query) => query.where('r.asker', '=', asker ?? ''))
    .$if(state === null || state === 'late', (query) => query.where(isWaitingRequest))
    .$if(state === 'late', (query) => query.where(isOpenOverdue('r', now)))
    .$if(state === 'more_needed' || state === 'carrying_out' || state === 'closed', (query) =>
      query.where('r.state', '=', state ?? ''),
    );
}

/** The clock of a Californian request runs on while its asker is to send more. */
const isWaitingRequest = sql<boolean>`(r.state in ('open', 'carrying_out')
  or (r.state = 'more_needed' and r.law = 'california'))`;

export async function countRequests(context: ReadContext, state: RequestListState): Promise<number> {
  const { total } = await selectRequests(context, state)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listRequests(
  context: ReadContext,
  state: RequestListState,
  { limit, offset }: Slice,
): Promise<RequestRow[]> {
  return selectRequests(context, state)
    .select(['r.id', 'r.name', 'r.asker', 'r.kind', 'r.law', 'r.state', 'r.outcome', 'r.asks'])
    .select(['r.received_at as receivedAt', 'r.due_at as dueAt'])
    .orderBy(sortedBy(SORTS[state.sort], context.language), state.direction)
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .$castTo<RequestRow>()
    .execute();
}
