import type { FormDataConvertible } from '@inertiajs/core';
import { usePage } from '@inertiajs/react';
import { usePost } from '../../hooks/use-post.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';

export type FormBody = Record<string, FormDataConvertible>;
type ListFormRequest = {
  method: 'post' | 'put' | 'delete';
  url: string;
  body: FormBody;
  onSaved: () => void;
};

/** The first problem with a field or with anything below it: `words.3` counts for `words`. */
const errorUnder = (errors: FieldErrors, field: string): string | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];

/**
 * A form in a dialog over a list. It stays open with its input until the server has saved it. A refusal shows
 * a toast and the fields' errors, and the list behind it is fetched again. `values` are named as the server
 * names the fields.
 */
export function useListForm(values: unknown = {}) {
  const { errors } = usePage().props;
  const { input } = useShared();
  // A native form that was refused has its errors on the page.
  const { post, busy, checked } = usePost(values, input ? errors : {});
  const send = ({ method, url, body, onSaved }: ListFormRequest): void =>
    post(url, { method, data: body, preserveScroll: true, onSaved });
  return { send, busy, checked, errorOf: (field: string) => errorUnder(checked.errors, field) };
}
