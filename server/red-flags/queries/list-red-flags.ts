import { sql, type RawBuilder } from 'kysely';
import type { RedFlagState } from '../../../common/cases/red-flags.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { IS_INDEXED, IS_OPEN_TO_ALL } from '../readers.ts';
import type { RedFlagsQuery } from '../schemas.ts';

export type ListedRedFlag = {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  regionId: number | null;
  zone: string | null;
  tradeIds: number[];
  criterionName: string;
  origin: 'report' | 'license';
  /** The last day of the license that the contractor's page shows first; YYYY-MM-DD. */
  licenseExpiresOn: string | null;
  level: RedFlagLevel;
  state: RedFlagState;
  publishedAt: Date | null;
  openedAt: Date;
  expiresOn: string | null;
  closedAt: Date | null;
  isAnswered: boolean;
};

const columns = ({
  language,
}: ReadContext) => sql`f.id, c.slug, c.name, c.city, c.region_id as "regionId", c.zone,
  c.trade_ids as "tradeIds", k.${sql.ref(language)} as "criterionName", f.origin,
  c.license_expires_on as "licenseExpiresOn", f.level, f.state, f.published_at as "publishedAt",
  f.opened_at as "openedAt", f.expires_on as "expiresOn", f.closed_at as "closedAt", f.answer is not null as "isAnswered"`;
const FROM = sql`red_flags as f join contractors as c on c.id = f.contractor_id
  join red_flag_criteria as k on k.key = f.criterion`;

type RedFlagsFilter = Pick<RedFlagsQuery, 'level' | 'status' | 'page'> & {
  regionId: number | null;
  tradeId: number | null;
};
const PER_PAGE = 20;

/** Public red flags, the latest first, and notices of expired licenses behind them; those of hidden listings are left out. */
export async function listRedFlags(
  context: ReadContext,
  { level, status, regionId, tradeId, page }: RedFlagsFilter,
): Promise<{ rows: ListedRedFlag[]; pagination: Pagination }> {
  const conditions: RawBuilder<unknown>[] = [
    status === 'past' ? sql`f.state <> 'published' and ${IS_OPEN_TO_ALL}` : IS_INDEXED,
    ...(level === null ? [] : [sql`f.level = ${level}`]),
    ...(regionId === null ? [] : [sql`c.region_id = ${regionId}`]),
    ...(tradeId === null ? [] : [sql`c.trade_ids @> array[${tradeId}::integer]`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${FROM} where ${where}`.execute(context.database);
  const pagination = paginate(counted.rows[0]?.total ?? 0, page, PER_PAGE);
  const { rows } = await sql<ListedRedFlag>`
    select ${columns(context)} from ${FROM} where ${where}
    order by f.origin = 'license', f.published_at desc, f.id desc
    limit ${PER_PAGE} offset ${(pagination.current_page - 1) * PER_PAGE}`.execute(context.database);
  return { rows, pagination };
}

const OWN_SHOWN = 20;

/** The reader's reports, and those about their business, in any state; the latest first. */
export async function ownRedFlags(context: ReadContext): Promise<ListedRedFlag[]> {
  const { viewer } = context;
  if (!viewer) return [];
  const { rows } = await sql<ListedRedFlag>`
    select ${columns(context)} from ${FROM}
    where f.reporter_user_id = ${viewer.userId} or f.contractor_id = ${viewer.contractorId ?? 0}
    order by f.id desc limit ${OWN_SHOWN}`.execute(context.database);
  return rows;
}

/** Published red flags of one contractor, the gravest first. */
export async function activeRedFlags(context: ReadContext, contractorId: number): Promise<ListedRedFlag[]> {
  const { rows } = await sql<ListedRedFlag>`
    select ${columns(context)} from ${FROM}
    where f.contractor_id = ${contractorId} and f.state = 'published'
    order by array_position(array['alert', 'warning', 'notice'], f.level), f.published_at desc
    limit ${OWN_SHOWN}`.execute(context.database);
  return rows;
}

/** The latest warnings and alerts, those of the reader's region first. */
export async function latestRedFlags(
  context: ReadContext,
  { regionId, count }: { regionId: number | null; count: number },
): Promise<ListedRedFlag[]> {
  const { rows } = await sql<ListedRedFlag>`
    select ${columns(context)} from ${FROM}
    where ${IS_INDEXED} and f.level <> 'notice'
    order by (c.region_id is not distinct from ${regionId}::integer) desc, f.published_at desc, f.id desc
    limit ${count}`.execute(context.database);
  return rows;
}
