import type { FormDataConvertible } from '@inertiajs/core';
import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import type { Flash } from '../../pages/shared-props.ts';

export type FormBody = Record<string, FormDataConvertible>;
type Sending = { method: 'post' | 'put' | 'delete'; url: string; body: FormBody; onSaved: () => void };

/** The first problem with a field or with anything below it: `words.3` counts for `words`. */
const errorUnder = (errors: FieldErrors, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/**
 * A form in a dialog over a list. It stays open with its input until the server has saved it. A refusal shows
 * a toast and the fields' errors, and the list behind it is fetched again. `values` are named as the server
 * names the fields.
 */
export function useListForm(values: unknown = {}) {
  const [busy, setBusy] = useState(false);
  const { errors } = usePage().props;
  const { input } = useShared();
  // A native form that was refused has its errors on the page.
  const [refusal, setRefusal] = useState<FieldErrors>(input ? errors : {});
  const checked = useOpenErrors(refusal, values);
  const send = ({ method, url, body, onSaved }: Sending): void => {
    if (busy) return;
    setBusy(true);
    setRefusal({});
    router.visit(url, {
      method,
      data: body,
      preserveState: true,
      preserveScroll: true,
      onError: (found) => setRefusal(found as FieldErrors),
      onSuccess: ({ flash }) => {
        if ((flash as Flash | undefined)?.error === undefined) onSaved();
      },
      onFinish: () => setBusy(false),
    });
  };
  return { send, busy, checked, errorOf: (field: string) => errorUnder(checked.errors, field) };
}
