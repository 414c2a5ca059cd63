import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

export type ChartTable = {
  /** The heading of the rows (a month, a reason), then those of the measures. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...values: string[]])[];
};

export type ChartFigureProps = {
  /** The subject and the period: the chart needs no other title. */
  caption: string;
  /** The same numbers for screen readers. */
  table: ChartTable;
  /** Whether there is nothing to draw. */
  empty: boolean;
  children: ReactNode;
};

/** A drawing with its title above and its numbers, as a table, behind it. */
export function ChartFigure({ caption, table, empty, children }: ChartFigureProps) {
  const t = useT();
  return (
    <figure className="chart">
      <figcaption className="font-semibold">{caption}</figcaption>
      {empty ? (
        <p className="text-sm text-muted">{t('charts.nothing_yet')}</p>
      ) : (
        <>
          {children}
          <Disclosure summary={t('charts.as_table')} className="text-sm">
            <Numbers caption={caption} table={table} />
          </Disclosure>
        </>
      )}
    </figure>
  );
}

function Numbers({ caption, table: { columns, rows } }: { caption: string; table: ChartTable }) {
  const captionId = useId();
  return (
    // Wide tables scroll by themselves on a small screen, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className="figures">
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1] ?? index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
