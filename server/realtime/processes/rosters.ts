import type { Member } from '../messages.ts';

/** A connection of this process, or another process as a whole. */
type Holder = string;
type Entry = { info: unknown; holders: Set<Holder> };
export type Seat = { channel: string; member: Member };

export type Rosters = {
  /** Everyone who is there, once each. */
  members: (channel: string) => Member[];
  size: (channel: string) => number;
  has: (channel: string, userId: string) => boolean;
  /** Takes a seat; true where that member was not there before, by no one. */
  join: (holder: Holder, seat: Seat) => boolean;
  /** Gives a seat up; true where that member is there no more. */
  leave: (holder: Holder, channel: string, userId: string) => boolean;
  /** The seats that are held by one of these. */
  seatsOf: (isHolder: (holder: Holder) => boolean) => Seat[];
  /** The holders of this member's seat. */
  holders: (channel: string, userId: string) => ReadonlySet<Holder>;
};

const NOBODY: ReadonlySet<Holder> = new Set();

/** The members of presence channels: one per user, for all connections of all processes. */
export function createRosters(): Rosters {
  const channels = new Map<string, Map<string, Entry>>();
  return {
    members: (channel) =>
      [...(channels.get(channel) ?? [])].map(([user_id, { info }]) => ({ user_id, user_info: info })),
    size: (channel) => channels.get(channel)?.size ?? 0,
    has: (channel, userId) => channels.get(channel)?.has(userId) ?? false,
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
    seatsOf: (isHolder) =>
      [...channels].flatMap(([channel, roster]) =>
        [...roster]
          .filter(([, { holders }]) => [...holders].some(isHolder))
          .map(([user_id, { info }]) => ({ channel, member: { user_id, user_info: info } })),
      ),
    holders: (channel, userId) => channels.get(channel)?.get(userId)?.holders ?? NOBODY,
  };
}
