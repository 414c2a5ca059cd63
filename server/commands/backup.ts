import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { recordRun } from '../archive/recovery-runs.ts';
import { say } from '../core/process/console.ts';
import { directTarget } from '../database/client.ts';
import { storageOf } from '../uploads/storage/storage.ts';
import { BackupError } from './backup/tar.ts';
import { writeBackup } from './backup/write-backup.ts';
import { sizesIn } from './backup/sizes.ts';
import { withDatabase } from './command-app.ts';
import { commandPath } from './command-path.ts';

export const backup = defineCommand({
  meta: {
    name: 'backup',
    description: 'Save the database and the uploads, as they are at one moment, in a file',
  },
  args: {
    file: { type: 'positional', description: 'The file to write (.tar.gz)', required: true },
    overwrite: { type: 'boolean', description: 'Replace the file if it exists, once the new one is whole' },
  },
  run: async ({ args }) => {
    const file = commandPath(args.file);
    if (existsSync(file) && args.overwrite !== true)
      throw new BackupError(`The file ${file} exists already: choose another name, or say --overwrite.`);
    await withDatabase(async ({ target, config, handle }) => {
      const before = performance.now();
      const now = new Date();
      const manifest = await writeBackup(
        { target: directTarget(target), storage: storageOf(config), now },
        file,
      );
      const tookMs = performance.now() - before;
      await recordRun(handle.database, {
        kind: 'backup',
        finishedAt: new Date(),
        tookMs,
        restorableTo: now,
        problem: null,
      }).catch(unlessOlder);
      say(`Saved ${sizesIn(manifest)} in ${file}.`);
      say('APP_KEY is not in it: keep .env too, apart from the backup.');
    });
  },
});

/** A database of an earlier version has no table for it. */
function unlessOlder(error: { code?: string }): void {
  if (error.code !== '42P01') throw error;
}
