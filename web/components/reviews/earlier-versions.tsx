import { Link } from '@inertiajs/react';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Stars } from '../ui/stars.tsx';
import { ReviewText } from './review-text.tsx';

/** The review's earlier texts, the latest first. */
export function EarlierVersions({ review }: { review: ReviewView }) {
  const t = useT();
  const { earlierVersions, olderFrom } = review;
  if (earlierVersions.length === 0) return null;
  const summary =
    olderFrom === null
      ? t('reviews.earlier_versions', { count: earlierVersions.length })
      : t('reviews.latest_earlier_versions', { count: earlierVersions.length });
  return (
    <Disclosure summary={summary}>
      <EarlierText review={review} />
    </Disclosure>
  );
}

/** The versions themselves, with the way to older ones. */
export function EarlierText({ review }: { review: ReviewView }) {
  const t = useT();
  const localDate = useLocalDate();
  const path = usePath();
  const { id, earlierVersions, olderFrom } = review;
  return (
    <>
      <ol className="grid gap-4 border-s border-line ps-4">
        {earlierVersions.map((version) => (
          <li key={version.version} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-x-2 text-muted">
              {t('reviews.version_written', { date: localDate(version.writtenAt) })}
              {version.replacedByAdministrator && t('reviews.replaced_by_administrator')}
              <Stars value={version.overall} size="small" />
            </p>
            {version.hidden && <p className="text-muted">{t('reviews.words_withheld')}</p>}
            <p className="font-semibold">
              <ReviewText text={version.title} review={review} />
            </p>
            <p className="whitespace-pre-line" dir="auto">
              <ReviewText text={version.body} review={review} />
            </p>
          </li>
        ))}
      </ol>
      {olderFrom !== null && (
        <p className="mt-4 text-sm">
          <Link href={path('reviews.versions', { id }, { query: { from: olderFrom } })}>
            {t('reviews.older_versions')}
          </Link>
        </p>
      )}
    </>
  );
}
