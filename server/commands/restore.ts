import { defineCommand } from 'citty';
import { say, step } from '../core/process/console.ts';
import { checkBackup } from './backup/read-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { sizesIn } from './backup/sizes.ts';
import { directTarget } from '../database/client.ts';
import { storageOf } from '../uploads/storage/storage.ts';
import { BackupError } from './backup/tar.ts';
import { withDatabase } from './command-app.ts';
import { commandPath } from './command-path.ts';

export const restore = defineCommand({
  meta: { name: 'restore', description: 'Put a backup into an empty database; all of it, or nothing' },
  args: {
    file: { type: 'positional', description: 'A file that backup has written', required: true },
    replace: {
      type: 'boolean',
      description: 'Delete what the database and the folder of uploads hold, and put the backup in its place',
    },
  },
  run: async ({ args }) => {
    const file = commandPath(args.file);
    const manifest = await step('Checking the backup', () => checkBackup(file)).catch((error: unknown) => {
      process.stdout.write('\n');
      throw error instanceof BackupError
        ? new BackupError(`${file} cannot be restored. ${error.message}`)
        : error;
    });
    await withDatabase(({ handle, target, config }) =>
      step('Restoring it', async () => {
        // No other connection of ours may exist either.
        await handle.close();
        await restoreBackup({
          target: directTarget(target),
          dataDir: config.dataDir,
          storage: storageOf(config),
          file,
          manifest,
          replace: args.replace === true,
        });
      }),
    );
    say(`Restored ${sizesIn(manifest)} of ${manifest.createdAt}. The chain of decisions is unbroken.`);
  },
});
