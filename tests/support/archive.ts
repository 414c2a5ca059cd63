import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type ArchiveStore } from '../../server/archive/store.ts';
import type { BaseManifest } from '../../server/archive/base-manifest.ts';

export type TestArchive = { folder: string; store: ArchiveStore; remove: () => void };

/** An empty archive in a folder of its own. */
export function createArchive(): TestArchive {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-archive-test-'));
  return {
    folder,
    store: openStore({ folder }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The name of a segment of timeline 1, or of another one. */
export const segment = (number: number, timeline = 1): string =>
  [timeline, 0, number].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');

/** Puts the manifest of a base backup into an archive, whose log begins and ends with one segment. */
export async function putBase(
  store: ArchiveStore,
  { number, endedAt, timeline = 1 }: { number: number; endedAt: Date; timeline?: number },
): Promise<string> {
  const id = endedAt.toISOString().replace(/[-:.]/g, '');
  const manifest: BaseManifest = {
    format: 'plumbline-base',
    version: 1,
    id,
    systemIdentifier: '1',
    postgres: 18,
    timeline,
    firstSegment: segment(number, timeline),
    lastSegment: segment(number, timeline),
    beganAt: endedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    parts: [],
    bytes: 0,
    folders: [],
  };
  await store.put(`base/${id}/manifest.json`, [Buffer.from(JSON.stringify(manifest))]);
  return id;
}

export async function pathsOf(store: ArchiveStore, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of store.list(folder)) paths.push(path);
  return paths.toSorted();
}
