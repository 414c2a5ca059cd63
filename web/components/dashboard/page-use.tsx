import { Link } from '@inertiajs/react';
import { formatDate, formatMonth } from '../../../common/dates.ts';
import { formatCount } from '../../../common/numbers.ts';
import { COUNTED_PERIODS } from '../../../common/page-counts.ts';
import { route } from '../../../common/route-table.ts';
import type { PageUseView } from '../../../server/dashboard/page-use.ts';
import { useT } from '../../lib/app-context.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { Section } from '../ui/section.tsx';

/** The uses of the owner's page, beside those of as many days before. */
export function PageUse({ use }: { use: PageUseView }) {
  const t = useT();
  const { days, step, points, totals } = use;
  const nameOf = (from: string) => (step === 'month' ? formatMonth(from.slice(0, 7)) : formatDate(from));
  return (
    <Section title={t('dashboard.use_title')} id="use" aside={<Periods days={days} />}>
      <dl className="totals">
        {totals.map(({ kind, count, before }) => (
          <div key={kind}>
            <dt>
              {t(`dashboard.use.${kind}`)}
              <span className="block">{t('dashboard.use_before', { count: before, days })}</span>
            </dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="use-chart">
        <ColumnChart
          caption={t(`dashboard.use_by_${step}`)}
          term={t(`dashboard.use_step.${step}`)}
          measure={t('dashboard.use.view')}
          points={points.map(({ from, views }) => ({ label: nameOf(from), value: views }))}
        />
      </div>
      <p className="mt-4 max-w-text text-sm text-muted">{t('dashboard.use_how')}</p>
    </Section>
  );
}

function Periods({ days }: Pick<PageUseView, 'days'>) {
  const t = useT();
  return (
    <nav className="flex gap-4" aria-label={t('dashboard.use_period')}>
      {COUNTED_PERIODS.map((period) => (
        <Link
          key={period}
          href={`${route('dashboard', {}, { query: { days: period } })}#use`}
          aria-current={period === days ? 'true' : undefined}
          className="use-period"
          preserveScroll
        >
          {t('dashboard.use_days', { days: period })}
        </Link>
      ))}
    </nav>
  );
}
