import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import type { FieldErrors } from './field-errors.ts';

type Props = { errors: FieldErrors; onSubmit: () => unknown; children: ReactNode };

/**
 * A form whose mistakes the server finds: they are marked, counted where there are several, and
 * the first of them gets the focus.
 */
export function CheckedForm({ errors, onSubmit, children }: Props) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const count = Object.keys(errors).length;

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
      {children}
      {count > 1 && (
        <div className="mt-6 max-w-form">
          <Alert tone="danger" live>
            {t('common.check_marked', { count })}
          </Alert>
        </div>
      )}
    </form>
  );
}
