import type { CostBand } from '../../../common/constants.ts';
import type { WordMask } from '../../../common/text/word-mask.ts';
import { PHOTO_GRID, placeholderOf } from '../../uploads/placeholder.ts';
import { shownSource } from '../../uploads/photos.ts';
import type { PhotoSource } from '../../uploads/provenance/photo-source.ts';
import { summaryOf } from '../pictures.ts';
import type { AlbumRow, GalleryRow } from '../queries/gallery.ts';
import type { ViewContext } from '../views.ts';

/** `blur`: what stands there until the picture has come. */
type PagePhoto = { key: string; blur: string | null; width: number; height: number; alt: string };
/** `focus`: its subject, in tenths from the left and the top; null: in the middle. */
export type CoverView = PagePhoto & { focus: [x: number, y: number] | null };

/** A photo by its key: the page writes the addresses of its sizes, which keeps it short. */
export type GalleryPhoto = PagePhoto & {
  id: number;
  caption: string;
  stage: 'before' | 'after' | null;
  albumId: number | null;
  album: string | null;
  /** The fact of a signed record in the file; left out where there was none. */
  source?: PhotoSource;
};

/** One project. `month`: YYYY-MM. */
export type AlbumView = {
  id: number;
  title: string;
  trade: string | null;
  month: string | null;
  city: string | null;
  costBand: CostBand | null;
};

export function toCover(row: { pictures: unknown }, mask: WordMask): CoverView | null {
  const { cover } = summaryOf(row);
  if (!cover) return null;
  const { key, thumbhash, width, height, focus_x: x, focus_y: y, alt } = cover;
  const focus: CoverView['focus'] = x === undefined || y === undefined ? null : [tenths(x), tenths(y)];
  return { key, blur: placeholderOf(thumbhash, PHOTO_GRID), width, height, focus, alt: mask(alt) };
}

const tenths = (percent: number): number => Math.round(percent / 10);

export function toGallery(rows: readonly GalleryRow[] | null, mask: WordMask): GalleryPhoto[] {
  return (rows ?? []).map((row) => {
    const { id, key, thumbhash, width, height, alt, caption, stage, album_id, album, source } = row;
    const photo = {
      id,
      key,
      blur: placeholderOf(thumbhash, PHOTO_GRID),
      width: width ?? 4,
      height: height ?? 3,
      alt: mask(alt),
      caption: mask(caption),
      stage,
      albumId: album_id,
      album: album === null ? null : mask(album),
    };
    return source === null ? photo : Object.assign(photo, { source: shownSource(source, mask) });
  });
}

export function toAlbumView(row: AlbumRow, { mask, lists, language }: ViewContext): AlbumView {
  const trade = row.trade_id === null ? undefined : lists.tradeOf(row.trade_id);
  return {
    id: row.id,
    title: mask(row.title),
    trade: trade?.[language] ?? null,
    month: row.month,
    city: row.city === null ? null : mask(row.city),
    costBand: row.cost_band as CostBand | null,
  };
}
