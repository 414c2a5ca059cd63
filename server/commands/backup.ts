import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
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
    await withDatabase(async ({ target, config }) => {
      const manifest = await writeBackup({ target, storage: storageOf(config), now: new Date() }, file);
      say(`Saved ${sizesIn(manifest)} in ${file}.`);
      say('APP_KEY is not in it: keep .env too, apart from the backup.');
    });
  },
});
