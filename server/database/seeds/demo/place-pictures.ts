import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGE_SIZES } from '../../../uploads/sizes.ts';
import { pathOf, uploadsFolder } from '../../../uploads/storage.ts';

export type PictureSource = {
  bytesOf: (file: string) => number;
  /** Puts each picture where the upload with that key has its files. */
  place: (wanted: readonly { key: string; file: string }[]) => Promise<void>;
};

/** Seen from the sources and from the bundle, which lies two folders below the root. */
const FOLDERS = ['../../../../demo/pictures', '../../demo/pictures'];

/** The drawn pictures; null where they were left out of an installation. */
export async function uploadFiles(dataDir: string): Promise<PictureSource | null> {
  const folder = FOLDERS.map((path) => join(import.meta.dirname, path)).find((path) => existsSync(path));
  if (folder === undefined) return null;
  const sizes = new Map<string, number>();
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.webp')))
    sizes.set(name.replace(/\.webp$/, ''), (await stat(join(folder, name))).size);
  return {
    bytesOf: (file) => sizes.get(file) ?? 1,
    place: (wanted) => placeFiles(folder, dataDir, wanted),
  };
}

/** Copies a picture once; what shows it again is another name of the same file, which costs no room. */
async function placeFiles(
  folder: string,
  dataDir: string,
  wanted: readonly { key: string; file: string }[],
): Promise<void> {
  const copies = new Map<string, string>();
  const put = async (source: string, target: string) => {
    await mkdir(dirname(target), { recursive: true });
    const copy = copies.get(source);
    if (copy === undefined) await copyFile(source, target);
    else await link(copy, target);
    copies.set(source, copy ?? target);
  };
  for (const { key, file } of wanted)
    for (const size of IMAGE_SIZES) {
      const small = join(folder, 'small', `${file}.webp`);
      const source = size === 'small' && existsSync(small) ? small : join(folder, `${file}.webp`);
      await put(source, join(uploadsFolder(dataDir), pathOf(key, size)));
    }
}
