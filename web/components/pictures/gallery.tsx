import { Link } from '@inertiajs/react';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { BeforeAfter } from './before-after.tsx';
import { GalleryLink } from './gallery-link.tsx';

type Props = { photos: readonly GalleryPhoto[]; count: number; allHref: string };

/** The first photos of a contractor's page: a project before and after, and some more; the others have a page. */
export function Gallery({ photos, count, allHref }: Props) {
  const t = useT();
  if (photos.length === 0) return null;
  const before = photos.find(({ stage }) => stage === 'before');
  const after = before && photos.find(({ stage, album }) => stage === 'after' && album === before.album);
  const rest = after ? photos.filter((photo) => photo !== before && photo !== after) : photos;
  return (
    <Section
      title={t('contractors.photos_title')}
      id="photos"

      aside={<Link href={allHref}>{t('contractors.all_photos', { count })}</Link>}
    >
      <div data-gallery className="gallery-frame">
        {before && after && <BeforeAfter before={before} after={after} />}
        <PhotoTiles photos={rest.slice(0, after ? 4 : 6)} />
      </div>
    </Section>
  );
}

type TilesProps = { photos: readonly GalleryPhoto[]; firstId?: number | undefined };

/** `firstId`: the photo at the head of a page. */
export function PhotoTiles({ photos, firstId }: TilesProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={`photo-tiles photo-tiles-${Math.min(photos.length, 6)}`}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <GalleryLink photo={photo} sizes="(min-width: 64rem) 240px, 50vw" first={photo.id === firstId} />
        </li>
      ))}
    </ul>
  );
}
