import { FACT_KEYS } from '../../../common/constants.ts';
import type { FactTable } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';

/** The job facts that were answered with yes or no, in two columns where there is room. */
export function FactsList({ facts }: { facts: FactTable }) {
  const t = useT();
  const answered = FACT_KEYS.flatMap((key) => {
    const answer = facts[key];
    return answer === 'yes' || answer === 'no' ? [{ key, answer }] : [];
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
