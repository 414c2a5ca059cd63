import type { FormEvent } from 'react';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { filledIn } from '../../lib/drafts/filled-in.ts';
import { useShared } from '../../lib/page/app-context.tsx';

type Values = Record<string, unknown>;
type Settings = {
  action: string;
  /** One field and its value that tell this form from others of its kind on the page. */
  own: readonly [field: string, value: string];
  onSaved?: () => void;
};

/** One of several forms on a page. The browser keeps what is filled in; `kept` is what was refused before the scripts came. */
export function useOwnForm({ action, own: [field, value], onSaved }: Settings) {
  const { input } = useShared();
  const kept = input !== undefined && (input[field] ?? '') === value ? input : undefined;
  const form = usePostForm<Values>(kept ?? {}, {
    action,
    isRefused: () => kept !== undefined,
    withTyped: (values) => values,
    onSaved,
    visit: { preserveScroll: true },
  });
  const take = (typed: FormData): Values => {
    const data = filledIn(typed);
    form.setData(data);
    return data;
  };
  return {
    ...form,
    kept,
    submit: (element: HTMLFormElement) =>
      form.send({ data: take(new FormData(element)) as Record<string, string> }),
    takeOver: (typed: FormData) => void take(typed),
    onChange: (event: FormEvent<HTMLFormElement>) => void take(new FormData(event.currentTarget)),
  };
}

export type OwnFormState = ReturnType<typeof useOwnForm>;
