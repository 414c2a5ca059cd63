import { pictureUrl } from '../../common/profiles/picture-url.ts';
import { STRIP_GRID, placeholderOf } from '../uploads/placeholder.ts';
import type { WordMask } from '../../common/text/word-mask.ts';

/** A logo, square. */
export type LogoView = { url: string };
/** A photo in a list, and what stands there until it has come; its large size is on the contractor's page. */
export type StripPhoto = { url: string; blur: string | null; alt: string };

/** The summary that `refresh_contractor_pictures` writes on the row of a contractor. */
export type PictureSummary = {
  count?: number;
  logo?: { key: string };
  cover?: {
    key: string;
    thumbhash?: string;
    width: number;
    height: number;
    focus_x?: number;
    focus_y?: number;
    alt: string;
  };
  strip?: { key: string; thumbhash?: string; alt: string }[];
};

type WithPictures = { pictures: unknown };
export const summaryOf = ({ pictures }: WithPictures): PictureSummary => pictures as PictureSummary;

export function logoOf(row: WithPictures): LogoView | null {
  const { logo } = summaryOf(row);
  return logo ? { url: pictureUrl(logo.key, 'small') } : null;
}

export const photoCountOf = (row: WithPictures): number => summaryOf(row).count ?? 0;

export function stripOf(row: WithPictures, mask: WordMask): StripPhoto[] {
  return (summaryOf(row).strip ?? []).map(({ key, thumbhash, alt }) => ({
    url: pictureUrl(key, 'small'),
    blur: placeholderOf(thumbhash, STRIP_GRID),
    alt: mask(alt),
  }));
}
