import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { selectConversations, type ConversationRow } from './select-conversations.ts';

/** Throws `notFound()` where there is none. The policy checks the sides. */
export async function findConversation({ database }: ReadContext, id: number): Promise<ConversationRow> {
  const row = await selectConversations(database).where('v.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A user's latest conversation with a contractor; undefined before the first message. */
export async function conversationWith(
  { database }: ReadContext,
  profileId: number,
  contractorId: number,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('conversations')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('contractor_id', '=', contractorId)
    .where('contractor_left_at', 'is', null)
    .orderBy('last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Locks it until the transaction ends. Throws `notFound()`. */
export async function lockConversation({ database }: ReadContext, id: number) {
  const row = await database
    .selectFrom('conversations')
    .select(['id', 'contractor_id as contractorId', 'profile_id as customerProfileId'])
    .select(sql<boolean>`contractor_left_at is not null`.as('contractorLeft'))
    .select(['customer_last_id as customerLastId', 'contractor_last_id as contractorLastId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
