import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PhotoRow } from '../uploads/photo-row.tsx';

type Props = {
  review: Pick<ReviewView, 'photos' | 'job'>;
  /** The photos' name; photos of the job by default. */
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
