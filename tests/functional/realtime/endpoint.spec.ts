import { createHash, createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOST_CHANNELS } from '../../../server/realtime/client-requests.ts';
import { LARGEST_MESSAGE_BYTES, MOST_PER_ADDRESS } from '../../../server/realtime/socket-server.ts';
import { channelAuth, requestSignature, userAuth } from '../../../server/realtime/api/signatures.ts';
import { connectTo, listening, openSocket, senderTo, type Client } from '../../support/socket.ts';
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

const address = (query = 'protocol=7', key = world.config.realtime.appKey) => `${host}/app/${key}?${query}`;

async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const client = await connectTo(address(), headers);
  clients.push(client);
  return client;
}

async function memberOf(channel: string, id: string): Promise<Client> {
  const client = await connect();
  const data = JSON.stringify({ user_id: id, user_info: { name: `Member ${id}` } });
  const auth = channelAuth(world.config.realtime, client.socketId, channel, data);
  client.say('pusher:subscribe', { channel, auth, channel_data: data });
  return client;
}

describe('a connection', () => {
  test('a connection is greeted with its id and how long it may be silent', async () => {
    const client = openSocket(address('protocol=7&client=js&version=8.6.0&flash=false'));
    clients.push(client);
    expect(await client.next('pusher:connection_established')).toEqual({
      event: 'pusher:connection_established',
      data: { socket_id: expect.stringMatching(/^\d+\.\d+$/) as string, activity_timeout: 120 },
    });
  });

  test('a connection asks whether we are there, and is told so', async () => {
    const client = await connect();
    client.say('pusher:ping', {});
    expect(await client.next('pusher:pong')).toEqual({ event: 'pusher:pong', data: {} });
  });

  test.each([
    ['an unknown key', () => address('protocol=7', 'unknown'), 4001],
    ['a version that is no number', () => address('protocol=seven'), 4006],
    ['a version we do not speak', () => address('protocol=3'), 4007],
    ['an address below ours that is none', () => `${host}/app/key/more?protocol=7`, 4005],
    ['no version', () => address('client=js'), 4008],
  ])('a connection with %s is told why and ended', async (_what, url, code) => {
    const client = openSocket(url());
    expect(await client.next('pusher:error')).toMatchObject({ data: { code } });
    expect(await client.ended).toBe(code);
  });

  test('a connection from a page of another site is refused; from ours, by either of its names, and from programs, it is not', async () => {
    await expect(openSocket(address(), { origin: 'https://elsewhere.example' }).ended).rejects.toThrow('403');
    await expect(openSocket(address(), { origin: 'null' }).ended).rejects.toThrow('403');
    for (const origin of [world.config.appUrl, host.replace('ws:', 'http:')])
      expect((await connect({ origin })).socketId).not.toBe('');
  });

  test('a connection that did not ask to become a socket is told what is missing', async () => {
    const answer = await world.visitor().get('/app/whatever');
    expect([answer.status, answer.headers['upgrade']]).toEqual([426, 'websocket']);
  });

  test('a connection at any other address stays an ordinary request', async () => {
    await expect(openSocket(`${host}/somewhere`).ended).rejects.toThrow('404');
  });
});

