import { mkdir, opendir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_SIZES, type ImageSize } from './sizes.ts';

/** The variants of an upload's file: an image has three, a document one. */
export type FileVariant = ImageSize | 'document';

const EXTENSION: Record<FileVariant, string> = {
  small: 'webp',
  medium: 'webp',
  large: 'webp',
  document: 'pdf',
};

const FILE_NAME = /^([\w-]+)-(?:(?:small|medium|large)\.webp|document\.pdf)$/;

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** The path of a file below that folder. Two letters of the key keep folders short. */
export const pathOf = (key: string, variant: FileVariant): string =>
  join(key.slice(0, 2).toLowerCase(), `${key}-${variant}.${EXTENSION[variant]}`);

export async function saveFiles(
  dataDir: string,
  key: string,
  files: Partial<Record<FileVariant, Buffer>>,
): Promise<void> {
  for (const [variant, bytes] of Object.entries(files)) {
    const path = join(uploadsFolder(dataDir), pathOf(key, variant as FileVariant));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { flag: 'wx' });
  }
}

/** Takes every file of an upload away; those that are not there are no concern. */
export async function removeFiles(dataDir: string, key: string): Promise<void> {
  for (const variant of [...IMAGE_SIZES, 'document'] as const)
    await rm(join(uploadsFolder(dataDir), pathOf(key, variant)), { force: true });
}

export type StoredFile = { key: string; path: string };

/** Every file of an upload on the disk, one after the other; files with other names are not ours. */
export async function* storedFiles(dataDir: string): AsyncGenerator<StoredFile> {
  const root = uploadsFolder(dataDir);
  // There is none before the first upload.
  await mkdir(root, { recursive: true });
  for await (const folder of await opendir(root)) {
    if (!folder.isDirectory()) continue;
    for await (const { name } of await opendir(join(root, folder.name))) {
      const key = FILE_NAME.exec(name)?.[1];
      if (key !== undefined) yield { key, path: join(root, folder.name, name) };
    }
  }
}
