import type { ReactNode } from 'react';

export type Datum = { term: ReactNode; detail: ReactNode };

/** Facts in two columns on hairlines; what is null is left out by the caller. */
export function DataList({ items }: { items: readonly Datum[] }) {
  return (
    <dl className="data-list">
      {items.map(({ term, detail }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
