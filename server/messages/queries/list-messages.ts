import { sql } from 'kysely';
import { MESSAGES_PER_PAGE } from '../../../common/conversations.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { QUOTE, type AnswerRow, type QuoteRow } from '../quote-facts.ts';

export type MessageRow = {
  id: number;
  body: string;
  language: Language;
  isFromContractor: boolean;
  createdAt: Date;
  isRemoved: boolean;
  quote: QuoteRow | null;
  answer: (AnswerRow & { quoteId: number }) | null;
};

/**
 * The latest messages of a conversation, the oldest of them first; `before`: those written before that one. One more than a
 * page tells that there are earlier ones.
 */
export async function listMessages(
  database: Queryable,
  { conversationId, before }: { conversationId: number; before: number | null },
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const latest = await database
    .selectFrom('messages as m')
    .leftJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .leftJoin('quote_answers as a', 'a.message_id', 'm.id')
    .leftJoin('quote_requests as answered', 'answered.id', 'a.quote_request_id')
    .select(['m.id', 'm.body', 'm.language', 'm.is_from_contractor as isFromContractor'])
    .select('m.created_at as createdAt')
    .select(sql<boolean>`m.removed_at is not null`.as('isRemoved'))
    .select(sql<QuoteRow | null>`case when q.id is null then null else ${QUOTE} end`.as('quote'))
    .select(
      sql<
        MessageRow['answer']
      >`case when a.id is null then null else json_build_object('quoteId', answered.id,
        'price_from', a.price_from, 'price_to', a.price_to, 'begins_on', a.begins_on,
        'currency', answered.currency) end`.as('answer'),
    )
    .where('m.conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('m.id', '<', before ?? 0))
    .orderBy('m.id', 'desc')
    .limit(MESSAGES_PER_PAGE + 1)
    .$castTo<MessageRow>()
    .execute();
  const shown = latest.slice(0, MESSAGES_PER_PAGE);
  return { rows: shown.toReversed(), hasEarlier: latest.length > shown.length };
}
