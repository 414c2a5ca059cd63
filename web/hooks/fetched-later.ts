import { useEffect, useState } from 'react';
import { say } from '../lib/page/texts.ts';
import { toastError } from '../lib/page/toasts.ts';

const sayThatItFailed = (): void => toastError(say('toasts.something_wrong'));

/**
 * Code that loads at its first use. `fetch` loads it once for all its users; `useFetched` gives it when
 * wanted and loaded. Without the network it calls `onFailure`, which shows a message, and `giveUp`.
 */
export function fetchedLater<Code>(load: () => Promise<Code>, onFailure = sayThatItFailed) {
  let kept: { code: Code } | null = null;
  const fetch = async (): Promise<{ code: Code }> => (kept ??= { code: await load() });

  function useFetched(wanted: boolean, giveUp: () => void): { code: Code } | null {
    const [fetched, setFetched] = useState(kept);
    useEffect(() => {
      if (!wanted || fetched) return;
      let gone = false;
      fetch().then(
        (there) => !gone && setFetched(there),
        () => {
          onFailure();
          giveUp();
        },
      );
      return () => {
        gone = true;
      };
    }, [wanted, fetched, giveUp]);
    return fetched;
  }

  return { fetch, useFetched };
}
