import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...props }: TextInputProps) {
  return <input type="text" {...props} className={cx('control', className)} />;
}
