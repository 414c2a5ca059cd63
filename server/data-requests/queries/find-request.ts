import type { DataRequestLaw, DataRequestState } from '../../../common/data-requests.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isTokenOf, requestIdIn } from '../secret-link.ts';

const select = ({ database }: Pick<ReadContext, 'database'>) =>
  database
    .selectFrom('data_requests')
    .select(['id', 'nonce', 'state', 'law', 'user_id as userId'])
    .select(['received_at as receivedAt', 'due_at as dueAt', 'extended_at as extendedAt'])
    .select('paused_at as pausedAt');

type SelectedRequest = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;
/** A request as far as its rules need it. */
export type FoundRequest = SelectedRequest & { state: DataRequestState; law: DataRequestLaw };

const typed = (row: SelectedRequest): FoundRequest => ({
  ...row,
  state: row.state as DataRequestState,
  law: row.law as DataRequestLaw,
});

/** The id of the request that a secret link opens; throws `notFound()` for any other link. */
export async function idOfToken({ database, config }: ReadContext, token: string): Promise<number> {
  const id = requestIdIn(token);
  const row = id === null ? undefined : await select({ database }).where('id', '=', id).executeTakeFirst();
  if (!row || !isTokenOf(token, row, config.appKey)) throw notFound();
  return row.id;
}

/** Locks a request until the end of the transaction; throws `notFound()` where there is none. */
export async function lockRequest(tx: ReadContext, id: number): Promise<FoundRequest> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return typed(row);
}
