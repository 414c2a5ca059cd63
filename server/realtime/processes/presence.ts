import { message, type Member } from '../messages.ts';
import type { PeerMessage } from './relay.ts';
import { createRosters, type Seat } from './rosters.ts';

export type Presence = {
  /** A connection of this process takes a member's seat. */
  seat: (socketId: string, seat: Seat) => void;
  unseat: (socketId: string, channel: string, userId: string) => void;
  /** Takes the news of another process. */
  joined: (from: string, seat: Seat) => void;
  left: (from: string, channel: string, userId: string) => void;
  takeRoster: (from: string, seats: readonly Seat[]) => void;
  forget: (from: string) => void;
  /** The seats of this process. */
  own: () => Seat[];
  members: (channel: string) => Member[];
  has: (channel: string, userId: string) => boolean;
  hasRoom: (channel: string, userId: string) => boolean;
};

type Settings = {
  /** True where a connection is one of this process. */
  isOwn: (socketId: string) => boolean;
  tell: (peerMessage: PeerMessage) => void;
  /** A member came or went, in any process. */
  changed: (channel: string, member: Member, isThere: boolean, except?: string) => void;
};

/** As Pusher has it. */
const MOST_MEMBERS = 100;

/** The members of channels in all processes; each process tells the others of its own. */
export function createPresence({ isOwn, tell, changed }: Settings): Presence {
  const rosters = createRosters();
  const isHere = (channel: string, userId: string) =>
    [...rosters.holders(channel, userId)].some((holder) => isOwn(holder));
  const joined = (from: string, seat: Seat, except?: string) => {
    if (rosters.join(from, seat)) changed(seat.channel, seat.member, true, except);
  };
  const left = (from: string, channel: string, userId: string) => {
    if (rosters.leave(from, channel, userId)) changed(channel, { user_id: userId, user_info: null }, false);
  };
  const seatsOf = (from: string) => rosters.seatsOf((holder) => holder === from);
  return {
    seat: (socketId, seat) => {
      const wasHere = isHere(seat.channel, seat.member.user_id);
      joined(socketId, seat, socketId);
      if (!wasHere) tell({ kind: 'joined', seat });
    },
    unseat: (socketId, channel, userId) => {
      left(socketId, channel, userId);
      if (!isHere(channel, userId)) tell({ kind: 'left', channel, userId });
    },
    joined,
    left,
    takeRoster: (from, seats) => {
      const keyOf = ({ channel, member }: Seat) => JSON.stringify([channel, member.user_id]);
      const kept = new Set(seats.map(keyOf));
      for (const seat of seats) joined(from, seat);
      for (const seat of seatsOf(from))
        if (!kept.has(keyOf(seat))) left(from, seat.channel, seat.member.user_id);
    },
    forget: (from) => {
      for (const { channel, member } of seatsOf(from)) left(from, channel, member.user_id);
    },
    own: () => rosters.seatsOf(isOwn),
    members: rosters.members,
    has: rosters.has,
    hasRoom: (channel, userId) => rosters.has(channel, userId) || rosters.size(channel) < MOST_MEMBERS,
  };
}

/** The message to the other members of a channel. */
export const presenceMessage = (channel: string, member: Member, isThere: boolean): string =>
  isThere
    ? message('pusher_internal:member_added', member, channel)
    : message('pusher_internal:member_removed', { user_id: member.user_id }, channel);

/** The answer to a new member of a presence channel. */
export const rosterAnswer = (members: readonly Member[]) => ({
  presence: {
    count: members.length,
    ids: members.map(({ user_id }) => user_id),
    hash: Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info])),
  },
});
