import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export type WithAsideProps = {
  /** Beside the page's content: help, rules and counts beside a form, facts and filters beside a list. */
  aside: ReactNode;
  /** The second column's name, for screen readers. */
  label: string;
  /** On a narrow screen, filters come before what they choose; help comes after the form. */
  asideFirst?: boolean;
  className?: string;
  children: ReactNode;
};

/** A page in two columns where there is room for two: its content, and what helps with it. */
export function WithAside({ aside, label, asideFirst = false, className, children }: WithAsideProps) {
  const side = (
    <aside key="aside" className="with-aside-side" aria-label={label}>
      {aside}
    </aside>
  );
  const main = (
    <div key="main" className={cx('min-w-0 lg:row-start-1 lg:col-start-1', className)}>
      {children}
    </div>
  );
  return (
    <div className={cx('with-aside', asideFirst && 'with-aside-first')}>
      {asideFirst ? [side, main] : [main, side]}
    </div>
  );
}

export type AsidePartProps = { title: string; children: ReactNode };

/** One subject of a second column. */
export function AsidePart({ title, children }: AsidePartProps) {
  return (
    <section className="aside-part">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}
