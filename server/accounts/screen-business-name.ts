import type { ReadContext } from '../core/context.ts';
import { screenText } from '../screening/screen-text.ts';

/** Flags the name of a business for an administrator to look at; a name is never refused for it. */
export async function screenBusinessName(tx: ReadContext, contractorId: number, name: string): Promise<void> {
  await tx.database
    .updateTable('contractors')
    .set({
      name_signals: await screenText(tx, name),
      name_checked_at: null,
      name_checked_by_user_id: null,
    })
    .where('id', '=', contractorId)
    .execute();
}
