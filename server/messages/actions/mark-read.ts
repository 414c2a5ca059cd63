import type { Context } from '../../core/context.ts';
import type { ConversationRow } from '../queries/select-conversations.ts';

/** Remembers that one side has read all that the other wrote so far. */
export async function markRead(
  { database }: Context,
  conversation: ConversationRow,
  side: 'customer' | 'contractor',
): Promise<void> {
  const { id, customerLastId, contractorLastId, customerReadId, contractorReadId } = conversation;
  if (side === 'customer' ? contractorLastId <= customerReadId : customerLastId <= contractorReadId) return;
  await database
    .updateTable('conversations')
    .set(
      side === 'customer' ? { customer_read_id: contractorLastId } : { contractor_read_id: customerLastId },
    )
    .where('id', '=', id)
    .execute();
}
