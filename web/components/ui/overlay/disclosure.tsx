import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode;
  children: ReactNode;
};

/** More about something, behind one line. Works before any script has run. */
export function Disclosure({ summary, children, className, ...props }: DisclosureProps) {
  return (
    <details {...props} className={cx('disclosure', className)}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
