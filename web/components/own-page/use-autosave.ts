import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../../lib/api.ts';
import { filledIn } from '../../lib/drafts/filled-in.ts';
import type { PageSaves } from './use-page-saves.ts';

/**
 * `refused`: something typed does not fit yet; `outdated`: another window saved meanwhile; `signed_out`: the
 * session ended meanwhile.
 */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'refused' | 'failed' | 'outdated' | 'signed_out';

/** After the last key; a pause of a thought. */
const PAUSE_MS = 1_500;

const stateOf = (status: number): AutosaveState =>
  status === 401
    ? 'signed_out'
    : status === 409
      ? 'outdated'
      : status >= 400 && status < 500
        ? 'refused'
        : 'failed';

/**
 * Keeps one section of the own page as a draft while it is typed. `settle` waits for a
 * save on its way and answers how the last one ended.
 */
export function useAutosave(saves: PageSaves) {
  const [state, setState] = useState<AutosaveState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const last = useRef<AutosaveState>('idle');
  const change = (next: AutosaveState) => {
    last.current = next;
    setState(next);
  };

  const save = async (form: HTMLFormElement) => {
    if (!form.isConnected) return;
    change('saving');
    const body = { ...filledIn(new FormData(form)), version: saves.latest() };
    try {
      const answer = await callApi<{ version: number }>('api.contractor.draft', {}, { body, quiet: true });
      saves.know(answer.version);
      change('saved');
      // The page says that there is a draft, and what is missing still.
      router.reload({ only: ['page'] });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      change(stateOf(status));
      // Shows the present text beside the typed one.
      if (status === 409) router.reload({ only: ['page'] });
    }
  };
  return {
    state,
    later: (form: HTMLFormElement) => {
      clearTimeout(timer.current);
      if (state === 'outdated') return;
      timer.current = setTimeout(() => void saves.afterOthers(() => save(form)), PAUSE_MS);
    },
    settle: async (): Promise<AutosaveState> => {
      clearTimeout(timer.current);
      await saves.afterOthers(() => Promise.resolve());
      return last.current;
    },
    restart: () => change('idle'),
  };
}
