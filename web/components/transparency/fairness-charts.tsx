import { LANGUAGES } from '../../../common/language.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { formatCount, formatShareFinely } from '../../../common/numbers.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { SharesChart } from '../charts/shares-chart.tsx';
import { Section } from '../ui/section.tsx';

const SMALLEST_FULL_SHARE = 0.1;

/** Shows whether stars affect holds and hiding: five equal bars mean no. */
export function StarCharts({ stars }: Pick<TransparencyView, 'stars'>) {
  const t = useT();
  const posted = stars.filter((fate) => fate.posted > 0 || fate.held > 0);
  const barsOf = (share: 'heldShare' | 'hiddenShare') =>
    posted.map((fate) => ({
      label: t('common.star_count', { count: fate.stars }),
      value: fate[share] ?? 0,
      detail: formatCount(fate.posted),
    }));
  const highest = Math.max(...posted.flatMap((fate) => [fate.heldShare ?? 0, fate.hiddenShare ?? 0]));
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
        <BarChart {...common} caption={t('transparency.held_by_star')} bars={barsOf('heldShare')} />
        <BarChart {...common} caption={t('transparency.hidden_by_star')} bars={barsOf('hiddenShare')} />
      </div>
    </Section>
  );
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
