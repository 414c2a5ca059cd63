import { useId, type ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export type SectionProps = {
  title: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  /** Beside the title, at the right: a link or a number, no second heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page under a hairline, its heading marked on the plumb line. */
export function Section({ title, id, aside, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={cx('section', className)} id={id} aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId}>{title}</h2>
        {aside && <div className="text-sm">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
