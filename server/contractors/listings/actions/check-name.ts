import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockListing } from '../queries/lock-listing.ts';

/**
 * Notes that an administrator has looked at the name of a business, so that it is flagged no longer. Throws 409 where the name is
 * another one by now, and 403 for one's own.
 */
export async function checkName(
  context: Context,
  { contractorId, name }: { contractorId: number; name: string },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockListing(tx, contractorId);
    const { numUpdatedRows } = await tx.database
      .updateTable('contractors')
      .set({ name_checked_at: tx.now, name_checked_by_user_id: tx.viewer?.userId ?? null })
      .where('id', '=', contractorId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('listings.name_changed');
  });
}
