import type { ReactNode } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

export type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  help?: ReactNode;
};

export function EmailField({ value, onChange, error, help }: EmailFieldProps) {
  const t = useT();
  return (
    <Field label={t('accounts.email')} error={error} help={help} required>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
