import { createContext, useContext } from 'react';
import { errorUnder } from '../../lib/drafts/open-errors.ts';
import type { Checked } from '../../hooks/use-open-errors.ts';

/** The values, errors and changes of a form's fields, by their names. */
export type FormFields = {
  data: Readonly<Record<string, unknown>>;
  checked: Checked;
  setField: (name: string, value: string) => void;
};

export const FormContext = createContext<FormFields | null>(null);

type Given = {
  name?: string;
  value?: string | number;
  defaultValue?: unknown;
  error?: string;
  onChange?: (value: string) => void;
};

/** A field's value, error and change: its own, else those of its name in the form around it. */
export function useField({ name = '', value, defaultValue, error, onChange }: Given) {
  const form = useContext(FormContext);
  const shown = error ?? (form ? errorUnder(form.checked.errors, name) : undefined);
  if (value !== undefined || defaultValue !== undefined || form === null)
    return { value, error: shown, change: onChange };
  if (!(name in form.data)) throw new Error(`The form has no field "${name}"`);
  return {
    value: (form.data[name] as string | number | null) ?? '',
    error: shown,
    change: onChange ?? ((typed: string) => form.setField(name, typed)),
  };
}
