import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Clients that take the time of each event from its sending to its arrival. */
export type Readers = {
  /** Arrivals since the last call, in milliseconds. */
  take: () => number[];
  close: () => Promise<void>;
};

const AT_ONCE = 100;
const OPEN_TIMEOUT_MS = 60_000;

/** Opens connections and subscribes each to the channels that its number says. */
export async function openReaders(
  url: string,
  numbers: readonly number[],
  channelsOf: (number: number) => readonly string[],
): Promise<Readers> {
  let arrivals: number[] = [];
  const sockets: WebSocket[] = [];
  for (let start = 0; start < numbers.length; start += AT_ONCE)
    sockets.push(
      ...(await Promise.all(
        numbers.slice(start, start + AT_ONCE).map((number) => openOne(url, channelsOf(number), listen)),
      )),
    );

  function listen(text: string): void {
    const { event, data } = JSON.parse(text) as { event: string; data: string };
    if (event !== 'bench') return;
    arrivals.push(performance.now() - (JSON.parse(data) as { at: number }).at);
  }
  return {
    take: () => {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    close: async () => {
      await Promise.all(
        sockets.map(async (socket) => {
          socket.terminate();
          if (socket.readyState !== socket.CLOSED) await once(socket, 'close');
        }),
      );
    },
  };
}

async function openOne(
  url: string,
  channels: readonly string[],
  listen: (text: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: OPEN_TIMEOUT_MS });
  let waiting = channels.length;
  const ready = Promise.withResolvers<void>();
  socket.on('error', ready.reject);
  socket.on('close', () => ready.reject(new Error('The server ended a connection of the bench.')));
  socket.on('message', (content: Buffer) => {
    const text = content.toString();
    if (text.includes('"pusher_internal:subscription_succeeded"')) {
      waiting -= 1;
      if (waiting === 0) ready.resolve();
    } else if (text.includes('"pusher:connection_established"'))
      for (const channel of channels)
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
    else listen(text);
  });
  await ready.promise;
  return socket;
}
