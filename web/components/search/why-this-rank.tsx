import { formatNumber } from '../../../common/format/numbers.ts';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { Translate } from '../../../common/format/translator.ts';
import type { OrganicTerm } from '../../../server/contractors/organic-order.ts';
import type { RanksView } from '../../../server/search/ranks-view.ts';
import type { FoundContractor } from '../../../server/search/views.ts';
import type { RankConstants, WhyThisRank as Why } from '../../../server/search/why-this-rank.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Link } from '../ui/link.tsx';
import { rankSentence, type Rank } from './rank-sentence.ts';

/** In the order in which they are shown. */
const TERM_NAMES: Record<OrganicTerm, MessageKey> = {
  rating: 'search.why_rating',
  hire_again: 'search.why_hire_again',
  proximity: 'search.why_proximity',
  responsiveness: 'search.why_responsiveness',
  freshness: 'search.why_freshness',
  red_flag: 'search.why_red_flag',
};
const TERMS = Object.keys(TERM_NAMES) as OrganicTerm[];
const RED_FLAG_WORDS = {
  notice: 'search.why_red_flag_notice',
  warning: 'search.why_red_flag_warning',
  alert: 'search.why_red_flag_alert',
} as const;

const FOUR_DECIMALS = { minimumFractionDigits: 4, maximumFractionDigits: 4 };
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

type Props = {
  contractor: FoundContractor;
  /** Null where the list is in another order. */
  rank: Rank;
  /** Of all contractors on the page; fetched when the first arithmetic is opened. */
  ranks: RanksView | undefined;
};

/**
 * The reason for a contractor's rank: in one sentence, and on demand with every number needed to recompute
 * it.
 */
export function WhyThisRank({ contractor, rank, ranks }: Props) {
  const t = useT();
  const { language } = useShared();
  return (
    <Disclosure summary={t('search.why')} className="text-sm">
      <p>{rankSentence(contractor, rank, t, language)}</p>
      <Arithmetic
        contractorId={contractor.id}
        isNamesake={contractor.isNamesake}
        isOrder={rank !== null}
        ranks={ranks}
      />
    </Disclosure>
  );
}

type ArithmeticProps = {
  contractorId: number;
  ranks: RanksView | undefined;
  /** Whether the list is in this order. */
  isOrder: boolean;
  /** Whether its name was typed, which comes before the score. */
  isNamesake: boolean;
};

function Arithmetic({ contractorId, ranks, ...place }: ArithmeticProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const why = ranks?.of[contractorId];
  const show = (open: boolean) => {
    setOpen(open);
    if (open && !why) router.reload({ only: ['ranks'] });
  };
  return (
    <Disclosure
      summary={t('search.why_arithmetic')}
      onToggle={(event) => {
        event.stopPropagation();
        show(event.currentTarget.open);
      }}
    >
      <div aria-live="polite">
        {isOpen && !why && <p>{t('common.loading')}</p>}
        {isOpen && ranks && why && <Explanation why={why} constants={ranks.constants} {...place} />}
      </div>
    </Disclosure>
  );
}

type ExplanationProps = Pick<ArithmeticProps, 'isOrder' | 'isNamesake'> & {
  why: Why;
  constants: RankConstants;
};

function Explanation({ why, constants, isOrder, isNamesake }: ExplanationProps) {
  const t = useT();
  const path = usePath();
  const shown = (value: number) => formatNumber(value, FOUR_DECIMALS);
  const weights = { ...constants.weights, red_flag: why.red_flag.weight };
  const numbers = numberTexts(why, constants, t);
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
          {TERMS.map((term) => (
            <tr key={term}>
              <th scope="row">
                {t(TERM_NAMES[term])}
                <span className="block font-normal text-muted">{numbers[term]}</span>
              </th>
              <td className="whitespace-nowrap">
                {shown(why[term].value)} × {formatNumber(weights[term], TWO_DECIMALS)}
              </td>
              <td>{shown(why[term].points)}</td>
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

/** The values in each term's formula, as text. */
function numberTexts(why: Why, constants: RankConstants, t: Translate): Record<OrganicTerm, string> {
  const { rating, hire_again, proximity, responsiveness, freshness, red_flag } = why;
  const { priorWeight, priorMean, z, halfAtKm, priorResponses, priorReviews, halfLifeMonths } = constants;
  return {
    rating: t('search.why_rating_numbers', { ...rating, priorWeight, priorMean }),
    hire_again:
      hire_again.answers === 0
        ? t('search.why_hire_again_none')
        : t('search.why_hire_again_numbers', { ...hire_again, z }),
    proximity:
      proximity.km === null
        ? t('search.why_proximity_none')
        : t('search.why_proximity_numbers', { km: proximity.km, half: halfAtKm }),
    responsiveness: t('search.why_responsiveness_numbers', {
      ...responsiveness,
      priorResponses,
      priorReviews,
    }),
    freshness:
      freshness.months === null
        ? t('search.why_freshness_none')
        : t('search.why_freshness_numbers', { months: freshness.months, half: halfLifeMonths }),
    red_flag: t(red_flag.level === null ? 'search.why_red_flag_none' : RED_FLAG_WORDS[red_flag.level]),
  };
}
