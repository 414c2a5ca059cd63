import { readFileSync } from 'node:fs';
import type { Bilingual } from './types.ts';

/** Other cameras at a job: another corner, a detail from near, hands at work. */
export type Shot = 'angle' | 'detail' | 'work';

/** A kind of job: a scene in some variants, the first of them also as they were before the work. */
export type PictureSet = {
  key: string;
  trades: string[];
  title: Bilingual;
  alt: Bilingual;
  before?: Bilingual;
  /** The number of variants with a picture from before. */
  pairs?: number;
  variants: unknown[];
  /** Where the subject of the whole is, in percent from the left and the top; from near it is in the middle. */
  focus: [number, number];
  /** The alt texts of the pictures of other cameras. */
  shots: Record<Shot, Bilingual>;
};

/** A picture where it is shown: `file` is its name in demo/pictures, without the ending. */
export type DemoPhoto = { file: string; alt: string; stage: 'before' | 'after' | null; album: number };

const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export const PICTURE_SETS = read<PictureSet[]>(new URL('../pictures.json', import.meta.url));
/** The ThumbHash of each picture, by the name of its file. */
export const PICTURE_THUMBHASHES = read<Record<string, string>>(
  new URL('../picture-thumbhashes.json', import.meta.url),
);

/** The other cameras of a variant: with a picture from before, few need another corner. */
export function shotsOf({ pairs = 0, variants }: PictureSet, index: number): Shot[] {
  const isTurned = index >= pairs || index === variants.length - 1;
  return isTurned ? ['angle', 'detail', 'work'] : ['detail', 'work'];
}

export const FROM_NEAR = /-(?:detail|work)$/;

/** Where a picture's subject is, by the name of its file; null for a logo. */
export function focusOf(file: string): [number, number] | null {
  if (FROM_NEAR.test(file)) return [50, 50];
  return PICTURE_SETS.find(({ key }) => new RegExp(`^${key}-\\d`).test(file))?.focus ?? null;
}
