import { useId, type ReactNode } from 'react';
import { FieldError, FieldHelp } from './field.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Short answers are side by side, long ones one below the other. */
  layout?: 'row' | 'column';
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, help, error, required, layout = 'column' } = props;
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="field"
      role="radiogroup"
      // A refused form focuses the question, not its first answer.
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className="field-label mb-1.5">{legend}</legend>
      {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
      <div className={layout === 'row' ? 'choices-row' : undefined}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help && <span className="field-help block">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
