import { REVIEW_EVENTS } from '../../../common/monthly-counts.ts';
import { formatCount, formatNumber } from '../../../common/format/numbers.ts';
import type { CountsView } from '../../../server/transparency/counts-views.ts';
import type { PlanTest } from '../../../server/transparency/plan-tests.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { CountsFiles } from './counts-files.tsx';

const SMALLEST_SHOWN_P = 0.001;

/** Four questions with what the counts allow to answer, and the counts by plan and stars. */
export function PlanCounts({ plans, planTests }: Pick<CountsView, 'plans' | 'planTests'>) {
  const t = useT();
  return (
    <Section title={t('transparency.plans_title')}>
      <p>{t('transparency.plans_text')}</p>
      <dl className="grid gap-4 mt-6">
        {planTests.map((test) => (
          <div key={test.question}>
            <dt>{t(`transparency.question.${test.question}`)}</dt>
            <dd className="font-semibold">{t(verdictKey(test))}</dd>
            <dd className="text-muted">
              <PlanNumbers {...test} />
            </dd>
          </div>
        ))}
      </dl>
      {plans.map((plan) => (
        <PlanTable key={plan.plan} {...plan} />
      ))}
      <p className="mt-4 text-muted">{t('transparency.plans_limits')}</p>
      <CountsFiles csv="transparency.stars_by_plan.csv" json="transparency.stars_by_plan.json" />
    </Section>
  );
}

const verdictKey = ({ question, verdict }: PlanTest) =>
  verdict === 'fewer' || verdict === 'more'
    ? (`transparency.verdict.${question}.${verdict}` as const)
    : (`transparency.verdict.${verdict}` as const);

function PlanNumbers({ paid, free, p }: PlanTest) {
  const t = useT();
  const numbers = { paid: paid.held, paidAll: paid.all, free: free.held, freeAll: free.all };
  if (p === null) return t('transparency.plan_numbers_untested', numbers);
  const shown = p < SMALLEST_SHOWN_P ? '< 0.001' : `= ${formatNumber(p, { maximumFractionDigits: 3 })}`;
  return t('transparency.plan_numbers', { ...numbers, p: shown });
}

function PlanTable({ plan, stars }: CountsView['plans'][number]) {
  const t = useT();
  return (
    <table className="figures figures-counts mt-6">
      <caption className="font-semibold text-start">{t(`transparency.plan.${plan}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('transparency.stars')}</th>
          {REVIEW_EVENTS.map((event) => (
            <th key={event} scope="col">
              {t(`transparency.event.${event}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stars.map((row) => (
          <tr key={row.stars}>
            <th scope="row">{formatCount(row.stars)}</th>
            {REVIEW_EVENTS.map((event, index) => (
              <td key={event}>{formatCount(row.counts[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
