import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import type { RouteName } from '../../common/routes/route-table.ts';
import type { DecisionSummary } from '../../server/decisions/decision-summary.ts';
import { ApiError, callApi } from '../lib/api.ts';
import { toastSuccess } from '../lib/page/toasts.ts';

/** The message of a 409, with the decision that came first. */
export type Conflict = { message: string; decision: DecisionSummary | null };
export type CallSettings = {
  /** Brings the page up to date after a success. */
  after?: () => Promise<void> | void;
  /** Also after a 409: for forms that a conflict makes useless, not for those with text to keep. */
  afterConflict?: boolean;
  onRefused?: (error: ApiError) => void;
  /** Shows the errors by field where a form has its own: `{}` once it is sent. */
  onErrors?: (errors: Record<string, string>) => void;
};
type Answer = { message?: string } & Record<string, unknown>;
type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * A call of the API. Success shows a toast and gives the answer. Failure shows a toast and gives null, with `errors` by
 * field and the other decision in `conflict`.
 */
export function useCall({ after, afterConflict = false, onRefused, onErrors }: CallSettings = {}) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const showErrors = onErrors ?? setErrors;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Of the last answer. */
  const status = useRef(0);
  // A second press may come before the first one is drawn.
  const isSending = useRef(false);

  const call = async (name: RouteName, params: Params, body?: unknown): Promise<Answer | null> => {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    showErrors({});
    setConflict(null);
    try {
      const answer = await callApi<Answer>(name, params, { body });
      status.current = 200;
      if (answer.message) toastSuccess(answer.message);
      await after?.();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      status.current = error.status;
      showErrors(error.errors);
      onRefused?.(error);
      if (error.status === 409) {
        setConflict({ message: error.message, decision: decisionIn(error.body) });
        if (afterConflict) await after?.();
      }
      return null;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  /** A dialog stays open after invalid fields; after any other result the case has to be read again. */
  const callAndClose = async (
    name: RouteName,
    params: Params,
    body: unknown,
    close: () => void,
  ): Promise<void> => {
    if (isSending.current) return;
    const done = await call(name, params, body);
    if (done !== null || status.current !== 422) close();
  };
  return { call, callAndClose, busy, errors, conflict };
}

export type CallState = ReturnType<typeof useCall>;

/** Fetches these props of the page again, in place. */
export const reloading = (props: readonly string[]) => (): Promise<void> =>
  new Promise((resolve) => {
    router.reload({ only: [...props], onFinish: () => resolve() });
  });

function decisionIn({ decision }: Record<string, unknown>): DecisionSummary | null {
  return typeof decision === 'object' && decision !== null ? (decision as DecisionSummary) : null;
}
