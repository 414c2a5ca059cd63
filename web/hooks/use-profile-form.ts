import { router, usePage } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import type { RouteName } from '../../common/routes/route-table.ts';
import type { ProfileView } from '../../server/accounts/views.ts';
import { ApiError, callApi } from '../lib/api.ts';
import { filledIn } from '../lib/drafts/filled-in.ts';
import type { FieldErrors } from '../lib/drafts/open-errors.ts';
import { toastSuccess } from '../lib/page/toasts.ts';
import { offerUpgrade } from '../lib/upgrade.ts';
import { useOpenErrors } from './use-open-errors.ts';

export type ProfileFormSettings = {
  /** The address of the native form. */
  action: string;
  /** The call that saves it where scripts run. */
  call: RouteName;
  /** The form's values as the body of the call. */
  toBody: (form: unknown) => unknown;
  /** The next page; without it the page stays. */
  next?: string;
};

/**
 * A form of one's profile. The browser keeps its fields, which are the same in the page before and after the
 * scripts.
 */
export function useProfileForm({ action, call, toBody, next }: ProfileFormSettings) {
  const { errors: refusedBefore } = usePage().props;
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [refusal, setRefusal] = useState<FieldErrors>(refusedBefore);
  const [busy, setBusy] = useState(false);
  const [saves, setSaves] = useState(0);
  const checked = useOpenErrors(refusal, values);

  const save = async (form: HTMLFormElement) => {
    const filled = filledIn(new FormData(form));
    setBusy(true);
    setValues(filled);
    offerUpgrade(null);
    try {
      const answer = await callApi<{ profile: ProfileView; message: string }>(
        call,
        {},
        { body: toBody(filled) },
      );
      setRefusal({});
      toastSuccess(answer.message);
      if (next !== undefined) return router.visit(next);
      router.reload({
        only: ['viewer', 'profile', 'listings'],
        onSuccess: () => setSaves((count) => count + 1),
      });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.errors : {});
    } finally {
      setBusy(false);
    }
  };
  return {
    action,
    checked,
    errors: checked.errors,
    busy,
    /** The number of saves here: since then the page shows the server's values. */
    saves,
    submit: (form: HTMLFormElement): void => {
      if (!busy) void save(form);
    },
    takeOver: (typed: FormData) => setValues(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) => setValues(filledIn(new FormData(event.currentTarget))),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
