import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { TextField } from '../form/fields.tsx';

type TextProps = {
  name: string;
  label: string;
  stored: string | number | null | undefined;
  errors: FieldErrors;
  help?: string;
  type?: 'text' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
};

/** One line that the browser keeps itself. */
export function PlainText({ name, label, stored, errors, help, required, ...input }: TextProps) {
  const kept = useKeptInput();
  return (
    <TextField
      name={name}
      label={label}
      help={help}
      error={errors[name]}
      required={required}
      {...input}
      defaultValue={kept.text(name, stored)}
    />
  );
}

type FlagProps = { name: string; label: string; help?: string; stored: boolean; error?: string };

/** A check box that can send "no" too, because a browser sends nothing for an unchecked one. */
export function PlainFlag({ name, label, help, stored, error }: FlagProps) {
  const kept = useKeptInput();
  return (
    <>
      <input type="hidden" name={name} value="no" />
      <Checkbox
        name={name}
        value="yes"
        label={label}
        help={help}
        error={error}
        defaultChecked={kept.flag(name, stored)}
      />
    </>
  );
}
