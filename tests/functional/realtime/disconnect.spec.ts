import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../common/routes/route-table.ts';
import { createApp } from '../../../server/app.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { channelAuth } from '../../../server/realtime/api/signatures.ts';
import { createBrowser } from '../../support/browser.ts';
import { databaseOn } from '../../support/database-server.ts';
import { until } from '../../support/running-server.ts';
import { connectTo, listening, senderTo, type Client } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const REASON = { reason: 'Wrote from three accounts.', reason_code: 'R15' };
const UNAUTHORIZED = 4009;

let world: World;
let admin: Person;
/** Another process on the same database. */
let other: { app: FastifyInstance; handle: DatabaseHandle };
let addresses: { here: string; there: string };
let clients: Client[] = [];

beforeAll(async () => {
  world = await createWorld();
  const { target } = inject('databaseServer');
  const handle = openDatabase(databaseOn(target, world.handle.sql.options.database), { connections: 4 });
  const app = await createApp({ config: world.config, handle, dist: 'no-build', render: async () => null });
  other = { app, handle };
  const path = `/app/${world.config.realtime.appKey}?protocol=7`;
  addresses = { here: (await listening(world.app)) + path, there: (await listening(app)) + path };
});
beforeEach(async () => {
  admin = await world.signedIn({ role: 'admin' });
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(async () => {
  await other.app.close();
  await other.handle.close();
  await world.close();
});

async function connect(where: keyof typeof addresses): Promise<Client> {
  const client = await connectTo(addresses[where]);
  clients.push(client);
  return client;
}

async function signIn(client: Client, who: Person): Promise<void> {
  const answer = await who.call('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
  client.say('pusher:signin', answer.json());
  await client.next('pusher:signin_success');
}

const askAuth = (who: Person, client: Client, channel: string) =>
  who.call('POST', '/broadcasting/auth', { socket_id: client.socketId, channel_name: channel });

async function listen(client: Client, who: Person, channel: string): Promise<void> {
  const answer = await askAuth(who, client, channel);
  client.say('pusher:subscribe', { channel, ...answer.json() });
  await client.next('pusher_internal:subscription_succeeded', channel);
}

type Way = [what: string, seed: 'user' | 'admin', how: (who: Person) => Promise<unknown>];
const WAYS: Way[] = [
  [
    'is deactivated',
    'user',
    ({ user }) => admin.call('PUT', route('api.admin.users.deactivate', { id: user.id }), REASON),
  ],
  [
    'is an administrator no longer',
    'admin',
    ({ user }) =>
      admin.call('PUT', route('api.admin.users.role', { id: user.id }), { ...REASON, role: 'user' }),
  ],
  [
    'changes the password',
    'user',
    (who) =>
      who.send('PUT', '/settings/password', {
        current_password: who.user.password,
        password: 'seven quiet otters',
      }),
  ],
  ['logs out', 'user', (who) => who.send('POST', '/logout', {})],
  [
    'logs out a device by its token',
    'user',
    async (who) =>
      createBrowser(world.app).send('POST', '/logout', {}, { authorization: `Bearer ${await who.token()}` }),
  ],
  ['logs in anew in the same browser', 'user', (who) => who.logIn(who.user.email, who.user.password)],
];

describe('whoever', () => {
  test.each(WAYS)('whoever: %s loses every connection, in every process', async (_what, role, act) => {
    const who = await world.signedIn({ role });
    const own = `private-users.${who.user.id}`;
    const [signedIn, hearing, elsewhere, bystander] = [
      await connect('here'),
      await connect('here'),
      await connect('there'),
      await connect('there'),
    ];
    await signIn(signedIn, who);
    // Not signed in: known by what it was let into, also where another process answered for it.
    await listen(hearing, who, own);
    await listen(elsewhere, who, own);
    await signIn(bystander, admin);

    await act(who);

    for (const client of [signedIn, hearing, elsewhere]) {
      expect(await client.next('pusher:error')).toMatchObject({ data: { code: UNAUTHORIZED } });
      expect(await client.ended).toBe(UNAUTHORIZED);
    }
    await bystander.settled();
  });

  test('whoever was deactivated is let in nowhere any more', async () => {
    const who = await world.signedIn();
    await who.token();
    await admin.call('PUT', route('api.admin.users.deactivate', { id: who.user.id }), REASON);
    const client = await connect('here');
    for (const body of [{ channel_name: `private-users.${who.user.id}` }, {}]) {
      const path = 'channel_name' in body ? '/broadcasting/auth' : '/broadcasting/user-auth';
      expect((await who.call('POST', path, { socket_id: client.socketId, ...body })).status).toBe(403);
      expect((await who.send('POST', path, { socket_id: client.socketId, ...body })).status).toBe(403);
    }
    await who.logIn(who.user.email, who.user.password);
    const again = await who.send('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
    expect(again.status).toBe(403);
  });

  test('whoever is put out while they ask to be let in loses the connection all the same', async () => {
    const who = await world.signedIn();
    const [early, late] = [await connect('here'), await connect('there')];
    const own = `private-users.${who.user.id}`;
    const answers = await Promise.all([
      askAuth(who, early, own),
      askAuth(who, late, own),
      admin.call('PUT', route('api.admin.users.deactivate', { id: who.user.id }), REASON),
    ]);
    for (const [client, answer] of [
      [early, answers[0]],
      [late, answers[1]],
    ] as const) {
      // Refused, or let in and found; never let in and forgotten.
      if (answer.status === 200) expect(await client.ended).toBe(UNAUTHORIZED);
      else expect(answer.status).toBe(403);
    }
  });

  test('whoever asks by the session needs its form token, and no other', async () => {
    const who = await world.signedIn();
    const client = await connect('here');
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const post = (headers: Record<string, string>) =>
      world.app.inject({
        method: 'POST',
        url: '/broadcasting/user-auth',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `socket_id=${client.socketId}`,
      });
    expect((await post({})).statusCode).toBe(401);
    expect((await post({ 'x-xsrf-token': 'made-up' })).statusCode).toBe(401);
    await who.get('/login');
    const form = await who.send('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
    expect(form.status).toBe(200);
  });

  test('whoever names no connection is told what is wrong', async () => {
    const who = await world.signedIn();
    for (const body of [{}, { socket_id: 'abc' }, { socket_id: '1.2', channel_name: '' }])
      expect((await who.call('POST', '/broadcasting/auth', body)).status).toBe(422);
  });
});

describe('two processes on one database', () => {
  test('two processes on one database send to each other’s clients what either is told, however long', async () => {
    const [here, there] = [await connect('here'), await connect('there')];
    for (const client of [here, there]) {
      client.say('pusher:subscribe', { channel: 'posts.3' });
      await client.next('pusher_internal:subscription_succeeded');
    }
    const text = 'ñ🛠'.repeat(1_500);
    await senderTo(world.config, addresses.here).trigger('posts.3', 'from.here', { text });
    await senderTo(world.config, addresses.there).trigger('posts.3', 'from.there', { text });
    for (const client of [here, there])
      for (const event of ['from.here', 'from.there'])
        expect(await client.next(event)).toMatchObject({ channel: 'posts.3', data: { text } });
    // Each event once.
    await Promise.all([here.settled(), there.settled()]);
    expect([...here.waiting(), ...there.waiting()]).toEqual([]);
  });

  async function memberAt(where: keyof typeof addresses, id: string): Promise<Client> {
    const client = await connect(where);
    const data = JSON.stringify({ user_id: id, user_info: { name: id } });
    const auth = channelAuth(world.config.realtime, client.socketId, CASE, data);
    client.say('pusher:subscribe', { channel: CASE, auth, channel_data: data });
    return client;
  }
  const CASE = 'presence-admin.review.77';
  const idsOf = async (client: Client) => {
    const { data } = await client.next('pusher_internal:subscription_succeeded');
    return (data as { presence: { ids: string[] } }).presence.ids;
  };

  test('two processes on one database know who is in a channel of both, and who went', async () => {
    const first = await memberAt('here', '1');
    expect(await idsOf(first)).toEqual(['1']);
    const second = await memberAt('there', '2');
    // The other process may have heard of the first one before, or tells of it now.
    if (!(await idsOf(second)).includes('1')) await second.next('pusher_internal:member_added');
    expect(await first.next('pusher_internal:member_added')).toMatchObject({ data: { user_id: '2' } });
    // The earlier messages of the other process have arrived, too.
    expect((await idsOf(await memberAt('here', '3'))).sort()).toEqual(['1', '2', '3']);
    expect(await second.next('pusher_internal:member_added')).toMatchObject({ data: { user_id: '3' } });
    await second.close();
    expect(await first.next('pusher_internal:member_removed')).toMatchObject({ data: { user_id: '2' } });
  });

  test('one that begins later hears who is there, and one that ends takes its people along', async () => {
    const first = await memberAt('here', '1');
    await idsOf(first);
    const { target } = inject('databaseServer');
    const handle = openDatabase(databaseOn(target, world.handle.sql.options.database), { connections: 2 });
    const app = await createApp({ config: world.config, handle, dist: 'no-build', render: async () => null });
    const url = `${await listening(app)}/app/${world.config.realtime.appKey}?protocol=7`;
    const late = await connectTo(url);
    const data = JSON.stringify({ user_id: '9', user_info: {} });
    const auth = channelAuth(world.config.realtime, late.socketId, CASE, data);
    late.say('pusher:subscribe', { channel: CASE, auth, channel_data: data });
    const seen = new Set(await idsOf(late));
    if (!seen.has('1')) await late.next('pusher_internal:member_added');
    expect(await first.next('pusher_internal:member_added')).toMatchObject({ data: { user_id: '9' } });
    await app.close();
    await handle.close();
    expect(await late.ended).toBe(4200);
    expect(await first.next('pusher_internal:member_removed')).toMatchObject({ data: { user_id: '9' } });
  });

  test('one that lost the database lets everybody who is somebody or hears something come anew', async () => {
    const who = await world.signedIn();
    const [somebody, reader, visitor] = [
      await connect('there'),
      await connect('there'),
      await connect('there'),
    ];
    reader.say('pusher:subscribe', { channel: 'posts.4' });
    await reader.next('pusher_internal:subscription_succeeded');
    await signIn(somebody, who);
    await world.handle.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`;
    expect(await somebody.ended).toBe(4200);
    expect(await reader.ended).toBe(4200);
    await visitor.settled();
    // It receives the other one's events again.
    visitor.say('pusher:subscribe', { channel: 'posts.4' });
    await visitor.next('pusher_internal:subscription_succeeded');
    await until('it hears again', async () => {
      await senderTo(world.config, addresses.here).trigger('posts.4', 'again', {});
      await visitor.settled();
      return visitor.waiting().length > 0;
    });
  });
});
