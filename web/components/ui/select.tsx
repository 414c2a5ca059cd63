import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  /** Shown first, with an empty value. */
  placeholder?: string;
};

/** The browser's own list: the best there is on a phone. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className="select">
      <select {...props} className={cx('control', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
