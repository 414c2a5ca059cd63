import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={cx('control', className)} />;
}
