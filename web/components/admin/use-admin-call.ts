import { useRef, useState } from 'react';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import type { DecisionSummary } from '../../../server/decisions/decision-summary.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/page/toasts.ts';
import { flagRefetch } from './refetch.ts';

/** The message of a 409, with the other administrator's decision. */
export type Conflict = { message: string; decision: DecisionSummary | null };
type Answer = { message?: string } & Record<string, unknown>;
type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * A call of an administrator. Success shows a toast and sets the refetch flag. A conflict gives the other
 * decision in `conflict`, and fetches the page as well. Gives back the answer, or null.
 */
export function useAdminCall() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Of the last answer. */
  const status = useRef(0);

  const call = async (name: RouteName, params: Params, body?: unknown): Promise<Answer | null> => {
    setBusy(true);
    setErrors({});
    setConflict(null);
    try {
      const answer = await callApi<Answer>(name, params, { body });
      if (answer.message) toastSuccess(answer.message);
      flagRefetch();
      status.current = 200;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      status.current = error.status;
      setErrors(error.errors);
      if (error.body['confirm'] === 'password') askForPassword();
      if (error.status === 409) {
        setConflict({ message: error.message, decision: decisionIn(error.body) });
        flagRefetch();
      }
      return null;
    } finally {
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
    const done = await call(name, params, body);
    if (done !== null || status.current !== 422) close();
  };
  return { call, callAndClose, busy, errors, conflict };
}

/** The page that asks for the password leads back to this one. */
function askForPassword(): void {
  const { pathname, search } = window.location;
  window.location.assign(route('password.confirm', {}, { query: { next: pathname + search } }));
}

function decisionIn({ decision }: Record<string, unknown>): DecisionSummary | null {
  return typeof decision === 'object' && decision !== null ? (decision as DecisionSummary) : null;
}
