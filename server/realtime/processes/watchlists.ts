import type { Subscriber } from '../hub-types.ts';
import { message } from '../messages.ts';

export type Watchlists = {
  /** From now on it is told who of these comes and goes, and at once who is there. */
  watch: (subscriber: Subscriber, userIds: readonly string[]) => void;
  unwatch: (subscriber: Subscriber) => void;
  tell: (userId: string, isOnline: boolean) => void;
};

/** The watch lists of users who signed in. */
export function createWatchlists(isOnline: (userId: string) => boolean): Watchlists {
  const watchers = new Map<string, Set<Subscriber>>();
  return {
    watch: (subscriber, userIds) => {
      for (const id of userIds) watchers.set(id, (watchers.get(id) ?? new Set()).add(subscriber));
      const named = (name: 'online' | 'offline') => ({
        name,
        user_ids: userIds.filter((id) => isOnline(id) === (name === 'online')),
      });
      const events = [named('online'), named('offline')].filter(({ user_ids }) => user_ids.length > 0);
      if (events.length > 0) subscriber.send(watchlistMessage(events));
    },
    unwatch: (subscriber) => {
      for (const id of subscriber.signedIn?.watchlist ?? []) {
        const watching = watchers.get(id);
        watching?.delete(subscriber);
        if (watching?.size === 0) watchers.delete(id);
      }
    },
    tell: (userId, isNow) => {
      const watching = watchers.get(userId);
      if (!watching) return;
      const text = watchlistMessage([{ name: isNow ? 'online' : 'offline', user_ids: [userId] }]);
      for (const subscriber of watching) subscriber.send(text);
    },
  };
}

const watchlistMessage = (events: { name: 'online' | 'offline'; user_ids: string[] }[]): string =>
  message('pusher_internal:watchlist_events', { events });
