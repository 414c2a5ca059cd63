import { copyFile, link, mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGE_SIZES, type ImageSize } from '../../../uploads/sizes.ts';
import type { Storage } from '../../../uploads/storage/interface.ts';
import { pathOf, type FileVariant } from '../../../uploads/stored-files.ts';

export type PictureSource = {
  bytesOf: (file: string) => number;
  /** Puts each picture where the upload with that key has its files. */
  place: (wanted: readonly { key: string; file: string }[]) => Promise<void>;
};

const AT_ONCE = 16;
/** Seen from the sources and from the bundle, which lies two folders below the root. */
const FOLDERS = ['../../../../demo/pictures', '../../demo/pictures'];

/** The drawn pictures; null where they were left out of an installation. */
export async function uploadFiles(storage: Storage): Promise<PictureSource | null> {
  const folder = FOLDERS.map((path) => join(import.meta.dirname, path)).find((path) => existsSync(path));
  if (folder === undefined) return null;
  const sizes = new Map<string, number>();
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.webp')))
    sizes.set(name.replace(/\.webp$/, ''), (await stat(join(folder, name))).size);
  return {
    bytesOf: (file) => sizes.get(file) ?? 1,
    place: (wanted) => placeFiles(folder, storage, wanted),
  };
}

/** The formats of each size, as the drawn pictures and the storage name them. */
const FORMATS = [
  { end: 'webp', variantOf: (size: ImageSize): FileVariant => size },
  { end: 'avif', variantOf: (size: ImageSize): FileVariant => `${size}_avif` },
] as const;

type Placed = { source: string; path: string };

async function placeFiles(
  folder: string,
  storage: Storage,
  wanted: readonly { key: string; file: string }[],
): Promise<void> {
  const placed = wanted.flatMap(({ key, file }) =>
    IMAGE_SIZES.flatMap((size) =>
      FORMATS.map(({ end, variantOf }): Placed => {
        const small = join(folder, 'small', `${file}.${end}`);
        const source = size === 'small' && existsSync(small) ? small : join(folder, `${file}.${end}`);
        return { source, path: pathOf(key, variantOf(size)) };
      }),
    ),
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
