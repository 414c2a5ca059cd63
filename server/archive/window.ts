import type { BaseManifest } from './base-manifest.ts';
import { listBases } from './base-manifest.ts';
import type { ArchiveStore } from './store.ts';

const SEGMENT = /^wal\/([\dA-F]{24})\.zst$/;
const HISTORY = /^wal\/([\dA-F]{8})\.history\.zst$/;
/** Segments of 16 MB: so many fit under one number of 4 GB. */
const PER_LOG = 256;

export type StoredSegment = { name: string; timeline: number; number: number; writtenAt: Date };
/** Two neighbours of one timeline between which segments are missing. */
export type Gap = { after: StoredSegment; before: StoredSegment };
export type RestorableBase = BaseManifest & {
  /** The last moment up to which its write-ahead log is in the archive without a gap. */
  reachesAt: Date;
  /** Its own log is whole, so it can be restored. */
  isRestorable: boolean;
};
export type ArchiveContent = {
  bases: RestorableBase[];
  broken: string[];
  gaps: Gap[];
  segments: StoredSegment[];
  timelines: number[];
};

/** Lists an archive: base backups, the segments after each, and gaps. */
export async function readArchive(store: ArchiveStore): Promise<ArchiveContent> {
  const { bases, broken } = await listBases(store);
  const segments: StoredSegment[] = [];
  const timelines = new Set<number>();
  for await (const { path, writtenAt } of store.list('wal')) {
    const name = SEGMENT.exec(path)?.[1];
    if (name !== undefined) segments.push(segmentOf(name, writtenAt));
    const history = HISTORY.exec(path)?.[1];
    if (history !== undefined) timelines.add(Number.parseInt(history, 16));
  }
  segments.sort((a, b) => a.timeline - b.timeline || a.number - b.number);
  for (const { timeline } of segments) timelines.add(timeline);
  const [first] = bases;
  return {
    bases: bases.map((base) => withReach(base, segments)),
    broken,
    gaps: first ? gapsIn(segments, first) : [],
    segments,
    timelines: [...timelines].toSorted((a, b) => a - b),
  };
}

export function segmentOf(name: string, writtenAt: Date): StoredSegment {
  const [timeline, log, part] = [0, 8, 16].map((from) => Number.parseInt(name.slice(from, from + 8), 16));
  return { name, timeline: timeline ?? 0, number: (log ?? 0) * PER_LOG + (part ?? 0), writtenAt };
}

function gapsIn(segments: readonly StoredSegment[], first: BaseManifest): Gap[] {
  const from = segmentOf(first.firstSegment, new Date(0)).number;
  const needed = segments.filter(({ number }) => number >= from);
  return needed.flatMap((before, index) => {
    const after = needed[index - 1];
    const isGap = after?.timeline === before.timeline && before.number > after.number + 1;
    return after && isGap ? [{ after, before }] : [];
  });
}

/** Follows the numbers of its timeline as far as none is missing. */
function withReach(base: BaseManifest, segments: readonly StoredSegment[]): RestorableBase {
  const there = new Map<number, Date>();
  for (const { number, writtenAt, timeline } of segments)
    if (timeline === base.timeline) there.set(number, writtenAt);
  const last = segmentOf(base.lastSegment, new Date(0)).number;
  let number = segmentOf(base.firstSegment, new Date(0)).number;
  let reachesAt = new Date(base.endedAt);
  for (; there.has(number); number += 1) {
    const writtenAt = there.get(number) ?? reachesAt;
    if (writtenAt > reachesAt) reachesAt = writtenAt;
  }
  return { ...base, reachesAt, isRestorable: number > last };
}
