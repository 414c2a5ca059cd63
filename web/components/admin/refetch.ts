import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { REFETCH_DELAY_MS } from '../../../common/constants.ts';
import type { CallSettings } from '../../hooks/use-call.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** Set after an administrator's action; the page is fetched again two seconds later. */
const wanted = createStore(false);

export const flagRefetch = (): void => wanted.set(true);

/** The page that asks for the password leads back to this one. */
function askForPassword(): void {
  const { pathname, search } = window.location;
  window.location.assign(route('password.confirm', {}, { query: { next: pathname + search } }));
}

/** A call of an administrator: the case is read again after it, and after a decision that came first. */
export const ADMIN_CALL: CallSettings = {
  after: flagRefetch,
  afterConflict: true,
  onRefused: ({ body }) => {
    if (body['confirm'] === 'password') askForPassword();
  },
};

/** Whether the shown data is about to be fetched again. */
export const useIsRefetching = (): boolean => useStore(wanted, false);

/**
 * Fetches the page's props again 2,000 ms after the flag was set. Input, scroll position and focus stay
 * meanwhile.
 */
export function useRefetch(): void {
  const isWanted = useIsRefetching();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      wanted.set(false);
      router.reload();
    }, REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  // Another page brings its own state.
  useEffect(() => () => wanted.set(false), []);
}
