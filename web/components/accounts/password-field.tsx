import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../../common/constants.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { useField } from '../form/form-context.ts';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

type PasswordFieldProps = {
  label: string;
  name: string;
  /** A new password: the rule is beside it, and a password manager may offer one. */
  chosen?: boolean;
};

/** A password, which one may look at while typing. */
export function PasswordField({ label, name, chosen = false }: PasswordFieldProps) {
  const t = useT();
  const { value, error, change } = useField({ name });
  const [shown, setShown] = useState(false);
  const isTakenOver = useTakenOver();
  const help = chosen ? t('accounts.password_help', { minimum: PASSWORD_MIN_LENGTH }) : undefined;
  return (
    <Field label={label} error={error} help={help} required>
      {(control) => (
        <div className="flex gap-2">
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            value={value}
            onChange={(event) => change?.(event.target.value)}
            autoComplete={chosen ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            variant="ghost"
            // It keeps its place before the scripts, without which it does nothing.
            className={isTakenOver ? undefined : 'invisible'}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'accounts.hide_password' : 'accounts.show_password')}
          </Button>
        </div>
      )}
    </Field>
  );
}
