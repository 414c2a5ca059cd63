import { step } from '../core/console.ts';
import type { Config } from '../core/config.ts';
import type { DatabaseHandle } from './client.ts';
import { migrate } from './migrator.ts';
import { seedDemo } from './seeds/demo/seed.ts';
import { seedReference } from './seeds/reference/seed.ts';

/** Migrates, then seeds on the first start; both are safe when two processes start at once. */
export async function prepareDatabase(handle: DatabaseHandle, config: Config): Promise<void> {
  await step('Migrating the database', () => migrate(handle.database));
  if (config.seed === 'none') return;
  await handle.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(7203001)`;
    const [{ seeded } = { seeded: true }] = await sql<
      { seeded: boolean }[]
    >`select exists (select from regions) as seeded`;
    if (seeded) return;
    await step('Filling in regions, trades and postal codes', () => seedReference(handle));
    if (config.seed === 'demo') await step('Building the demo world', () => seedDemo(handle, new Date()));
  });
}
