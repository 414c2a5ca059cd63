import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { REFETCH_DELAY_MS } from '../../../common/constants.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** Set after an administrator's action; the page is fetched again two seconds later. */
const wanted = createStore(false);

export const flagRefetch = (): void => wanted.set(true);

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
