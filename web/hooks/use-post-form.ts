import type { RequestPayload, VisitOptions } from '@inertiajs/core';
import { router, usePage } from '@inertiajs/react';
import { useRef, useState } from 'react';
import type { FormFields } from '../components/form/form-context.ts';
import { keptFields, typedValues } from '../lib/drafts/kept-fields.ts';
import type { FieldErrors } from '../lib/drafts/open-errors.ts';
import { useShared } from '../lib/page/app-context.tsx';
import type { Flash } from '../pages/shared-props.ts';
import { useOpenErrors } from './use-open-errors.ts';

type Typed = Readonly<Record<string, unknown>>;
type Visit = Omit<VisitOptions, 'method' | 'data'>;

export type PostFormSettings<Values> = {
  action: string;
  method?: 'post' | 'put' | 'delete';
  /** Sent along, in hidden fields where the browser sends the form by itself. */
  also?: Readonly<Record<string, string>>;
  /** Tells a native form that was refused from others of its page; `input` has its values. */
  isRefused?: (input: Typed | undefined) => boolean;
  /** Emptied by a refusal: passwords. */
  secrets?: readonly (keyof Values & string)[];
  /** The values with what was typed into a native form, where these are not all texts. */
  withTyped?: (values: Values, typed: Typed | undefined) => Values;
  /** The values as the server takes them, where it takes them otherwise. */
  bodyOf?: (values: Values) => object;
  /** Called once the server has done it; a refusal that is told by a toast does not count. */
  onSaved?: () => void;
  visit?: Visit;
};

/** A submission that differs from what the form does. */
type Submission = Visit &
  Partial<Pick<VisitOptions, 'data' | 'method'> & Pick<PostFormState, 'action' | 'also'>>;

/**
 * A form that a page sends to the server, by Inertia and once at a time, or natively before the scripts have
 * loaded. It starts with the typed values of a refusal; the errors of one go as their fields are changed.
 */
export function usePostForm<Values extends object>(empty: Values, settings: PostFormSettings<Values>) {
  const { action, method = 'post', also = {}, secrets = [], onSaved, visit } = settings;
  const { withTyped = keptFields, bodyOf = asTheyAre, isRefused = always } = settings;
  const { input } = useShared();
  const { errors: refusedBefore } = usePage().props;
  const [isOurs] = useState(() => isRefused(input));
  const [data, setData] = useState<Values>(() => withTyped(empty, isOurs ? input : undefined));
  const [refusal, setRefusal] = useState<FieldErrors>(isOurs ? refusedBefore : {});
  const [busy, setBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const isSending = useRef(false);
  const checked = useOpenErrors(refusal, bodyOf(data));

  const send = (own: Submission = {}): void => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal({});
    const { action: url = action, also: sent = also, ...options } = { ...visit, ...own };
    router.visit(url, {
      method,
      data: { ...bodyOf(data), ...sent } as RequestPayload,
      preserveState: true,
      ...options,
      onError: (errors) => {
        setRefusal(errors as FieldErrors);
        setData((values) => ({ ...values, ...picked(empty, secrets) }));
        options.onError?.(errors);
      },
      onSuccess: (page) => {
        options.onSuccess?.(page);
        if ((page.flash as Flash | undefined)?.error === undefined) onSaved?.();
      },
      onFinish: (done) => {
        isSending.current = false;
        setBusy(false);
        options.onFinish?.(done);
      },
    });
  };
  return {
    action,
    also,
    checked,
    submit: () => send(),
    send,
    takeOver: (typed: FormData) => setData((values) => withTyped(values, typedValues(typed))),
    busy,
    data,
    errors: checked.errors,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setData((values) => ({ ...values, [name]: value })),
    setField: (name: string, value: string) => setData((values) => ({ ...values, [name]: value })),
    setData,
    /** Shows these, such as those of another call with the same values; `{}` forgets all. */
    refuse: setRefusal,
    reset: () => setData(empty),
  };
}

const asTheyAre = (values: object) => values;
const always = () => true;

const picked = <Values extends object>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The state that `PostForm` needs. */
export type PostFormState = FormFields & {
  action: string;
  also: Readonly<Record<string, string>>;
  submit: () => void;
  takeOver: (typed: FormData) => void;
};
