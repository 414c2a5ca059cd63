import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_SIZES, type ImageSize } from './sizes.ts';

/** What a file of an upload is called: an image has three, a document one. */
export type FileVariant = ImageSize | 'document';

const EXTENSION: Record<FileVariant, string> = {
  small: 'webp',
  medium: 'webp',
  large: 'webp',
  document: 'pdf',
};

export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Where a file is below that folder. Two letters of the key keep folders short. */
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
