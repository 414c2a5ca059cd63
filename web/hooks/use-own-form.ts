import { usePage } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import { useShared } from '../lib/page/app-context.tsx';
import { filledIn } from '../lib/drafts/filled-in.ts';
import { usePost } from './use-post.ts';

type Settings = {
  action: string;
  /** One field and its value that tell this form from others of its kind on the page. */
  own: readonly [field: string, value: string];
  onSaved?: () => void;
};

/** One of several forms on a page. The browser keeps what is filled in; `kept` is what was refused before the scripts came. */
export function useOwnForm({ action, own: [field, value], onSaved }: Settings) {
  const { errors: refusedBefore } = usePage().props;
  const { input } = useShared();
  const kept = input !== undefined && (input[field] ?? '') === value ? input : undefined;
  const [values, setValues] = useState<Record<string, unknown>>(kept ?? {});
  const { post, busy, checked, errors } = usePost(values, kept ? refusedBefore : {});

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    const data = filledIn(new FormData(form));
    setValues(data);
    post(action, { data: data as Record<string, string>, preserveScroll: true, onSaved });
  };
  return {
    action,
    checked,
    errors,
    busy,
    kept,
    submit,
    takeOver: (typed: FormData) => setValues(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) => setValues(filledIn(new FormData(event.currentTarget))),
  };
}

export type OwnFormState = ReturnType<typeof useOwnForm>;
