import { useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';

export type HistogramProps = {
  /** The number of reviews with one, two, three, four and five stars. */
  counts: readonly [number, number, number, number, number];
};

/** One bar for each number of stars, five at the top; its length is its share of all reviews. */
export function Histogram({ counts }: HistogramProps) {
  const t = useT();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).toReversed();
  return (
    <ol className="histogram">
      {rows.map(({ stars, count }) => (
        <li key={stars} className="contents">
          <span>{t('common.star_count', { count: stars })}</span>
          <svg preserveAspectRatio="none" viewBox="0 0 100 8" aria-hidden="true">
            <rect className="histogram-track" width="100" height="8" />
            <rect className="histogram-bar" width={shareOf(count, total)} height="8" />
          </svg>
          <span className="histogram-count">
            {formatCount(count)}
            <span className="sr-only"> {t('common.of_reviews', { count: total })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Per cent to one decimal, so that one review among a thousand still shows. */
function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1_000) / 10;
}
