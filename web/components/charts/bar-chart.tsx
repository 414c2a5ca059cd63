import { Link } from '@inertiajs/react';
import { formatCount } from '../../../common/format/numbers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { percent, type Format } from './chart-scale.ts';

export type Bar = {
  label: string;
  value: number;
  /** The address of the cases behind it. */ href?: string;
  /** The table's text beside the value: the total, for example. */
  detail?: string;
};

export type BarChartProps = {
  caption: string;
  /** The table's head: the meaning of a bar ("Reason"), and the measure ("Decisions"). */
  term: string;
  measure: string;
  bars: readonly Bar[];
  /** The table's third head, where bars have a detail. */
  detailMeasure?: string;
  /** The value of a full bar; else the longest one is full. 1 for shares. */
  full?: number;
  format?: Format;
};

/** One bar for each name, with its number at the end. */
export function BarChart({ caption, term, measure, bars, detailMeasure, full, format }: BarChartProps) {
  const write = format ?? formatCount;
  const longest = full ?? Math.max(...bars.map(({ value }) => value));
  const table = {
    columns: [term, measure, ...(detailMeasure ? [detailMeasure] : [])],
    rows: bars.map(
      ({ label, value, detail }) => [label, write(value), ...(detailMeasure ? [detail ?? ''] : [])] as const,
    ),
  };
  return (
    <ChartFigure caption={caption} table={table} empty={bars.length === 0}>
      <ul className="grid gap-x-4 gap-y-2.5 text-sm/body tabular-nums md:grid-cols-[fit-content(15rem)_minmax(4rem,1fr)_auto]">
        {bars.map(({ label, value, href }) => (
          <li key={label} className="bars-row">
            <span className="bars-label">{href ? <Link href={href}>{label}</Link> : label}</span>
            <svg className="block w-full h-2.5" aria-hidden="true">
              <rect className="fill-wash" width="100%" height="100%" />
              <rect className="fill-ink" width={percent(longest === 0 ? 0 : value / longest)} height="100%" />
            </svg>
            <span className="min-w-10 font-semibold text-end">{write(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
