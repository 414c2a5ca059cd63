import { formatCount, formatShare } from '../../../common/format/numbers.ts';
import { ChartFigure } from './chart-figure.tsx';
import { percent, sharesOf } from './chart-scale.ts';

/** The fill of a part: told apart by lightness, so that no meaning depends on hue. */
export type PartTone = 'ink' | 'blueprint' | 'grey' | 'hollow';
export type Part = { name: string; tone: PartTone };
export type SharesRow = {
  label: string;
  /** One for each part, in their order. */ counts: readonly number[];
};

export type SharesChartProps = {
  caption: string;
  /** The table's head: the meaning of a row ("Kind of appeal"), and the last column ("All"). */
  term: string;
  total: string;
  /** The parts of each row, at most four. */
  parts: readonly Part[];
  rows: readonly SharesRow[];
};

/** The parts of each row, one under the other, each named under its bar. */
export function SharesChart({ caption, term, total, parts, rows }: SharesChartProps) {
  const table = {
    columns: [term, ...parts.map(({ name }) => name), total],
    rows: rows.map(
      ({ label, counts }) =>
        [
          label,
          ...sharesOf(counts).map(
            (share, index) => `${formatCount(counts[index] ?? 0)} (${formatShare(share)})`,
          ),
          formatCount(sum(counts)),
        ] as const,
    ),
  };
  return (
    <ChartFigure caption={caption} table={table} empty={rows.every(({ counts }) => sum(counts) === 0)}>
      <ul className="grid gap-5 text-sm/body tabular-nums [&>li]:grid [&>li]:gap-1">
        {rows.map(({ label, counts }) => (
          <li key={label}>
            <div className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="text-muted">{formatCount(sum(counts))}</span>
            </div>
            <Segments parts={parts} counts={counts} />
            <Names parts={parts} counts={counts} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

type Parts = { parts: readonly Part[]; counts: readonly number[] };

function Segments({ parts, counts }: Parts) {
  const shares = sharesOf(counts);
  return (
    <svg className="shares-bar" aria-hidden="true">
      <rect className="fill-wash" width="100%" height="100%" />
      {parts.map(({ name, tone }, index) => (
        <rect
          key={name}
          className={`share-${tone}`}
          x={percent(sum(shares.slice(0, index)))}
          width={percent(shares[index] ?? 0)}
          height="100%"
        />
      ))}
    </svg>
  );
}

function Names({ parts, counts }: Parts) {
  const shares = sharesOf(counts);
  return (
    <ul className="shares-names">
      {parts.map(({ name, tone }, index) =>
        counts[index] ? (
          <li key={name}>
            <svg className="flex-none w-2.5 h-2.5" aria-hidden="true">
              <rect className={`share-${tone}`} width="100%" height="100%" />
            </svg>
            {name} {formatShare(shares[index] ?? 0)}
          </li>
        ) : null,
      )}
    </ul>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
