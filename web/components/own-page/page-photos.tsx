import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { OwnPhotosView } from '../../../server/profiles/photos/edit-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PhotoAdder } from '../photos/photo-adder.tsx';
import { Photo } from '../pictures/photo.tsx';
import { FoldedSection } from './folded-section.tsx';

/** The photos of the own page: added here, described and put in order on a page of their own. */
export function PagePhotos({ photos: { count, limit, first } }: { photos: OwnPhotosView }) {
  const t = useT();
  return (
    <FoldedSection
      id="photos"
      title={t('profile.photos')}
      summary={count === 0 ? '' : t('profile.count_photos', { count })}
      isOpen={count === 0}
    >
      <PhotoAdder count={count} limit={limit} />
      {first.length > 0 && (
        <ul className="page-photos">
          {first.map((photo, index) => (
            <li key={photo.id} className="photo">
              <Photo
                picture={{ ...photo, alt: photo.alt || t('photos.number', { number: index + 1 }) }}
                sizes="120px"
              />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={route('contractor.photos')}>{t('profile.arrange_photos')}</Link>
          <Link href={`${route('contractor.photos')}#pair`}>{t('photos.pair_title')}</Link>
          <Link href={`${route('contractor.photos')}#projects`}>{t('photos.albums_title')}</Link>
        </p>
      )}
    </FoldedSection>
  );
}
