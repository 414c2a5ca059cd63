import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconUrgent } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import type { Tone } from './badge.tsx';

const SIGN = {
  good: IconCircleCheck,
  caution: IconAlertTriangle,
  danger: IconUrgent,
  neutral: IconInfoCircle,
  blueprint: IconInfoCircle,
} as const;

export type AlertProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** For text that appears later: screen readers read it out. */
  live?: boolean;
};

/** Something the reader should know about this page. */
export function Alert({ tone = 'neutral', title, children, live = false }: AlertProps) {
  const Sign = SIGN[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx('alert', tone !== 'neutral' && `tone-${tone}`)} role={role}>
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      <div className="alert-body">
        {title && <div className="font-[640]">{title}</div>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
