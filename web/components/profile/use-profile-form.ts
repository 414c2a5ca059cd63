import { router } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import type { RouteName } from '../../../common/routes/route-table.ts';
import { filledIn } from '../../lib/drafts/filled-in.ts';
import { offerUpgrade } from '../../lib/upgrade.ts';
import { useCall } from '../../hooks/use-call.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';

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
export function useProfileForm({ action, call: name, toBody, next }: ProfileFormSettings) {
  const form = usePostForm<Record<string, unknown>>({}, { action, withTyped: (values) => values });
  const [saves, setSaves] = useState(0);
  const { call, busy } = useCall({ onErrors: form.refuse });

  const save = async (element: HTMLFormElement) => {
    const filled = filledIn(new FormData(element));
    form.setData(filled);
    offerUpgrade(null);
    if ((await call(name, {}, toBody(filled))) === null) return;
    if (next !== undefined) return router.visit(next);
    router.reload({
      only: ['viewer', 'profile', 'listings'],
      onSuccess: () => setSaves((count) => count + 1),
    });
  };
  return {
    ...form,
    busy,
    /** The number of saves here: since then the page shows the server's values. */
    saves,
    submit: (element: HTMLFormElement): void => void save(element),
    takeOver: (typed: FormData) => form.setData(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) =>
      form.setData(filledIn(new FormData(event.currentTarget))),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
