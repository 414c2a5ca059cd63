import { SHORTLIST_MAX } from '../../../common/search/shortlist.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { keptBy } from '../queries/kept-by.ts';

type Item = { userId: number; contractorId: number };

/** Puts a contractor into the list of an account; one that is in it stays. Throws 409 where the list is full. */
export async function keepContractor(context: Context, { userId, contractorId }: Item): Promise<void> {
  await transact(context, async (tx) => {
    await lockList(tx, userId);
    const kept = await keptBy(tx.database, userId);
    if (kept.includes(contractorId)) return;
    refuseFull(kept);
    await insert(tx, userId, [contractorId]);
  });
}

/** Takes a contractor out of the list; one that is not in it stays out. */
export async function dropContractor({ database }: Context, { userId, contractorId }: Item): Promise<void> {
  await database
    .deleteFrom('shortlist_items')
    .where('user_id', '=', userId)
    .where('contractor_id', '=', contractorId)
    .execute();
}

/** Adds the ids from before the login, as far as the list has room. Ids of no contractor are ignored. */
export async function keepAll(
  context: Context,
  { userId, contractorIds }: { userId: number; contractorIds: readonly number[] },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockList(tx, userId);
    const kept = await keptBy(tx.database, userId);
    const known = await tx.database
      .selectFrom('contractors')
      .select('id')
      .where('id', 'in', [...contractorIds])
      .execute();
    const added = contractorIds.filter((id) => !kept.includes(id) && known.some((row) => row.id === id));
    await insert(tx, userId, added.slice(0, Math.max(0, SHORTLIST_MAX - kept.length)));
  });
}

/** 409 for a list that holds all it may. */
export function refuseFull(kept: readonly number[]): void {
  if (kept.length >= SHORTLIST_MAX) throw conflict('shortlist.full', { maximum: SHORTLIST_MAX });
}

/** Two windows of one account add one after the other. */
async function lockList({ database }: ReadContext, userId: number): Promise<void> {
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function insert({ database, now }: ReadContext, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .insertInto('shortlist_items')
    .values(ids.map((contractor_id) => ({ user_id: userId, contractor_id, created_at: now })))
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
}
