import { connect as connectTcp } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOST_WHISPERS } from '../../../server/realtime/client-requests.ts';
import { channelAuth } from '../../../server/realtime/api/signatures.ts';
import { until } from '../../support/running-server.ts';
import { connectTo, listening, senderTo, type Client } from '../../support/socket.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let host: string;
let clients: Client[] = [];

beforeAll(async () => {
  world = await createWorld();
  host = await listening(world.app);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => world.close());

const path = () => `/app/${world.config.realtime.appKey}?protocol=7`;

async function connect(): Promise<Client> {
  const client = await connectTo(host + path());
  clients.push(client);
  return client;
}

/** Asks for a channel with a true signature. */
function open(client: Client, channel: string, data?: object): void {
  const text = data && JSON.stringify(data);
  const auth = channelAuth(world.config.realtime, client.socketId, channel, text);
  client.say('pusher:subscribe', { channel, auth, ...(text === undefined ? {} : { channel_data: text }) });
}
const isOccupied = async (channel: string): Promise<boolean> => {
  const answer = await senderTo(world.config, host).get({ path: `/channels/${channel}` });
  return ((await answer.json()) as { occupied: boolean }).occupied;
};

describe('a client’s own event', () => {
  const say = (client: Client, channel: string, data: unknown = {}) =>
    client.raw(JSON.stringify({ event: 'client-said', channel, data }));
  const refusal = async (client: Client) => (await client.next('pusher:error')).data;

  test('a client’s own event names its sender in a presence channel', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const [index, client] of [one, other].entries()) {
      open(client, 'presence-talk', { user_id: String(index) });
      await client.next('pusher_internal:subscription_succeeded');
    }
    const raw = other.nextRaw('client-said');
    say(one, 'presence-talk', { words: 'Hi' });
    expect(JSON.parse(await raw)).toEqual({
      event: 'client-said',
      channel: 'presence-talk',
      data: '{"words":"Hi"}',
      user_id: '0',
    });
  });

  test('a client’s own event is refused beyond ten a second, where nobody was let in, and beyond 10 KB', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, other]) {
      open(client, 'private-talk');
      await client.next('pusher_internal:subscription_succeeded');
    }
    for (const channel of ['private-elsewhere', 'public', 'private-encrypted-x', '#server-to-user-1']) {
      say(one, channel);
      expect(await refusal(one)).toMatchObject({ code: 4301 });
    }
    say(one, 'private-talk', 'x'.repeat(10_241));
    expect(await refusal(one)).toMatchObject({ code: 4301 });
    for (let count = 0; count <= MOST_WHISPERS; count += 1) say(one, 'private-talk', { count });
    expect(await refusal(one)).toMatchObject({
      code: 4301,
      message: expect.stringContaining('rate limit') as string,
    });
    await other.settled();
    expect(other.waiting()).toHaveLength(MOST_WHISPERS);
  });
});

describe('a presence channel', () => {
  test('a presence channel takes a hundred members, and says so to the next', async () => {
    for (let id = 1; id <= 101; id += 1) open(await connect(), 'presence-full', { user_id: String(id) });
    const last = clients.at(-1);
    expect(await last?.next('pusher:subscription_error', 'presence-full')).toMatchObject({
      data: { type: 'LimitReached' },
    });
    // A member who is there may open it once more.
    const again = await connect();
    open(again, 'presence-full', { user_id: '1' });
    await again.next('pusher_internal:subscription_succeeded');
  });

  test.each([
    ['no id', { user_info: {} }],
    ['more than a kilobyte about the member', { user_id: '1', user_info: { about: 'x'.repeat(1_024) } }],
  ])('a presence channel refuses %s', async (_what, data) => {
    const client = await connect();
    open(client, 'presence-small', data);
    expect(await client.next('pusher:subscription_error')).toMatchObject({ channel: 'presence-small' });
  });
});

test('a channel name has at most 200 characters', async () => {
  const client = await connect();
  client.say('pusher:subscribe', { channel: 'c'.repeat(201) });
  expect(await client.next('pusher:error')).toMatchObject({ data: { message: 'Invalid channel name' } });
  client.say('pusher:subscribe', { channel: 'c'.repeat(200) });
  await client.next('pusher_internal:subscription_succeeded');
});

test('ten thousand subscriptions end the connection, and nothing of them stays', async () => {
  const client = await connect();
  for (let count = 0; count < 10_000; count += 1)
    client.say('pusher:subscribe', { channel: `many.${count}` });
  expect(await client.ended).toBe(4100);
  const answer = await senderTo(world.config, host).get({
    path: '/channels',
    params: { filter_by_prefix: 'many.' },
  });
  expect(await answer.json()).toEqual({ channels: {} });
});

describe('a client that does not keep to WebSocket', () => {
  const HANDSHAKE = () =>
    `GET ${path()} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const masked = (text: string): Buffer =>
    Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
  /** Its head with a mask of zeros, then all of its bytes. */
  const frameOf1Megabyte = (): Buffer => {
    const head = [0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0];
    return Buffer.concat([Buffer.from(head), Buffer.alloc(1_048_576, 'x')]);
  };
  const SUBSCRIBE = masked('{"event":"pusher:subscribe","data":{"channel":"torn.1"}}');

  /** Opens a socket by hand, subscribes, sends these bytes; gives what came until the other side ended it. */
  async function send(bytes: Buffer, isLeaving: boolean): Promise<string> {
    const { hostname, port } = new URL(host);
    const socket = connectTcp(Number(port), hostname);
    let came = '';
    socket.on('data', (data) => (came += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.write(HANDSHAKE());
    socket.write(SUBSCRIBE);
    await until('it is in the channel', () => came.includes('subscription_succeeded'));
    socket.write(bytes);
    if (isLeaving) socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
    return came;
  }

  const ENDS: [string, Buffer, number][] = [
    ['garbage', Buffer.from('this is no frame at all'), 1002],
    ['a frame without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002],
    ['a frame of one megabyte', frameOf1Megabyte(), 1009],
  ];
  test.each(ENDS)(
    'a client that does not keep to WebSocket by %s is ended with the code for it, and leaves nothing behind',
    async (_what, bytes, code) => {
      const came = await send(bytes, false);
      const closing = Buffer.from(came, 'latin1').subarray(-400);
      expect(closing.includes(Buffer.from([code >> 8, code & 0xff]))).toBe(true);
      await until('the channel is empty', async () => !(await isOccupied('torn.1')));
    },
  );

  test('a client that does not keep to WebSocket by half a frame, and goes, leaves nothing behind', async () => {
    await send(Buffer.from([0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0, 0x7b]), true);
    await until('the channel is empty', async () => !(await isOccupied('torn.1')));
  });
});
