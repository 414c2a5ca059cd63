import { whenLive } from '../../lib/live/live.ts';

export type Onlooker = { id: number; name: string };

/** The source of the administrators who have a case open. */
export type PresenceSource = {
  /** The same array until a member joins or leaves. */
  others: (reviewId: number) => readonly Onlooker[];
  /** Calls the listener at each change, until the returned function is called. */
  follow: (reviewId: number, listener: () => void) => () => void;
};

type Watched = { others: readonly Onlooker[]; listeners: Set<() => void>; stop: () => void };

const NOBODY: readonly Onlooker[] = [];

/**
 * The other administrators with a case open, from `presence-admin.review.{id}`. One is in the channel while
 * one follows it.
 */
export function createLivePresence(live: typeof whenLive = whenLive): PresenceSource {
  const watched = new Map<number, Watched>();

  const watch = (reviewId: number): Watched => {
    const one: Watched = { others: NOBODY, listeners: new Set(), stop: () => undefined };
    one.stop = live((realtime) =>
      realtime.accompany(`presence-admin.review.${reviewId}`, (present) => {
        if (present.length === 0 && one.others.length === 0) return;
        one.others = present;
        one.listeners.forEach((listener) => listener());
      }),
    );
    watched.set(reviewId, one);
    return one;
  };

  return {
    others: (reviewId) => watched.get(reviewId)?.others ?? NOBODY,
    follow: (reviewId, listener) => {
      const one = watched.get(reviewId) ?? watch(reviewId);
      one.listeners.add(listener);
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size > 0) return;
        watched.delete(reviewId);
        one.stop();
      };
    },
  };
}
