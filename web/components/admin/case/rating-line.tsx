import { Link } from '@inertiajs/react';
import type { ReportedRating } from '../../../../server/reports/queries/reported-rating.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { UserText } from '../../ui/user-text.tsx';

type Props = { author: string; rating: ReportedRating };

/** The facts of a partner rating link to the page of the business that it rates. */
export function RatingLine({ author, rating: { stars, workAgain, contractor } }: Props) {
  const t = useT();
  const path = usePath();
  const again = workAgain ? 'yes' : 'no';
  return (
    <p className="case-note">
      <Link className="admin-link" href={path('contractors.show', { slug: contractor.slug })}>
        <UserText text={t('admin.reports.rating', { author, contractor: contractor.name, stars, again })} />
      </Link>
    </p>
  );
}
