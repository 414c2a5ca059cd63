import type postgres from 'postgres';
import { PER_PAGE } from '../common/constants.ts';

/** The rows that the requests are about, chosen by number so that they are the same each time. */
export type Samples = {
  contractors: { id: number; slug: string }[];
  /** The pairs of a trade and a region with the most contractors, by slug. */
  pairs: { trade: string; region: string; lastPage: number }[];
  /** US postal codes of contractors. */
  postalCodes: string[];
  trades: string[];
  typos: string[];
  /** Every contractor, for the reviews to post. */
  slugs: string[];
  firstTradeId: number;
};

const MANY = 200;
const PAIRS = 20;

export async function readSamples(sql: postgres.Sql): Promise<Samples> {
  const contractors = await sql<{ id: number; slug: string }[]>`
    select id, slug from contractors where review_count > 0 order by hashint4(id), id limit ${MANY}`;
  const pairs = await sql<{ trade: string; region: string; count: number }[]>`
    select t.slug as trade, r.slug as region, count(*)::integer as count
    from contractors c join regions r on r.id = c.region_id, unnest(c.trade_ids) as trade_id join trades t on t.id = trade_id
    group by t.slug, r.slug order by count desc, t.slug, r.slug limit ${PAIRS}`;
  const postalCodes = await sql<{ postal_code: string }[]>`
    select p.postal_code from profiles p join regions r on r.id = p.region_id
    where p.kind = 'contractor' and r.country = 'US' and p.postal_code is not null order by hashint4(p.id), p.id limit ${MANY}`;
  const trades = await sql<{ slug: string }[]>`select slug from trades order by position limit 12`;
  const words = await sql<{ word: string }[]>`
    select word from search_words where word ~ '^[a-z]{7,12}$' and occurrences between 5 and 2000 order by hashtext(word), word limit ${MANY}`;
  const slugs = await sql<{ slug: string }[]>`select slug from contractors order by id`;
  const [trade] = await sql<{ id: number }[]>`select min(id) as id from trades`;
  return {
    contractors,
    pairs: pairs.map(({ trade, region, count }) => ({
      trade,
      region,
      lastPage: Math.ceil(count / PER_PAGE),
    })),
    postalCodes: postalCodes.map((row) => row.postal_code),
    trades: trades.map((row) => row.slug),
    typos: words.map(({ word }, index) => withTypo(word, index)),
    slugs: slugs.map((row) => row.slug),
    firstTradeId: trade?.id ?? 0,
  };
}

/** A letter left out, doubled, or two of them the wrong way round, behind the third letter. */
export function withTypo(word: string, turn: number): string {
  const at = 3 + (turn % (word.length - 4));
  const letter = word.charAt(at);
  if (turn % 3 === 0) return word.slice(0, at) + word.slice(at + 1);
  if (turn % 3 === 1) return word.slice(0, at) + letter + word.slice(at);
  return word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2);
}
