import { heightOn, percent, type ChartPoint, type Format } from './chart-scale.ts';

/** In pixels: letters keep their size however narrow the drawing gets, so only its width is relative. */
export const CHART_HEIGHT = 184;
const TOP = 18;
const BOTTOM = 28;

/** The depth of a value in the drawing, in pixels. */
export function depthOf(ticks: readonly number[], value: number): number {
  const room = CHART_HEIGHT - TOP - BOTTOM;
  return Math.round((TOP + (1 - heightOn(ticks, value)) * room) * 10) / 10;
}

/** A hairline for each round number, which is on the page's left edge. */
export function ValueAxis({ ticks, format }: { ticks: readonly number[]; format: Format }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className="stroke-line" x1="0" x2="100%" y1={depthOf(ticks, tick)} y2={depthOf(ticks, tick)} />
      <text className="chart-label" x="0" dx="-40" y={depthOf(ticks, tick) + 4}>
        {format(tick)}
      </text>
    </g>
  ));
}

/** Names where time begins and where it ends; of few places, all. `centers` are shares of the width. */
export function TimeAxis({ points, centers }: { points: readonly ChartPoint[]; centers: readonly number[] }) {
  if (points.length <= 4 && centers[0] !== 0) {
    return points.map(({ label }, index) => (
      <TimeLabel key={label} at={centers[index] ?? 0} anchor="middle" label={label} />
    ));
  }
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      {first && <TimeLabel at={0} anchor="start" label={first.label} />}
      {last && last !== first && <TimeLabel at={1} anchor="end" label={last.label} />}
    </>
  );
}

function TimeLabel({ at, anchor, label }: { at: number; anchor: 'start' | 'middle' | 'end'; label: string }) {
  return (
    <text className="chart-label" x={percent(at)} y={CHART_HEIGHT - 6} textAnchor={anchor}>
      {label}
    </text>
  );
}
