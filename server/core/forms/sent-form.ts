import type { RouteName } from '../../../common/routes/route-table.ts';
import type { Queryable } from '../../database/client.ts';

/** One form as one user sends it. `isClaimed`: this request has done its work. */
export type SentForm = {
  key: string;
  userId: number;
  route: RouteName;
  bodyHash: string;
  isClaimed: boolean;
};

/** Another request with the same key has done the work. */
export class AlreadyDone extends Error {}

/**
 * Claims the key in the transaction that does the work; waits for another one that has it. Throws where that
 * one did the work.
 */
export async function claimKey(database: Queryable, form: SentForm, now: Date): Promise<void> {
  const { key, userId, route: name, bodyHash } = form;
  const row = await database
    .insertInto('idempotency_keys')
    .values({ key, user_id: userId, route: name, body_hash: bodyHash, created_at: now })
    .onConflict((same) => same.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!row) throw new AlreadyDone();
}
