import { pictureUrl } from '../../common/picture-url.ts';
import type { WordMask } from '../../common/word-mask.ts';

/** A logo, square, and its color until it has come. */
export type LogoView = { url: string; tone: string | null };
/** A photo in a list; its large size is on the contractor's page. */
export type StripPhoto = { url: string; tone: string | null; alt: string };

/** The summary that `refresh_contractor_pictures` writes on the row of a contractor. */
export type PictureSummary = {
  count?: number;
  logo?: { key: string; tone?: string };
  cover?: { key: string; tone?: string; width: number; height: number; alt: string };
  strip?: { key: string; tone?: string; alt: string }[];
};

type WithPictures = { pictures: unknown };
export const summaryOf = ({ pictures }: WithPictures): PictureSummary => pictures as PictureSummary;

export function logoOf(row: WithPictures): LogoView | null {
  const { logo } = summaryOf(row);
  return logo ? { url: pictureUrl(logo.key, 'small'), tone: logo.tone ?? null } : null;
}

export const photoCountOf = (row: WithPictures): number => summaryOf(row).count ?? 0;

export function stripOf(row: WithPictures, mask: WordMask): StripPhoto[] {
  return (summaryOf(row).strip ?? []).map(({ key, tone, alt }) => ({
    url: pictureUrl(key, 'small'),
    tone: tone ?? null,
    alt: mask(alt),
  }));
}
