import Echo from 'laravel-echo';
import PusherClient from 'pusher-js';
import type Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { route, ROUTES } from '../../../common/routes/route-table.ts';
import { until } from '../../support/running-server.ts';
import { ENCRYPTION_KEY, listening, realtimeWith, senderTo } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let host: URL;
let sdk: Pusher;
let clients: PusherClient[] = [];

beforeAll(async () => {
  world = await createWorld({ realtime: realtimeWith({ PUSHER_ENCRYPTION_KEY: ENCRYPTION_KEY }) });
  host = new URL(await listening(world.app));
  sdk = senderTo(world.config, host.href);
});
afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});
afterAll(() => world.close());

type Signs = {
  channel?: (socketId: string, channel: string) => unknown;
  user?: (socketId: string) => unknown;
};

/** A client as its documentation says, which asks somebody for its signatures. */
function client({ channel = () => null, user = () => null }: Signs = {}): PusherClient {
  const made = new PusherClient(world.config.realtime.appKey, {
    cluster: 'us2',
    wsHost: host.hostname,
    wsPort: Number(host.port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        void Promise.resolve(channel(socketId, channelName)).then((signed) => answer(null, signed as never)),
    },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId }, answer) =>
        void Promise.resolve(user(socketId)).then((signed) => answer(null, signed as never)),
    },
  });
  clients.push(made);
  return made;
}

type Binds = { bind: (event: string, received: (data: never) => void) => unknown };
const received = <Data = unknown>(where: Binds, event: string): Promise<Data> =>
  new Promise((resolve) => where.bind(event, resolve as (data: never) => void));

/** Signed by the SDK, as a program of the operator's does. */
const bySdk = (userId?: string): Signs => ({
  channel: (socketId, channel) =>
    sdk.authorizeChannel(
      socketId,
      channel,
      userId === undefined ? undefined : { user_id: userId, user_info: { name: `Member ${userId}` } },
    ),
});

/** Signed by the product, for somebody. */
const byProduct = (who: Person): Signs => ({
  channel: async (socketId, channel) =>
    (await who.call('POST', '/broadcasting/auth', { socket_id: socketId, channel_name: channel })).json(),
  user: async (socketId) =>
    (await who.call('POST', '/broadcasting/user-auth', { socket_id: socketId })).json(),
});

describe('pusher-js', () => {
  test('pusher-js reads an encrypted channel that the product let it into, and another key reads nothing', async () => {
    const who = await world.signedIn();
    const name = `private-encrypted-users.${who.user.id}`;
    const channel = client(byProduct(who)).subscribe(name);
    await received(channel, 'pusher:subscription_succeeded');
    const words = received(channel, 'greeted');
    await sdk.trigger(name, 'greeted', { words: 'Señor Niño' });
    expect(await words).toEqual({ words: 'Señor Niño' });
  });

  test('pusher-js gets the last event of a cache channel, and hears that there is none', async () => {
    const empty = client().subscribe('cache-empty');
    await received(empty, 'pusher:cache_miss');
    await sdk.trigger('cache-place', 'moved', { to: 1 });
    await sdk.trigger('cache-place', 'moved', { to: 2 });
    expect(await received(client().subscribe('cache-place'), 'moved')).toEqual({ to: 2 });
  });

  test('pusher-js sends an event to the others in a private channel, and not to itself', async () => {
    const [one, other] = [client(bySdk()), client(bySdk())].map((made) => made.subscribe('private-room'));
    if (!one || !other) throw new Error('two clients');
    await Promise.all([one, other].map((channel) => received(channel, 'pusher:subscription_succeeded')));
    let own = 0;
    one.bind('client-typing', () => (own += 1));
    const typing = received(other, 'client-typing');
    one.trigger('client-typing', { at: 'kitchen' });
    expect(await typing).toEqual({ at: 'kitchen' });
    expect(own).toBe(0);
  });

  test('pusher-js signs in, hears what is sent to its user, and who of its watch list comes and goes', async () => {
    const signed = (id: string, watchlist: string[] = []): Signs => ({
      user: (socketId) => sdk.authenticateUser(socketId, { id, watchlist }),
    });
    const watcher = client(signed('anna', ['bert', 'carl']));
    const first = received<{ user_ids: string[] }>(watcher.user.watchlist, 'offline');
    watcher.signin();
    expect((await first).user_ids).toEqual(['bert', 'carl']);

    const came = received(watcher.user.watchlist, 'online');
    const watched = client(signed('bert'));
    watched.signin();
    expect(await came).toEqual({ name: 'online', user_ids: ['bert'] });

    const words = received(watcher.user, 'greeted');
    await sdk.sendToUser('anna', 'greeted', { words: 'Hi' });
    expect(await words).toEqual({ words: 'Hi' });

    await until('its own channel is open', () => watcher.user.serverToUserChannel?.subscribed);
    const once: unknown[] = [];
    watcher.user.bind('greeted', (data: unknown) => once.push(data));
    await sdk.sendToUser('anna', 'greeted', { words: 'Hi again' });
    await until('the second event arrived', () => once.length > 0);
    expect(once).toEqual([{ words: 'Hi again' }]);

    const went = received(watcher.user.watchlist, 'offline');
    await sdk.terminateUserConnections('bert');
    expect(await went).toEqual({ name: 'offline', user_ids: ['bert'] });
  });
});

