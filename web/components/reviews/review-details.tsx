import { FACT_KEYS, SCORE_KEYS } from '../../../common/constants.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** What most readers skip: the six scores, where the job was, and the facts the author could not answer. */
export function ReviewDetails({ review }: { review: ReviewView }) {
  const t = useT();
  const { job } = review;
  const place = [job.city, job.postalCode].filter(Boolean).join(' ');
  const scores = SCORE_KEYS.map((key) => ({
    term: t(`reviews.score.${key}`),
    detail: scoreText(review.scores[key]),
  }));
  const unanswered = FACT_KEYS.flatMap((key) => {
    const answer = review.facts[key];
    if (answer !== 'not_sure' && answer !== 'not_applicable') return [];
    return [{ term: t(`reviews.fact.${key}`), detail: t(`reviews.answer.${answer}`) }];
  });
  const job_details = [
    { term: t('reviews.stage'), detail: t(`reviews.stage.${job.stage}`) },
    ...(place ? [{ term: t('reviews.place'), detail: place }] : []),
  ];

  function scoreText(stars: number | null): string {
    return stars === null ? t('reviews.score_not_applicable') : t('reviews.stars', { stars });
  }

  return (
    <Disclosure summary={t('reviews.details')}>
      <DataList items={[...scores, ...job_details, ...unanswered]} />
    </Disclosure>
  );
}
