import { defineCommand } from 'citty';
import { ArchiveError } from '../../archive/archive-error.ts';
import { loadConfig } from '../../core/config/config.ts';
import { say, step } from '../../core/process/console.ts';
import { refuseOtherLog } from '../../public-log/head-file.ts';
import { commandPath } from '../command-path.ts';
import { restoreArchive, withRestored, type ArchiveRestored } from './restore-archive.ts';

export const restoreTo = defineCommand({
  meta: {
    name: 'restore-to',
    description: 'Restore the archive of the embedded database into a new folder, as it was at a moment',
  },
  args: {
    into: { type: 'string', description: 'The new DATA_DIR, empty or not there yet', required: true },
    time: {
      type: 'string',
      description: 'The moment, with its zone: 2026-11-28T03:12:00-07:00; left out, all that there is',
    },
    base: {
      type: 'string',
      description: 'A base backup of the list that backups shows; left out, the right one',
    },
  },
  run: async ({ args }) => {
    const config = loadConfig();
    const { archive } = config;
    if (archive === null) throw new ArchiveError('ARCHIVE is not set: there is no archive to restore from.');
    const time = args.time === undefined ? null : momentOf(args.time);
    const into = commandPath(args.into);
    const restored = await step('Restoring the archive', () =>
      restoreArchive({ config, archive, into, time, baseId: args.base ?? null, usesDisk: true }),
    ).catch((error: unknown) => {
      process.stdout.write('\n');
      throw error;
    });
    report(restored, time);
    await withRestored(into, ({ database }) => refuseOtherLog(database, { ...config, dataDir: into })).catch(
      (error: Error) => say(`The public log: ${error.message}`),
    );
    const { problems } = restored.verified;
    problems.forEach(say);
    if (problems.length > 0) throw new Error(`It was restored into ${into}, and not all of it is right.`);
    say(`Stop the server, set DATA_DIR=${into}, and start it. The former folder stays as it is.`);
  },
});

/** Throws for a moment without a zone: an hour more or less is another restore. */
export function momentOf(text: string): Date {
  const moment = new Date(text);
  const isWhole = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(
    text,
  );
  if (!isWhole || Number.isNaN(moment.getTime()))
    throw new ArchiveError(
      `${text} is no moment with a zone, such as 2026-11-28T03:12:00-07:00 or 2026-11-28T10:12:00Z.`,
    );
  if (moment.getTime() > Date.now()) throw new ArchiveError(`${text} has not come yet.`);
  return moment;
}

function report(
  { base, lastTransaction, reachedTime, uploads, verified, migrated }: ArchiveRestored,
  time: Date | null,
): void {
  const last = lastTransaction ?? new Date(base.endedAt);
  say(`From the base backup ${base.id}. The last transaction in it is of ${last.toISOString()}.`);
  if (time !== null && !reachedTime)
    say(
      `The archive ends there: changes between that and ${time.toISOString()}, if there were any, are not in it.`,
    );
  if (migrated > 0) say(`It was of an earlier version: ${migrated} migrations were applied.`);
  say(
    `${verified.rows} rows in ${verified.tables} tables, ${verified.decisions} decisions in an unbroken chain, ${verified.logEntries} entries of the public log.`,
  );
  if (uploads === null) say('Uploads are in the bucket, which was left as it is.');
  else {
    say(`${uploads.files} files of ${verified.uploads.known} uploads.`);
    const [first] = uploads.missing;
    if (first !== undefined) say(`${uploads.missing.length} uploads are not in the archive (${first} …).`);
  }
}
