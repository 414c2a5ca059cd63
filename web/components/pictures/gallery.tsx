import { Link } from '@inertiajs/react';
import type { GalleryPhoto } from '../../../server/contractors/gallery-view.ts';
import { useT } from '../../lib/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { BeforeAfter } from './before-after.tsx';
import { GalleryLink } from './gallery-link.tsx';
import { pairIn } from './pairs.ts';

type Props = { photos: readonly GalleryPhoto[]; count: number; allHref: string };

/** The first photos of a contractor's page: a project before and after, and some more; the others have a page. */
export function Gallery({ photos, count, allHref }: Props) {
  const t = useT();
  if (photos.length === 0) return null;
  const pair = pairIn(photos);
  const rest = photos.filter((photo) => !pair?.includes(photo)).slice(0, pair ? 4 : 6);
  return (
    <Section
      title={t('contractors.photos_title')}
      id="photos"
      className="gallery-section"
      aside={<Link href={allHref}>{t('contractors.all_photos', { count })}</Link>}
    >
      <div data-gallery className="gallery-frame">
        {pair && <BeforeAfter before={pair[0]} after={pair[1]} />}
        <PhotoTiles photos={rest} />
      </div>
    </Section>
  );
}

export function PhotoTiles({ photos }: { photos: readonly GalleryPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={`photo-tiles photo-tiles-${Math.min(photos.length, 6)}`}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <GalleryLink photo={photo} sizes="(min-width: 64rem) 240px, 50vw" />
        </li>
      ))}
    </ul>
  );
}
