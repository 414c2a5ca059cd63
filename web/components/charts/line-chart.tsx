import { formatCount } from '../../../common/format/numbers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { fromZero, percent, ticksOf, type ChartPoint, type Format, type Range } from './chart-scale.ts';
import { CHART_HEIGHT, depthOf, TimeAxis, ValueAxis } from './time-axis.tsx';

export type LineChartProps = {
  caption: string;
  /** The table's head: the meaning of a point ("Month"), and the measure ("Mean"). */
  term: string;
  measure: string;
  /** Evenly spaced in time, oldest first. Where nothing was measured (null) there is no point, and the line goes on. */
  points: readonly ChartPoint[];
  /** The ends of the axis: 1 to 5 for stars, 0 to 1 for shares. Counts start at zero by themselves. */
  range?: Range;
  format?: Format;
};

type PlacedPoint = { key: string; value: number; x: number };

/** One line over time, labeled where it starts and where it ends. */
export function LineChart({ caption, term, measure, points, range, format }: LineChartProps) {
  const write = format ?? formatCount;
  const ticks = ticksOf(range ?? fromZero(points), range === undefined);
  const places = placesOf(points);
  const rows = points.map(({ label, value }) => [label, value === null ? '–' : write(value)] as const);
  return (
    <ChartFigure caption={caption} table={{ columns: [term, measure], rows }} empty={places.length === 0}>
      <div className="chart-plot chart-plot-labelled">
        <svg width="100%" height={CHART_HEIGHT} aria-hidden="true">
          <ValueAxis ticks={ticks} format={write} />
          <Line places={places} ticks={ticks} />
          <Ends places={places} ticks={ticks} format={write} />
          <TimeAxis points={points} centers={[0]} />
        </svg>
      </div>
    </ChartFigure>
  );
}

function placesOf(points: readonly ChartPoint[]): PlacedPoint[] {
  const steps = Math.max(1, points.length - 1);
  return points.flatMap(({ label, value }, index) =>
    value === null ? [] : [{ key: label, value, x: index / steps }],
  );
}

function Line({ places, ticks }: { places: readonly PlacedPoint[]; ticks: readonly number[] }) {
  return (
    <>
      {places.slice(1).map(({ key, value, x }, index) => (
        <line
          key={key}
          className="chart-line"
          x1={percent(places[index]?.x ?? 0)}
          y1={depthOf(ticks, places[index]?.value ?? 0)}
          x2={percent(x)}
          y2={depthOf(ticks, value)}
        />
      ))}
      {places.map(({ key, value, x }) => (
        <circle key={key} className="fill-ink" cx={percent(x)} cy={depthOf(ticks, value)} r="3.5" />
      ))}
    </>
  );
}

function Ends({
  places,
  ticks,
  format,
}: {
  places: readonly PlacedPoint[];
  ticks: readonly number[];
  format: Format;
}) {
  const [first, last] = [places[0], places.at(-1)];
  return (
    <>
      {first && last && first.key !== last.key && (
        <text className="chart-label" x={percent(first.x)} y={depthOf(ticks, first.value) - 9}>
          {format(first.value)}
        </text>
      )}
      {last && (
        <text className="chart-value" x={percent(last.x)} dx="9" y={depthOf(ticks, last.value) + 5}>
          {format(last.value)}
        </text>
      )}
    </>
  );
}
