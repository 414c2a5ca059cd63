import { useEffect, useState, type RefObject } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { Suggestions } from '../../../server/search/suggestions.ts';
import { exchange } from '../../lib/http.ts';

const WAIT_MS = 120;
const TYPED_MIN_LENGTH = 2;
const KEPT_MAX = 100;
const NONE: Suggestions = { trades: [], places: [], contractors: [] };

const kept = new Map<string, Suggestions>();

async function ask(url: string, signal: AbortSignal): Promise<Suggestions> {
  const known = kept.get(url);
  if (known) return known;
  const { ok, body } = await exchange({ method: 'GET', url, signal });
  if (!ok) return NONE;
  if (kept.size >= KEPT_MAX) kept.clear();
  const found = body as Suggestions;
  kept.set(url, found);
  return found;
}

/** The server's suggestions for a field's text, a moment after the last key; `close` empties them. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, field: 'what' | 'where') {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    const stop = () => {
      clearTimeout(timer);
      asked.abort();
      asked = new AbortController();
    };
    const listen = () => {
      stop();
      const q = element.value.trim();
      if (q.length < TYPED_MIN_LENGTH) return setFound(NONE);
      const url = route('api.search_suggestions', {}, { query: { q, field } });
      const { signal } = asked;
      timer = setTimeout(() => {
        ask(url, signal).then(
          (answer) => !signal.aborted && setFound(answer),
          () => undefined,
        );
      }, WAIT_MS);
    };
    const close = () => {
      stop();
      setFound(NONE);
    };
    element.addEventListener('input', listen);
    element.addEventListener('blur', close);
    // The reader may have typed before this was fetched.
    if (document.activeElement === element && element.value !== element.defaultValue) listen();
    return () => {
      stop();
      element.removeEventListener('input', listen);
      element.removeEventListener('blur', close);
    };
  }, [input, field]);
  return { found, close: () => setFound(NONE) };
}
