import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_SIZES } from '../../../uploads/sizes.ts';
import type { Storage } from '../../../uploads/storage/interface.ts';
import { pathOf } from '../../../uploads/stored-files.ts';
import type { Queryable } from '../../client.ts';
import { demoPath } from './world-file.ts';

const AT_ONCE = 16;

type Placed = { source: string; path: string };

/** Puts each picture where the upload with its name has its files. */
export async function placePictures(database: Queryable, storage: Storage): Promise<void> {
  const folder = demoPath('pictures');
  const uploads = await database.selectFrom('uploads').select(['key', 'original_name as name']).execute();
  const placed = uploads.flatMap(({ key, name }) =>
    IMAGE_SIZES.map((size): Placed => {
      const small = join(folder, 'small', name);
      const source = size === 'small' && existsSync(small) ? small : join(folder, name);
      return { source, path: pathOf(key, size) };
    }),
  );
  if (storage.folder === null) await sendAll(storage, placed);
  else await linkAll(storage.folder, placed);
}

/** Copies a picture once; what shows it again is another name of the same file, which costs no room. */
async function linkAll(folder: string, placed: readonly Placed[]): Promise<void> {
  const copies = new Map<string, string>();
  for (const { source, path } of placed) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const copy = copies.get(source);
    if (copy === undefined) await copyFile(source, target);
    else await link(copy, target);
    copies.set(source, copy ?? target);
  }
}

/** A bucket knows no second names: each is sent, some at a time. */
async function sendAll(storage: Storage, placed: readonly Placed[]): Promise<void> {
  for (let from = 0; from < placed.length; from += AT_ONCE)
    await Promise.all(
      placed
        .slice(from, from + AT_ONCE)
        .map(async ({ source, path }) => storage.write(path, await readFile(source))),
    );
}
