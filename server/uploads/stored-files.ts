import type { ImageSize } from './sizes.ts';
import type { Storage } from './storage/interface.ts';

/** The variants of an upload's file: an image has three, the same three as AVIF once they are drawn; a document one. */
export type FileVariant = ImageSize | `${ImageSize}_avif` | 'document';

const FILE_ENDS: Record<FileVariant, string> = {
  small: 'small.webp',
  medium: 'medium.webp',
  large: 'large.webp',
  small_avif: 'small.avif',
  medium_avif: 'medium.avif',
  large_avif: 'large.avif',
  document: 'document.pdf',
};
export const FILE_VARIANTS = Object.keys(FILE_ENDS) as readonly FileVariant[];

const FOLDER = 'uploads';
const FILE_PATH = /^uploads\/[^/]+\/([\w-]+)-(?:(?:small|medium|large)\.(?:webp|avif)|document\.pdf)$/;

/** The path of a file in the storage. Two letters of the key keep folders short. */
export const pathOf = (key: string, variant: FileVariant): string =>
  `${FOLDER}/${key.slice(0, 2).toLowerCase()}/${key}-${FILE_ENDS[variant]}`;

export async function saveFiles(
  storage: Storage,
  key: string,
  files: Partial<Record<FileVariant, Buffer>>,
): Promise<void> {
  for (const [variant, bytes] of Object.entries(files))
    await storage.write(pathOf(key, variant as FileVariant), bytes);
}

/** Takes every file of an upload away; those that are not there are no concern. */
export async function removeFiles(storage: Storage, key: string): Promise<void> {
  await Promise.all(FILE_VARIANTS.map((variant) => storage.remove(pathOf(key, variant))));
}

export type StoredFile = { key: string; path: string; writtenAt: Date };

/** Every file of an upload in the storage, one after the other; files with other names are not ours. */
export async function* storedFiles(storage: Storage): AsyncGenerator<StoredFile> {
  for await (const { path, writtenAt } of storage.list(FOLDER)) {
    const key = FILE_PATH.exec(path)?.[1];
    if (key !== undefined) yield { key, path, writtenAt };
  }
}
