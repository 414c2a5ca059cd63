import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../lib/api.ts';
import { filledIn } from '../lib/drafts/filled-in.ts';

/** `refused`: something typed does not fit yet; `outdated`: another window saved meanwhile. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'refused' | 'failed' | 'outdated';

/** After the last key; a pause of a thought. */
const PAUSE_MS = 1_500;

/**
 * Keeps the form of the own page as a draft while it is typed. `settle` waits for a save on its way and answers the version to
 * save next with; `onVersion` hears of each.
 */
export function useAutosave(opened: number, onVersion: (version: number) => void) {
  const [state, setState] = useState<AutosaveState>('idle');
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState(opened);
  const version = useRef(opened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);

  const know = (next: number) => {
    version.current = next;
    setShown(next);
  };
  const save = async (form: HTMLFormElement) => {
    if (!form.isConnected) return;
    setState('saving');
    const body = { ...filledIn(new FormData(form)), version: version.current };
    try {
      const answer = await callApi<{ version: number }>('api.contractor.draft', {}, { body, quiet: true });
      know(answer.version);
      onVersion(answer.version);
      setSaves((count) => count + 1);
      setState('saved');
      // The page says that there is a draft, and what is missing still.
      router.reload({ only: ['page'] });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setState(status === 409 ? 'outdated' : status >= 400 && status < 500 ? 'refused' : 'failed');
      // Shows the present text beside the typed one.
      if (status === 409) router.reload({ only: ['page'] });
    }
  };
  return {
    state,
    saves,
    version: shown,
    later: (form: HTMLFormElement) => {
      clearTimeout(timer.current);
      if (state === 'outdated') return;
      timer.current = setTimeout(() => {
        running.current = running.current.then(() => save(form));
      }, PAUSE_MS);
    },
    settle: async (): Promise<number> => {
      clearTimeout(timer.current);
      await running.current;
      return version.current;
    },
    restart: (next: number) => {
      know(next);
      setSaves((count) => count + 1);
      setState('idle');
    },
  };
}
