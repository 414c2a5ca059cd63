import type { ClientSettings } from '../../server/realtime/client-settings.ts';

/** Who reads, and where events come from. */
export type Following = { settings: ClientSettings; userId: number | null; development: boolean };

/** Somebody in a presence channel, as the server names them. */
export type Present = { id: number; name: string };

export type Stop = () => void;

/** The realtime connection of a page. */
export type Realtime = {
  /**
   * Calls `listener` with the payload of each such event on a channel, public or private, and `missed` when the channel is heard
   * again after the connection was lost: nobody knows what was sent meanwhile.
   */
  hear: (channel: string, event: string, listener: (payload: unknown) => void, missed: () => void) => Stop;
  /** Is present in a channel, and tells who else is; nobody, while there is no connection. */
  accompany: (channel: string, tell: (others: readonly Present[]) => void) => Stop;
  /** Who reads the page that came now. Somebody else, nobody any more, or somebody who was put out: a connection of their own. */
  become: (userId: number | null) => void;
};
