import { readFileSync, readdirSync, statSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArchiveProgramSettings } from './wal-command.ts';
import { refuseOtherArchive } from './mark.ts';
import { openStore } from './store.ts';
import { pushWal, readWal } from './wal-segments.ts';

/**
 * The program that PostgreSQL starts for each file of its write-ahead log: `push SETTINGS PATH NAME` to archive it, `fetch …` to
 * restore it. Exit code 0: done. 1: try again, or, of a fetch, there is no such file.
 */
const [verb = '', settingsFile = '', path = '', name = ''] = process.argv.slice(2);
const MEGABYTE = 1_048_576;
/** PostgreSQL ends a recovery on a signal or a code above 125; a failing archive must not look like its end. */
const STOP_RECOVERY = 126;

async function main(): Promise<number> {
  const { place, queueMegabytes, systemIdentifier } = JSON.parse(
    readFileSync(settingsFile, 'utf8'),
  ) as ArchiveProgramSettings;
  const store = openStore(place);
  if (verb === 'fetch') return fetchInto(path);
  try {
    if (systemIdentifier !== undefined) await refuseOtherArchive(store, systemIdentifier);
    await pushWal(store, path, name);
    return 0;
  } catch (error) {
    tell(`${name} could not be archived: ${(error as Error).message}`);
    const waiting = waitingMegabytes(dirname(path));
    if (waiting <= queueMegabytes) return 1;
    tell(
      `${name} is given up: ${Math.round(waiting)} MB wait for the archive, more than ARCHIVE_QUEUE_MB. The archive has a gap until the next base backup.`,
    );
    return 0;
  }

  async function fetchInto(target: string): Promise<number> {
    try {
      const found = (await readWal(store, name)) ?? readLocal(name);
      if (found === null) return 1;
      writeFileSync(`${target}.part`, found);
      renameSync(`${target}.part`, target);
      return 0;
    } catch (error) {
      tell(`${name} could not be read from the archive: ${(error as Error).message}`);
      return STOP_RECOVERY;
    }
  }
}

/** Of the files that PostgreSQL keeps because they are not archived yet. */
function waitingMegabytes(folder: string): number {
  const ready = readdirSync(join(folder, 'archive_status')).filter((file) => file.endsWith('.ready'));
  const sizes = ready.map(
    (file) => statSync(join(folder, file.slice(0, -6)), { throwIfNoEntry: false })?.size,
  );
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / MEGABYTE;
}

/** The last changes of a database that has ended: they are on its disk, and not in the archive yet. */
function readLocal(wanted: string): Buffer | null {
  const { alsoFrom } = JSON.parse(readFileSync(settingsFile, 'utf8')) as ArchiveProgramSettings;
  if (alsoFrom === undefined) return null;
  try {
    return readFileSync(join(alsoFrom, wanted));
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

const tell = (sentence: string): void => void process.stderr.write(`archive: ${sentence}\n`);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    tell((error as Error).message);
    process.exit(verb === 'fetch' ? STOP_RECOVERY : 1);
  },
);
