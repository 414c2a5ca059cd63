import type { ClientSettings } from '../../../server/realtime/client-settings.ts';

/** The reader, and the source of events. */
export type Following = { settings: ClientSettings; userId: number | null; development: boolean };

/** A member of a presence channel, as the server names them. */
export type Present = { id: number; name: string };

export type Stop = () => void;

/** The realtime connection of a page. */
export type Realtime = {
  /**
   * Calls `listener` with the payload of each such event on a channel, public or private. Calls `missed`
   * after a reconnection, because events may have been lost meanwhile. Calls `begun` when the channel is heard
   * for the first time.
   */
  hear: (
    channel: string,
    event: string,
    listener: (payload: unknown) => void,
    missed: () => void,
    begun?: () => void,
  ) => Stop;
  /** Joins a presence channel, and reports its other members; none without a connection. */
  accompany: (channel: string, tell: (others: readonly Present[]) => void) => Stop;
  /** Sets the reader of the new page. Another reader, none, or a disconnected one gets a new connection. */
  become: (userId: number | null) => void;
};
