import { sql } from 'kysely';
import { notFound } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { QUOTE, type AnswerRow, type QuoteRow } from '../../messages/quote-facts.ts';
import { findConversation } from '../../messages/queries/find-conversation.ts';
import type { ConversationRow } from '../../messages/queries/select-conversations.ts';
import { CURRENT_HIRE, latestAnswer, type HireRow } from './latest-answer.ts';

export type ReceivedAnswer = AnswerRow & { included: string };
export type ReceivedQuoteRow = {
  quote: QuoteRow & { description: string; createdAt: Date };
  hire: HireRow | null;
  conversation: ConversationRow;
  answer: ReceivedAnswer | null;
};

/** A request that the viewer's business got. Throws `notFound()` where it got none of that id. */
export async function receivedQuote(
  context: ReadContext,
  { contractorId }: SignedIn,
  id: number,
): Promise<ReceivedQuoteRow> {
  if (contractorId === null) throw notFound();
  const row = await context.database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .select(['q.description', 'q.created_at as createdAt', 'v.id as conversationId', QUOTE.as('quote')])
    .select(CURRENT_HIRE.as('hire'))
    .select(
      latestAnswer(sql`json_build_object('price_from', a.price_from, 'price_to', a.price_to,
        'currency', q.currency, 'begins_on', a.begins_on, 'included', said.body)`)
        .$castTo<ReceivedAnswer | null>()
        .as('answer'),
    )
    .where('q.id', '=', id)
    .where('v.contractor_id', '=', contractorId)
    .where('v.contractor_left_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .orderBy('m.id', 'desc')
    .executeTakeFirst();
  if (!row) throw notFound();
  const { quote, description, createdAt, conversationId, hire, answer } = row;
  const conversation = await findConversation(context, conversationId);
  return { quote: { ...quote, description, createdAt }, hire, conversation, answer };
}

/** Answers, hires and their withdrawal come one after the other. */
export async function lockQuote({ database }: ReadContext, id: number): Promise<void> {
  await database.selectFrom('quote_requests').select('id').where('id', '=', id).forUpdate().execute();
}
