import type postgres from 'postgres';
import { step } from '../../server/core/process/console.ts';
import { openDatabase, type ConnectionTarget, type DatabaseHandle } from '../../server/database/client.ts';
import { migrate } from '../../server/database/migrator.ts';
import { seedReference } from '../../server/database/seeds/reference/seed.ts';
import { refreshSearchWords } from '../../server/contractors/words/search-words.ts';
import { refreshRatingSummaries } from '../../server/reviews/refresh-summary.ts';
import type { Scale } from '../options.ts';
import { insertContractors } from './contractors.ts';
import { countsOf } from './counts.ts';
import { createDraws } from './draw.ts';
import { withoutIndexes } from './indexes.ts';
import { insertPeople, renewSessions } from './people.ts';
import { insertReviews } from './reviews.ts';

/** Ranks depend on today; in the data set it is always this day. */
export const SUMMARISED_AT = new Date('2026-10-01T00:00:00Z');
const WRITTEN_TABLES = [
  'users',
  'profiles',
  'profile_trades',
  'contractors',
  'contractor_trades',
  'reviews',
  'review_versions',
  'review_responses',
  'sessions',
];

/** Fills an empty database with the same rows each time. The product's own functions compute its sums. */
export async function buildDataset(target: ConnectionTarget, scale: Scale): Promise<void> {
  const handle = openDatabase(target, { connections: 1 });
  try {
    await step(`Data set ${scale}: tables and reference data`, async () => {
      await migrate(handle.database);
      await seedReference(handle);
    });
    await withoutIndexes(handle.sql, WRITTEN_TABLES, () => fill(handle, scale));
    await step('  statistics', () => handle.sql`vacuum (analyze)`);
  } finally {
    await handle.close();
  }
}

async function fill(handle: DatabaseHandle, scale: Scale): Promise<void> {
  const { sql } = handle;
  const counts = countsOf(scale);
  await sql`set synchronous_commit = off`;
  await sql`set work_mem = '256MB'`;
  await sql`set maintenance_work_mem = '512MB'`;
  await createDraws(sql);
  await step(`  ${counts.people.toLocaleString('en')} people`, () => insertPeople(sql, counts));
  await step(`  ${counts.contractors.toLocaleString('en')} contractors`, () =>
    insertContractors(sql, counts),
  );
  await step('  their reviews', () => insertReviews(sql, counts));
  await resetSequences(sql);
  await renewSessions(sql);
  await step('  what a search reads', async () => {
    // Without it the rows just written look like none, and the plan reads all of them for each contractor.
    await sql`analyze`;
    await sql`select refresh_contractor_search(array(select id from contractors))`;
    await refreshSearchWords(handle.database);
  });
  await step('  what the reviews add up to', async () => {
    // The reading of a batch needs this one back.
    await sql`create index bench_reviews_of on reviews (contractor_id)`;
    await sql`create index bench_responses_of on review_responses (review_id)`;
    await sql`analyze`;
    const ids = await sql<{ id: number }[]>`select id from contractors order by id`;
    await refreshRatingSummaries(
      handle.database,
      ids.map(({ id }) => id),
      SUMMARISED_AT,
    );
    await sql`drop index bench_reviews_of, bench_responses_of`;
  });
  // Two passes over every row leave as much behind as there is.
  await sql`vacuum full contractors`;
}

async function resetSequences(sql: postgres.Sql): Promise<void> {
  for (const table of ['users', 'profiles', 'sessions']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(100000, (select max(id) from ${sql(table)})))`;
  }
}
