import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../../server/database/client.ts';
import { embeddedTarget } from '../../../../server/database/embedded.ts';
import { createFactories, type MadeUser } from '../../../support/factories.ts';
import {
  databaseProcess,
  isAlive,
  spawnServer,
  startAndFail,
  startServer,
  temporaryDataDir,
  until,
  type RunningServer,
} from '../../../support/running-server.ts';

const folder = temporaryDataDir();
const settings = { DATA_DIR: folder.path, SEED: 'none' };
let server: RunningServer;
let handle: DatabaseHandle;
let user: MadeUser;

beforeAll(async () => {
  server = await startServer(settings);
  handle = openDatabase(embeddedTarget(folder.path), { connections: 2 });
  user = await createFactories(handle).user({ name: 'Maria Lopez', email: 'maria.lopez@secret.example' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A browser's cookies over real sockets. */
function createClient() {
  const cookies = new Map<string, string>();
  return async (method: string, path: string, body?: Record<string, string>) => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    await answer.arrayBuffer();
    return answer;
  };
}

describe('request logs', () => {
  const linesOf = (path: string) => server.logs().filter((line) => line['path'] === path);

  test('request logs say what was asked for, by a request id, and by whom, by a user id', async () => {
    const send = createClient();
    await send('GET', '/login');
    await send('POST', '/login', { email: user.email, password: user.password });
    expect((await send('GET', '/dashboard?from=mail')).status).toBe(200);
    await until('the request has been logged', () => linesOf('/dashboard').length > 0);

    const [line] = linesOf('/dashboard');
    expect(line).toMatchObject({ method: 'GET', status: 200, userId: user.id });
    expect(line?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(line?.['milliseconds']).toEqual(expect.any(Number));
  });

  test('request logs hold no query string, address, name, password or cookie of anybody', async () => {
    const send = createClient();
    await send('GET', '/contractors?q=secret-question&postal_code=93701');
    await send('GET', '/login');
    await send('POST', '/login', { email: user.email, password: 'wrong-secret-password' });
    await send('POST', '/forgot-password', { email: user.email });
    await send('GET', '/reset-password/secret-reset-token?email=maria.lopez%40secret.example');
    await send('GET', '/health');
    await until('the last request has been logged', () => linesOf('/health').length > 0);
    const all = JSON.stringify(server.logs());
    for (const secret of [
      'secret-question',
      '93701',
      'secret.example',
      'Maria',
      'wrong-secret',
      'correct horse',
      'secret-reset-token',
      'session_token',
      'XSRF',
    ])
      expect(all, secret).not.toContain(secret);
  });

  test('request logs are one object a line, with the time, from the first line of the start on', () => {
    const lines = server.output().split('\n').filter(Boolean);
    expect(lines.join('\n')).toContain('Migrating the database');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number) as number,
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string,
        msg: expect.any(String) as string,
      });
  });
});

describe('starting', () => {
  test('starting on a port that is in use gets one sentence and a non-zero exit', async () => {
    const { port } = new URL(server.url);
    const { code, said, lines } = await startAndFail({ ...settings, PORT: port });
    expect(said).toMatch(/^Plumbline: .*port.*in use[^\n]*$/i);
    // All of the failed start's output is for a collector of logs, too.
    expect(() => lines.forEach((line) => JSON.parse(line) as unknown)).not.toThrow();
    expect(code).toBe(1);
  });

  test('a second process on the same data does not stop the first one’s database when it ends', async () => {
    const second = await startServer(settings);
    expect((await fetch(`${second.url}/ready`)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});

describe('an embedded database that is killed', () => {
  test('an embedded database that is killed is started again by the server, which is ready again without a restart and logs why it was not', async () => {
    const killed = databaseProcess(folder.path);
    if (killed === null) throw new Error('the embedded database does not run');
    const isReady = () =>
      fetch(`${server.url}/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    expect(await isReady()).toBe(true);
    process.kill(killed, 'SIGKILL');
    await until(
      'another database runs',
      () => ![null, killed].includes(databaseProcess(folder.path)),
      60_000,
    );
    await until('the server is ready again', isReady, 60_000);
    const messages = () => server.logs().map(({ msg }) => msg);
    await until('the log says so', () => messages().includes('the embedded database is back'), 60_000);
    expect(messages()).toContain('the embedded database ended; it is started again');
    expect(server.output()).not.toContain('[object Object]');
    const users = await handle.database.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: user.email }]);
  });
});

describe('stopping', () => {
  /** A request that does not end before it is released. */
  async function holdRequest({ sql }: DatabaseHandle) {
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    // While this transaction holds the table, /ready waits for it.
    const holding = sql.begin(async (tx) => {
      await tx`lock table kysely_applied_migration in access exclusive mode`;
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const underWay = fetch(`${server.url}/ready`);
    await until('the request waits for the table', async () => {
      const waiting = await sql`select 1 from pg_locks where not granted`;
      return waiting.length > 0;
    });
    const release = async () => {
      held.resolve();
      await holding;
    };
    return { underWay, release, ended: holding };
  }

  test('stopping lets a request that is under way end, then exits with 0 and leaves no database behind; the data is there at the next start', async () => {
    const pid = databaseProcess(folder.path);
    if (pid === null) throw new Error('the embedded database does not run');
    const { underWay, release } = await holdRequest(handle);
    const ended = server.stop('SIGTERM');
    await until('no new visitor is let in', () =>
      fetch(`${server.url}/health`).then(
        (answer) => answer.status === 503,
        () => true,
      ),
    );
    await release();
    await handle.close();

    expect((await underWay).status).toBe(200);
    expect(await ended).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(databaseProcess(folder.path)).toBeNull();

    server = await startServer(settings);
    const again = openDatabase(embeddedTarget(folder.path), { connections: 1 });
    const kept = await again.database.selectFrom('users').select('email').execute();
    await again.close();
    expect(kept).toEqual([{ email: user.email }]);
  });

  test('stopping by Ctrl-C is as clean', async () => {
    expect(await server.stop('SIGINT')).toBe(0);
    expect(databaseProcess(folder.path)).toBeNull();
  });

  /** A request whose body does not come. */
  async function holdBody(): Promise<{ cutOff: Promise<unknown> }> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answered = once(socket, 'data');
    socket.write(
      'POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        'content-length: 100\r\nexpect: 100-continue\r\n\r\n',
    );
    expect(String(await answered)).toContain('100 Continue');
    // An end of any kind will do.
    socket.on('error', () => undefined);
    return { cutOff: new Promise((resolve) => socket.once('close', resolve)) };
  }

  /** A request that waits for a lock, until the database ends the lock's holder. */
  async function holdAnswer(): Promise<{ cutOff: Promise<unknown> }> {
    const other = openDatabase(embeddedTarget(folder.path), { connections: 2 });
    const { underWay, ended } = await holdRequest(other);
    const lost = expect(ended).rejects.toThrow();
    return { cutOff: Promise.all([lost, underWay.catch(() => null)]).then(() => other.close()) };
  }

  test.each([
    ['a request whose body does not come', holdBody],
    ['a request that waits for the database', holdAnswer],
  ])(
    'stopping cuts off %s in time, says so, exits with 1 and leaves no database behind',
    async (_what, hold) => {
      await server.stop();
      server = await startServer({ ...settings, STOP_SECONDS: '1' });
      const pid = databaseProcess(folder.path);
      if (pid === null) throw new Error('the embedded database does not run');
      const { cutOff } = await hold();
      expect(await server.stop('SIGTERM')).toBe(1);
      expect(server.output()).toContain('Plumbline: Some requests had not ended after 1 s and were cut off.');
      await cutOff;
      expect(isAlive(pid)).toBe(false);
      expect(databaseProcess(folder.path)).toBeNull();
    },
  );

  test('stopping says so at /ready first and goes on answering, for a proxy that asks there', async () => {
    await server.stop();
    server = await startServer({ ...settings, LEAVE_SECONDS: '2' });
    const stopped = server.stop('SIGTERM');
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    await until('it says that it stops', async () => (await statusOf('/ready')) === 503);
    expect(await statusOf('/login')).toBe(200);
    expect(await stopped).toBe(0);
  });

  test.runIf(process.env['TESTS'] === 'all')(
    'stopping in the middle of the first start leaves nothing running and nothing written, and the next start begins anew',
    async () => {
      const other = temporaryDataDir();
      const beginAndStop = async (meanwhile: () => Promise<void> = async () => undefined) => {
        const started = spawnServer({ DATA_DIR: other.path, SEED: 'demo' });
        await until(
          'the demo world is being built',
          () => started.output().includes('Loading the demo world'),
          60_000,
        );
        const pid = databaseProcess(other.path);
        await meanwhile();
        started.process.kill('SIGINT');
        await started.ended;
        await until('the database has ended', () => pid !== null && !isAlive(pid));
      };
      try {
        await beginAndStop();
        await beginAndStop(async () => {
          const { sql, close } = openDatabase(embeddedTarget(other.path), { connections: 1 });
          const left =
            await sql`select from users union all select from profiles union all select from uploads`;
          await close();
          expect(left).toHaveLength(0);
        });
      } finally {
        other.remove();
      }
    },
    120_000,
  );
});
