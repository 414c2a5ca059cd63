import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { localeOf } from '../../../common/language.ts';
import type { Translate } from '../../../common/translator.ts';
import type { ExplainedTerm, WhyThisRank as Why } from '../../../server/search/why-this-rank.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { usePath, useShared, useT } from '../../lib/app-context.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const TERM_NAMES: Record<ExplainedTerm['term'], MessageKey> = {
  rating: 'search.why_rating',
  hire_again: 'search.why_hire_again',
  proximity: 'search.why_proximity',
  responsiveness: 'search.why_responsiveness',
  freshness: 'search.why_freshness',
  red_flag: 'search.why_red_flag',
};
const RED_FLAG_WORDS = {
  notice: 'search.why_red_flag_notice',
  warning: 'search.why_red_flag_warning',
  alert: 'search.why_red_flag_alert',
} as const;

const FOUR_DECIMALS = { minimumFractionDigits: 4, maximumFractionDigits: 4 };
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

type Props = {
  why: Why;
  /** Whether the list is in this order. */
  isOrder: boolean;
  /** Whether its name was typed, which comes before the score. */
  isNamesake: boolean;
};

/** Why a contractor stands where it stands, with every number needed to recompute it. Drawn when it is opened. */
export function WhyThisRank(props: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('search.why')}
      className="text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Explanation {...props} />}
    </Disclosure>
  );
}

function Explanation({ why, isOrder, isNamesake }: Props) {
  const t = useT();
  const path = usePath();
  const { language } = useShared();
  const shown = (value: number) => value.toLocaleString(localeOf(language), FOUR_DECIMALS);
  return (
    <>
      {isOrder && isNamesake && <p>{t('search.why_namesake')}</p>}
      <p>{t(isOrder ? 'search.why_intro' : 'search.why_other_sort', { score: why.score })}</p>
      <table className="figures mt-2">
        <thead>
          <tr>
            <th scope="col">{t('search.why_term')}</th>
            <th scope="col">{t('search.why_value')}</th>
            <th scope="col">{t('search.why_points')}</th>
          </tr>
        </thead>
        <tbody>
          {why.terms.map((term) => (
            <tr key={term.term}>
              <th scope="row">
                {t(TERM_NAMES[term.term])}
                <span className="block font-normal text-muted">{numbersText(term, t)}</span>
              </th>
              <td className="whitespace-nowrap">
                {shown(term.value)} × {term.weight.toLocaleString(localeOf(language), TWO_DECIMALS)}
              </td>
              <td>{shown(term.contribution)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('search.why_total')}
            </th>
            <td>{shown(why.score)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-2">
        <Link href={`${path('home')}#how-ratings-work`}>{t('search.why_more')}</Link>
      </p>
    </>
  );
}

function numbersText({ term, numbers }: ExplainedTerm, t: Translate): string {
  switch (term) {
    case 'rating':
      return t('search.why_rating_numbers', numbers);
    case 'hire_again':
      return numbers.answers === 0
        ? t('search.why_hire_again_none')
        : t('search.why_hire_again_numbers', numbers);
    case 'proximity':
      return numbers.distanceKm === null
        ? t('search.why_proximity_none')
        : t('search.why_proximity_numbers', { km: numbers.distanceKm, half: numbers.halfAtKm });
    case 'responsiveness':
      return t('search.why_responsiveness_numbers', numbers);
    case 'freshness':
      return numbers.monthsSinceLatestReview === null
        ? t('search.why_freshness_none')
        : t('search.why_freshness_numbers', {
            months: numbers.monthsSinceLatestReview,
            half: numbers.halfLifeMonths,
          });
    case 'red_flag':
      return t(numbers.level === null ? 'search.why_red_flag_none' : RED_FLAG_WORDS[numbers.level]);
  }
}
