import { defineCommand } from 'citty';
import { ArchiveError } from '../../archive/archive-error.ts';
import { openStore } from '../../archive/store.ts';
import { readArchive, type ArchiveContent } from '../../archive/window.ts';
import { loadConfig } from '../../core/config/config.ts';
import { say } from '../../core/process/console.ts';

export const backups = defineCommand({
  meta: {
    name: 'backups',
    description: 'List what the archive holds, and from when to when it can be restored',
  },
  run: async () => {
    const { archive } = loadConfig();
    if (archive === null) throw new ArchiveError('ARCHIVE is not set: nothing is archived.');
    const store = openStore(archive.place);
    const content = await readArchive(store);
    linesOf(content).forEach(say);
    if (content.bases.every(({ isRestorable }) => !isRestorable))
      throw new ArchiveError(`Nothing can be restored from ${store.name} yet.`);
  },
});

/** One line for each base backup, each gap and the whole. */
export function linesOf({ bases, broken, gaps, segments }: ArchiveContent): string[] {
  const usable = bases.filter(({ isRestorable }) => isRestorable);
  const oldest = usable
    .map(({ endedAt }) => endedAt)
    .toSorted()
    .at(0);
  const newest = usable
    .map(({ reachesAt }) => reachesAt.toISOString())
    .toSorted()
    .at(-1);
  return [
    ...bases.map(({ id, endedAt, reachesAt, bytes, isRestorable }) =>
      isRestorable
        ? `${id}  ${(bytes / 1_048_576).toFixed(0)} MB  restores ${endedAt} to ${reachesAt.toISOString()}`
        : `${id}  ${(bytes / 1_048_576).toFixed(0)} MB  CANNOT BE RESTORED: a part of its write-ahead log is missing`,
    ),
    ...broken.map((id) => `${id}  CANNOT BE RESTORED: its manifest was altered or cut off`),
    ...gaps.map(
      ({ after, before }) =>
        `GAP: ${before.number - after.number - 1} segments are missing between ${after.writtenAt.toISOString()} and ${before.writtenAt.toISOString()}`,
    ),
    `${bases.length} base backups, ${segments.length} segments of the write-ahead log.`,
    ...(oldest !== undefined && newest !== undefined
      ? [`Oldest moment that can be restored: ${oldest}`, `Newest: ${newest}`]
      : []),
  ];
}
