import { LANGUAGES } from '../../../common/format/language.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount, formatNumber, formatShareFinely } from '../../../common/format/numbers.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { SharesChart } from '../charts/shares-chart.tsx';
import { Section } from '../ui/section.tsx';

const SMALLEST_FULL_SHARE = 0.1;

type StarProps = Pick<TransparencyView, 'stars' | 'signals' | 'holdsByStar' | 'holdTest'>;

/** Counts holds and hidden reviews by stars and cause; it says what the counts are, not what they mean. */
export function StarCharts({ stars, ...holds }: StarProps) {
  const t = useT();
  const posted = stars.filter((fate) => fate.posted > 0 || fate.held > 0);
  const barsOf = (share: 'onHoldShare' | 'hiddenShare') =>
    posted.map((fate) => ({
      label: t('common.star_count', { count: fate.stars }),
      value: fate[share] ?? 0,
      detail: formatCount(fate.posted),
    }));
  const highest = Math.max(...posted.flatMap((fate) => [fate.onHoldShare ?? 0, fate.hiddenShare ?? 0]));
  const common = {
    // A few in a hundred look like a few in a hundred.
    full: Math.max(SMALLEST_FULL_SHARE, highest),
    term: t('transparency.stars'),
    measure: t('transparency.share'),
    detailMeasure: t('transparency.posted'),
    format: formatShareFinely,
  };
  return (
    <Section title={t('transparency.stars_title')}>
      <p>{t('transparency.stars_text')}</p>
      <div className="chart-pair mt-6">
        <BarChart {...common} caption={t('transparency.held_by_star')} bars={barsOf('onHoldShare')} />
        <BarChart {...common} caption={t('transparency.hidden_by_star')} bars={barsOf('hiddenShare')} />
      </div>
      <HoldTable {...holds} />
    </Section>
  );
}

function HoldTable({ signals, holdsByStar, holdTest }: Omit<StarProps, 'stars'>) {
  const t = useT();
  const caption = t('transparency.holds_by_star');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1) */}
      <div className="overflow-x-auto mt-6" role="region" aria-label={caption} tabIndex={0}>
        <table className="figures figures-wide">
          <caption className="font-semibold text-start">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('transparency.stars')}</th>
              <th scope="col">{t('transparency.posted')}</th>
              <th scope="col">{t('transparency.held_count')}</th>
              {signals.map(({ signal }) => (
                <th key={signal} scope="col">
                  {t(`transparency.signal.${signal}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {holdsByStar.map((row) => (
              <tr key={row.stars}>
                <th scope="row">{t('common.star_count', { count: row.stars })}</th>
                <td>{formatCount(row.posted)}</td>
                <td>{formatCount(row.held)}</td>
                {row.counts.map((count, index) => (
                  <td key={signals[index]?.signal ?? index}>{formatCount(count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4">{holdTest === null ? t('transparency.hold_test_none') : <Test {...holdTest} />}</p>
    </>
  );
}

const SMALLEST_SHOWN_P = 0.001;

function Test({ few, many, p }: NonNullable<StarProps['holdTest']>) {
  const t = useT();
  const shown = p < SMALLEST_SHOWN_P ? '< 0.001' : `= ${formatNumber(p, { maximumFractionDigits: 3 })}`;
  return t('transparency.hold_test', {
    fewOnHold: few.held,
    few: few.all,
    manyOnHold: many.held,
    many: many.all,
    p: shown,
  });
}

export function SignalChart({ signals }: Pick<TransparencyView, 'signals'>) {
  const t = useT();
  return (
    <Section title={t('transparency.signals_title')}>
      <p>{t('transparency.signals_text')}</p>
      <div className="chart-pair mt-6">
        <BarChart
          caption={t('transparency.by_signal')}
          term={t('transparency.signal')}
          measure={t('transparency.held_count')}
          bars={signals.map(({ signal, count }) => ({
            label: t(`transparency.signal.${signal}`),
            value: count,
          }))}
        />
      </div>
    </Section>
  );
}

export function LanguageChart({ languages }: Pick<TransparencyView, 'languages'>) {
  const t = useT();
  const rows = (['reviews', 'decisions', 'appeals'] as const).filter((row) =>
    LANGUAGES.some((language) => languages[row][language] > 0),
  );
  return (
    <Section title={t('transparency.languages_title')}>
      <SharesChart
        caption={t('transparency.by_language')}
        term={t('transparency.language_of')}
        total={t('transparency.all')}
        parts={[
          { name: t('transparency.language.english'), tone: 'ink' },
          { name: t('transparency.language.mexican_spanish'), tone: 'blueprint' },
        ]}
        rows={rows.map((row) => ({
          label: t(`transparency.row.${row}`),
          counts: LANGUAGES.map((language) => languages[row][language]),
        }))}
      />
    </Section>
  );
}
