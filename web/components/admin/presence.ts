import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { createLivePresence, type Onlooker, type PresenceSource } from './live-presence.ts';

const NOBODY: readonly Onlooker[] = [];

/** The realtime connection; without one the other administrators are unknown. */
export const PresenceContext = createContext<PresenceSource>(createLivePresence());

/** The other administrators who have this case open. */
export function usePresence(reviewId: number): readonly Onlooker[] {
  const { others, follow } = useContext(PresenceContext);
  return useSyncExternalStore(
    // The same function as long as the case is: another one would leave the channel and join it again.
    useCallback((listener: () => void) => follow(reviewId, listener), [follow, reviewId]),
    () => others(reviewId),
    () => NOBODY,
  );
}
