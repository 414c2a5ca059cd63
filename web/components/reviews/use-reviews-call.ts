import { router } from '@inertiajs/react';
import { useState } from 'react';
import type { RouteName, RouteParams } from '../../../common/route-table.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { FieldErrors } from './review-fields.ts';

type Call = Extract<RouteName, `api.review${string}`>;

/** What a page of reviews shows anew after something changed; the scroll position stays. */
const LIST_PROPS = ['reviews', 'pagination', 'unanswered', 'asked'];

/**
 * One of the calls that change a review or a response: says that it worked, and gets the list again without a jump.
 * What went wrong has been said in a toast by then; `errors` has it by field.
 */
export function useReviewsCall() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  const call = async <Name extends Call>(
    name: Name,
    params: RouteParams<Name>,
    body?: unknown,
  ): Promise<boolean> => {
    setBusy(true);
    setErrors({});
    try {
      const { message } = (await callApi(name, params, { body })) as { message: string };
      toastSuccess(message);
      await reloadList();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { call, busy, errors };
}

const reloadList = (): Promise<void> =>
  new Promise((resolve) => {
    router.reload({ only: LIST_PROPS, onFinish: () => resolve() });
  });
