import { CLOSE, errorMessage, message, type Member } from './messages.ts';
import type { Relay, Told } from './relay.ts';
import { createRosters } from './rosters.ts';

/** One client, as the hub sees it. */
export type Subscriber = {
  socketId: string;
  /** The users of this connection; it ends when one of them is disconnected. */
  users: Set<string>;
  /** Its subscriptions; in a presence channel, with the member. */
  channels: Map<string, Member | null>;
  send: (text: string) => void;
  end: (code: number, reason: string) => void;
};

export type Hub = {
  enter: (subscriber: Subscriber) => void;
  leave: (subscriber: Subscriber) => void;
  subscribe: (subscriber: Subscriber, channel: string, member: Member | null) => void;
  unsubscribe: (subscriber: Subscriber, channel: string) => void;
  /** Sends to the subscribers of these channels, in every process; `except` is a socket id. */
  trigger: (channels: string[], event: string, data: string, except?: string) => Promise<void>;
  /** From now on this connection ends when that user is disconnected by any process. */
  bind: (socketId: string, userId: string) => Promise<void>;
  /** Ends every connection of a user, in every process. */
  endUser: (userId: string) => Promise<void>;
  listen: () => Promise<void>;
  /** Tells the others who is still here, and forgets processes that say nothing any more. */
  keepAlive: (now: number) => void;
  stop: () => Promise<void>;
};

/** Three times the pause between two signs of life, and a little. */
const FORGOTTEN_AFTER_MS = 100_000;

