import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { loadConfig, type Config } from '../../server/core/config/config.ts';

export type ReceivedEvent = { event: string; channel?: string; data: unknown };
type Answer = Record<string, unknown>;

/** A client of the realtime endpoint that keeps what it hears, over a real socket. */
export type Client = {
  socketId: string;
  say: (event: string, data: Answer) => void;
  /** Anything, as it is. */
  raw: (content: string | Buffer) => void;
  /** The next message of this event that is not taken yet; waits for it. */
  next: (event: string, channel?: string) => Promise<ReceivedEvent>;
  /** The next message of this event that comes from now on, as it is sent. */
  nextRaw: (event: string) => Promise<string>;
  /** Everything that came and was not taken. */
  waiting: () => ReceivedEvent[];
  /** Resolves when the other side has answered all messages so far: a missing answer will not come. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
  /** The code it was ended with. */
  ended: Promise<number>;
};

/** The address of an application, which starts listening on a port of its own. */
export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Sends events as any program does that knows the secret: by the official SDK. */
export function senderTo({ realtime }: Config, url: string, secret = realtime.appSecret): Pusher {
  const { hostname, port } = new URL(url);
  return new Pusher({
    appId: realtime.appId,
    key: realtime.appKey,
    secret,
    host: hostname,
    port,
    useTLS: false,
    ...(realtime.encryptionKey === null ? {} : { encryptionMasterKeyBase64: realtime.encryptionKey }),
  });
}

/** The settings of the endpoint with what an operator adds; the rest is as in every test. */
export const realtimeWith = (environment: Record<string, string>): Config['realtime'] =>
  loadConfig({ APP_KEY: 'k'.repeat(32), ...environment }, null).realtime;

/** 32 bytes, as `openssl rand -base64 32` makes them. */
export const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');

/** Opens a socket; gives it without waiting for what it is greeted with. */
export function openSocket(url: string, headers: Record<string, string> = {}): Client {
  const socket = new WebSocket(url, { headers });
  const came: ReceivedEvent[] = [];
  let wake = Promise.withResolvers<void>();
  const ended = new Promise<number>((resolve, reject) => {
    socket.once('close', (code) => {
      resolve(code);
      wake.resolve();
    });
    socket.once('error', reject);
  });
  // A test that ignores the end needs no unhandled rejection.
  ended.catch(() => undefined);
  socket.on('message', (content: Buffer) => {
    const { event, channel, data } = JSON.parse(content.toString()) as ReceivedEvent;
    came.push({ event, ...(channel === undefined ? {} : { channel }), data: read(data) });
    wake.resolve();
    wake = Promise.withResolvers();
  });

  const client: Client = {
    socketId: '',
    say: (event, data) => socket.send(JSON.stringify({ event, data })),
    raw: (content) => socket.send(content),
    next: async (event, channel) => {
      for (;;) {
        const at = came.findIndex((one) => one.event === event && (channel ?? one.channel) === one.channel);
        const [found] = at < 0 ? [] : came.splice(at, 1);
        if (found) return found;
        if (socket.readyState === socket.CLOSED)
          throw new Error(`ended without ${event}; came: ${JSON.stringify(came)}`);
        await wake.promise;
      }
    },
    nextRaw: (event) =>
      new Promise((resolve) => {
        const listen = (content: Buffer) => {
          const text = content.toString();
          if ((JSON.parse(text) as ReceivedEvent).event !== event) return;
          socket.off('message', listen);
          resolve(text);
        };
        socket.on('message', listen);
      }),
    waiting: () => [...came],
    settled: async () => {
      client.say('pusher:ping', {});
      await client.next('pusher:pong');
    },
    close: async () => {
      if (socket.readyState === socket.CLOSED) return;
      socket.close();
      await once(socket, 'close');
    },
    ended,
  };
  return client;
}

/** A client that has been greeted. */
export async function connectTo(url: string, headers: Record<string, string> = {}): Promise<Client> {
  const client = openSocket(url, headers);
  const failed = client.ended.then((code) => {
    throw new Error(`ended with ${code}`);
  });
  failed.catch(() => undefined);
  const { data } = await Promise.race([client.next('pusher:connection_established'), failed]);
  client.socketId = (data as { socket_id: string }).socket_id;
  return client;
}

function read(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
