import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArchivePlace } from '../core/config/config-archive.ts';

/** Read by the program that PostgreSQL starts (archive-wal.ts). */
export type ArchiveProgramSettings = {
  place: ArchivePlace;
  queueMegabytes: number;
  /** The write-ahead log of the database that is restored, for what was not archived when it ended. */
  alsoFrom?: string;
  /** The database whose mark the archive has to bear; one without it is a disk that is not mounted. */
  systemIdentifier?: string;
};

const FILE = 'archive.json';

/** A shell command for PostgreSQL's archive_command or restore_command. */
export function walCommand(verb: 'push' | 'fetch', folder: string): string {
  const words = [process.execPath, fileURLToPath(program()), verb, join(folder, FILE)];
  // A percent sign of a path would be one of PostgreSQL's own placeholders.
  return `${words.map((word) => quoted(word).replaceAll('%', '%%')).join(' ')} "%p" "%f"`;
}

/** Written in place of an earlier one, in one step, for the program may be reading it. Keys of a bucket are in it. */
export function writeProgramSettings(
  folder: string,
  settings: ArchiveProgramSettings,
  owner?: { uid: number; gid: number },
): void {
  const file = join(folder, FILE);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 });
  if (owner) chownSync(draft, owner.uid, owner.gid);
  renameSync(draft, file);
}

/** Null where this data folder was never archived. */
export function readProgramSettings(folder: string): ArchiveProgramSettings | null {
  const file = join(folder, FILE);
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as ArchiveProgramSettings;
}

/** Beside this file in the sources; in the bundle, all are in one folder. */
function program(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './archive-wal.ts' : './archive-wal.js', own);
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
