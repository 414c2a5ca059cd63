import type { ReactNode } from 'react';
import { TextField } from '../form/fields.tsx';

/** A code of a mail or an app. `isDigits`: six of them, so that phones show their keys and offer the code of a mail. */
export function CodeField({
  label,
  help,
  isDigits = false,
}: {
  label: string;
  help?: ReactNode;
  isDigits?: boolean;
}) {
  return (
    <TextField
      name="code"
      label={label}
      help={help}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...(isDigits && { inputMode: 'numeric' as const })}
    />
  );
}
