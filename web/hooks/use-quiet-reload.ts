import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { REFETCH_DELAY_MS } from '../../common/constants.ts';
import { atMostEvery } from '../lib/at-most-every.ts';
import { whenLive } from '../lib/live.ts';

type Settings = {
  /** A public or private channel; null: nothing is heard. */
  channel: string | null;
  event: string;
  /** A prop that stays as it is, because somebody reads it. */
  except?: string;
};

/**
 * Fetches the page's props again when an event says that they are others now, or one may have been missed: at most every two
 * seconds, and not while nobody looks. Focus, scroll and what is typed stay.
 */
export function useQuietReload({ channel, event, except }: Settings): void {
  useEffect(() => {
    if (channel === null) return undefined;
    const reload = atMostEvery(REFETCH_DELAY_MS, () =>
      whenSeen(() => reloadHere(optionsOf(except), reload.ask)),
    );
    const stop = whenLive((live) => live.hear(channel, event, reload.ask, reload.ask));
    return () => {
      stop();
      reload.stop();
      unseen = null;
    };
  }, [channel, event, except]);
}

const optionsOf = (except: string | undefined) => (except === undefined ? {} : { except: [except] });

/**
 * Fetches the props of the address one is at now. Whoever goes on meanwhile, to another page or part of the list, is not taken back
 * by a late answer: it is given up, and `again` asks for it at the new address.
 */
function reloadHere(options: { except?: string[] }, again: () => void): void {
  const { href } = window.location;
  let cancel = () => {};
  const giveUp = () => {
    cancel();
    again();
  };
  const stops = [
    router.on('start', ({ detail: { visit } }) => {
      if (!visit.async && !visit.prefetch) giveUp();
    }),
    // Back and forward start no visit.
    router.on('navigate', () => {
      if (window.location.href !== href) giveUp();
    }),
  ];
  router.reload({
    ...options,
    onCancelToken: (token) => {
      cancel = token.cancel;
    },
    onFinish: () => stops.forEach((stop) => stop()),
  });
}

/** What waits until somebody looks at the page. */
let unseen: (() => void) | null = null;

function whenSeen(work: () => void): void {
  if (document.visibilityState === 'visible') return work();
  if (unseen === null) document.addEventListener('visibilitychange', seen, { once: true });
  unseen = work;
}

function seen(): void {
  unseen?.();
  unseen = null;
}
