import type { FormDataConvertible, VisitOptions } from '@inertiajs/core';
import { usePage } from '@inertiajs/react';
import { useState } from 'react';
import { useShared } from '../lib/page/app-context.tsx';
import { keptFields, typedValues } from '../lib/drafts/kept-fields.ts';
import type { FormFields } from '../components/form/form-context.ts';
import { usePost } from './use-post.ts';

type Fields = Record<string, FormDataConvertible>;

export type PostFormSettings<Values> = {
  action: string;
  method?: 'post' | 'put';
  /** Sent along, in hidden fields where the browser sends the form by itself. */
  also?: Readonly<Record<string, string>>;
  /** Emptied by a refusal: passwords. */
  secrets?: readonly (keyof Values & string)[];
  visit?: Pick<VisitOptions, 'preserveScroll' | 'onSuccess'>;
};

/**
 * A form that a page sends to the server, by Inertia or natively before the scripts have loaded. It starts
 * with the typed values of a refusal.
 */
export function usePostForm<Values extends Fields>(empty: Values, settings: PostFormSettings<Values>) {
  const { action, method = 'post', also = {}, secrets = [], visit } = settings;
  const { input } = useShared();
  const { errors: refusedBefore } = usePage().props;
  const [data, setData] = useState<Values>(() => keptFields(empty, input));
  const { post, busy, checked, errors } = usePost(data, refusedBefore);

  const submit = () =>
    post(action, {
      ...visit,
      method,
      data: { ...data, ...also },
      onError: () => setData((values) => ({ ...values, ...picked(empty, secrets) })),
    });
  return {
    action,
    also,
    checked,
    submit,
    takeOver: (typed: FormData) => setData((values) => keptFields(values, typedValues(typed))),
    busy,
    data,
    errors,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setData((values) => ({ ...values, [name]: value })),
    setField: (name: string, value: string) => setData((values) => ({ ...values, [name]: value })),
    reset: () => setData(empty),
  };
}

const picked = <Values extends Fields>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The state that `PostForm` needs. */
export type PostFormState = FormFields & {
  action: string;
  also: Readonly<Record<string, string>>;
  submit: () => void;
  takeOver: (typed: FormData) => void;
};
