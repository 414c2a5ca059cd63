import type { CostBand } from '../../../common/constants.ts';
import { currencyOf, type Currency } from '../../../common/format/currencies.ts';
import type { Language } from '../../../common/format/language.ts';
import { albumsOfContractor } from '../../contractors/queries/gallery.ts';
import { referenceLists, type Choice } from '../../contractors/reference-lists.ts';
import { entitlementsFor } from '../../billing/entitlements.ts';
import type { ReadContext } from '../../core/context.ts';
import { PHOTO_GRID, placeholderOf } from '../../uploads/placeholder.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { ownPhotos } from './own-photos.ts';

export type PhotoEditView = {
  id: number;
  key: string;
  blur: string | null;
  width: number;
  height: number;
  alt: string;
  caption: string;
  stage: 'before' | 'after' | null;
  albumId: number | null;
  role: 'cover' | 'logo' | null;
  version: number;
};
export type AlbumEditView = {
  id: number;
  title: string;
  /** The slug of a trade. */
  trade: string;
  /** YYYY-MM. */
  month: string;
  city: string;
  costBand: CostBand | null;
  version: number;
};
export type PhotosEditView = {
  slug: string;
  currency: Currency;
  /** The plan's limit. */
  limit: number;
  photos: PhotoEditView[];
  albums: AlbumEditView[];
  trades: Choice[];
};

/** The first photos of a page, for the section that adds to them. */
export type OwnPhotosView = { count: number; limit: number; first: PhotoEditView[] };

const FIRST_PHOTOS = 8;

export async function ownPhotosView(
  { database }: ReadContext,
  { contractorId, viewer }: { contractorId: number; viewer: SignedIn },
): Promise<OwnPhotosView> {
  const [{ photos }, { limits }] = await Promise.all([
    ownPhotos(database, contractorId),
    entitlementsFor(database, viewer),
  ]);
  const first = photos.filter(({ role }) => role !== 'logo').slice(0, FIRST_PHOTOS);
  return { count: photos.length, limit: limits.photos, first: first.map(toPhotoEditView) };
}

/** All pictures of a contractor's own page, to be put in order. */
export async function photosEditView(
  context: ReadContext & { language: Language },
  { contractorId, viewer }: { contractorId: number; viewer: SignedIn },
): Promise<PhotosEditView> {
  const { database, language } = context;
  const [own, albums, lists, { limits }] = await Promise.all([
    ownPhotos(database, contractorId),
    albumsOfContractor(database, contractorId),
    referenceLists(context),
    entitlementsFor(database, viewer),
  ]);
  return {
    slug: own.slug,
    currency: currencyOf(lists.regionOf(own.regionId ?? 0)?.country === 'MX' ? 'MX' : 'US'),
    limit: limits.photos,
    photos: own.photos.map(toPhotoEditView),
    albums: albums.map((row) => ({
      id: row.id,
      title: row.title,
      trade: (row.trade_id === null ? undefined : lists.tradeOf(row.trade_id))?.slug ?? '',
      month: row.month ?? '',
      city: row.city ?? '',
      costBand: row.cost_band as CostBand | null,
      version: row.version,
    })),
    trades: lists.choices[language].trades,
  };
}

type OwnPhoto = Awaited<ReturnType<typeof ownPhotos>>['photos'][number];

function toPhotoEditView(row: OwnPhoto): PhotoEditView {
  return {
    id: row.id,
    key: row.key,
    blur: placeholderOf(row.thumbhash, PHOTO_GRID),
    width: row.width ?? 4,
    height: row.height ?? 3,
    alt: row.alt,
    caption: row.caption,
    stage: row.stage as PhotoEditView['stage'],
    albumId: row.album_id,
    role: row.role as PhotoEditView['role'],
    version: row.version,
  };
}
