import { router, usePage } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { useShared } from '../lib/page/app-context.tsx';
import { filledIn } from '../lib/drafts/filled-in.ts';
import type { FieldErrors } from '../lib/drafts/open-errors.ts';
import { useOpenErrors } from './use-open-errors.ts';

type Settings = {
  action: string;
  /** One field and its value that tell this form from others of its kind on the page. */
  own: readonly [field: string, value: string];
  onSaved?: () => void;
};

const NONE: FieldErrors = {};

/** One of several forms on a page. The browser keeps what is filled in; `kept` is what was refused before the scripts came. */
export function useOwnForm({ action, own: [field, value], onSaved }: Settings) {
  const { errors: refusedBefore } = usePage().props;
  const { input } = useShared();
  const kept = input !== undefined && (input[field] ?? '') === value ? input : undefined;
  const [values, setValues] = useState<Record<string, unknown>>(kept ?? {});
  const [refusal, setRefusal] = useState<FieldErrors>(kept ? refusedBefore : NONE);
  const [busy, setBusy] = useState(false);
  const checked = useOpenErrors(refusal, values);

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    const filled = filledIn(new FormData(form));
    setBusy(true);
    setValues(filled);
    setRefusal(NONE);
    router.visit(action, {
      method: 'post',
      data: filled as Record<string, string>,
      preserveState: true,
      preserveScroll: true,
      onError: (errors) => setRefusal(errors as FieldErrors),
      onSuccess: ({ flash }) => {
        if (flash['error'] === undefined) onSaved?.();
      },
      onFinish: () => setBusy(false),
    });
  };
  return {
    action,
    checked,
    errors: checked.errors,
    busy,
    kept,
    submit,
    takeOver: (typed: FormData) => setValues(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) => setValues(filledIn(new FormData(event.currentTarget))),
  };
}

export type OwnFormState = ReturnType<typeof useOwnForm>;
