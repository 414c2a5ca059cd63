import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';

type Props = {
  review: Pick<ReviewView, 'photos' | 'job'>;
  /** What they are called; as photos of the job unless said. */
  label?: string;
};

/** The photos of a review, small and in a row; each leads to the large one. */
export function ReviewPhotos({ review, label }: Props) {
  const t = useT();
  const { photos, job } = review;
  if (photos.length === 0) return null;
  return (
    <ul className="photo-row" aria-label={label ?? t('reviews.photos')}>
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
              alt={t('reviews.photo_of', { number: index + 1, count: photos.length, trade: job.trade })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