describe('what a client says', () => {
  test.each([
    ['no JSON', '{"event":'],
    ['no object', '[]'],
    ['an event without a name', '{"data":{}}'],
    ['an event nobody knows', '{"event":"pusher:nonsense","data":{}}'],
    ['a subscription to nothing', '{"event":"pusher:subscribe","data":{}}'],
    ['a name that is no channel', '{"event":"pusher:subscribe","data":{"channel":"no spaces"}}'],
    ['bytes', Buffer.from([0xff, 0x00])],
  ])('what a client says: %s: an error comes back, and the connection lives on', async (_what, content) => {
    const client = await connect();
    client.raw(content);
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: null } });
    await client.settled();
  });

  test('twenty times nonsense is enough', async () => {
    const client = await connect();
    for (let count = 0; count < 20; count += 1) client.raw('nonsense');
    expect(await client.ended).toBe(4100);
  });

  test('what a client says is at most so long', async () => {
    const client = await connect();
    client.raw('x'.repeat(LARGEST_MESSAGE_BYTES + 1));
    expect(await client.ended).toBe(1009);
  });

  test('what a client says is heard by nobody else in a public channel', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, other]) {
      client.say('pusher:subscribe', { channel: 'posts.1' });
      await client.next('pusher_internal:subscription_succeeded', 'posts.1');
    }
    one.raw(JSON.stringify({ event: 'client-typing', channel: 'posts.1', data: {} }));
    expect(await one.next('pusher:error')).toMatchObject({ data: { code: 4301 } });
    await other.settled();
    expect(other.waiting()).toEqual([]);
  });

  test('what a client says: it hears at most so many channels, each once', async () => {
    const client = await connect();
    for (let id = 1; id <= MOST_CHANNELS; id += 1) client.say('pusher:subscribe', { channel: `posts.${id}` });
    await client.next('pusher_internal:subscription_succeeded', `posts.${MOST_CHANNELS}`);
    client.say('pusher:subscribe', { channel: 'posts.0' });
    expect(await client.next('pusher:error')).toMatchObject({ data: { message: 'Too many channels' } });
    client.say('pusher:unsubscribe', { channel: 'posts.1' });
    client.say('pusher:subscribe', { channel: 'posts.2' });
    expect(await client.next('pusher:error')).toMatchObject({
      data: { message: 'Existing subscription to this channel' },
    });
  });
});

describe('a signature', () => {
  const channel = 'private-users.7';
  const keys = () => world.config.realtime;
  const FORGED: [string, (client: Client, other: Client) => string][] = [
    ['none', () => ''],
    ['of another connection', (_client, other) => channelAuth(keys(), other.socketId, channel)],
    ['of another channel', (client) => channelAuth(keys(), client.socketId, 'private-users.8')],
    [
      'with another secret',
      (client) => channelAuth({ ...keys(), appSecret: 'guessed' }, client.socketId, channel),
    ],
    ['with another key before it', (client) => `x${channelAuth(keys(), client.socketId, channel)}`],
  ];

  test.each(FORGED)('a signature: %s opens no private channel', async (_what, forge) => {
    const [client, other] = [await connect(), await connect()];
    client.say('pusher:subscribe', { channel, auth: forge(client, other) });
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4009 } });
    expect(await client.next('pusher:subscription_error', channel)).toMatchObject({ data: { status: 401 } });
    await senderTo(world.config, host).trigger(channel, 'secret', {});
    await client.settled();
    expect(client.waiting()).toEqual([]);
  });

  test('a signature for one member is not good for another', async () => {
    const client = await connect();
    const presence = 'presence-admin.review.1';
    const auth = channelAuth(keys(), client.socketId, presence, '{"user_id":"1"}');
    client.say('pusher:subscribe', { channel: presence, auth, channel_data: '{"user_id":"2"}' });
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4009 } });
  });

  test('a signature signs somebody in once; as somebody else, or forged, it ends the connection', async () => {
    const who = await world.signedIn({ name: 'Rosa Ibarra' });
    const client = await connect();
    const answer = await who.call('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
    client.say('pusher:signin', answer.json());
    expect(await client.next('pusher:signin_success')).toMatchObject({
      data: { user_data: JSON.stringify({ id: String(who.user.id), user_info: { name: 'Rosa Ibarra' } }) },
    });
    const own = `#server-to-user-${who.user.id}`;
    client.say('pusher:subscribe', { channel: own });
    await client.next('pusher_internal:subscription_succeeded', own);
    client.say('pusher:subscribe', { channel: '#server-to-user-1000000' });
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4009 } });

    const second = await world.signedIn();
    const another = await second.call('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
    client.say('pusher:signin', another.json());
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4009 } });
    expect(await client.ended).toBe(4009);

    const forger = await connect();
    const data = JSON.stringify({ id: String(who.user.id) });
    forger.say('pusher:signin', { auth: userAuth(keys(), client.socketId, data), user_data: data });
    expect(await forger.ended).toBe(4009);
  });
});