/** The subscriptions of this process; the relay tells other processes about them. */
export function createHub(relay: Relay): Hub {
  const subscribers = new Map<string, Subscriber>();
  const hearers = new Map<string, Set<Subscriber>>();
  const rosters = createRosters();
  /** The other processes with members in a presence channel, and the time of their last message. */
  const others = new Map<string, number>();

  const deliver = (channel: string, text: string, except?: string) => {
    for (const subscriber of hearers.get(channel) ?? [])
      if (subscriber.socketId !== except) subscriber.send(text);
  };
  const isHere = (channel: string, userId: string) =>
    [...rosters.holders(channel, userId)].some((holder) => subscribers.has(holder));
  const sayAdded = (channel: string, member: Member, except?: string) =>
    deliver(channel, message('pusher_internal:member_added', member, channel), except);
  const sayRemoved = (channel: string, userId: string) =>
    deliver(channel, message('pusher_internal:member_removed', { user_id: userId }, channel));

  const seat = ({ socketId }: Subscriber, channel: string, member: Member) => {
    const wasHere = isHere(channel, member.user_id);
    const isNew = rosters.join(socketId, { channel, member });
    if (isNew) sayAdded(channel, member, socketId);
    if (!wasHere) void relay.tell({ kind: 'joined', seat: { channel, member } });
  };
  const unseat = ({ socketId }: Subscriber, channel: string, { user_id: userId }: Member) => {
    const isGone = rosters.leave(socketId, channel, userId);
    if (isGone) sayRemoved(channel, userId);
    if (!isHere(channel, userId)) void relay.tell({ kind: 'left', channel, userId });
  };
  const unsubscribe = (subscriber: Subscriber, channel: string) => {
    const member = subscriber.channels.get(channel);
    if (!subscriber.channels.delete(channel)) return;
    const hearing = hearers.get(channel);
    hearing?.delete(subscriber);
    if (hearing?.size === 0) hearers.delete(channel);
    if (member) unseat(subscriber, channel, member);
  };
  const endHere = (userId: string) => {
    for (const subscriber of subscribers.values()) if (subscriber.users.has(userId)) putOut(subscriber);
  };

  const ownSeats = () => [...subscribers.keys()].flatMap((socketId) => rosters.seatsOf(socketId));
  const tellRoster = () => {
    const seats = ownSeats();
    if (seats.length > 0) void relay.tell({ kind: 'roster', seats });
  };
  const forget = (from: string) => {
    others.delete(from);
    for (const { channel, member } of rosters.seatsOf(from))
      if (rosters.leave(from, channel, member.user_id)) sayRemoved(channel, member.user_id);
  };
  const takeRoster = (from: string, seats: { channel: string; member: Member }[]) => {
    const keyOf = (channel: string, { user_id }: Member) => JSON.stringify([channel, user_id]);
    const kept = new Set(seats.map(({ channel, member }) => keyOf(channel, member)));
    for (const taken of seats) if (rosters.join(from, taken)) sayAdded(taken.channel, taken.member);
    for (const { channel, member } of rosters.seatsOf(from))
      if (!kept.has(keyOf(channel, member)) && rosters.leave(from, channel, member.user_id))
        sayRemoved(channel, member.user_id);
  };
  const hear = (told: Told, from: string) => {
    if (['joined', 'left', 'roster'].includes(told.kind)) others.set(from, Date.now());
    switch (told.kind) {
      case 'event':
        return deliverEvent(deliver, told);
      case 'end':
        return endHere(told.userId);
      case 'bind':
        return void subscribers.get(told.socketId)?.users.add(told.userId);
      case 'joined':
        return rosters.join(from, told.seat) ? sayAdded(told.seat.channel, told.seat.member) : undefined;
      case 'left':
        return rosters.leave(from, told.channel, told.userId)
          ? sayRemoved(told.channel, told.userId)
          : undefined;
      case 'roster':
        return takeRoster(from, told.seats);
      case 'hello':
        return tellRoster();
      case 'bye':
        return forget(from);
    }
  };
  /**
   * The connection to the database was lost, so disconnected users and events may have been missed.
   * Connections with a user or a subscription are ended, so that clients reconnect and ask again.
   */
  const startAgain = () => {
    for (const { users, channels, end } of subscribers.values())
      if (users.size > 0 || channels.size > 0) end(CLOSE.reconnect, 'Come again');
    void relay.tell({ kind: 'hello' });
    tellRoster();
  };

  return {
    enter: (subscriber) => subscribers.set(subscriber.socketId, subscriber),
    leave: (subscriber) => {
      for (const channel of subscriber.channels.keys()) unsubscribe(subscriber, channel);
      subscribers.delete(subscriber.socketId);
    },
    subscribe: (subscriber, channel, member) => {
      subscriber.channels.set(channel, member);
      hearers.set(channel, (hearers.get(channel) ?? new Set()).add(subscriber));
      if (member) seat(subscriber, channel, member);
      const answer = member ? { presence: rosterOf(rosters.members(channel)) } : {};
      subscriber.send(message('pusher_internal:subscription_succeeded', answer, channel));
    },
    unsubscribe,
    trigger: (channels, event, data, except) => {
      const told = { kind: 'event', channels, event, data, except } as const;
      deliverEvent(deliver, told);
      return relay.tell(told);
    },
    bind: async (socketId, userId) => {
      const subscriber = subscribers.get(socketId);
      if (subscriber) subscriber.users.add(userId);
      else await relay.tell({ kind: 'bind', socketId, userId });
    },
    endUser: (userId) => {
      endHere(userId);
      return relay.tell({ kind: 'end', userId });
    },
    listen: async () => {
      await relay.listen(hear, startAgain);
      await relay.tell({ kind: 'hello' });
    },
    keepAlive: (now) => {
      tellRoster();
      for (const [from, heardAt] of others) if (now - heardAt > FORGOTTEN_AFTER_MS) forget(from);
    },
    stop: async () => {
      await relay.tell({ kind: 'bye' });
      await relay.stop();
    },
  };
}

type Deliver = (channel: string, text: string, except?: string) => void;

function deliverEvent(deliver: Deliver, { channels, event, data, except }: Told & { kind: 'event' }): void {
  for (const channel of channels) deliver(channel, message(event, data, channel), except);
}

function putOut(subscriber: Subscriber): void {
  subscriber.send(errorMessage(CLOSE.unauthorized, 'Connection is unauthorized'));
  subscriber.end(CLOSE.unauthorized, 'Connection is unauthorized');
}

function rosterOf(members: readonly Member[]) {
  return {
    count: members.length,
    ids: members.map(({ user_id }) => user_id),
    hash: Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info])),
  };
}
