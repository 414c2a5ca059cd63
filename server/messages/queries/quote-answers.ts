import { sql } from 'kysely';
import { notFound } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import { QUOTE, type QuoteRow } from './list-messages.ts';

export type QuoteAnswers = {
  quote: QuoteRow & { description: string; createdAt: Date };
  /** Each contractor asked, with the latest it wrote since; null: nothing yet. */
  asked: (CardRow & { conversationId: number; answer: { body: string; created_at: string } | null })[];
};

/** A request with each contractor's answer. Throws `notFound()` for another user's. */
export async function quoteWithAnswers(
  { database }: ReadContext,
  { id, profileId }: { id: number; profileId: number },
): Promise<QuoteAnswers> {
  const row = await database
    .selectFrom('quote_requests as q')
    .select(['q.description', 'q.created_at as createdAt', QUOTE.as('quote')])
    .where('q.id', '=', id)
    .where('q.profile_id', '=', profileId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const asked = await database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .select(CARD_COLUMNS)
    .select('v.id as conversationId')
    .select(
      sql<{ body: string; created_at: string } | null>`(
        select json_build_object('body', a.body, 'created_at', a.created_at) from messages as a
        where a.conversation_id = v.id and a.is_from_contractor and a.id > m.id and a.removed_at is null
        order by a.id desc limit 1)`.as('answer'),
    )
    .where('m.quote_request_id', '=', id)
    .orderBy('m.id')
    .execute();
  return { quote: { ...row.quote, description: row.description, createdAt: row.createdAt }, asked };
}
