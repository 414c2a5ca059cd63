import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { readTar } from '../commands/backup/tar.ts';
import { ArchiveError } from './archive-error.ts';
import { folderOf, type BaseManifest } from './base-manifest.ts';
import type { ArchiveStore } from './store.ts';

const PRIVATE = 0o700;
/** PostgreSQL's own names, none of which leads out of the folder. */
const SAFE_NAME = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

type Owner = { uid?: number | undefined; gid?: number | undefined };

/** Writes the files of a base backup into `root`, and compares each part with its checksum. */
export async function unpackBase(
  store: ArchiveStore,
  base: BaseManifest,
  root: string,
  { uid, gid }: Owner,
): Promise<void> {
  const give = async (path: string) => {
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
  };
  await mkdir(root, { recursive: true, mode: PRIVATE });
  await give(root);
  for (const folder of base.folders.toSorted()) {
    refuseUnsafe(folder);
    await mkdir(join(root, folder), { recursive: true, mode: PRIVATE });
    await give(join(root, folder));
  }
  for (const part of base.parts) {
    const found = await store.open(`${folderOf(base.id)}/${part.name}`);
    if (found === null) throw new ArchiveError(`The base backup ${base.id} lacks its part ${part.name}.`);
    const hash = createHash('sha256');
    try {
      await pipeline(
        found,
        countedBy(hash),
        createZstdDecompress(),
        async (unpacked: AsyncIterable<Buffer>) => {
          for await (const { name, content } of readTar(unpacked)) {
            refuseUnsafe(name);
            const path = join(root, name);
            await mkdir(dirname(path), { recursive: true, mode: PRIVATE });
            await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600 }));
            await give(path);
          }
        },
      );
    } catch (error) {
      if (isOfDisk(error)) throw error;
      throw damaged(base, part.name, error);
    }
    if (hash.digest('hex') !== part.sha256) throw damaged(base, part.name);
  }
}

const countedBy = (hash: ReturnType<typeof createHash>) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };

function refuseUnsafe(name: string): void {
  if (!SAFE_NAME.test(name)) throw new ArchiveError(`A base backup holds a file with the name ${name}.`);
}

const isOfDisk = (error: unknown): boolean =>
  typeof (error as { syscall?: unknown }).syscall === 'string' || error instanceof ArchiveError;

const damaged = (base: BaseManifest, part: string, cause?: unknown) =>
  new ArchiveError(`The base backup ${base.id} is damaged: ${part} was altered or cut off.`, { cause });
