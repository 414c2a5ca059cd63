import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { kindOf, ownerOf } from './channel-names.ts';
import type { Hub, Subscriber } from './hub.ts';
import {
  CLOSE,
  errorMessage,
  message,
  parseMember,
  parseMessage,
  parseUserId,
  type ClientMessage,
} from './messages.ts';
import { channelAuth, isSame, userAuth, type AppKeys } from './signatures.ts';

export type Connection = Subscriber & {
  /** Asks a client that has been silent for a sign of life, and ends one that gave none. */
  check: (now: number) => void;
  /** Ends it without a word. */
  terminate: () => void;
  closed: Promise<void>;
};

/** After so long without a word a client asks, and is asked, whether the other side is still there. */
export const ACTIVITY_TIMEOUT_S = 120;
export const MOST_CHANNELS = 100;
/** The number of invalid messages after which the connection is ended. */
const MOST_MISTAKES = 20;
/** A reconnecting page subscribes to a hundred channels at most, and then sends very little. */
export const MOST_MESSAGES = 300;
const MESSAGES_WINDOW_MS = 10_000;
/** The unsent bytes that a client which does not read may cause. */
const MOST_WAITING_BYTES = 1_048_576;
const LARGEST_PART = 2 ** 47;

type Settings = { keys: AppKeys; hub: Hub; now: () => number };

/** Speaks the protocol with one client, from its first message to its last. */
export function openConnection(socket: WebSocket, { keys, hub, now }: Settings): Connection {
  let heardAt = now();
  let isAsked = false;
  let mistakes = 0;
  let signedInAs: string | null = null;
  const isTooFast = createMessageCounter();

  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
    else socket.send(text);
  };
  const end = (code: number, reason: string) => {
    hub.leave(connection);
    socket.close(code, reason);
  };
  const refuse = (code: number | null, text: string) => send(errorMessage(code, text));
  const mistake = (text: string) => {
    mistakes += 1;
    refuse(null, text);
    if (mistakes >= MOST_MISTAKES) end(CLOSE.overCapacity, 'Too many mistakes');
  };

  const isAuthorized = ({ channel, auth, channelData }: Subscribe): boolean => {
    switch (kindOf(channel)) {
      case 'public':
        return true;
      case 'private':
        return isSame(auth, channelAuth(keys, connection.socketId, channel, channelData ?? undefined));
      case 'presence':
        return (
          parseMember(channelData) !== null &&
          isSame(auth, channelAuth(keys, connection.socketId, channel, channelData ?? undefined))
        );
      case 'own':
        return connection.users.has(ownerOf(channel) ?? '');
      case null:
        return false;
    }
  };
  const subscribe = (asked: Subscribe) => {
    const { channel } = asked;
    if (kindOf(channel) === null) return mistake('Invalid channel name');
    if (connection.channels.has(channel)) return mistake('Existing subscription to this channel');
    if (connection.channels.size >= MOST_CHANNELS) return mistake('Too many channels');
    if (!isAuthorized(asked)) return refuse(CLOSE.unauthorized, 'Invalid signature');
    const member = kindOf(channel) === 'presence' ? parseMember(asked.channelData) : null;
    if (member) connection.users.add(member.user_id);
    hub.subscribe(connection, channel, member);
  };
  const signIn = ({ auth, userData }: SignIn) => {
    const userId = parseUserId(userData);
    if (userId === null || !isSame(auth, userAuth(keys, connection.socketId, userData))) {
      refuse(CLOSE.unauthorized, 'Invalid signature');
      return end(CLOSE.unauthorized, 'Invalid signature');
    }
    if (signedInAs !== null && signedInAs !== userId) {
      refuse(CLOSE.unauthorized, 'Already signed in as another user');
      return end(CLOSE.unauthorized, 'Already signed in as another user');
    }
    signedInAs = userId;
    connection.users.add(userId);
    send(message('pusher:signin_success', { user_data: userData }));
  };
  const hear = (said: ClientMessage) => {
    switch (said.kind) {
      case 'ping':
        return send(message('pusher:pong', {}));
      case 'pong':
        return undefined;
      case 'subscribe':
        return subscribe(said);
      case 'unsubscribe':
        return hub.unsubscribe(connection, said.channel);
      case 'signin':
        return signIn(said);
      case 'client_event':
        return refuse(CLOSE.clientEvent, 'Clients may send no events');
      case 'unknown':
        return mistake('Unknown event');
      case 'malformed':
        return mistake('Malformed message');
    }
  };

  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      hub.leave(connection);
      resolve();
    });
  });
  const connection: Connection = {
    socketId: `${randomInt(1, LARGEST_PART)}.${randomInt(1, LARGEST_PART)}`,
    users: new Set(),
    channels: new Map(),
    send,
    end,
    closed,
    terminate: () => socket.terminate(),
    check: (time) => {
      if (time - heardAt <= ACTIVITY_TIMEOUT_S * 1_000) return;
      if (isAsked) return end(CLOSE.noPong, 'Pong reply not received');
      isAsked = true;
      send(message('pusher:ping', {}));
    },
  };
  // A violation of WebSocket ends the connection by itself; 'close' follows.
  socket.on('error', () => undefined);
  socket.on('message', (content, isBinary) => {
    heardAt = now();
    isAsked = false;
    // Once it has been ended, nothing it says counts.
    if (socket.readyState !== socket.OPEN) return;
    if (isTooFast(heardAt)) return end(CLOSE.overCapacity, 'Too many messages');
    hear(isBinary ? { kind: 'malformed' } : parseMessage(textOf(content)));
  });
  hub.enter(connection);
  send(
    message('pusher:connection_established', {
      socket_id: connection.socketId,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    }),
  );
  return connection;
}

/** Whether a client says more than any page has to say. */
function createMessageCounter(): (now: number) => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (now) => {
    if (now - since > MESSAGES_WINDOW_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    return count > MOST_MESSAGES;
  };
}

type Subscribe = ClientMessage & { kind: 'subscribe' };
type SignIn = ClientMessage & { kind: 'signin' };

/** ws gives one buffer unless it is told otherwise. */
const textOf = (content: Buffer | ArrayBuffer | Buffer[]): string =>
  Buffer.isBuffer(content) ? content.toString() : '';
