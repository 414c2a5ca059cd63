import { createWriteStream } from 'node:fs';
import { mkdir, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../uploads/storage/interface.ts';

const PRIVATE = 0o700;

/** Beside the uploads, so that a file moves without being copied. */
export const stagingFolder = (dataDir: string): string => join(dataDir, 'uploads-restoring');

export async function stageUpload(
  dataDir: string,
  path: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const place = join(stagingFolder(dataDir), path);
  await mkdir(dirname(place), { recursive: true, mode: PRIVATE });
  await pipeline(Readable.from(content), createWriteStream(place, { flags: 'wx', flush: true }));
}

/**
 * Moves all staged files among the uploads. Names are random, so files never collide. A restore that fails
 * afterwards leaves files that no row names, which a nightly job removes.
 */
export async function moveStaged(dataDir: string, storage: Storage): Promise<void> {
  const staging = stagingFolder(dataDir);
  await mkdir(staging, { recursive: true, mode: PRIVATE });
  for await (const folder of await opendir(staging)) {
    for await (const { name } of await opendir(join(staging, folder.name)))
      await storage.adopt(`uploads/${folder.name}/${name}`, join(staging, folder.name, name));
  }
}
