import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export type Tone = 'good' | 'caution' | 'danger' | 'neutral' | 'blueprint';

/** A state in words; the color and the sign only help. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={cx('badge', tone !== 'neutral' && `tone-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
