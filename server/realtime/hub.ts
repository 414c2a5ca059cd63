import { note } from '../core/signals.ts';
import { isCache, ownChannelOf } from './channel-names.ts';
import { CLOSE } from './close-codes.ts';
import { createEventCache } from './processes/event-cache.ts';
import type { Hub, HubObserver, Sent, Subscriber } from './hub-types.ts';
import { errorMessage, message, type Member } from './messages.ts';
import { createOccupancy } from './processes/occupancy.ts';
import { createOutbox } from './outbox.ts';
import { createPeers } from './processes/peers.ts';
import { createPresence, presenceMessage, rosterAnswer } from './processes/presence.ts';
import type { Relay, PeerMessage } from './processes/relay.ts';
import { createWatchlists } from './processes/watchlists.ts';

/** Everyone who has signed in, as a roster; no client can open it, for it is no name of a channel. */
const ONLINE = '#online';

/** The subscriptions of this process; the relay tells other processes about them. */
export function createHub(relay: Relay): Hub {
  const subscribers = new Map<string, Subscriber>();
  const byChannel = new Map<string, Set<Subscriber>>();
  const cache = createEventCache();
  const peers = createPeers();
  let observer: HubObserver | null = null;

  const tellPeers = (peerMessage: PeerMessage) => {
    if (!peers.isAlone()) void relay.tell(peerMessage);
  };
  const outbox = createOutbox(byChannel);
  const occupancy = createOccupancy({
    byChannel,
    tell: (counts) => tellPeers({ kind: 'counts', counts }),
    changed: (channel) => observer?.counted(channel, occupancy.total(channel)),
  });
  const presence = createPresence({
    isOwn: (socketId) => subscribers.has(socketId),
    tell: tellPeers,
    changed: (channel, member, isThere, except) => {
      if (channel === ONLINE) return watchlists.tell(member.user_id, isThere);
      outbox.post(channel, presenceMessage(channel, member, isThere), except);
      observer?.member(channel, member.user_id, isThere);
    },
  });
  const watchlists = createWatchlists((userId) => presence.has(ONLINE, userId));

  const deliverEvent = ({ channels, event, data, except, client }: Sent) => {
    for (const channel of channels) {
      if (!client && isCache(channel)) cache.keep({ channel, event, data, at: Date.now() });
      outbox.post(channel, message(event, data, channel, client?.userId), except);
    }
  };
  const trigger = (sent: Sent) => {
    note('realtime', 'event');
    deliverEvent(sent);
    return relay.tell({ kind: 'event', sent });
  };
  const addSubscription = (subscriber: Subscriber, channel: string, member: Member | null) => {
    // Events before the subscription are none of its own.
    outbox.flush();
    subscriber.channels.set(channel, member);
    byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(subscriber));
  };
  const unsubscribe = (subscriber: Subscriber, channel: string) => {
    outbox.flush();
    const member = subscriber.channels.get(channel);
    if (!subscriber.channels.delete(channel)) return;
    const hearing = byChannel.get(channel);
    hearing?.delete(subscriber);
    if (hearing?.size === 0) byChannel.delete(channel);
    if (member) presence.unseat(subscriber.socketId, channel, member.user_id);
    occupancy.note(channel);
  };
  const endHere = (userId: string) => {
    for (const subscriber of subscribers.values()) if (subscriber.users.has(userId)) disconnect(subscriber);
  };
  const bindHere = (subscriber: Subscriber, userId: string, until: number | null) => {
    subscriber.users.add(userId);
    subscriber.until = Math.min(subscriber.until, until ?? Number.POSITIVE_INFINITY);
  };
  const sayCached = (subscriber: Subscriber, channel: string) => {
    const cached = cache.find(channel, Date.now());
    if (cached) return subscriber.send(message(cached.event, cached.data, channel));
    subscriber.send(message('pusher:cache_miss', {}, channel));
    observer?.cacheMissed(channel);
  };

  const tellRoster = () => tellPeers({ kind: 'roster', seats: presence.own(), counts: occupancy.own() });
  const tellCached = (newcomer: string) => {
    if (peers.isFirst(relay.me, newcomer))
      for (const event of cache.all(Date.now())) tellPeers({ kind: 'cached', event });
  };
  const forget = (from: string) => {
    peers.forget(from);
    presence.forget(from);
    occupancy.forget(from);
  };
  const meet = (from: string, isAsking: boolean) => {
    const isNew = peers.note(from, Date.now());
    // One that had been forgotten may not know of us either.
    if (isNew || isAsking) tellRoster();
  };
  const receive = (peerMessage: PeerMessage, from: string) => {
    if (peerMessage.kind === 'bye') return forget(from);
    // A command tells something, too, and is none of those that have connections.
    if (peerMessage.kind === 'hello' || peerMessage.kind === 'roster')
      meet(from, peerMessage.kind === 'hello');
    switch (peerMessage.kind) {
      case 'event':
        return deliverEvent(peerMessage.sent);
      case 'end':
        return endHere(peerMessage.userId);
      case 'bind': {
        const subscriber = subscribers.get(peerMessage.socketId);
        return subscriber && bindHere(subscriber, peerMessage.userId, peerMessage.until);
      }
      case 'joined':
        return presence.joined(from, peerMessage.seat);
      case 'left':
        return presence.left(from, peerMessage.channel, peerMessage.userId);
      case 'roster':
        presence.takeRoster(from, peerMessage.seats);
        return occupancy.take(from, peerMessage.counts, true);
      case 'counts':
        return occupancy.take(from, peerMessage.counts, false);
      case 'cached':
        return cache.keep(peerMessage.event);
      case 'hello':
        return tellCached(from);
    }
  };
  /**
   * The connection to the others was lost, so disconnected users and events may have been missed.
   * Connections with a user or a subscription are ended, so that clients reconnect and ask again.
   */
  const startAgain = () => {
    for (const { users, channels, end } of subscribers.values())
      if (users.size > 0 || channels.size > 0) end(CLOSE.reconnect, 'Come again');
    void relay.tell({ kind: 'hello' });
    tellRoster();
  };

  return {
    enter: (subscriber) => {
      subscribers.set(subscriber.socketId, subscriber);
      note('realtime', 'opened');
    },
    leave: (subscriber) => {
      for (const channel of subscriber.channels.keys()) unsubscribe(subscriber, channel);
      if (subscribers.delete(subscriber.socketId)) note('realtime', 'closed');
      if (!subscriber.signedIn) return;
      watchlists.unwatch(subscriber);
      presence.unseat(subscriber.socketId, ONLINE, subscriber.signedIn.id);
      subscriber.signedIn = null;
    },
    subscribe: (subscriber, channel, member) => {
      addSubscription(subscriber, channel, member);
      if (member) presence.seat(subscriber.socketId, { channel, member });
      const answer = member ? rosterAnswer(presence.members(channel)) : {};
      subscriber.send(message('pusher_internal:subscription_succeeded', answer, channel));
      if (isCache(channel)) sayCached(subscriber, channel);
      occupancy.note(channel);
    },
    unsubscribe,
    flush: outbox.flush,
    signIn: (subscriber, user) => {
      subscriber.signedIn = user;
      subscriber.users.add(user.id);
      presence.seat(subscriber.socketId, { channel: ONLINE, member: { user_id: user.id, user_info: null } });
      // Events to the user arrive from now on; the client need not subscribe first.
      addSubscription(subscriber, ownChannelOf(user.id), null);
      occupancy.note(ownChannelOf(user.id));
      watchlists.watch(subscriber, user.watchlist);
    },
    trigger,
    whisper: (subscriber, channel, event, data) => {
      const { socketId } = subscriber;
      const userId = subscriber.channels.get(channel)?.user_id;
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      void trigger({ channels: [channel], event, data: text, except: socketId, client: { userId } });
      observer?.clientSent(channel, { event, data, socketId, userId });
    },
    bind: async (socketId, userId, until) => {
      const subscriber = subscribers.get(socketId);
      if (subscriber) bindHere(subscriber, userId, until);
      else await relay.tell({ kind: 'bind', socketId, userId, until });
    },
    endUser: (userId) => {
      endHere(userId);
      return relay.tell({ kind: 'end', userId });
    },
    // One's own channel is no place where others meet.
    channels: () => [...occupancy.channels()].filter((channel) => !channel.startsWith('#')),
    countOf: occupancy.total,
    members: presence.members,
    hasRoom: presence.hasRoom,
    isFirst: () => peers.isFirst(relay.me),
    observe: (given) => {
      observer = given;
    },
    listen: async () => {
      await relay.listen(receive, startAgain);
      await relay.tell({ kind: 'hello' });
    },
    keepAlive: (now) => {
      if (peers.isAlone()) void relay.tell({ kind: 'hello' });
      else tellRoster();
      peers.silent(now).forEach(forget);
    },
    stop: async () => {
      occupancy.stop();
      await relay.tell({ kind: 'bye' });
      await relay.stop();
    },
  };
}

export function disconnect(subscriber: Subscriber): void {
  subscriber.send(errorMessage(CLOSE.unauthorized, 'Connection is unauthorized'));
  subscriber.end(CLOSE.unauthorized, 'Connection is unauthorized');
}
