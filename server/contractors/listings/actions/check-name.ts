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
  await transact(context, async (inside) => {
    await lockListing(inside, contractorId);
    const { numUpdatedRows } = await inside.database
      .updateTable('contractors')
      .set({ name_checked_at: inside.now, name_checked_by_user_id: inside.viewer?.userId ?? null })
      .where('id', '=', contractorId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('listings.name_changed');
  });
}
