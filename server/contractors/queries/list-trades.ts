import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { sortedBy } from '../../database/reading-order.ts';

/** A trade with everything about it that can be edited, and who uses it. */
export type TradeRow = {
  id: number;
  slug: string;
  english: string;
  mexican_spanish: string;
  icon: string;
  cslb_classes: string[];
  synonyms: Record<Language, string[]>;
  version: number;
  edited_at: Date | null;
  contractors: number;
  reviews: number;
};

export type TradeSearch = {
  /** Part of a name, a synonym, a license class. */
  search: string;
  used: boolean | null;
  sort: 'position' | 'name' | 'contractors' | 'reviews';
  direction: 'asc' | 'desc';
  language: Language;
};

export async function countTrades(database: Queryable, search: TradeSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${counted}) t where ${conditionsOf(search)}`.execute(database);
  return rows[0]?.total ?? 0;
}

export async function listTrades(
  database: Queryable,
  search: TradeSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select t.id, t.slug, t.english, t.mexican_spanish, t.icon, t.cslb_classes, t.version, t.edited_at, t.contractors, t.reviews,
      json_build_object('english', ${synonymsIn('english')}, 'mexican_spanish', ${synonymsIn('mexican_spanish')}) as synonyms
    from (${counted}) t where ${conditionsOf(search)}
    order by ${orderOf(search)} limit ${limit}::integer offset ${offset}::integer`.execute(database);
  return rows;
}

const counted = sql`
  select trades.id, slug, english, mexican_spanish, icon, cslb_classes, version, edited_at, position,
    coalesce(had.contractors, 0) as contractors, coalesce(about.reviews, 0) as reviews
  from trades
  left join (select trade_id, count(*)::integer as contractors from profile_trades group by trade_id) had
    on had.trade_id = trades.id
  left join (select trade_id, count(*)::integer as reviews from reviews group by trade_id) about
    on about.trade_id = trades.id`;

const synonymsIn = (language: Language) => sql`(
  select coalesce(json_agg(s.word order by s.word), '[]'::json) from trade_synonyms s
  where s.trade_id = t.id and s.language = ${language}::text)`;

function conditionsOf({ search, used }: TradeSearch): RawBuilder<SqlBool> {
  const words = sql`fold_text(${search}::text)`;
  return sql<SqlBool>`
    (strpos(fold_text(concat_ws(' ', t.english, t.mexican_spanish, t.slug, array_to_string(t.cslb_classes, ' '))), ${words}) > 0
      or exists (select from trade_synonyms s where s.trade_id = t.id and strpos(fold_text(s.word), ${words}) > 0))
    and (${used}::boolean is null or (t.contractors + t.reviews > 0) = ${used}::boolean)`;
}

function orderOf({ sort, direction, language }: TradeSearch): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const column = { position: 'position', name: language, contractors: 'contractors', reviews: 'reviews' }[
    sort
  ];
  return sql`${sortedBy(`t.${column}`, language)} ${way}, t.position, t.id`;
}
