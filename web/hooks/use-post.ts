import type { RequestPayload, VisitOptions } from '@inertiajs/core';
import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../lib/drafts/open-errors.ts';
import type { Flash } from '../pages/shared-props.ts';
import { useOpenErrors } from './use-open-errors.ts';

type SentForm = Pick<VisitOptions, 'preserveScroll' | 'onSuccess' | 'onError' | 'onFinish'> & {
  method?: 'post' | 'put' | 'delete';
  data: RequestPayload;
  /** Called once the server has done it; a refusal that is told by a toast does not count. */
  onSaved?: () => void;
};

/**
 * Sends a form by Inertia, once at a time. The page keeps its state, and the errors of a refusal go one by one as
 * `values` change; `refusedBefore` are those of a form that the browser sent by itself.
 */
export function usePost(values: unknown, refusedBefore: FieldErrors = {}) {
  const [refusal, setRefusal] = useState<FieldErrors>(refusedBefore);
  const [busy, setBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const isSending = useRef(false);
  const checked = useOpenErrors(refusal, values);

  const post = (url: string, { method = 'post', data, onSaved, ...visit }: SentForm): void => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal({});
    router.visit(url, {
      ...visit,
      method,
      data,
      preserveState: true,
      onError: (errors) => {
        setRefusal(errors as FieldErrors);
        visit.onError?.(errors);
      },
      onSuccess: (page) => {
        visit.onSuccess?.(page);
        if ((page.flash as Flash | undefined)?.error === undefined) onSaved?.();
      },
      onFinish: (sent) => {
        isSending.current = false;
        setBusy(false);
        visit.onFinish?.(sent);
      },
    });
  };
  return { post, busy, checked, errors: checked.errors };
}
