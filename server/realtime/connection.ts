import { randomInt } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { answerClient, type Talk } from './client-requests.ts';
import { CLOSE } from './close-codes.ts';
import { disconnect } from './hub.ts';
import type { Hub, Subscriber } from './hub-types.ts';
import { message, parseMessage } from './messages.ts';
import type { AppKeys } from './api/signatures.ts';

export type Connection = Subscriber & {
  /**
   * Asks a client that has been silent for a sign of life, and ends one that gave none, or that was let in by a session which
   * has run out.
   */
  check: (now: number) => void;
  /** Ends it without a word. */
  terminate: () => void;
  closed: Promise<void>;
};

/** After so long without a word a client asks, and is asked, whether the other side is still there. */
export const ACTIVITY_TIMEOUT_S = 120;
/** A reconnecting page subscribes to a hundred channels at most, and then sends very little. */
export const MOST_MESSAGES = 300;
const MESSAGES_WINDOW_MS = 10_000;
/** The unsent bytes that a client which does not read may cause. */
const MOST_WAITING_BYTES = 1_048_576;
const LARGEST_PART = 2 ** 47;

/** A socket, and what it writes on: a frame that many are sent goes there as it is. */
export type Line = { socket: WebSocket; wire: Writable };
type Settings = { keys: AppKeys; hub: Hub; now: () => number };

/** Speaks the protocol with one client, from its first message to its last. */
export function openConnection({ socket, wire }: Line, { keys, hub, now }: Settings): Connection {
  let receivedAt = now();
  let isAsked = false;
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  /** True where it can be written to; a client that does not read is cut off. */
  const isOpen = () => {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= MOST_WAITING_BYTES) return true;
    socket.terminate();
    return false;
  };
  /** True where a client sends more than any page has to send. */
  const isTooFast = () => {
    if (receivedAt - since > MESSAGES_WINDOW_MS) {
      since = receivedAt;
      count = 0;
    }
    count += 1;
    return count > MOST_MESSAGES;
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
    until: Number.POSITIVE_INFINITY,
    signedIn: null,
    channels: new Map(),
    send: (text) => {
      hub.flush();
      if (isOpen()) socket.send(text);
    },
    sendFrame: (frame) => {
      if (isOpen()) wire.write(frame);
    },
    end: (code, reason) => {
      hub.leave(connection);
      socket.close(code, reason);
    },
    closed,
    terminate: () => socket.terminate(),
    check: (time) => {
      if (time >= connection.until) return disconnect(connection);
      if (time - receivedAt <= ACTIVITY_TIMEOUT_S * 1_000) return;
      if (isAsked) return connection.end(CLOSE.noPong, 'Pong reply not received');
      isAsked = true;
      connection.send(message('pusher:ping', {}));
    },
  };
  const talk: Talk = { client: connection, hub, keys, mistakes: 0, whispers: { since: 0, count: 0 } };
  // A violation of WebSocket ends the connection by itself; 'close' follows.
  socket.on('error', () => undefined);
  socket.on('message', (content, isBinary) => {
    receivedAt = now();
    isAsked = false;
    // Once it has been ended, nothing it says counts.
    if (socket.readyState !== socket.OPEN) return;
    if (isTooFast()) return connection.end(CLOSE.overCapacity, 'Too many messages');
    answerClient(talk, isBinary ? { kind: 'malformed' } : parseMessage(textOf(content)), receivedAt);
  });
  hub.enter(connection);
  connection.send(
    message('pusher:connection_established', {
      socket_id: connection.socketId,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    }),
  );
  return connection;
}

/** ws gives one buffer unless it is told otherwise. */
const textOf = (content: Buffer | ArrayBuffer | Buffer[]): string =>
  Buffer.isBuffer(content) ? content.toString() : '';
