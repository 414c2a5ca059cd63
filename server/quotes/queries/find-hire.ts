import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

export type FoundHire = {
  quoteRequestId: number;
  conversationId: number;
  contractorId: number;
  contractor: string;
  slug: string;
  /** Null: nobody manages it, or its manager of then has left. */
  contractorUserId: number | null;
  customerProfileId: number | null;
  customerUserId: number | null;
  customer: string | null;
  isWithdrawn: boolean;
  /** The first of its request: the others are told once. */
  isFirst: boolean;
  tradeEnglish: string;
  tradeSpanish: string;
  /** Contractors who were asked beside it and still manage their page. */
  others: { contractorId: number; userId: number | null }[];
};

/** A hire with the names of both sides; undefined: it was erased. */
export async function findHire(database: Queryable, hireId: number): Promise<FoundHire | undefined> {
  return database
    .selectFrom('quote_hires as h')
    .innerJoin('quote_requests as q', 'q.id', 'h.quote_request_id')
    .innerJoin('trades as t', 't.id', 'q.trade_id')
    .innerJoin('conversations as v', 'v.id', 'h.conversation_id')
    .innerJoin('contractors as c', 'c.id', 'v.contractor_id')
    .innerJoin('profiles as business', 'business.id', 'v.contractor_id')
    .leftJoin('profiles as customer', 'customer.id', 'q.profile_id')
    .select(['h.quote_request_id as quoteRequestId', 'h.conversation_id as conversationId'])
    .select(['v.contractor_id as contractorId', 'c.name as contractor', 'c.slug'])
    .select(['q.profile_id as customerProfileId', 'customer.name as customer'])
    .select('customer.user_id as customerUserId')
    .select(
      sql<number | null>`case when v.contractor_left_at is null then business.user_id end`.as(
        'contractorUserId',
      ),
    )
    .select(['t.english as tradeEnglish', 't.mexican_spanish as tradeSpanish'])
    .select(sql<boolean>`h.withdrawn_at is not null`.as('isWithdrawn'))
    .select(
      sql<boolean>`not exists (select from quote_hires as before
        where before.quote_request_id = h.quote_request_id and before.id < h.id)`.as('isFirst'),
    )
    .select(
      sql<FoundHire['others']>`coalesce((
        select json_agg(json_build_object('contractorId', other.contractor_id, 'userId', p.user_id))
        from messages as m join conversations as other on other.id = m.conversation_id
        join profiles as p on p.id = other.contractor_id
        where m.quote_request_id = q.id and other.id <> v.id and other.contractor_left_at is null), '[]')`.as(
        'others',
      ),
    )
    .where('h.id', '=', hireId)
    .executeTakeFirst();
}
