import { detectLanguage } from '../content/text-language.ts';
import type { ReadContext } from '../core/context.ts';

export type NewMessage = {
  conversationId: number;
  authorProfileId: number;
  isFromContractor: boolean;
  body: string;
  quoteRequestId?: number;
};

/** Writes a message at the end of a conversation, which its author has read with it, and announces it. Answers its id. */
export async function writeMessage(tx: ReadContext, message: NewMessage): Promise<number> {
  const { database, now, language } = tx;
  const { conversationId, authorProfileId, isFromContractor, body, quoteRequestId = null } = message;
  const { id } = await database
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      author_profile_id: authorProfileId,
      is_from_contractor: isFromContractor,
      body,
      language: detectLanguage(body, language),
      quote_request_id: quoteRequestId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('conversations')
    .set(
      isFromContractor
        ? { contractor_last_id: id, contractor_read_id: id, last_message_at: now }
        : { customer_last_id: id, customer_read_id: id, last_message_at: now },
    )
    .where('id', '=', conversationId)
    .execute();
  tx.announce({ name: 'message.sent', messageId: id, conversationId, isFromContractor });
  return id;
}

/** Begins a conversation between a customer and a contractor. */
export async function beginConversation(
  { database, now }: ReadContext,
  { profileId, contractorId }: { profileId: number; contractorId: number },
): Promise<number> {
  const { id } = await database
    .insertInto('conversations')
    .values({ profile_id: profileId, contractor_id: contractorId, created_at: now, last_message_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
