import { FACT_KEYS, SCORE_KEYS, type FactAnswer } from '../../../common/review-facts.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { FactsList } from './facts-list.tsx';

/** The details that most readers skip: good and open facts, the scores, and the job's place. */
export function ReviewDetails({ review }: { review: ReviewView }) {
  const t = useT();
  const { job } = review;
  const place = [job.city, job.postalCode].filter(Boolean).join(' ');
  const scores = SCORE_KEYS.flatMap((key) => {
    const stars = review.scores[key];
    return stars === null ? [] : [{ term: t(`reviews.score.${key}`), detail: t('reviews.stars', { stars }) }];
  });
  const details = [
    { term: t('reviews.stage'), detail: t(`reviews.stage.${job.stage}`) },
    { term: t('reviews.place'), detail: place },
    { term: t('reviews.answer.not_sure'), detail: factsWith('not_sure') },
    { term: t('reviews.answer.not_applicable'), detail: factsWith('not_applicable') },
  ].filter(({ detail }) => detail !== '');

  function factsWith(answer: FactAnswer): string {
    const keys = FACT_KEYS.filter((key) => review.facts[key] === answer);
    return keys.map((key) => t(`reviews.fact.${key}`)).join(' · ');
  }

  return (
    <Disclosure summary={t('reviews.details')}>
      <div className="grid gap-4">
        <FactsList facts={review.facts} only="yes" />
        <DataList items={[...scores, ...details]} />
      </div>
    </Disclosure>
  );
}
