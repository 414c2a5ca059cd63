import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CHANNELS } from '../../../server/channels.ts';
import type Pusher from 'pusher';
import {
  connectTo,
  ENCRYPTION_KEY,
  listening,
  realtimeWith,
  senderTo,
  type Client,
} from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let url: string;
const people = {} as Record<'visitor' | 'user' | 'contractor' | 'admin' | 'party', Person | null>;
const ids = { user: 0, review: 0, held: 0, none: 2_000_000_000 };
let sender: Pusher;
let clients: Client[] = [];

beforeAll(async () => {
  world = await createWorld({ realtime: realtimeWith({ PUSHER_ENCRYPTION_KEY: ENCRYPTION_KEY }) });
  url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
  sender = senderTo(world.config, url);
  const owner = await world.make.user({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner });
  const party = await world.signedIn({ role: 'admin' });
  const ownBusiness = await world.make.contractor({ owner: party.user });
  await world.database.updateTable('users').set({ role: 'admin' }).where('id', '=', party.user.id).execute();
  Object.assign(people, {
    visitor: null,
    user: await world.signedIn(),
    contractor: await world.signedIn({ role: 'contractor' }),
    admin: await world.signedIn({ role: 'admin', name: 'Vera Stone' }),
    party,
  });
  ids.user = people.user?.user.id ?? 0;
  ids.review = (await world.make.review({ contractor })).id;
  ids.held = (await world.make.review({ contractor: ownBusiness, status: 'inactive' })).id;
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => world.close());

async function connect(): Promise<Client> {
  const client = await connectTo(url);
  clients.push(client);
  return client;
}

const askAuth = (who: Person | null, client: Client, channel: string) =>
  (who ?? world.visitor()).call('POST', '/broadcasting/auth', {
    socket_id: client.socketId,
    channel_name: channel,
  });

type Who = keyof typeof people;
type What = keyof typeof ids;

/** Every channel → who may hear it, by role; `party` is an administrator whose own business the review is about. */
const TABLE: { pattern: string; of: What; may: Who[] }[] = [
  { pattern: 'private-users.{id}', of: 'user', may: ['user'] },
  { pattern: 'private-users.{id}', of: 'none', may: [] },
  { pattern: 'private-encrypted-users.{id}', of: 'user', may: ['user'] },
  { pattern: 'private-admin', of: 'none', may: ['admin', 'party'] },
  { pattern: 'presence-admin.review.{id}', of: 'review', may: ['admin', 'party'] },
  { pattern: 'presence-admin.review.{id}', of: 'held', may: ['admin'] },
  { pattern: 'presence-admin.review.{id}', of: 'none', may: [] },
];
const CASES = TABLE.flatMap(({ pattern, of, may }) =>
  (['visitor', 'user', 'contractor', 'admin', 'party'] as const).map((who) => ({
    pattern,
    of,
    who,
    expected: may.includes(who),
  })),
);

test('the calls stand in the description of the API', async () => {
  const { paths } = (await world.visitor().get('/api/openapi.json')).json<{
    paths: Record<string, object>;
  }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/broadcasting/auth', '/broadcasting/user-auth']),
  );
});

describe('who may hear a channel', () => {
  test('the table below has a row for every channel', () => {
    expect(new Set(TABLE.map(({ pattern }) => pattern))).toEqual(
      new Set(CHANNELS.map(({ pattern }) => pattern)),
    );
  });

  test.each(CASES)(
    'the channel $pattern of $of answers $who with $expected',
    async ({ pattern, of, who, expected }) => {
      const channel = pattern.replace('{id}', String(ids[of]));
      const client = await connect();
      const answer = await askAuth(people[who], client, channel);
      expect(answer.status).toBe(expected ? 200 : 403);
      if (!expected) {
        client.say('pusher:subscribe', {
          channel,
          auth: `${world.config.realtime.appKey}:${'0'.repeat(64)}`,
        });
        expect(await client.next('pusher:error')).toMatchObject({ data: { code: 4009 } });
        return;
      }
      client.say('pusher:subscribe', { channel, ...answer.json() });
      await client.next('pusher_internal:subscription_succeeded', channel);
      await sender.trigger(channel, 'something.happened', { at: 'noon' });
      expect(await client.next('something.happened', channel)).toEqual({
        event: 'something.happened',
        channel,
        // The server carries encrypted events unread.
        data: pattern.includes('encrypted')
          ? { nonce: expect.any(String) as string, ciphertext: expect.any(String) as string }
          : { at: 'noon' },
      });
    },
  );
});
