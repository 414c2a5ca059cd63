import { sql } from 'kysely';
import { QUOTES_PER_PAGE } from '../../../common/quotes.ts';
import type { Currency } from '../../../common/format/currencies.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import type { Queryable } from '../../database/client.ts';
import type { PriceRow } from '../../messages/quote-facts.ts';
import { CURRENT_HIRE, latestAnswer, type HireRow } from './latest-answer.ts';

type ListedQuote = { id: number; trade_id: number; place: string; currency: Currency; createdAt: Date };
export type SentQuote = ListedQuote & {
  hire: HireRow | null;
  asked: { name: string; conversationId: number; price: Omit<PriceRow, 'currency'> | null }[];
};
export type ReceivedQuote = ListedQuote & {
  hire: HireRow | null;
  conversationId: number;
  /** Null: the account is closed. */
  customer: string | null;
  price: Omit<PriceRow, 'currency'> | null;
};
type Listed<Row> = { rows: Row[]; pagination: Pagination };

const PRICE = latestAnswer(
  sql`json_build_object('price_from', a.price_from, 'price_to', a.price_to)`,
).$castTo<Omit<PriceRow, 'currency'> | null>();

/** A page of the requests that a user sent, the latest first. */
export async function listSentQuotes(
  database: Queryable,
  profileId: number,
  page: number,
): Promise<Listed<SentQuote>> {
  const { total } = await database
    .selectFrom('quote_requests')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, QUOTES_PER_PAGE);
  const rows = await database
    .selectFrom('quote_requests as q')
    .select(['q.id', 'q.trade_id', 'q.place', 'q.currency', 'q.created_at as createdAt'])
    .select(CURRENT_HIRE.as('hire'))
    .select(
      sql<SentQuote['asked']>`coalesce((
        select json_agg(json_build_object('name', c.name, 'conversationId', v.id, 'price', ${PRICE}) order by m.id)
        from messages as m join conversations as v on v.id = m.conversation_id
        join contractors as c on c.id = v.contractor_id where m.quote_request_id = q.id), '[]')`.as('asked'),
    )
    .where('q.profile_id', '=', profileId)
    .orderBy('q.id', 'desc')
    .limit(QUOTES_PER_PAGE)
    .offset((pagination.current_page - 1) * QUOTES_PER_PAGE)
    .$castTo<SentQuote>()
    .execute();
  return { rows, pagination };
}

/** A page of the requests that a business got, the latest first; those of an earlier owner are not shown. */
export async function listReceivedQuotes(
  database: Queryable,
  contractorId: number,
  page: number,
): Promise<Listed<ReceivedQuote>> {
  const received = database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .where('v.contractor_id', '=', contractorId)
    .where('v.contractor_left_at', 'is', null)
    .where('m.removed_at', 'is', null);
  const { total } = await received.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const pagination = paginate(total, page, QUOTES_PER_PAGE);
  const rows = await received
    .leftJoin('profiles as customer', 'customer.id', 'v.profile_id')
    .leftJoin('users as u', 'u.id', 'customer.user_id')
    .select(['q.id', 'q.trade_id', 'q.place', 'q.currency', 'q.created_at as createdAt'])
    .select(['v.id as conversationId', CURRENT_HIRE.as('hire'), PRICE.as('price')])
    .select(sql<string | null>`case when ${hasLeft('u')} then null else customer.name end`.as('customer'))
    .orderBy('m.id', 'desc')
    .limit(QUOTES_PER_PAGE)
    .offset((pagination.current_page - 1) * QUOTES_PER_PAGE)
    .$castTo<ReceivedQuote>()
    .execute();
  return { rows, pagination };
}
