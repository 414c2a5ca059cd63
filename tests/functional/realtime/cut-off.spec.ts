import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { CHANNELS } from '../../../server/channels.ts';
import { createForms, idIn } from '../postings/posting-input.ts';
import { connectTo, ENCRYPTION_KEY, listening, realtimeWith, type Client } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const REASON = { reason: 'Wrote from three accounts.', reason_code: 'R15' };
const UNAUTHORIZED = 4009;

let world: World;
let address: string;
let admin: Person;
let reviewId: number;
let clients: Client[] = [];

beforeAll(async () => {
  world = await createWorld({ realtime: realtimeWith({ PUSHER_ENCRYPTION_KEY: ENCRYPTION_KEY }) });
  address = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
  admin = await world.signedIn({ role: 'admin' });
  reviewId = (await world.make.review({ contractor: await world.make.contractor() })).id;
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => world.close());

async function connect(): Promise<Client> {
  const client = await connectTo(address);
  clients.push(client);
  return client;
}

const PATTERNS = CHANNELS.map(({ pattern }) => pattern);
/** The channel of a pattern that this administrator may hear. */
const nameFor = (pattern: string, { user }: Person): string =>
  pattern.replace('{id}', String(pattern.endsWith('users.{id}') ? user.id : reviewId));
const needsAdministrator = (pattern: string): boolean => pattern.includes('admin');

const askAuth = (who: Person, client: Client, channel: string) =>
  who.send('POST', '/broadcasting/auth', { socket_id: client.socketId, channel_name: channel });

type Way = {
  what: string;
  /** Loses only what administrators hear. */
  isDemotion?: true;
  act: (who: Person) => Promise<unknown>;
};
const WAYS: Way[] = [
  {
    what: 'is deactivated',
    act: ({ user }) => admin.call('PUT', route('api.admin.users.deactivate', { id: user.id }), REASON),
  },
  { what: 'logs out', act: (who) => who.send('POST', '/logout', {}) },
  { what: 'asks to close the account', act: (who) => who.submit(route('settings.close.store'), {}) },
  {
    what: 'is an administrator no longer',
    isDemotion: true,
    act: ({ user }) =>
      admin.call('PUT', route('api.admin.users.role', { id: user.id }), { ...REASON, role: 'user' }),
  },
];
const CASES = PATTERNS.flatMap((pattern) =>
  WAYS.filter(({ isDemotion }) => !isDemotion || needsAdministrator(pattern)).map((way) => ({
    pattern,
    ...way,
  })),
);

describe('every private channel', () => {
  test.each(CASES)(
    'every private channel: $pattern is closed at once for whoever $what',
    async ({ pattern, act }) => {
      const who = await world.signedIn({ role: 'admin' });
      const channel = nameFor(pattern, who);
      const client = await connect();
      const answer = await askAuth(who, client, channel);
      client.say('pusher:subscribe', { channel, ...answer.json() });
      await client.next('pusher_internal:subscription_succeeded', channel);

      await act(who);

      expect(await client.next('pusher:error')).toMatchObject({ data: { code: UNAUTHORIZED } });
      expect(await client.ended).toBe(UNAUTHORIZED);
      // Neither the earlier signature nor a new request opens it again.
      const later = await connect();
      later.say('pusher:subscribe', { channel, ...answer.json() });
      expect(await later.next('pusher:error')).toMatchObject({ data: { code: UNAUTHORIZED } });
      expect((await askAuth(who, later, channel)).status).toBeGreaterThanOrEqual(401);
    },
  );

  test.each(PATTERNS)(
    'every private channel: %s is refused to a session that has run out',
    async (pattern) => {
      const who = await world.signedIn({ role: 'admin' });
      const client = await connect();
      await world.database
        .updateTable('sessions')
        .set({ expires_at: new Date(0) })
        .where('user_id', '=', who.user.id)
        .execute();
      expect((await askAuth(who, client, nameFor(pattern, who))).status).toBe(403);
    },
  );
});

describe('a block between two people', () => {
  test('a block between two people keeps all that the blocked one does from the channel of the other', async () => {
    const forms = await createForms(world);
    const [ana, ben] = [await world.signedIn(), await world.signedIn()];
    const postingId = idIn((await ana.submit(route('postings.store'), forms.form())).page.url);
    const client = await connect();
    const own = `private-users.${ana.user.id}`;
    client.say('pusher:subscribe', { channel: own, ...(await askAuth(ana, client, own)).json() });
    await client.next('pusher_internal:subscription_succeeded', own);
    const comment = () =>
      ben.submit(
        route('comments.store', { id: postingId }),
        { body: 'Which days are you free?' },
        { from: route('postings.show', { id: postingId }) },
      );
    await comment();
    expect((await client.next('notification.created')).channel).toBe(own);

    await ana.submit(route('relations.block', { id: ben.user.profileId }), {});
    await client.next('relations.updated');
    await comment();
    await ben.submit(route('relations.follow', { id: ana.user.profileId }), {});
    await client.settled();
    expect(client.waiting().map(({ event }) => event)).toEqual([]);
  });
});
