import { Link } from '@inertiajs/react';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { EarlierText } from '../../components/reviews/earlier-versions.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { review: ReviewView };

/** The earlier texts of a review that its own page does not show. */
export default function ReviewVersionsPage({ review }: Props) {
  const t = useT();
  const path = usePath();
  const { contractor, earlierVersions } = review;
  return (
    <>
      <PageHead title={t('reviews.versions_title')} noIndex />
      <h1 className="mb-3">{t('reviews.versions_title')}</h1>
      <p className="mb-6 text-muted">
        <Link href={path('contractors.show', { slug: contractor.slug })}>
          <bdi>{contractor.name}</bdi>
        </Link>
      </p>
      {earlierVersions.length === 0 ? (
        <EmptyState title={t('reviews.versions_none')} text={t('reviews.versions_none_text')} />
      ) : (
        <EarlierText review={review} />
      )}
    </>
  );
}
