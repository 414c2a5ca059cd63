import { useT } from '../../lib/page/app-context.tsx';
import { openLightbox } from '../pictures/open-lightbox.ts';
import { PhotoSources, sourceText } from '../pictures/photo-sources.tsx';
import type { PhotoView } from '../../../server/uploads/photos.ts';

type Props = {
  photos: readonly PhotoView[];
  label: string;
  /** The alternative text of a photo, by its number. */
  describe: (number: number) => string;
};

/** Photos, small and in a row; each leads to the large one. */
export function PhotoRow({ photos, label, describe }: Props) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="photo-row" data-gallery aria-label={label}>
        {photos.map(({ id, url, small, medium, width, height, source }, index) => (
          <li key={id}>
            <a
              href={url}
              data-photo={id}
              data-source={source && sourceText(source, t)}
              onClick={(event) => openLightbox(event, t)}
            >
              <img
                src={small}
                srcSet={`${small} 320w, ${medium} 960w`}
                sizes="144px"
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                alt={describe(index + 1)}
              />
            </a>
          </li>
        ))}
      </ul>
      <PhotoSources photos={photos} />
    </>
  );
}
