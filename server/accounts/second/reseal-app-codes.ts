import type { Queryable } from '../../database/client.ts';
import { seal, unseal } from './sealed-key.ts';

/** Encrypts the keys of apps with a new APP_KEY. Those that the former one does not open stay as they are and are counted apart. */
export async function resealAppCodes(
  database: Queryable,
  { former, current }: { former: string; current: string },
): Promise<{ sealed: number; closed: number }> {
  const rows = await database
    .selectFrom('app_codes')
    .select(['user_id', 'secret'])
    .orderBy('user_id')
    .forUpdate()
    .execute();
  let sealed = 0;
  let closed = 0;
  for (const { user_id: userId, secret } of rows) {
    // Taken over already, by a run before this one.
    if (unseal(current, userId, secret)) continue;
    const opened = unseal(former, userId, secret);
    if (opened === null) {
      closed += 1;
      continue;
    }
    await database
      .updateTable('app_codes')
      .set({ secret: seal(current, userId, opened) })
      .where('user_id', '=', userId)
      .execute();
    sealed += 1;
  }
  return { sealed, closed };
}
