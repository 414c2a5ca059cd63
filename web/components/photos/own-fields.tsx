import type { ReactNode } from 'react';
import type { OwnFormState } from './use-own-form.ts';
import { Field, type ControlProps } from '../ui/form/field.tsx';
import { Select, type Option } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

type Props = {
  form: OwnFormState;
  name: string;
  label: string;
  help?: string;
  stored: string;
  required?: boolean;
};

type DrawnProps = Props & {
  children: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode;
};

function OwnField({ form, name, label, help, stored, required = false, children }: DrawnProps) {
  const error = form.errors[name];
  const kept = form.kept?.[name];
  const defaultValue = typeof kept === 'string' ? kept : stored;
  return (
    <Field label={label} help={help} required={required} {...(error ? { error } : {})}>
      {(control) => children({ ...control, name, defaultValue })}
    </Field>
  );
}

type TextProps = Props & { maxLength: number; type?: 'text' | 'month'; placeholder?: string };

export const OwnText = ({ maxLength, type, placeholder, ...field }: TextProps) => (
  <OwnField {...field}>
    {(control) => <TextInput {...control} type={type} maxLength={maxLength} placeholder={placeholder} />}
  </OwnField>
);

type SelectProps = Props & { options: readonly Option[]; placeholder: string };

/** Drawn again when the stored choice changes, because a project may have been deleted. */
export const OwnSelect = ({ options, placeholder, ...field }: SelectProps) => (
  <OwnField {...field}>
    {(control) => <Select key={field.stored} {...control} options={options} placeholder={placeholder} />}
  </OwnField>
);
