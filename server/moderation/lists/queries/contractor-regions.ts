import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Country } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import { isOpenOverdue } from '../../../cases/overdue.ts';
import type { ReadContext } from '../../../core/context.ts';
import { isWaitingAppeal } from '../../own-case.ts';
import type { Slice } from '../../list-query.ts';
import type { ContractorRegionsState } from '../schemas.ts';
import { readingOrder } from '../../../database/reading-order.ts';

export type RegionCounts = {
  contractors: number;
  claimed: number;
  /** Active ones. */
  reviews: number;
  openAppeals: number;
  lateAppeals: number;
};
export type RegionRow = RegionCounts & {
  id: number;
  slug: string;
  code: string;
  name: string;
  country: Country;
  active: boolean;
};

export async function countContractorRegions(
  { database }: ReadContext,
  state: ContractorRegionsState,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from regions r where ${conditionsOf(state)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** Regions with what their contractors add up to; two passes over the counted tables, however many regions are shown. */
export async function listContractorRegions(
  context: ReadContext,
  state: ContractorRegionsState,
  { limit, offset }: Slice,
): Promise<RegionRow[]> {
  const { database, language } = context;
  const { rows } = await sql<RegionRow>`
    select r.id, r.slug, r.code, r.country, r.active, ${sql.ref(`r.${language}`)} as name,
      coalesce(c.contractors, 0) as contractors, coalesce(c.claimed, 0) as claimed, coalesce(c.reviews, 0) as reviews,
      coalesce(a.open, 0) as "openAppeals", coalesce(a.late, 0) as "lateAppeals"
    from regions r
    left join (${countedContractors}) c on c.region_id = r.id
    left join (${countedAppeals(context)}) a on a.region_id = r.id
    where ${conditionsOf(state)}
    order by ${orderOf(state, language)} limit ${limit}::integer offset ${offset}::integer`.execute(database);
  return rows;
}

/** The totals of all regions, including the contractors without a known place. */
export async function totalsOfRegions(context: ReadContext): Promise<RegionCounts> {
  const { rows } = await sql<RegionCounts>`
    select coalesce(sum(c.contractors), 0)::integer as contractors, coalesce(sum(c.claimed), 0)::integer as claimed,
      coalesce(sum(c.reviews), 0)::integer as reviews,
      (select coalesce(sum(a.open), 0)::integer from (${countedAppeals(context)}) a) as "openAppeals",
      (select coalesce(sum(a.late), 0)::integer from (${countedAppeals(context)}) a) as "lateAppeals"
    from (${countedContractors}) c`.execute(context.database);
  return rows[0] ?? { contractors: 0, claimed: 0, reviews: 0, openAppeals: 0, lateAppeals: 0 };
}

const countedContractors = sql`
  select region_id, count(*)::integer as contractors, (count(*) filter (where claimed))::integer as claimed,
    sum(review_count + quote_count)::integer as reviews
  from contractors group by region_id`;

const countedAppeals = (context: ReadContext) => sql`
  select reviewed.region_id, count(*)::integer as open, (count(*) filter (where ${isOpenOverdue('a', context.now)}))::integer as late
  from appeals as a join reviews as r on r.id = a.review_id
  join contractors reviewed on reviewed.id = r.contractor_id
  where ${isWaitingAppeal(context)} group by reviewed.region_id`;

function conditionsOf({ search, filters }: ContractorRegionsState): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    strpos(plain_words(r.english || ' ' || r.mexican_spanish || ' ' || substr(r.code, 4)), plain_words(${search}::text)) > 0
    and (${filters.country}::text is null or r.country = ${filters.country}::text)`;
}

function orderOf({ sort, direction }: ContractorRegionsState, language: Language): RawBuilder<unknown> {
  const name = readingOrder(`r.${language}`, language);
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const COLUMNS = {
    region: name,
    contractors: sql`coalesce(c.contractors, 0)`,
    claimed: sql`coalesce(c.claimed, 0)`,
    reviews: sql`coalesce(c.reviews, 0)`,
    appeals: sql`coalesce(a.open, 0)`,
  };
  return sql`${COLUMNS[sort]} ${way}, ${name}, r.id`;
}
