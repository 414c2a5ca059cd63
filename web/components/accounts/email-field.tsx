import { useState, type ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useEmailCheck } from './use-email-check.ts';

export type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  help?: ReactNode;
};

/** An email field, checked when the focus leaves it; the server checks an empty one. */
export function EmailField({ value, onChange, error, help }: EmailFieldProps) {
  const t = useT();
  const problemWith = useEmailCheck();
  const [isLeft, setLeft] = useState(false);
  const problem = isLeft && value !== '' ? (problemWith(value) ?? undefined) : undefined;
  return (
    <Field label={t('accounts.email')} error={error ?? problem} help={help} required>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          // Not for a button: it would move away from under the pointer that is pressing it.
          onBlur={(event) => setLeft(event.relatedTarget instanceof HTMLInputElement)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
