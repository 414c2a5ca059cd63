import { Link } from '@inertiajs/react';
import { formatCount } from '../../../common/format/numbers.ts';
import type { QuarterView, TransparencyView } from '../../../server/transparency/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { ReasonGroups } from './reason-groups.tsx';

type Props = Pick<TransparencyView, 'quarters' | 'groups' | 'reasons'>;

/** The decisions over time, by kind and by reason; each number links to its decisions. */
export function DecisionCharts({ quarters, groups, reasons }: Props) {
  const t = useT();
  const path = usePath();
  const log = (query: Record<string, string>) => path('decisions.index', {}, { query });
  return (
    <Section title={t('transparency.decisions_title')}>
      <div className="chart-pair">
        <div className="grid grid-cols-1 gap-8">
          <ColumnChart
            caption={t('transparency.by_quarter')}
            term={t('transparency.quarter')}
            measure={t('transparency.count')}
            points={quarters.map((quarter) => ({ label: quarterName(quarter, t), value: quarter.decisions }))}
          />
          <BarChart
            caption={t('transparency.by_group')}
            term={t('transparency.subject')}
            measure={t('transparency.count')}
            bars={groups.map(({ group, count }) => ({
              label: t(`transparency.group.${group}`),
              value: count,
              href: log({ action: group }),
            }))}
          />
          <Kinds groups={groups} log={log} />
        </div>
        <ReasonGroups reasons={reasons} hrefOf={(reason) => log({ reason })} />
      </div>
    </Section>
  );
}

type KindsProps = Pick<Props, 'groups'> & { log: (query: Record<string, string>) => string };

/** The exact kinds of decisions, one click behind each group. */
function Kinds({ groups, log }: KindsProps) {
  const t = useT();
  return (
    <ul className="decision-groups">
      {groups.map(({ group, actions }) => (
        <li key={group}>
          <Disclosure summary={t('transparency.kinds_of', { group: t(`transparency.group.${group}`) })}>
            <ul className="grid gap-1 text-sm">
              {actions.map(({ action, count }) => (
                <li key={action} className="flex justify-between gap-4">
                  <Link href={log({ action })}>{t(`decisions.action.${action}`)}</Link>
                  <span className="font-semibold tabular-nums">{formatCount(count)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

export function quarterName({ year, quarter }: QuarterView, t: ReturnType<typeof useT>): string {
  return t('transparency.quarter_short', { year: String(year), quarter: String(quarter) });
}
