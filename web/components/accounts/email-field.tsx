import { useState, type ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { TextField } from '../form/fields.tsx';
import { useField } from '../form/form-context.ts';
import { useEmailCheck } from './use-email-check.ts';

/** An email field, checked when the focus leaves it; the server checks an empty one. */
export function EmailField({ help }: { help?: ReactNode }) {
  const t = useT();
  const { value = '', error } = useField({ name: 'email' });
  const problemWith = useEmailCheck();
  const [isLeft, setLeft] = useState(false);
  const problem = isLeft && value !== '' ? (problemWith(String(value)) ?? undefined) : undefined;
  return (
    <TextField
      name="email"
      label={t('accounts.email')}
      error={error ?? problem}
      help={help}
      required
      type="email"
      // Not for a button: it would move away from under the pointer that is pressing it.
      onBlur={(event) => setLeft(event.relatedTarget instanceof HTMLInputElement)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
