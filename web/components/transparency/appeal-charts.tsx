import type { AppealState } from '../../../common/constants.ts';
import { isLanguage } from '../../../common/format/language.ts';
import type { Outcomes } from '../../../server/transparency/sums.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount, formatNumber } from '../../../common/format/numbers.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { SharesChart, type PartTone } from '../charts/shares-chart.tsx';
import { Section } from '../ui/section.tsx';
import { quarterName } from './decision-charts.tsx';
import { reasonText } from './log-entry.tsx';
import { daysOf, useDays } from './totals.tsx';

/** In the order of the chart: decided ones first. */
const OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'open'] as const satisfies readonly AppealState[];
const TONES: Record<(typeof OUTCOMES)[number], PartTone> = {
  accepted: 'blueprint',
  rejected: 'ink',
  withdrawn: 'grey',
  open: 'hollow',
};

type Props = Pick<
  TransparencyView,
  'quarters' | 'appealsByKind' | 'appealsByReason' | 'appealsByStar' | 'appealsByLanguage'
>;

/** The results of appeals, their durations, and the influence of reason, stars or language. */
export function AppealCharts(props: Props) {
  const t = useT();
  return (
    <Section title={t('transparency.appeals_title')}>
      <div className="chart-pair">
        <SharesChart
          caption={t('transparency.appeals_by_kind')}
          term={t('transparency.kind_of_appeal')}
          total={t('transparency.all')}
          parts={OUTCOMES.map((outcome) => ({
            name: t(`transparency.outcome.${outcome}`),
            tone: TONES[outcome],
          }))}
          rows={props.appealsByKind.map(({ kind, ...counts }) => ({
            label: t(`transparency.kind.${kind}`),
            counts: OUTCOMES.map((outcome) => counts[outcome]),
          }))}
        />
        <LineChart
          caption={t('transparency.median_by_quarter')}
          term={t('transparency.quarter')}
          measure={t('transparency.median_days')}
          format={formatNumber}
          points={props.quarters.map((quarter) => ({
            label: quarterName(quarter, t),
            value: quarter.medianHours === null ? null : daysOf(quarter.medianHours),
          }))}
        />
      </div>
      {props.appealsByKind.length > 0 && <Tables {...props} />}
    </Section>
  );
}

function Tables({ appealsByReason, appealsByStar, appealsByLanguage }: Props) {
  const t = useT();
  return (
    <div className="mt-8 grid gap-8">
      <OutcomeTable
        caption={t('transparency.appeals_by_reason')}
        term={t('transparency.reason')}
        rows={appealsByReason.map((row) => ({ ...row, name: reasonText(row, t) }))}
      />
      <OutcomeTable
        caption={t('transparency.appeals_by_star')}
        term={t('transparency.stars')}
        rows={appealsByStar.map((row) => ({ ...row, name: t('common.star_count', { count: row.stars }) }))}
      />
      <OutcomeTable
        caption={t('transparency.appeals_by_language')}
        term={t('transparency.filter_language')}
        rows={appealsByLanguage.flatMap((row) =>
          isLanguage(row.language) ? [{ ...row, name: t(`transparency.language.${row.language}`) }] : [],
        )}
      />
    </div>
  );
}

type NamedOutcomes = Outcomes & { name: string | null };

type OutcomeTableProps = {
  caption: string;
  /** The heading of the rows. */ term: string;
  rows: readonly NamedOutcomes[];
};

function OutcomeTable({ caption, term, rows }: OutcomeTableProps) {
  const t = useT();
  const days = useDays();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="figures figures-wide">
        <caption className="font-semibold text-start">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{term}</th>
            <th scope="col">{t('transparency.filed')}</th>
            {OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col">
                {t(`transparency.outcome.${outcome}`)}
              </th>
            ))}
            <th scope="col">{t('transparency.median')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{formatCount(row.filed)}</td>
              {OUTCOMES.map((outcome) => (
                <td key={outcome}>{formatCount(row[outcome])}</td>
              ))}
              <td>{days(row.medianHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
