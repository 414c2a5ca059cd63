import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { answersIn, FactsList } from './facts-list.tsx';

/** The job facts in one line, with those answered no; the others are one step away, in the details. */
export function JobFacts({ review: { facts } }: { review: ReviewView }) {
  const t = useT();
  const yes = answersIn(facts, 'yes');
  const answers = yes + answersIn(facts, 'no');
  if (answers === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold">{t('reviews.facts_summary', { yes, answers })}</p>
      <FactsList facts={facts} only="no" />
    </div>
  );
}
