import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';

export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  disabled?: boolean;
  /** The heading above it; options of one group follow each other. */
  group?: string;
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
        {grouped(options).map(([group, own]) =>
          group === undefined ? (
            own.map(toOption)
          ) : (
            <optgroup key={group} label={group}>
              {own.map(toOption)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}

const toOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

type Grouped = [group: string | undefined, options: Option[]];

/** In their order, each with those of its group that follow it. */
function grouped(options: readonly Option[]): Grouped[] {
  return options.reduce<Grouped[]>((groups, option) => {
    const last = groups.at(-1);
    if (last && last[0] === option.group) last[1].push(option);
    else groups.push([option.group, [option]]);
    return groups;
  }, []);
}
