import { readFileSync } from 'node:fs';
import type { Bilingual } from './types.ts';

/** A kind of picture: a scene in some variants, the first of them also as they were before the work. */
export type PictureSet = {
  key: string;
  trades: string[];
  title: Bilingual;
  alt: Bilingual;
  before?: Bilingual;
  /** The number of variants with a picture from before. */
  pairs?: number;
  variants: unknown[];
};

const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export const PICTURE_SETS = read<PictureSet[]>(new URL('../pictures.json', import.meta.url));
/** The ThumbHash of each picture, by the name of its file. */
export const PICTURE_THUMBHASHES = read<Record<string, string>>(
  new URL('../picture-thumbhashes.json', import.meta.url),
);
