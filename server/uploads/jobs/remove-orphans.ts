import { sql } from 'kysely';
import { UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import type { Database } from '../../database/client.ts';
import type { Storage } from '../storage/interface.ts';
import { removeFiles } from '../stored-files.ts';

/** A column that refers to an upload, which is then in use. */
export type Holder = { table: string; column: string };
export type OrphanJob = { database: Database; storage: Storage; now: Date; holders: readonly Holder[] };

const HOUR_MS = 3_600_000;

/** Removes uploads that were not attached within a day, or that nothing refers to any more. */
export async function removeOrphans({ database, storage, now, holders }: OrphanJob): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_HOURS * HOUR_MS);
  const unattached = await database
    .deleteFrom('uploads')
    .where('visibility', '=', 'uploader')
    .where('created_at', '<', before)
    .returning('key')
    .execute();
  const inUse = holders.map(
    ({ table, column }) =>
      sql<boolean>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = uploads.id)`,
  );
  // Once attached, a file cannot be attached again, so no transaction can take it meanwhile.
  const released = await database
    .deleteFrom('uploads')
    .where('visibility', '!=', 'uploader')
    .where('created_at', '<', before)
    .where(({ not, or }) => not(or(inUse)))
    .returning('key')
    .execute();
  for (const { key } of [...unattached, ...released]) await removeFiles(storage, key);
}
