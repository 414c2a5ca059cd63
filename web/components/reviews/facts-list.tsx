import { FACT_KEYS, type FactKey } from '../../../common/review-facts.ts';
import type { FactTable } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';

type Answer = 'yes' | 'no';
type Props = {
  facts: FactTable;
  /** The listed answers; both by default. */
  only?: Answer;
};

/** The job facts that were answered with yes or no, in two columns where there is room. */
export function FactsList({ facts, only }: Props) {
  const t = useT();
  const answered = FACT_KEYS.flatMap((key) => {
    const answer = facts[key];
    return (answer === 'yes' || answer === 'no') && (only ?? answer) === answer ? [{ key, answer }] : [];
  });
  if (answered.length === 0) return null;
  return (
    <ul className="facts" aria-label={t('reviews.facts_title')}>
      {answered.map(({ key, answer }) => (
        <li key={key} className={`fact fact-${answer}`}>
          {`${t(`reviews.fact.${key}`)}: `}
          <b>{t(`reviews.answer.${answer}`)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The number of job facts with this answer. */
export const answersIn = (facts: FactTable, answer: FactTable[FactKey]): number =>
  FACT_KEYS.filter((key) => facts[key] === answer).length;
