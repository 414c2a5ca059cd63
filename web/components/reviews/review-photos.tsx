import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';

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
