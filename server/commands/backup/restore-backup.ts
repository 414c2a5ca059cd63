import { rm } from 'node:fs/promises';
import { openDatabase, openDriver, type ConnectionTarget } from '../../database/client.ts';
import { withKyselyOn } from '../../database/kysely-on.ts';
import { MIGRATION_LOCK } from '../../database/dialect.ts';
import { migrate, MIGRATIONS } from '../../database/migrator.ts';
import { verifyChain } from '../../decisions/verify-chain.ts';
import { removeLostFiles } from '../../uploads/jobs/remove-lost-files.ts';
import type { Storage } from '../../uploads/storage/interface.ts';
import { loadRows } from './load-rows.ts';
import type { Manifest } from './manifest.ts';
import { moveStaged, stagingFolder } from './stage-uploads.ts';
import { emptyDatabase, holdsTables, refuseOtherUsers } from './target-database.ts';
import { useFixedFormats, type Tx } from './tables.ts';
import { BackupError } from './tar.ts';

export type RestoreRequest = {
  target: ConnectionTarget;
  /** Holds the files until the rows are in place. */
  dataDir: string;
  storage: Storage;
  file: string;
  /** Of a check of the whole file. */
  manifest: Manifest;
  /** Whether the present data may be deleted. */
  replace: boolean;
};

const LATER_MS = 48 * 3_600_000;

/**
 * Puts a backup in place: the rows in one transaction, then, before its commit, the files. A restore that fails, at any point,
 * leaves the database and the uploads as they were.
 */
export async function restoreBackup(request: RestoreRequest): Promise<void> {
  const { target, dataDir, storage, manifest } = request;
  if (!(manifest.migration in MIGRATIONS))
    throw new BackupError(
      `The backup is of a newer version of the product (${manifest.migration}): install that one first.`,
    );
  const sql = openDriver(target, { max: 1, max_lifetime: null });
  const staging = stagingFolder(dataDir);
  try {
    await rm(staging, { recursive: true, force: true });
    await sql.begin(async (tx) => {
      await restoreRows(tx, request);
      await moveStaged(dataDir, storage);
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
    await sql.end();
  }
  await afterwards(target, storage);
}

async function restoreRows(tx: Tx, { dataDir, file, manifest, replace }: RestoreRequest): Promise<void> {
  await useFixedFormats(tx);
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  await refuseOtherUsers(tx);
  if (await holdsTables(tx)) {
    if (!replace)
      throw new BackupError(
        'The database is not empty: choose an empty one, or say --replace to delete what it holds.',
      );
    await emptyDatabase(tx);
  }
  await withKyselyOn(tx, (transaction) => migrate(transaction, manifest.migration));
  await loadRows(tx, { dataDir, file, manifest });
  await withKyselyOn(tx, async (transaction) => {
    // The check reads tables that an earlier version did not have.
    await migrate(transaction);
    const { checked, headHash, fault } = await verifyChain(transaction);
    const { length, headHash: expected } = manifest.decisions;
    if (fault || checked !== length || headHash !== expected)
      throw new BackupError('The chain of decisions in the backup is broken.');
  });
}

/** Removes the files that belonged to what was replaced, and lets the database look at its new rows. */
async function afterwards(target: ConnectionTarget, storage: Storage): Promise<void> {
  const handle = openDatabase(target, { connections: 1 });
  try {
    await removeLostFiles({ database: handle.database, storage, now: new Date(Date.now() + LATER_MS) });
    await handle.sql`analyze`;
  } finally {
    await handle.close();
  }
}
