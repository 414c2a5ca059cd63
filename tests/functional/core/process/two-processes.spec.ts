import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { loadConfig } from '../../../../server/core/config/config.ts';
import { openDatabase, type DatabaseHandle } from '../../../../server/database/client.ts';
import { embeddedTarget } from '../../../../server/database/embedded.ts';
import { createFactories, type MadeUser } from '../../../support/factories.ts';
import { startServer, temporaryDataDir, until, type RunningServer } from '../../../support/running-server.ts';
import { connectTo, type Client } from '../../../support/socket.ts';
import type { World } from '../../../support/world.ts';
import { createForms, idIn, type Forms, type PostingBody } from '../../postings/posting-input.ts';

const WRITERS = 4;
const folder = temporaryDataDir();
const APP_KEY = 'Zq3-two-processes-8hVbN2sKe7LwYd0XcRmU';
const settings = {
  DATA_DIR: folder.path,
  SEED: 'reference',
  RATE_LIMITS: 'off',
  ALLOW_NO_LIMITS: '1',
  APP_KEY,
};
let servers: RunningServer[];
let handle: DatabaseHandle;
let forms: Forms;

beforeAll(async () => {
  const first = await startServer(settings);
  servers = [first, await startServer(settings)];
  handle = openDatabase(embeddedTarget(folder.path), { connections: 2 });
  forms = await createForms({ database: handle.database } as unknown as World);
}, 180_000);
afterAll(async () => {
  await handle.close();
  await Promise.all(servers.map((server) => server.stop()));
  folder.remove();
});

type Send = (base: string, method: 'GET' | 'POST', path: string, body?: object) => Promise<IncomingMessage>;

/** A browser that goes from one server to the other, with a new connection each time. */
function createClient(): Send {
  const cookies = new Map<string, string>();
  return async (base, method, path, body) => {
    const sent = request(base + path, {
      method,
      agent: false,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    });
    sent.end(body && JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
}

async function logIn(user: MadeUser): Promise<Send> {
  const send = createClient();
  const base = servers[0]?.url ?? '';
  await send(base, 'GET', '/login');
  const answer = await send(base, 'POST', '/login', { email: user.email, password: user.password });
  expect(answer.statusCode).toBe(303);
  return send;
}

/** Sends a form until a server says that it has it; the number of the posting. */
async function publish(send: Send, form: PostingBody, first: number): Promise<number> {
  for (let attempt = first; ; attempt += 1) {
    const base = servers[attempt % servers.length]?.url ?? '';
    // A server that is not there, or ends a connection: the same form goes to the other one.
    const answer = await send(base, 'POST', route('postings.store'), form).catch(() => null);
    if (answer?.statusCode === 303) return idIn(answer.headers.location ?? '');
    if (answer && answer.statusCode !== 503) throw new Error(`answered ${answer.statusCode}`);
  }
}

/** Receives the postings of California from one server. */
async function subscribe(server: RunningServer | undefined): Promise<Client> {
  const { appKey } = loadConfig({ APP_KEY }, null).realtime;
  const client = await connectTo(`${(server?.url ?? '').replace('http', 'ws')}/app/${appKey}?protocol=7`);
  client.say('pusher:subscribe', { channel: `feed.${forms.california}` });
  await client.next('pusher_internal:subscription_succeeded');
  return client;
}

async function received(client: Client, posting: number): Promise<void> {
  for (;;) {
    const { data } = await client.next('post.created');
    if ((data as { post: { id: number } }).post.id === posting) return;
  }
}

test('two processes on one database are restarted one after the other under load, and nothing is lost', async () => {
  const { user } = createFactories(handle);
  const writers = await Promise.all(Array.from({ length: WRITERS }, async () => logIn(await user())));
  const acknowledged = new Map<string, number>();
  const over = new AbortController();
  const writing = writers.map(async (send, index) => {
    for (let count = index; !over.signal.aborted; count += 1) {
      const form = forms.form();
      acknowledged.set(form.title, await publish(send, form, count));
    }
  });
  const more = async (): Promise<void> => {
    const before = acknowledged.size;
    await until('more has been written', () => acknowledged.size >= before + WRITERS, 60_000);
  };

  await more();
  for (const [index, server] of servers.entries()) {
    expect(await server.stop('SIGTERM')).toBe(0);
    // The other one goes on alone, on the same database.
    await more();
    servers[index] = await startServer({ ...settings, PORT: new URL(server.url).port });
    await more();
  }
  over.abort();
  await Promise.all(writing);

  const rows = await handle.sql<{ id: number; title: string }[]>`select id, title from postings order by id`;
  const written = [...acknowledged].map(([title, id]) => ({ id, title }));
  expect([...rows]).toEqual(written.sort((one, other) => one.id - other.id));

  const [send] = writers;
  if (!send) throw new Error('nobody writes');
  for (const [index, server] of servers.entries()) {
    const listener = await subscribe(servers[1 - index]);
    const form = forms.form();
    const answer = await send(server.url, 'POST', route('postings.store'), form);
    await received(listener, idIn(answer.headers.location ?? ''));
    await listener.close();
  }
}, 240_000);
