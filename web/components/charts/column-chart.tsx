import { formatCount } from '../../../common/format/numbers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { fromZero, percent, ticksOf, type ChartPoint, type Format, type Range } from './chart-scale.ts';
import { CHART_HEIGHT, depthOf, TimeAxis, ValueAxis } from './time-axis.tsx';

export type ColumnChartProps = {
  caption: string;
  /** The table's head: the meaning of a column ("Month"), and the measure ("Reviews"). */
  term: string;
  measure: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** The ends of the axis where they are known: 0 to 1 for shares. Counts need none. */
  range?: Range;
  format?: Format;
};

const FILLED = 0.72;
/** More columns, or longer numbers, and numbers above them would touch: then the highest and the last are labeled. */
const MOST_LABELS = 12;
const LONGEST_LABEL = 3;

/** The events of each month or quarter, as columns with their number above. */
export function ColumnChart({ caption, term, measure, points, range, format }: ColumnChartProps) {
  const write = format ?? formatCount;
  const ticks = ticksOf(range ?? fromZero(points), range === undefined);
  const rows = points.map(({ label, value }) => [label, value === null ? '–' : write(value)] as const);
  const labelled = labelledOf(points, write);
  const centers = points.map((_, index) => (index + 0.5) / points.length);
  return (
    <ChartFigure
      caption={caption}
      table={{ columns: [term, measure], rows }}
      empty={points.every(({ value }) => !value)}
    >
      <div className="chart-plot">
        <svg width="100%" height={CHART_HEIGHT} aria-hidden="true">
          <ValueAxis ticks={ticks} format={write} />
          {points.map(({ label, value }, index) => (
            <g key={label}>
              <rect
                className="fill-ink"
                x={percent((index + (1 - FILLED) / 2) / points.length)}
                width={percent(FILLED / points.length)}
                y={depthOf(ticks, value ?? 0)}
                height={depthOf(ticks, ticks[0] ?? 0) - depthOf(ticks, value ?? 0)}
              />
              {value !== null && value !== 0 && labelled(index) && (
                <text
                  className="chart-number"
                  x={percent(centers[index] ?? 0)}
                  y={depthOf(ticks, value) - 5}
                  textAnchor="middle"
                >
                  {write(value)}
                </text>
              )}
            </g>
          ))}
          <TimeAxis points={points} centers={centers} />
        </svg>
      </div>
    </ChartFigure>
  );
}

function labelledOf(points: readonly ChartPoint[], write: Format): (index: number) => boolean {
  const values = points.map(({ value }) => value ?? 0);
  const short = values.every((value) => write(value).length <= LONGEST_LABEL);
  if (points.length <= MOST_LABELS / 2 || (points.length <= MOST_LABELS && short)) return () => true;
  const highest = values.indexOf(Math.max(...values));
  const last = values.length - 1;
  // Beside the highest there is no room for the last one's number.
  return (index) => index === highest || (index === last && last - highest > 2);
}