describe('a presence channel', () => {
  const channel = 'presence-admin.review.5';

  test('a presence channel says who is there, who comes and who goes: each user once, with however many connections', async () => {
    const first = await memberOf(channel, '1');
    expect(await first.next('pusher_internal:subscription_succeeded')).toMatchObject({
      data: { presence: { count: 1, ids: ['1'], hash: { 1: { name: 'Member 1' } } } },
    });
    const second = await memberOf(channel, '2');
    const roster = { presence: { count: 2, ids: ['1', '2'] } };
    expect((await second.next('pusher_internal:subscription_succeeded')).data).toMatchObject(roster);
    expect(await first.next('pusher_internal:member_added')).toMatchObject({
      data: { user_id: '2', user_info: { name: 'Member 2' } },
    });
    const again = await memberOf(channel, '2');
    expect((await again.next('pusher_internal:subscription_succeeded')).data).toMatchObject(roster);
    again.say('pusher:unsubscribe', { channel });
    await again.settled();
    await first.settled();
    expect(first.waiting()).toEqual([]);

    await second.close();
    expect(await first.next('pusher_internal:member_removed')).toMatchObject({ data: { user_id: '2' } });
  });
});

describe('the HTTP API', () => {
  const path = () => `/apps/${world.config.realtime.appId}/events`;

  async function post(change: (query: Record<string, string>) => void = () => undefined, given?: string) {
    const body = given ?? JSON.stringify({ name: 'made', channels: ['posts.9'], data: '{"id":9}' });
    const query: Record<string, string> = {
      auth_key: world.config.realtime.appKey,
      auth_timestamp: String(Math.floor(Date.now() / 1_000)),
      auth_version: '1.0',
      body_md5: createHash('md5').update(body).digest('hex'),
    };
    query['auth_signature'] = requestSignature(world.config.realtime.appSecret, {
      method: 'POST',
      path: path(),
      query,
    });
    change(query);
    return world.app.inject({
      method: 'POST',
      url: `${path()}?${new URLSearchParams(query).toString()}`,
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
  }

  test('the HTTP API sends to everybody in a channel but the connection it names', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, other]) {
      client.say('pusher:subscribe', { channel: 'posts.9' });
      await client.next('pusher_internal:subscription_succeeded');
    }
    const answer = await senderTo(world.config, host).trigger(
      ['posts.9', 'posts.10'],
      'comment.created',
      { body: 'Señor Niño 🛠' },
      { socket_id: one.socketId },
    );
    expect(answer.status).toBe(200);
    expect(await other.next('comment.created', 'posts.9')).toMatchObject({ data: { body: 'Señor Niño 🛠' } });
    await one.settled();
    expect(one.waiting()).toEqual([]);
  });

  test('the HTTP API signs as Pusher says', async () => {
    const query = { auth_key: 'k', auth_timestamp: '1', auth_version: '1.0', body_md5: 'b' };
    expect(requestSignature('s', { method: 'POST', path: '/apps/3/events', query })).toBe(
      createHmac('sha256', 's')
        .update('POST\n/apps/3/events\nauth_key=k&auth_timestamp=1&auth_version=1.0&body_md5=b')
        .digest('hex'),
    );
    expect((await post()).statusCode).toBe(200);
  });

  test.each<[string, (query: Record<string, string>) => void]>([
    ['no signature', (query) => delete query['auth_signature']],
    ['a wrong signature', (query) => (query['auth_signature'] = '0'.repeat(64))],
    ['another key', (query) => (query['auth_key'] = 'other')],
    ['another body', (query) => (query['body_md5'] = createHash('md5').update('other').digest('hex'))],
    ['another time', (query) => (query['auth_timestamp'] = String(Date.now() / 1_000 - 700))],
    ['no time', (query) => delete query['auth_timestamp']],
  ])('the HTTP API is refused with %s', async (_what, change) => {
    expect((await post(change)).statusCode).toBe(401);
  });

  test('the HTTP API is refused when it is signed long ago', async () => {
    world.setNow(new Date(Date.now() + 700_000));
    try {
      expect((await post()).statusCode).toBe(401);
    } finally {
      world.setNow(new Date());
    }
  });

  test('the HTTP API is refused when an earlier call is replayed, and not when a client signs the same call twice at once', async () => {
    const client = await connect();
    client.say('pusher:subscribe', { channel: 'posts.9' });
    await client.next('pusher_internal:subscription_succeeded');
    const start = Date.now();
    let signed: Record<string, string> = {};
    const body = JSON.stringify({ name: 'replayed', channels: ['posts.9'], data: '{}' });
    const replay = () => post((query) => Object.assign(query, signed), body);
    try {
      expect((await post((query) => void (signed = { ...query }), body)).statusCode).toBe(200);
      expect((await replay()).statusCode).toBe(200);
      world.setNow(new Date(start + 10_000));
      const refused = await replay();
      expect([refused.statusCode, refused.json()]).toEqual([
        401,
        { error: 'This request was made before: sign it anew' },
      ]);
    } finally {
      world.setNow(new Date());
    }
    await client.settled();
    expect(client.waiting().map(({ event }) => event)).toEqual(['replayed', 'replayed']);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no channel', '{"name":"a","data":"{}"}', 400],
    ['no name', '{"data":"{}","channel":"a"}', 400],
    ['a name that is no channel', '{"name":"a","data":"{}","channel":"a b"}', 400],
    ['data that is no text', '{"name":"a","data":{},"channel":"a"}', 400],
    ['data that is too long', JSON.stringify({ name: 'a', channel: 'a', data: 'x'.repeat(10_241) }), 413],
  ])('the HTTP API with %s is refused', async (_what, body, status) => {
    expect((await post(undefined, body)).statusCode).toBe(status);
  });
});

