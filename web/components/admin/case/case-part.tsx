import { useId, type ReactNode } from 'react';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A part of a case under a hairline. */
export function CasePart({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className="case-part" aria-labelledby={id}>
      <div className="case-part-head">
        <h3 id={id} className="case-part-title">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
