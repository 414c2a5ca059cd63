import { formatMean } from '../../../common/format/numbers.ts';
import type { RatingsView } from '../../../server/contractors/page/ratings-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { placeInTime, quartersOf, type Quarter } from './quarters.ts';

const WIDTH = 480;
const HEIGHT = 180;
const EDGE = { left: 24, right: 40, top: 16, bottom: 28 };

/** The mean by quarter as one line, labeled at both ends, and as a table for screen readers. */
export function RatingOverTime({ byMonth }: Pick<RatingsView, 'byMonth'>) {
  const t = useT();
  const quarters = quartersOf(byMonth);
  return (
    <Section title={t('contractors.over_time_title')}>
      {quarters.length < 2 ? (
        <p className="text-muted">{t('contractors.over_time_short')}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{t('contractors.over_time_text')}</p>
          <Line quarters={quarters} />
          <Disclosure summary={t('contractors.over_time_table')} className="text-sm">
            <QuarterTable quarters={quarters} />
          </Disclosure>
        </>
      )}
    </Section>
  );
}

type Point = Quarter & { x: number; y: number };

function Line({ quarters }: { quarters: readonly Quarter[] }) {
  const points = pointsOf(quarters);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <svg className="line-chart mt-3" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((stars) => (
        <g key={stars}>
          <line
            className="stroke-line"
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={heightOf(stars)}
            y2={heightOf(stars)}
          />
          <text className="chart-label" x={0} y={heightOf(stars) + 4}>
            {stars}
          </text>
        </g>
      ))}
      <polyline className="chart-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        <circle key={x} className="fill-ink" cx={x} cy={y} r="3.5" />
      ))}
      {first && <QuarterLabel point={first} />}
      {last && <QuarterLabel point={last} isLast />}
    </svg>
  );
}

function QuarterLabel({ point, isLast = false }: { point: Point; isLast?: boolean }) {
  const t = useT();
  return (
    <>
      <text className="chart-label" x={point.x} y={HEIGHT - 6} textAnchor={isLast ? 'end' : 'start'}>
        {quarterName(point, t)}
      </text>
      {isLast && (
        <text className="chart-value" x={point.x + 8} y={point.y + 5}>
          {formatMean(point.mean)}
        </text>
      )}
    </>
  );
}

function QuarterTable({ quarters }: { quarters: readonly Quarter[] }) {
  const t = useT();
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{t('contractors.quarter')}</th>
          <th scope="col">{t('contractors.mean')}</th>
          <th scope="col">{t('contractors.count')}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map((quarter) => (
          <tr key={placeInTime(quarter)}>
            <th scope="row">{quarterName(quarter, t)}</th>
            <td>{formatMean(quarter.mean)}</td>
            <td>{quarter.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const quarterName = ({ year, quarter }: Quarter, t: ReturnType<typeof useT>): string =>
  t('contractors.quarter_name', { quarter, year: String(year) });

const round = (value: number): number => Math.round(value * 10) / 10;
const heightOf = (stars: number): number =>
  round(HEIGHT - EDGE.bottom - ((stars - 1) / 4) * (HEIGHT - EDGE.top - EDGE.bottom));

function pointsOf(quarters: readonly Quarter[]): Point[] {
  const places = quarters.map(placeInTime);
  const start = Math.min(...places);
  const length = Math.max(1, Math.max(...places) - start);
  return quarters.map((quarter, index) => ({
    ...quarter,
    x: round(EDGE.left + (((places[index] ?? start) - start) / length) * (WIDTH - EDGE.left - EDGE.right)),
    y: heightOf(quarter.mean),
  }));
}