describe('sending to one user', () => {
  test('sending to one user reaches every connection that has signed in as them, and no other', async () => {
    const who = await world.signedIn();
    const [own, other] = [await connect(), await connect()];
    const answer = await who.call('POST', '/broadcasting/user-auth', { socket_id: own.socketId });
    own.say('pusher:signin', answer.json());
    await own.next('pusher:signin_success');
    const channel = `#server-to-user-${who.user.id}`;
    const greet = (words: string) =>
      senderTo(world.config, host).sendToUser(String(who.user.id), 'greeted', { words });
    await greet('Hello');
    expect(await own.next('greeted', channel)).toMatchObject({ data: { words: 'Hello' } });

    // Pusher's clients subscribe as well; the event still arrives once.
    own.say('pusher:subscribe', { channel });
    await own.next('pusher_internal:subscription_succeeded', channel);
    await greet('Hello again');
    expect(await own.next('greeted', channel)).toMatchObject({ data: { words: 'Hello again' } });
    await own.settled();
    await other.settled();
    expect([own.waiting(), other.waiting()]).toEqual([[], []]);
  });
});

describe('one address', () => {
  test('one address opens at most so many connections where limits are on', async () => {
    const limited = await createWorld({ rateLimits: true });
    const url = `${await listening(limited.app)}/app/${limited.config.realtime.appKey}?protocol=7`;
    try {
      const all = await Promise.all(Array.from({ length: MOST_PER_ADDRESS }, () => connectTo(url)));
      expect(await openSocket(url).ended).toBe(4100);
      await all[0]?.close();
      // The server has heard of the end by the time another of its connections is answered.
      await all[1]?.settled();
      expect((await connectTo(url)).socketId).not.toBe('');
    } finally {
      await limited.close();
    }
  });
});
