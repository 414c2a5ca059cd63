import { Link } from '@inertiajs/react';
import { useShared } from '../../lib/app-context.tsx';
import { formatCount } from '../../lib/numbers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { percent, type Format } from './chart-scale.ts';

export type Bar = {
  label: string;
  value: number;
  /** Where the cases behind it are listed. */ href?: string;
};

export type BarChartProps = {
  caption: string;
  /** The table's head: what a bar is ("Reason"), what is counted ("Decisions"). */
  term: string;
  measure: string;
  bars: readonly Bar[];
  /** What a full bar means; else the longest one is full. 1 for shares. */
  full?: number;
  format?: Format;
};

/** One bar for each name, with its number at the end. */
export function BarChart({ caption, term, measure, bars, full, format }: BarChartProps) {
  const { language } = useShared();
  const write = format ?? ((value: number) => formatCount(value, language));
  const longest = full ?? Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ label, value }) => [label, write(value)] as const);
  return (
    <ChartFigure caption={caption} table={{ columns: [term, measure], rows }} empty={bars.length === 0}>
      <ul className="bars">
        {bars.map(({ label, value, href }) => (
          <li key={label} className="bars-row">
            <span className="bars-label">{href ? <Link href={href}>{label}</Link> : label}</span>
            <svg className="bars-bar" aria-hidden="true">
              <rect className="chart-track" width="100%" height="100%" />
              <rect
                className="chart-column"
                width={percent(longest === 0 ? 0 : value / longest)}
                height="100%"
              />
            </svg>
            <span className="bars-value">{write(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
