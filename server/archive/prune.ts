import type { RestorableBase } from './window.ts';
import { folderOf } from './base-manifest.ts';
import { UNFINISHED, type ArchiveStore } from './store.ts';
import { readArchive, segmentOf } from './window.ts';

const DAY_MS = 86_400_000;
/** An unfinished base backup of this age belongs to a process that was killed. */
const ABANDONED_DAYS = 2;
/** After so many days without a base backup, the clock may be what has changed. */
const SUSPICIOUS_DAYS = 7;
const IN_BASE = /^base\/(\d{8}T\d{9}Z)\//;
const OF_SEGMENT = /^wal\/([\dA-F]{24})(?:\.[\dA-F]{8}\.backup)?\.zst$/;
const REMOVED_ON = /^removed\/(\d{4}-\d{2}-\d{2})\//;

export type Pruned = { bases: string[]; segments: number; files: number };

/**
 * Deletes what is older than `days`: base backups, the write-ahead log before the oldest one, and uploads that were deleted so long
 * ago. The newest base backup that can be restored stays in any case.
 */
export async function pruneArchive(store: ArchiveStore, days: number, now: Date): Promise<Pruned> {
  const { bases } = await readArchive(store);
  const ordered = bases.toSorted((a, b) => placeOf(a) - placeOf(b));
  const newest = ordered.findLast(({ isRestorable }) => isRestorable);
  const pruned: Pruned = { bases: [], segments: 0, files: 0 };
  if (!newest || clockIsSuspicious(ordered)) return pruned;
  // A base backup with a date that has not come yet was made while the clock was wrong.
  const isOld = (base: RestorableBase) => Math.abs(now.getTime() - Date.parse(base.endedAt)) > days * DAY_MS;
  const kept = ordered.filter((base) => base === newest || !isOld(base));
  for (const { id } of ordered.filter((base) => !kept.includes(base))) {
    // Its manifest first: an interrupted deletion leaves no base backup that looks whole.
    await store.remove(`${folderOf(id)}/manifest.json`);
    pruned.bases.push(id);
  }
  await removeAbandoned(store, new Set(kept.map(({ id }) => id)), now);
  pruned.segments = await removeSegments(store, Math.min(...kept.map(placeOf)));
  pruned.files = await removeOldUploads(store, days, now);
  return pruned;
}

/** The order in which base backups were made, whatever the clock said. */
export const placeOf = ({ firstSegment }: Pick<RestorableBase, 'firstSegment'>): number =>
  segmentOf(firstSegment, new Date(0)).number;

function clockIsSuspicious(ordered: readonly RestorableBase[]): boolean {
  const [last, before] = [ordered.at(-1), ordered.at(-2)];
  if (!last || !before) return false;
  return Math.abs(Date.parse(last.endedAt) - Date.parse(before.endedAt)) > SUSPICIOUS_DAYS * DAY_MS;
}

async function removeAbandoned(store: ArchiveStore, kept: Set<string>, now: Date): Promise<void> {
  const { bases } = await readArchive(store);
  const whole = new Set(bases.map(({ id }) => id));
  for (const folder of ['base', 'wal', 'uploads'])
    for await (const { path, writtenAt } of store.list(folder)) {
      const id = IN_BASE.exec(path)?.[1];
      const isLeft = id !== undefined && !kept.has(id) && !whole.has(id);
      const isOld = now.getTime() - writtenAt.getTime() > ABANDONED_DAYS * DAY_MS;
      if ((isLeft || path.endsWith(UNFINISHED)) && isOld) await store.remove(path);
    }
}

async function removeSegments(store: ArchiveStore, first: number): Promise<number> {
  let removed = 0;
  for await (const { path, writtenAt } of store.list('wal')) {
    const name = OF_SEGMENT.exec(path)?.[1];
    if (name === undefined || segmentOf(name, writtenAt).number >= first) continue;
    await store.remove(path);
    removed += 1;
  }
  return removed;
}

async function removeOldUploads(store: ArchiveStore, days: number, now: Date): Promise<number> {
  let removed = 0;
  for await (const { path } of store.list('removed')) {
    const day = REMOVED_ON.exec(path)?.[1];
    if (day === undefined || now.getTime() - Date.parse(day) <= days * DAY_MS) continue;
    await store.remove(path);
    removed += 1;
  }
  return removed;
}
