import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
};

/** A check box whose whole row is the target. */
export function Checkbox({ label, help, error, id, ...props }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const errorId = `${controlId}-error`;
  return (
    <div>
      <label className="choice" htmlFor={controlId}>
        <input
          {...props}
          type="checkbox"
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : props['aria-describedby']}
        />
        <span>
          {label}
          {help && <span className="field-help block">{help}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
