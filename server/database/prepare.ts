import { step } from '../core/process/console.ts';
import type { Config } from '../core/config/config.ts';
import { nameBucket } from '../uploads/storage/named-bucket.ts';
import { storageOf } from '../uploads/storage/storage.ts';
import type { DatabaseHandle } from './client.ts';
import { migrate } from './migrator.ts';
import { loadDemo } from './seeds/demo/load.ts';
import { seedReference, syncReference } from './seeds/reference/seed.ts';

const SEED_LOCK = 7_203_001;

/** Migrates, then seeds on the first start; both are safe when two processes start at once. */
export async function prepareDatabase(handle: DatabaseHandle, config: Config): Promise<void> {
  await step('Migrating the database', () => migrate(handle.direct.database));
  if (config.seed === 'none') return;
  const { sql } = handle.direct;
  const session = await sql.reserve();
  try {
    await session`select pg_advisory_lock(${SEED_LOCK})`;
    await seed(handle, config).finally(() => session`select pg_advisory_unlock(${SEED_LOCK})`);
  } finally {
    session.release();
  }
}

async function seed(handle: DatabaseHandle, config: Config): Promise<void> {
  if (await holdsAny(handle, 'regions'))
    await step('Comparing trades and texts', () => syncReference(handle));
  else await step('Filling in regions, trades and postal codes', () => seedReference(handle));
  // A first start may have been interrupted right here, so an unused database gets its demo world now.
  const untouched = !(await holdsAny(handle, 'users')) && !(await holdsAny(handle, 'profiles'));
  if (config.seed !== 'demo' || !untouched) return;
  const storage = nameBucket(storageOf(config), config.s3);
  await step('Loading the demo world', () => loadDemo(handle, new Date(), storage));
}

async function holdsAny(
  { database }: DatabaseHandle,
  table: 'regions' | 'users' | 'profiles',
): Promise<boolean> {
  return (await database.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}
