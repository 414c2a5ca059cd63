import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Notice } from './notice.ts';

/** The side that did not write it. */
export async function noticesOfMessage(
  database: Database,
  { messageId, conversationId, isFromContractor }: EventMap['message.sent'],
): Promise<Notice[]> {
  const found = await database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .innerJoin('profiles as reader', 'reader.id', isFromContractor ? 'v.profile_id' : 'v.contractor_id')
    .leftJoin('profiles as customer', 'customer.id', 'v.profile_id')
    .select(['reader.user_id as userId', 'c.id as contractorId', 'c.name as contractor'])
    .select(['customer.id as customerId', 'customer.name as customer'])
    .leftJoin('quote_answers as a', 'a.message_id', 'm.id')
    .select(['m.quote_request_id as quoteRequestId', 'a.id as answerId'])
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  if (!found) return [];
  const { userId, contractor, customer, contractorId, customerId, quoteRequestId, answerId } = found;
  return [
    {
      userId,
      ...(!isFromContractor && { businessId: contractorId }),
      kind: 'message',
      subject: { type: 'message', id: messageId },
      actorProfileId: isFromContractor ? contractorId : customerId,
      params: {
        name: (isFromContractor ? contractor : customer) ?? '',
        ...(quoteRequestId !== null && !isFromContractor && { news: 'quote_asked' }),
        ...(answerId !== null && { news: 'quote_answered' }),
      },
      target: { name: 'messages.show', params: { id: conversationId } },
    },
  ];
}
