import { pictureUrl } from '../../../common/profiles/picture-url.ts';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { openLightbox } from './open-lightbox.ts';
import { Photo } from './photo.tsx';
import { sourceText } from './photo-sources.tsx';

type Props = { photo: GalleryPhoto; sizes: string; first?: boolean };

/** A photo that leads to its large size, and opens it over the page where scripts run. */
export function GalleryLink({ photo, sizes, first = false }: Props) {
  const t = useT();
  const { id, key, caption, album, stage } = photo;
  // A link needs a name where the owner has not described the photo yet.
  const alt = photo.alt || caption || album || t('contractors.photo_of_work');
  return (
    <a
      href={pictureUrl(key)}
      data-photo={id}
      data-caption={caption || album || undefined}
      data-source={photo.source && sourceText(photo.source, t)}
      className="photo"
      onClick={(event) => openLightbox(event, t)}
    >
      <Photo picture={{ ...photo, alt }} sizes={sizes} first={first} />
      {stage && (
        <span className="photo-stage">
          {t(stage === 'before' ? 'contractors.before' : 'contractors.after')}
        </span>
      )}
    </a>
  );
}