describe('laravel-echo', () => {
  const echoOf = (made: PusherClient) =>
    new Echo({ broadcaster: 'pusher', client: made, key: world.config.realtime.appKey });

  test('laravel-echo hears a private channel of the product, and is told where it may not hear', async () => {
    const who = await world.signedIn();
    const echo = echoOf(client(byProduct(who)));
    const mine = echo.private(`users.${who.user.id}`);
    const pusherChannel = echo.connector.pusher.channel(`private-users.${who.user.id}`);
    await received(pusherChannel, 'pusher:subscription_succeeded');
    const came = new Promise((resolve) => mine.listen('.notification.created', resolve));
    await sdk.trigger(`private-users.${who.user.id}`, 'notification.created', { unread: 1 });
    expect(await came).toEqual({ unread: 1 });

    const forged = echoOf(
      client({ channel: () => ({ auth: `${world.config.realtime.appKey}:${'0'.repeat(64)}` }) }),
    );
    const refused = new Promise((resolve) => forged.private('admin').error(resolve));
    expect(await refused).toMatchObject({ type: 'AuthError', status: 401 });
  });

  test('laravel-echo says who is here, who joins and who leaves', async () => {
    const [first, second] = [client(bySdk('1')), client(bySdk('2'))];
    const room = echoOf(first).join('office');
    const here = new Promise((resolve) => room.here(resolve));
    expect(await here).toEqual([{ name: 'Member 1' }]);
    const joined = new Promise((resolve) => room.joining(resolve));
    echoOf(second).join('office');
    expect(await joined).toEqual({ name: 'Member 2' });
    const left = new Promise((resolve) => room.leaving(resolve));
    second.disconnect();
    expect(await left).toEqual({ name: 'Member 2' });
  });
});

describe('the SDK for Node', () => {
  const get = async (path: string, params: Record<string, string> = {}) =>
    (await sdk.get({ path, params })).json() as Promise<unknown>;

  test('the SDK for Node sends a batch, and is told how many hear', async () => {
    const channel = client().subscribe('batch.1');
    const room = client(bySdk('7')).subscribe('presence-batch');
    await Promise.all([channel, room].map((one) => received(one, 'pusher:subscription_succeeded')));
    const heardOne = received(channel, 'one');
    const answer = await sdk.triggerBatch([
      { channel: 'batch.1', name: 'one', data: { n: 1 }, info: 'subscription_count' },
      { channel: 'presence-batch', name: 'two', data: { n: 2 }, info: 'user_count,subscription_count' },
      { channel: 'batch.none', name: 'three', data: {} },
    ]);
    expect(await answer.json()).toEqual({
      batch: [{ subscription_count: 1 }, { user_count: 1, subscription_count: 1 }, {}],
    });
    expect(await heardOne).toEqual({ n: 1 });
    const sent = await sdk.trigger(['batch.1', 'presence-batch'], 'four', {}, { info: 'user_count' });
    expect(await sent.json()).toEqual({ channels: { 'batch.1': {}, 'presence-batch': { user_count: 1 } } });
  });

  test('the SDK for Node reads the channels, one channel, and who is in it', async () => {
    const room = client(bySdk('9')).subscribe('presence-Reading');
    await received(room, 'pusher:subscription_succeeded');
    expect(await get('/channels', { filter_by_prefix: 'presence-R', info: 'user_count' })).toEqual({
      channels: { 'presence-Reading': { user_count: 1 } },
    });
    expect(await get('/channels/presence-Reading', { info: 'user_count,subscription_count' })).toEqual({
      occupied: true,
      user_count: 1,
      subscription_count: 1,
    });
    expect(await get('/channels/presence-Reading/users')).toEqual({ users: [{ id: '9' }] });
    expect(await get('/channels/nobody')).toEqual({ occupied: false });
    for (const [path, params] of [
      ['/channels', { info: 'user_count' }],
      ['/channels', { info: 'secrets' }],
      ['/channels/public', { info: 'user_count' }],
      ['/channels/public/users', {}],
      ['/channels/no%20name', {}],
    ] as const)
      await expect(get(path, params), path).rejects.toMatchObject({ status: 400 });
  });

  test('the SDK for Node is refused with another secret, wherever it asks', async () => {
    const forger = senderTo(world.config, host.href, 'another-secret-altogether');
    await expect(forger.get({ path: '/channels' })).rejects.toMatchObject({
      status: 401,
      body: expect.stringContaining('Invalid signature') as string,
    });
    await expect(forger.terminateUserConnections('1')).rejects.toMatchObject({ status: 401 });
    await expect(forger.triggerBatch([])).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    'realtime.events',
    'realtime.batch',
    'realtime.channels',
    'realtime.channel',
    'realtime.users',
    'realtime.terminate',
  ] as const)('the SDK for Node: %s answers nobody who does not sign', async (name) => {
    const { method } = ROUTES[name];
    const url = route(name, { id: 1, channel: 'presence-a', user: 1 } as never);
    const answer = await world.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect(answer.statusCode).toBe(401);
  });
});
