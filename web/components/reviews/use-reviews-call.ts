import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { RouteName, RouteParams } from '../../../common/routes/route-table.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/page/toasts.ts';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';

type Call = Extract<RouteName, `api.review${string}` | `api.decisions.${string}`>;
const CONFLICT = 409;
type Answer = { message: string } & Record<string, unknown>;

/**
 * A call that changes a review, a response or an appeal. Success shows a toast, refetches the props in
 * `refresh` in place, and gives the answer. Failure gives null, a toast, and `errors` by field; `isSent`
 * marks those of this call. After a conflict, `afterConflict` refetches the page. Use it for forms that a
 * conflict makes useless, not for those with text to keep.
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
