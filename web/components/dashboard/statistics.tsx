import { formatMonth } from '../../../common/format/dates.ts';
import type { StatisticsView } from '../../../server/dashboard/statistics.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatMean } from '../../../common/format/numbers.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { SharesChart } from '../charts/shares-chart.tsx';
import { Section } from '../ui/section.tsx';

/** A contractor's last twelve months, drawn, each drawing with its numbers behind it. */
export function Statistics({ statistics }: { statistics: StatisticsView }) {
  const t = useT();
  if (statistics.reviews === 0)
    return (
      <Section title={t('dashboard.statistics_title')}>
        <p className="text-muted">{t('dashboard.statistics_none')}</p>
      </Section>
    );
  return (
    <Section title={t('dashboard.statistics_title')}>
      <div className="chart-pair">
        <Months statistics={statistics} />
        <Stars statistics={statistics} />
        <Answers statistics={statistics} />
      </div>
    </Section>
  );
}

type Props = { statistics: StatisticsView };

function Months({ statistics: { months } }: Props) {
  const t = useT();
  const term = t('dashboard.month');
  return (
    <>
      <ColumnChart
        caption={t('dashboard.by_month')}
        term={term}
        measure={t('dashboard.reviews')}
        points={months.map(({ month, reviews }) => ({
          label: formatMonth(month, t.language),
          value: reviews,
        }))}
      />
      <LineChart
        caption={t('dashboard.mean_by_month')}
        term={term}
        measure={t('dashboard.mean')}
        range={[1, 5]}
        points={months.map(({ month, mean }) => ({ label: formatMonth(month, t.language), value: mean }))}
        format={formatMean}
      />
    </>
  );
}

function Stars({ statistics: { histogram } }: Props) {
  const t = useT();
  const bars = histogram.map((value, index) => ({
    label: t('common.star_count', { count: index + 1 }),
    value,
  }));
  return (
    <BarChart
      caption={t('dashboard.by_stars')}
      term={t('dashboard.stars')}
      measure={t('dashboard.reviews')}
      bars={bars.toReversed()}
    />
  );
}

function Answers({ statistics: { reviews, answered, hire_yes, hire_no } }: Props) {
  const t = useT();
  return (
    <SharesChart
      caption={t('dashboard.answers_caption')}
      term={t('dashboard.answers')}
      total={t('dashboard.all')}
      parts={[
        { name: t('dashboard.yes'), tone: 'ink' },
        { name: t('dashboard.no'), tone: 'hollow' },
      ]}
      rows={[
        { label: t('dashboard.answered_row'), counts: [answered, reviews - answered] },
        { label: t('dashboard.hire_row'), counts: [hire_yes, hire_no] },
      ]}
    />
  );
}
