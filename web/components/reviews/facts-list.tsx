import { IconCheck, IconX } from '@tabler/icons-react';
import { FACT_KEYS, type FactAnswer, type FactKey } from '../../../common/constants.ts';
import type { FactTable } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/app-context.tsx';

/** The job facts that were answered with yes or no, in two columns where there is room. */
export function FactsList({ facts }: { facts: FactTable }) {
  const t = useT();
  const answered = FACT_KEYS.filter((key) => facts[key] === 'yes' || facts[key] === 'no');
  if (answered.length === 0) return null;
  return (
    <ul className="grid max-w-text gap-x-8 gap-y-1 sm:grid-cols-2" aria-label={t('reviews.facts_title')}>
      {answered.map((key) => (
        <Fact key={key} fact={key} answer={facts[key]} />
      ))}
    </ul>
  );
}

function Fact({ fact, answer }: { fact: FactKey; answer: FactAnswer | null }) {
  const t = useT();
  const yes = answer === 'yes';
  const Mark = yes ? IconCheck : IconX;
  return (
    <li className="flex gap-2 text-sm">
      <Mark
        size={18}
        stroke={1.75}
        aria-hidden
        className={yes ? 'mt-px flex-none text-good' : 'mt-px flex-none text-danger'}
      />
      <span>
        {t(`reviews.fact.${fact}`)}:{' '}
        <span className="font-semibold">{t(yes ? 'reviews.answer.yes' : 'reviews.answer.no')}</span>
      </span>
    </li>
  );
}
