import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MEMBERSHIP_VERSIONS, type MembershipVersion } from '../../common/constants.ts';
import {
  CONTRACTOR_SORTS,
  EVERY_CONTRACTOR,
  type ContractorSearch,
} from '../../common/search/contractor-search.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { listAppeals } from '../moderation/queries/list-appeals.ts';
import { listCases } from '../moderation/queries/list-cases.ts';
import { appealListQuery, caseListQuery } from '../moderation/schemas.ts';
import { refreshRatingSummaries } from '../reviews/refresh-summary.ts';
import { findPage } from '../search/find-page.ts';

/** The parts that must not depend on a plan. */
type FirewallPart = 'order' | 'scores' | 'queues' | 'decisions';
type FirewallResult = {
  searches: number;
  /** Of each part, a digest of every byte of it. */
  digests: Record<FirewallPart, string>;
  difference: { part: FirewallPart; version: MembershipVersion } | null;
};

/** Of each order; of a trade only the first is compared. */
const PAGES = 3;
const QUEUE = { limit: 5_000, offset: 0 };
const BATCH = 1_000;

class Undo extends Error {}

/**
 * Gives every account each plan in turn, recomputes everything, and compares each byte with the earlier
 * result. It happens in one transaction that is undone, so the data stays as it is.
 */
export async function flipEveryPlan(context: Context): Promise<FirewallResult> {
  let result: FirewallResult | null = null;
  try {
    await context.database.transaction().execute(async (database) => {
      result = await compare({ ...context, database });
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (result === null) throw new Error('nothing was compared');
  return result;
}

async function compare(context: ReadContext): Promise<FirewallResult> {
  const searches = await searchesOf(context);
  await workOutAnew(context);
  const digests = await digestAll(context, searches);
  const found = { searches: searches.length, digests };
  for (const version of MEMBERSHIP_VERSIONS) {
    await giveToAll(context, version);
    await workOutAnew(context);
    const now = await digestAll(context, searches);
    const parts = Object.keys(digests) as FirewallPart[];
    const part = parts.find((one) => now[one] !== digests[one]);
    if (part) return { ...found, difference: { part, version } };
  }
  return { ...found, difference: null };
}

async function giveToAll({ database, now }: ReadContext, version: MembershipVersion): Promise<void> {
  await sql`
    insert into memberships (user_id, version) select id, ${version} from users
    on conflict (user_id) do update set version = excluded.version, state = 'active', past_due_since = null,
      cancels_at = null, ended_at = null, updated_at = ${now}`.execute(database);
}

/** Search documents and ratings, as the nightly jobs write them. */
async function workOutAnew({ database, now }: ReadContext): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from contractors where id > ${last} order by id limit ${BATCH}`.execute(database);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
    await refreshRatingSummaries(database, ids, now);
    last = ids.at(-1) ?? last;
  }
}

/** Each order for everywhere, and each trade in its own. */
async function searchesOf({ database }: ReadContext): Promise<ContractorSearch[]> {
  const trades = await database.selectFrom('trades').select('slug').orderBy('id').execute();
  return [
    ...CONTRACTOR_SORTS.flatMap((sort) =>
      Array.from({ length: PAGES }, (_, page) => ({ ...EVERY_CONTRACTOR, sort, page: page + 1 })),
    ),
    ...trades.map(({ slug }) => ({ ...EVERY_CONTRACTOR, trade: slug })),
  ];
}

async function digestAll(
  context: ReadContext,
  searches: readonly ContractorSearch[],
): Promise<FirewallResult['digests']> {
  const order = createHash('sha256');
  for (const search of searches) order.update(JSON.stringify((await findPage(context, search)).rows));
  const queues = createHash('sha256');
  queues.update(JSON.stringify(await listCases(context, caseListQuery.parse({}), QUEUE)));
  queues.update(JSON.stringify(await listAppeals(context, appealListQuery.parse({}), QUEUE)));
  for (const table of QUEUES) queues.update(await rowsOf(context, table));
  return {
    order: order.digest('hex'),
    scores: await rowsOf(context, 'contractors'),
    queues: queues.digest('hex'),
    decisions: await rowsOf(context, 'decisions'),
  };
}

const QUEUES = ['reviews', 'appeals', 'report_cases', 'red_flags', 'contractor_claims'] as const;

/** A digest of every row of a table, in the order of their numbers. */
async function rowsOf(
  { database }: ReadContext,
  table: (typeof QUEUES)[number] | 'contractors' | 'decisions',
): Promise<string> {
  const hash = createHash('sha256');
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; line: string }>`
      select id, row::text as line from ${sql.table(table)} as row where id > ${last} order by id limit ${BATCH}`.execute(
      database,
    );
    for (const { line } of rows) hash.update(line);
    if (rows.length < BATCH) return hash.digest('hex');
    last = rows.at(-1)?.id ?? last;
  }
}
