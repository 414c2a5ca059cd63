import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { RouteName, RouteParams } from '../../../common/route-table.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { FieldErrors } from '../../lib/open-errors.ts';

type Call = Extract<RouteName, `api.review${string}` | `api.decisions.${string}`>;
const CONFLICT = 409;
type Answer = { message: string } & Record<string, unknown>;

/**
 * One of the calls that change a review, a response or what is asked about a decision. Says that it worked, gets the page's
 * props named in `refresh` again without a jump, and gives back the answer; null where it failed: what went wrong has been
 * said in a toast by then, and `errors` has it by field; `isSent`: they are of a call from here. Where somebody was quicker, `afterConflict` brings the page up to
 * date: for forms that have no use any more once that has happened, not for those whose words somebody wants to save.
 */
export function useReviewsCall(refresh: readonly string[], { afterConflict = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSent, setSent] = useState(false);

  const call = async <Name extends Call>(
    name: Name,
    params: RouteParams<Name>,
    body?: unknown,
  ): Promise<Answer | null> => {
    setBusy(true);
    setSent(true);
    setErrors({});
    try {
      const answer = (await callApi(name, params, { body })) as Answer;
      toastSuccess(answer.message);
      await reload(refresh);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      if (afterConflict && error.status === CONFLICT) await reload(refresh);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { call, busy, errors, isSent };
}

const reload = (props: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    router.reload({ only: [...props], onFinish: () => resolve() });
  });
