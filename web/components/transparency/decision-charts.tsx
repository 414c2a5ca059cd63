import type { QuarterView, TransparencyView } from '../../../server/transparency/views.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { Section } from '../ui/section.tsx';
import { reasonText } from './log-entry.tsx';

type Props = Pick<TransparencyView, 'quarters' | 'actions' | 'reasons'>;

/** What was decided: over time, by kind and by reason, each bar leading to the decisions behind it. */
export function DecisionCharts({ quarters, actions, reasons }: Props) {
  const t = useT();
  const path = usePath();
  const log = (query: Record<string, string>) => path('decisions.index', {}, { query });
  return (
    <Section title={t('transparency.decisions_title')}>
      <div className="chart-pair">
        <div className="grid gap-8">
          <ColumnChart
            caption={t('transparency.by_quarter')}
            term={t('transparency.quarter')}
            measure={t('transparency.count')}
            points={quarters.map((quarter) => ({ label: quarterName(quarter, t), value: quarter.decisions }))}
          />
          <BarChart
            caption={t('transparency.by_action')}
            term={t('transparency.filter_action')}
            measure={t('transparency.count')}
            bars={actions.map(({ action, count }) => ({
              label: t(`decisions.action.${action}`),
              value: count,
              href: log({ action }),
            }))}
          />
        </div>
        <BarChart
          caption={t('transparency.by_reason')}
          term={t('transparency.reason')}
          measure={t('transparency.count')}
          bars={reasons.map((reason) => ({
            label: reasonText(reason, t),
            value: reason.count,
            href: log({ reason: reason.code ?? 'none' }),
          }))}
        />
      </div>
    </Section>
  );
}

export function quarterName({ year, quarter }: QuarterView, t: ReturnType<typeof useT>): string {
  return t('transparency.quarter_short', { year: String(year), quarter: String(quarter) });
}
