import { Link } from '@inertiajs/react';
import { formatDate, formatMonth } from '../../../common/format/dates.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BusinessView } from '../../../server/dashboard/views.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { UpgradeLink } from '../billing/upgrade-link.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { Section } from '../ui/section.tsx';

/** The uses of the owner's page, beside those of as many days before. */
type Use = BusinessView['page_use'];

export function PageUse({ use }: { use: Use }) {
  const t = useT();
  const { days, step, points, totals } = use;
  const nameOf = (from: string) =>
    step === 'month' ? formatMonth(from.slice(0, 7), t.language) : formatDate(from, t.language);
  return (
    <Section title={t('dashboard.use_title')} id="use" aside={<Periods days={days} periods={use.periods} />}>
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
      <Sources sources={use.sources} />
      <p className="mt-4">
        {use.csv === null ? (
          <a href={route('dashboard.statistics')}>{t('dashboard.use_csv')}</a>
        ) : (
          <UpgradeLink limit="statistics_csv" {...use.csv}>
            {t('dashboard.use_csv')}
          </UpgradeLink>
        )}
      </p>
      <p className="mt-4 max-w-text text-sm text-muted">{t('dashboard.use_how')}</p>
    </Section>
  );
}

/** The kinds of places that visitors came from. */
function Sources({ sources }: Pick<Use, 'sources'>) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2">{t('dashboard.use_sources')}</h3>
      <dl className="totals">
        {sources.map(({ source, count }) => (
          <div key={source}>
            <dt>{t(`dashboard.source.${source}`)}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Periods({ days, periods }: Pick<Use, 'days' | 'periods'>) {
  const t = useT();
  return (
    <nav className="flex gap-4" aria-label={t('dashboard.use_period')}>
      {periods.map(({ days: period, needs }) => {
        const name = nameOfPeriod(period, t);
        return needs === null ? (
          <Link
            key={period}
            href={`${route('dashboard', {}, { query: { days: period } })}#use`}
            aria-current={period === days ? 'true' : undefined}
            className="inline-flex items-center min-h-11 aria-[current=true]:text-ink aria-[current=true]:font-semibold aria-[current=true]:no-underline"
            preserveScroll
          >
            {name}
          </Link>
        ) : (
          <UpgradeLink
            key={period}
            limit="statistics"
            {...needs}
            className="inline-flex items-center min-h-11 aria-[current=true]:text-ink aria-[current=true]:font-semibold aria-[current=true]:no-underline"
          >
            {name}
          </UpgradeLink>
        );
      })}
    </nav>
  );
}

const nameOfPeriod = (days: number, t: Translate): string =>
  days < 365
    ? t('dashboard.use_days', { days })
    : t('dashboard.use_months', { count: Math.floor(days / 30) });
