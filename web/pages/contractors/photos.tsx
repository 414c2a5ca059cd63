import { Link } from '@inertiajs/react';
import type { Currency } from '../../../common/currencies.ts';
import { formatMonthInWords } from '../../../common/dates.ts';
import type { AlbumView, GalleryPhoto } from '../../../server/contractors/gallery-view.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { BeforeAfter } from '../../components/pictures/before-after.tsx';
import { PhotoTiles } from '../../components/pictures/gallery.tsx';
import { pairsOf } from '../../components/pictures/pairs.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/app-context.tsx';

export type Props = {
  name: string;
  slug: string;
  currency: Currency;
  photos: GalleryPhoto[];
  albums: AlbumView[];
};

/** All photos of a contractor, by project. */
export default function Page({ name, slug, currency, photos, albums }: Props) {
  const t = useT();
  const path = usePath();
  const title = t('contractors.photos_of', { name });
  const loose = photos.filter(({ albumId }) => albumId === null);
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
            photos={photos.filter(({ albumId }) => albumId === album.id)}
          />
        ))}
        {loose.length > 0 && (
          <Section title={t('contractors.more_photos')}>
            <div data-gallery>
              <PhotoTiles photos={loose} />
            </div>
          </Section>
        )}
      </div>
    </>
  );
}

type AlbumProps = { album: AlbumView; currency: Currency; photos: GalleryPhoto[] };

/** Not a landmark: projects may have the same title. */
function Album({ album, currency, photos }: AlbumProps) {
  const t = useT();
  const { language } = useShared();
  const pairs = pairsOf(photos);
  const shown = new Set(pairs.flat());
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
          <BeforeAfter key={before.id} before={before} after={after} />
        ))}
        <PhotoTiles photos={photos.filter((photo) => !shown.has(photo))} />
      </div>
    </div>
  );
}
