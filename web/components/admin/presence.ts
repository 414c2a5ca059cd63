import { createContext, useContext, useSyncExternalStore } from 'react';

export type Onlooker = { id: number; name: string };

/** Where the desk learns who else has a case open. */
export type PresenceSource = {
  /** The same array as long as nobody comes or goes. */
  others: (reviewId: number) => readonly Onlooker[];
  /** Tells the listener of each change, until the function it gives back is called. */
  follow: (reviewId: number, listener: () => void) => () => void;
};

const NOBODY: readonly Onlooker[] = [];
const silent: PresenceSource = { others: () => NOBODY, follow: () => () => undefined };

/** The realtime connection puts its channel `presence-admin.review.{id}` here; without one nobody else is known of. */
export const PresenceContext = createContext<PresenceSource>(silent);

/** Who else has this case open. */
export function usePresence(reviewId: number): readonly Onlooker[] {
  const { others, follow } = useContext(PresenceContext);
  return useSyncExternalStore(
    (listener) => follow(reviewId, listener),
    () => others(reviewId),
    () => NOBODY,
  );
}
