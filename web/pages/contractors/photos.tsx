import { Link } from '@inertiajs/react';
import type { Currency } from '../../../common/format/currencies.ts';
import { formatMonthInWords } from '../../../common/format/dates.ts';
import type { AlbumView, GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { BeforeAfter } from '../../components/pictures/before-after.tsx';
import { PhotoTiles } from '../../components/pictures/gallery.tsx';
import { PhotoSources } from '../../components/pictures/photo-sources.tsx';
import { pairsOf } from '../../components/pictures/pairs.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  name: string;
  slug: string;
  currency: Currency;
  photos: GalleryPhoto[];
  albums: AlbumView[];
};

/** All photos of a contractor, by project. */
export default function ContractorPhotosPage({ name, slug, currency, photos, albums }: Props) {
  const t = useT();
  const path = usePath();
  const title = t('contractors.photos_of', { name });
  const loose = photos.filter(({ albumId }) => albumId === null);
  const ofAlbum = (id: number) => photos.filter(({ albumId }) => albumId === id);
  const firstId = firstOf(albums.map(({ id }) => ofAlbum(id)).find(({ length }) => length > 0) ?? loose);
  return (
    <>
      <PageHead title={title} />
      <p className="mb-2">
        <Link href={path('contractors.show', { slug })}>{t('contractors.back_to_page', { name })}</Link>
      </p>
      <h1>{title}</h1>
      {photos.length === 0 && <EmptyState title={t('contractors.no_photos')} />}
      <div className="mt-8 grid gap-8">
        {albums.map((album) => (
          <Album
            key={album.id}
            album={album}
            currency={currency}
            photos={ofAlbum(album.id)}
            firstId={firstId}
          />
        ))}
        {loose.length > 0 && (
          <Section title={t('contractors.more_photos')}>
            <div data-gallery>
              <PhotoTiles photos={loose} firstId={firstId} />
            </div>
            <PhotoSources photos={loose} />
          </Section>
        )}
      </div>
    </>
  );
}

/** The photo that is drawn first: pairs come before the others. */
const firstOf = (photos: readonly GalleryPhoto[]): number | undefined =>
  (pairsOf(photos)[0]?.[0] ?? photos[0])?.id;

type AlbumProps = {
  album: AlbumView;
  currency: Currency;
  photos: GalleryPhoto[];
  firstId: number | undefined;
};

/** Not a landmark: projects may have the same title. */
function Album({ album, currency, photos, firstId }: AlbumProps) {
  const t = useT();
  const { language } = useShared();
  const pairs = pairsOf(photos);
  const shown = new Set(pairs.flat());
  const rest = photos.filter((photo) => !shown.has(photo));
  const { trade, city, month, costBand } = album;
  const facts = [
    trade,
    city,
    month && formatMonthInWords(month, language),
    costBand && t(`reviews.cost_band.${currency}.${costBand}`),
  ];
  if (photos.length === 0) return null;
  return (
    <div className="section">
      <div className="section-head">
        <h2>
          <bdi>{album.title}</bdi>
        </h2>
      </div>
      <p className="mb-4 text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <div data-gallery className="grid gap-4">
        {pairs.map(([before, after]) => (
          <BeforeAfter key={before.id} before={before} after={after} first={before.id === firstId} />
        ))}
        <PhotoTiles photos={rest} firstId={firstId} />
      </div>
      <PhotoSources photos={[...pairs.flat(), ...rest]} />
    </div>
  );
}
