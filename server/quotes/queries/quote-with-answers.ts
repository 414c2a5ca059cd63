import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import { notFound } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import { QUOTE, type AnswerRow, type QuoteRow } from '../../messages/quote-facts.ts';
import { CURRENT_HIRE, latestAnswer, type HireRow } from './latest-answer.ts';

type GivenAnswer = AnswerRow & {
  id: number;
  included: string;
  language: Language;
  created_at: string;
  isChanged: boolean;
};
export type AskedRow = CardRow & {
  conversationId: number;
  answer: GivenAnswer | null;
  /** Whether it wrote since it was asked, whatever it wrote. */
  hasWritten: boolean;
};
export type QuoteAnswers = {
  quote: QuoteRow & { description: string; createdAt: Date };
  hire: HireRow | null;
  asked: AskedRow[];
};

/** A request with each contractor's latest answer to it. Throws `notFound()` for another user's. */
export async function quoteWithAnswers(
  { database }: ReadContext,
  { id, profileId }: { id: number; profileId: number },
): Promise<QuoteAnswers> {
  const row = await database
    .selectFrom('quote_requests as q')
    .select(['q.description', 'q.created_at as createdAt', QUOTE.as('quote'), CURRENT_HIRE.as('hire')])
    .where('q.id', '=', id)
    .where('q.profile_id', '=', profileId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const asked = await database
    .selectFrom('messages as m')
    .innerJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .select(CARD_COLUMNS)
    .select('v.id as conversationId')
    .select(
      latestAnswer(sql`json_build_object('id', a.id, 'price_from', a.price_from, 'price_to', a.price_to,
        'currency', q.currency, 'begins_on', a.begins_on, 'included', said.body, 'language', said.language,
        'created_at', a.created_at, 'isChanged', exists (
          select from quote_answers as before join messages as sent on sent.id = before.message_id
          where before.quote_request_id = q.id and sent.conversation_id = v.id and before.id < a.id))`)
        .$castTo<GivenAnswer | null>()
        .as('answer'),
    )
    .select(
      // Up to the next request in the same conversation.
      sql<boolean>`exists (
        select from messages as w where w.conversation_id = v.id and w.is_from_contractor and w.id > m.id
          and w.removed_at is null and w.id < coalesce((select min(n.id) from messages as n
            where n.conversation_id = v.id and n.id > m.id and n.quote_request_id is not null), w.id + 1))`.as(
        'hasWritten',
      ),
    )
    .where('m.quote_request_id', '=', id)
    .orderBy('m.id')
    .execute();
  return {
    quote: { ...row.quote, description: row.description, createdAt: row.createdAt },
    hire: row.hire,
    asked,
  };
}
