import type { PhotoView } from '../../../server/reviews/photos.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';

type Props = {
  review: Pick<ReviewView, 'photos' | 'job'>;
  /** What they are called; as photos of the job unless said. */
  label?: string;
};

/** The photos of a review. */
export function ReviewPhotos({ review: { photos, job }, label }: Props) {
  const t = useT();
  return (
    <PhotoRow
      photos={photos}
      label={label ?? t('reviews.photos')}
      describe={(number) => t('reviews.photo_of', { number, count: photos.length, trade: job.trade })}
    />
  );
}

type RowProps = {
  photos: readonly PhotoView[];
  label: string;
  /** What stands for a photo where it is not seen, by its number. */
  describe: (number: number) => string;
};

/** Photos, small and in a row; each leads to the large one. */
export function PhotoRow({ photos, label, describe }: RowProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="photo-row" aria-label={label}>
      {photos.map(({ id, url, small, medium, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
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
  );
}
