import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../lib/page/app-context.tsx';

/** The attributes that connect a control to its label, help and error. */
export type ControlProps = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid': boolean;
};

export type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** A field that is not needed says so. */
  required?: boolean;
  id?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label above its control, help and error under it. */
export function Field({ label, help, error, required = false, id, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        {label}
        {!required && <Optional />}
      </label>
      {children({
        id: controlId,
        required: required || undefined,
        'aria-describedby': describedBy || undefined,
        // Stated, for screen readers would else announce an empty required field as invalid before it is touched.
        'aria-invalid': Boolean(error),
      })}
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function Optional() {
  const t = useT();
  return <span className="field-optional">{t('common.optional')}</span>;
}

export function FieldHelp({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="field-help" id={id}>
      {children}
    </div>
  );
}

/** The error text, with a sign beside the color. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="field-error" id={id}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
