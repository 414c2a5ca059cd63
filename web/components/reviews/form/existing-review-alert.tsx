import { formatMonth } from '../../../../common/format/dates.ts';
import type { ExistingReview } from '../../../../server/reviews/views.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type Props = { existing: readonly ExistingReview[]; month: string };

/** One review for each month of a contractor's work: leads to the one that is there already. */
export function ExistingReviewAlert({ existing, month }: Props) {
  const t = useT();
  const path = usePath();
  const same = existing.find((review) => review.month === month);
  if (!same) return null;
  return (
    <div className="mt-6 max-w-form">
      <Alert tone="caution" live>
        <p>{t('review_form.already_reviewed', { month: formatMonth(same.month, t.language) })}</p>
        <p className="mt-2">
          <ButtonLink size="small" href={path('reviews.given', {}, { query: { review: same.id } })}>
            {t('review_form.edit_existing')}
          </ButtonLink>
        </p>
      </Alert>
    </div>
  );
}
