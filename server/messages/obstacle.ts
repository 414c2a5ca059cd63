import type { ReadContext } from '../core/context.ts';
import { isBlockedBetween } from '../relations/queries/blocked.ts';
import { canWrite } from './policy.ts';
import type { ConversationRow } from './queries/select-conversations.ts';

/** The reason why the viewer cannot answer, as text; null: they can. */
export async function obstacleOf(
  { database, viewer, t }: ReadContext,
  { customerProfileId, contractorId, contractorLeft, customerName }: ConversationRow,
  side: 'customer' | 'contractor',
): Promise<string | null> {
  if (!canWrite(viewer)) return t('errors.verify_email_first');
  const hasLeft = side === 'customer' ? contractorLeft : customerName === null;
  if (hasLeft || customerProfileId === null) return t('messages.other_left');
  return (await isBlockedBetween(database, contractorId, customerProfileId)) ? t('messages.blocked') : null;
}
