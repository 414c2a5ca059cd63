import { sql } from 'kysely';
import { hashPassword } from '../../../accounts/passwords/passwords.ts';
import { refreshSearchWords } from '../../../contractors/words/search-words.ts';
import { CHAIN_START, hashOfDecision } from '../../../decisions/chain.ts';
import { chainedOf, type ChainRow } from '../../../decisions/verify-chain.ts';
import { refreshRatingSummaries } from '../../../reviews/refresh-summary.ts';
import { countRequests } from '../../../review-requests/jobs/count-requests.ts';
import { refreshPriceGuides } from '../../../prices/refresh-price-guides.ts';
import { refreshLandingPages } from '../../../search/landing/refresh-landing-pages.ts';
import type { Storage } from '../../../uploads/storage/interface.ts';
import type { DatabaseHandle, Queryable } from '../../client.ts';
import { insertRows } from '../../insert-rows.ts';
import { placePictures } from './place-pictures.ts';
import { readWorld, referenceDigest, type WorldRow, type WorldTable } from './world-file.ts';

export const DEMO_PASSWORD = 'plumbline';

/** Rows that name a date within something else, made anew once the dates have moved. */
const REMADE: Partial<Record<WorldTable['table'], (rows: WorldRow[]) => WorldRow[]>> = {
  decisions: chained,
  reviews: onFirstOfMonth,
  review_requests: onFirstOfMonth,
  invoices: (rows) =>
    rows.map((row) => ({ ...row, number: numberIn(yearOf(row['paid_at']), row['number']) })),
};

/**
 * Writes the demo world as of `today` into a database with reference data and no users, in one transaction. Every
 * account has the password `plumbline`.
 */
export async function loadDemo(handle: DatabaseHandle, today: Date, storage: Storage): Promise<void> {
  const { reference, tables } = readWorld(today);
  await handle.database.transaction().execute(async (database) => {
    if ((await referenceDigest(database)) !== reference)
      throw new Error(
        'The demo world was written for other trades, regions or plans: load it into a new database, or write it with `npm run demo`',
      );
    for (const { table, rows } of tables) await insertTable(database, table, REMADE[table]?.(rows) ?? rows);
    await insertPasswords(database);
    await setEnds(database);
    await refreshCopies(database, today);
    await placePictures(database, storage);
  });
  // Fresh statistics, or the first searches are planned as if the tables were empty.
  await sql`analyze`.execute(handle.database);
}

/** Columns of later migrations get their defaults. */
async function insertTable(database: Queryable, table: WorldTable['table'], rows: WorldRow[]): Promise<void> {
  await insertRows(database, table, rows as never[]);
  if (rows[0] && 'id' in rows[0])
    await sql`select setval(pg_get_serial_sequence(${table}::text, 'id'), max(id)) from ${sql.table(table)}`.execute(
      database,
    );
}

/** A month is stored as its first day. */
function onFirstOfMonth(rows: WorldRow[]): WorldRow[] {
  return rows.map((row) => ({ ...row, job_month: `${String(row['job_month']).slice(0, 7)}-01` }));
}

/** Each decision hashed with the one before. */
function chained(rows: WorldRow[]): WorldRow[] {
  let previous_hash = CHAIN_START;
  return rows.map((row) => {
    const linked = { ...row, previous_hash };
    previous_hash = hashOfDecision(
      chainedOf({ ...linked, decided_at: new Date(String(row['decided_at'])) } as unknown as ChainRow),
    );
    return { ...linked, hash: previous_hash };
  });
}

const yearOf = (time: unknown): string => String(time).slice(0, 4);
/** An invoice names the year in which it was paid. */
const numberIn = (year: string, number: unknown): string | null =>
  typeof number === 'string' ? number.replace(/\d{4}/, year) : null;

async function insertPasswords(database: Queryable): Promise<void> {
  await sql`
    insert into credentials (user_id, account_id, provider_id, password)
    select id, id::text, 'credential', ${await hashPassword(DEMO_PASSWORD)} from users order by users.id`.execute(
    database,
  );
}

/** The end of the chain of decisions, and the last number of an invoice. */
async function setEnds(database: Queryable): Promise<void> {
  await sql`
    update decision_chain set length = last.id, head_hash = last.hash
    from (select id, hash from decisions order by id desc limit 1) as last`.execute(database);
  await sql`select setval('invoice_numbers', count(number)) from invoices`.execute(database);
}

async function refreshCopies(database: Queryable, today: Date): Promise<void> {
  const contractors = await database.selectFrom('contractors').select('id').execute();
  const ids = contractors.map(({ id }) => id);
  await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
  await refreshRatingSummaries(database, ids, today);
  await refreshSearchWords(database);
  await refreshLandingPages(database);
  await refreshPriceGuides(database, today);
  await countRequests(database, today);
}
