import * as z from 'zod';
import { ArchiveError } from './archive-error.ts';
import type { ArchiveStore } from './store.ts';
import { bytesOf } from './wal-segments.ts';

const count = z.int().min(0);
const sha256 = z.string().regex(/^[\da-f]{64}$/);
const segment = z.string().regex(/^[\dA-F]{24}$/);

const schema = z.object({
  format: z.literal('plumbline-base'),
  version: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{9}Z$/),
  systemIdentifier: z.string(),
  postgres: count,
  timeline: count,
  /** The first and the last segment without which it cannot be restored. */
  firstSegment: segment,
  lastSegment: segment,
  beganAt: z.iso.datetime(),
  /** From this moment on it can be restored. */
  endedAt: z.iso.datetime(),
  parts: z.array(z.object({ name: z.string().regex(/^\d{6}\.tar\.zst$/), bytes: count, sha256 })),
  bytes: count,
  /** Empty folders, which an archive of files does not name. */
  folders: z.array(z.string()),
});

/** The last file of a base backup: without it, the backup is unfinished. */
export type BaseManifest = z.infer<typeof schema>;

export const MANIFEST_PATH = /^base\/(\d{8}T\d{9}Z)\/manifest\.json$/;
export const folderOf = (id: string): string => `base/${id}`;

/** Its moment as a name: `20261128T031200000Z`. */
export const idOf = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '');

export async function readManifest(store: ArchiveStore, id: string): Promise<BaseManifest> {
  const found = await store.open(`${folderOf(id)}/manifest.json`);
  if (found === null) throw new ArchiveError(`The base backup ${id} has no manifest.`);
  try {
    return schema.parse(JSON.parse((await bytesOf(found)).toString()));
  } catch (error) {
    throw new ArchiveError(`The manifest of the base backup ${id} was altered or cut off.`, { cause: error });
  }
}

/** Every finished base backup, the oldest first. One whose manifest cannot be read is named in `broken`. */
export async function listBases(store: ArchiveStore): Promise<{ bases: BaseManifest[]; broken: string[] }> {
  const ids: string[] = [];
  for await (const { path } of store.list('base')) {
    const id = MANIFEST_PATH.exec(path)?.[1];
    if (id !== undefined) ids.push(id);
  }
  const bases: BaseManifest[] = [];
  const broken: string[] = [];
  for (const id of ids.toSorted()) {
    const read = await readManifest(store, id).catch((error: unknown) => {
      if (error instanceof ArchiveError) return null;
      throw error;
    });
    if (read === null) broken.push(id);
    else bases.push(read);
  }
  return { bases, broken };
}
