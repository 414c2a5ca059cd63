import type { Member } from './messages.ts';

/** A connection of this process, or another process as a whole. */
type Holder = string;
type Entry = { info: unknown; holders: Set<Holder> };
export type Seat = { channel: string; member: Member };

export type Rosters = {
  /** Everyone who is there, once each. */
  members: (channel: string) => Member[];
  /** Takes a seat; true where that member had no seat before. */
  join: (holder: Holder, seat: Seat) => boolean;
  /** Gives a seat up; true where that member is there no more. */
  leave: (holder: Holder, channel: string, userId: string) => boolean;
  /** The seats of one holder. */
  seatsOf: (holder: Holder) => Seat[];
  /** The other holders of this member's seat. */
  holders: (channel: string, userId: string) => ReadonlySet<Holder>;
};

const NOBODY: ReadonlySet<Holder> = new Set();

/** The members of presence channels: one per user, for all connections of all processes. */
export function createRosters(): Rosters {
  const channels = new Map<string, Map<string, Entry>>();
  return {
    members: (channel) =>
      [...(channels.get(channel) ?? [])].map(([user_id, { info }]) => ({ user_id, user_info: info })),
    join: (holder, { channel, member }) => {
      const roster = channels.get(channel) ?? new Map<string, Entry>();
      channels.set(channel, roster);
      const entry = roster.get(member.user_id);
      if (entry) entry.holders.add(holder);
      else roster.set(member.user_id, { info: member.user_info, holders: new Set([holder]) });
      return entry === undefined;
    },
    leave: (holder, channel, userId) => {
      const roster = channels.get(channel);
      const entry = roster?.get(userId);
      if (!roster || !entry?.holders.delete(holder) || entry.holders.size > 0) return false;
      roster.delete(userId);
      if (roster.size === 0) channels.delete(channel);
      return true;
    },
    seatsOf: (holder) =>
      [...channels].flatMap(([channel, roster]) =>
        [...roster]
          .filter(([, { holders }]) => holders.has(holder))
          .map(([user_id, { info }]) => ({ channel, member: { user_id, user_info: info } })),
      ),
    holders: (channel, userId) => channels.get(channel)?.get(userId)?.holders ?? NOBODY,
  };
}
