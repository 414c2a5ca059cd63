import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { REFETCH_DELAY_MS } from '../../common/format/timing.ts';
import { atMostEvery } from '../lib/live/at-most-every.ts';
import { whenLive } from '../lib/live/live.ts';

type Settings = {
  /** A public or private channel; null: nothing is heard. */
  channel: string | null;
  event: string;
  /** A prop that is not refetched, because it is being read. */
  except?: string;
};

/**
 * Fetches the page's props again after an event that changed them, or a missed one. It does so at most every
 * two seconds, and only while the page is visible. Focus, scroll and input stay.
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
 * Fetches the props of the present address. A reader who moves on is not sent back: the late answer is
 * discarded, and `again` requests the new address.
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

/** The work that waits until the page is visible. */
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
