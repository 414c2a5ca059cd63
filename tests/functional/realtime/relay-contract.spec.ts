import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createLogger } from '../../../server/core/process/logger.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { createHub } from '../../../server/realtime/hub.ts';
import type { Hub, Subscriber } from '../../../server/realtime/hub-types.ts';
import { createRedisRelay } from '../../../server/realtime/processes/redis-relay.ts';
import { createRelay, type Relay } from '../../../server/realtime/processes/relay.ts';
import { redisBinary, startRedis, type RedisServer } from '../../support/redis-server.ts';
import { until } from '../../support/running-server.ts';
import { textsOf } from '../../support/frames.ts';
import { createWorld, type World } from '../../support/world.ts';

/** A carrier of events between processes; `cut` breaks its connections. */
type Carrier = { open: () => Promise<Relay>; cut: () => Promise<void>; stop: () => Promise<void> };

let world: World;
const log = () => createLogger(world.config);

async function postgres(): Promise<Carrier> {
  const { target } = inject('databaseServer');
  const handles: ReturnType<typeof openDatabase>[] = [];
  return {
    open: async () => {
      const handle = openDatabase(target, { connections: 2 });
      handles.push(handle);
      return createRelay(handle, log());
    },
    cut: async () => {
      const [handle] = handles;
      if (handle)
        await handle.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen "realtime"%'`;
    },
    stop: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function redis(): Promise<Carrier> {
  const binary = redisBinary ?? '';
  const port = await freePort();
  let server: RedisServer = await startRedis(binary, port);
  return {
    open: async () => createRedisRelay({ url: server.url, appKey: 'contract' }, log()),
    cut: async () => {
      await server.stop();
      server = await startRedis(binary, port);
    },
    stop: () => server.stop(),
  };
}

type ReceivedEvent = { event: string; channel?: string; data: unknown };

function reader(socketId: string): Subscriber & { received: ReceivedEvent[]; codes: number[] } {
  const received: ReceivedEvent[] = [];
  const codes: number[] = [];
  const take = (text: string) => {
    const { data, ...rest } = JSON.parse(text) as ReceivedEvent;
    received.push({ ...rest, data: typeof data === 'string' ? (JSON.parse(data) as unknown) : data });
  };
  return {
    socketId,
    users: new Set(),
    until: Number.POSITIVE_INFINITY,
    signedIn: null,
    channels: new Map(),
    send: take,
    sendFrame: (bytes) => textsOf(bytes).forEach(take),
    end: (code) => codes.push(code),
    received,
    codes,
  };
}

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const CARRIERS: [string, () => Promise<Carrier>, boolean][] = [
  ['PostgreSQL', postgres, true],
  // .ci/run installs one; a developer need not.
  ['Valkey or Redis', redis, redisBinary !== null || process.env['REDIS_TESTS'] === 'required'],
];

describe.each(CARRIERS)('two processes that share %s', (_name, begin, isThere) => {
  let carrier: Carrier;
  let here: Hub;
  let there: Hub;
  let readers: { hub: Hub; one: Subscriber }[] = [];

  beforeAll(async () => {
    if (!isThere) return;
    carrier = await begin();
    here = createHub(await carrier.open());
    there = createHub(await carrier.open());
    await here.listen();
    await there.listen();
    await until('they know each other', () => here.isFirst() !== there.isFirst());
  });
  afterEach(() => {
    for (const { hub, one } of readers) hub.leave(one);
    readers = [];
  });
  afterAll(async () => {
    if (!isThere) return;
    await here.stop();
    await there.stop();
    await carrier.stop();
  });

  let number = 0;
  function enter(hub: Hub) {
    number += 1;
    const one = reader(`${number}.1`);
    hub.enter(one);
    readers.push({ hub, one });
    return one;
  }
  const eventsOf = ({ received }: { received: ReceivedEvent[] }) => received.map(({ event }) => event);

  test.runIf(isThere)(
    'two processes that share hear each other’s events whole and in order, each once, but for the one left out',
    async () => {
      const [one, other] = [enter(here), enter(there)];
      here.subscribe(one, 'news', null);
      there.subscribe(other, 'news', null);
      const long = JSON.stringify('ñ🛠'.repeat(2_000));
      for (let count = 0; count < 20; count += 1)
        void here.trigger({ channels: ['news'], event: `e${count}`, data: count === 10 ? long : '{}' });
      await there.trigger({ channels: ['news'], event: 'not.there', data: '{}', except: other.socketId });
      const wanted = Array.from({ length: 20 }, (_, count) => `e${count}`);
      await until('all came', () => other.received.length > 20 && eventsOf(one).includes('not.there'));
      expect(eventsOf(other).slice(1)).toEqual(wanted);
      expect(other.received[11]?.data).toBe('ñ🛠'.repeat(2_000));
      expect(eventsOf(one).filter((event) => event.startsWith('e'))).toEqual(wanted);
    },
  );

  test.runIf(isThere)(
    'two processes that share know who is in a channel, how many hear it, and who has signed in',
    async () => {
      const [one, other, watcher] = [enter(here), enter(there), enter(there)];
      there.signIn(watcher, { id: 'w', watchlist: ['1'] });
      here.subscribe(one, 'presence-a', { user_id: '1', user_info: {} });
      here.signIn(one, { id: '1', watchlist: [] });
      there.subscribe(other, 'presence-a', { user_id: '2', user_info: {} });
      await until('both count both', () => here.countOf('presence-a') + there.countOf('presence-a') === 4);
      for (const hub of [here, there]) {
        expect(
          hub
            .members('presence-a')
            .map(({ user_id }) => user_id)
            .sort(),
        ).toEqual(['1', '2']);
        expect(hub.channels()).toContain('presence-a');
      }
      await until('the watcher heard', () => watcher.received.length === 2);
      here.leave(one);
      await until(
        'all know that one left',
        () => there.countOf('presence-a') === 1 && watcher.received.length === 3,
      );
      expect(other.received.at(-1)).toMatchObject({
        event: 'pusher_internal:member_removed',
        data: { user_id: '1' },
      });
      const statuses = watcher.received.map(
        ({ data }) => (data as { events: { name: string }[] }).events[0]?.name,
      );
      expect(statuses).toEqual(['offline', 'online', 'offline']);
    },
  );

  test.runIf(isThere)(
    'two processes that share end a user’s connections wherever they are bound, and no others',
    async () => {
      const [one, other, nobody] = [enter(here), enter(there), enter(there)];
      await there.bind(one.socketId, '7', null);
      await there.bind(other.socketId, '7', null);
      await until('it is bound', () => one.users.has('7'));
      await here.endUser('7');
      await until('the other is ended', () => other.codes.length > 0);
      expect([one.codes, other.codes, nobody.codes]).toEqual([[4009], [4009], []]);
    },
  );

  test.runIf(isThere)(
    'two processes that share tell one that begins what cache channels hold, and forget one that goes',
    async () => {
      await here.trigger({ channels: ['cache-place'], event: 'moved', data: '{"to":1}' });
      const late = createHub(await carrier.open());
      await late.listen();
      const one = enter(late);
      late.subscribe(one, 'late', null);
      await until('the others count it', () => here.countOf('late') === 1);
      await until('it has the event', () => {
        late.unsubscribe(one, 'cache-place');
        late.subscribe(one, 'cache-place', null);
        return eventsOf(one).includes('moved');
      });
      await late.stop();
      await until('nobody counts it', () => here.countOf('late') + there.countOf('late') === 0);
      readers = readers.filter(({ hub }) => hub !== late);
    },
  );

  test.runIf(isThere)(
    'two processes that share let everybody come anew whose process lost the others, and hear each other again',
    async () => {
      const [one, idle] = [enter(here), enter(here)];
      here.subscribe(one, 'news', null);
      await carrier.cut();
      await until('it is sent away', () => one.codes.length > 0);
      expect([one.codes[0], idle.codes]).toEqual([4200, []]);
      await until('they hear each other', async () => {
        await there.trigger({ channels: ['news'], event: 'again', data: '{}' });
        return eventsOf(one).includes('again');
      });
    },
  );
});

test.runIf(redisBinary !== null || process.env['REDIS_TESTS'] === 'required')(
  'a process that starts before its Valkey or Redis hears the others once it is there',
  async () => {
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    const hubs = [0, 1].map(() => createHub(createRedisRelay({ url, appKey: 'late' }, log())));
    const [early, other] = hubs as [Hub, Hub];
    await Promise.all(hubs.map((hub) => hub.listen()));
    const server = await startRedis(redisBinary ?? '', port);
    try {
      const one = reader('1.9');
      early.enter(one);
      early.subscribe(one, 'news', null);
      await until('it hears the other', async () => {
        await other.trigger({ channels: ['news'], event: 'late', data: '{}' });
        return one.received.some(({ event }) => event === 'late');
      });
    } finally {
      await Promise.all(hubs.map((hub) => hub.stop()));
      await server.stop();
    }
  },
);
