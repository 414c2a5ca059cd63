import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../server/database/client.ts';
import { embeddedTarget, startEmbedded, type EmbeddedServer } from '../../../../server/database/embedded.ts';
import { databaseProcess, isAlive, temporaryDataDir, until } from '../../../support/running-server.ts';

const folders: ReturnType<typeof temporaryDataDir>[] = [];
const servers: EmbeddedServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  folders.splice(0).forEach((folder) => folder.remove());
});

const fresh = temporaryDataDir();
beforeAll(async () => {
  await (await startEmbedded(fresh.path, 'plumbline', { fsync: 'off' })).stop();
});
afterAll(() => fresh.remove());

function emptyFolder(): string {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder.path;
}

/** A folder with a database that nobody has used: to make each anew takes longer than what is tested. */
function newFolder(): string {
  const path = emptyFolder();
  cpSync(join(fresh.path, 'postgres'), join(path, 'postgres'), { recursive: true });
  chmodSync(join(path, 'postgres'), 0o700);
  return path;
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir, 'plumbline', { fsync: 'off' });
  servers.push(server);
  return server;
}

async function query<Row>(server: EmbeddedServer, text: string): Promise<Row[]> {
  const handle = openDatabase(server.target, { connections: 1 });
  const rows = await handle.sql.unsafe<Row[]>(text);
  await handle.close();
  return [...rows];
}

describe('the embedded database', () => {
  test('the embedded database keeps its data over a stop and a start, and leaves no process behind', async () => {
    const folder = emptyFolder();
    const first = await start(folder);
    const pid = databaseProcess(folder);
    await query(first, `create table kept (word text); insert into kept values ('ñandú')`);
    await first.stop();
    expect(databaseProcess(folder)).toBeNull();
    expect(pid !== null && isAlive(pid)).toBe(false);

    const second = await start(folder);
    expect(await query(second, 'select word from kept')).toEqual([{ word: 'ñandú' }]);
  });

  test('the embedded database listens to no network, only to a socket of its owner', async () => {
    const server = await start(newFolder());
    expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('two that start at once in an empty folder share one database, and nothing of it is lost', async () => {
    const folder = emptyFolder();
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    await query(first, 'create table kept (word text)');
    expect(await query(second, 'select count(*)::integer as count from kept')).toEqual([{ count: 0 }]);
  });

  test('a start that was killed while it held the lock does not keep the next one waiting', async () => {
    const folder = newFolder();
    const owner = await runInProcess(`
      import { withFolderLock } from './server/database/folder-lock.ts';
      await withFolderLock(${JSON.stringify(folder)}, () => new Promise(() => process.stdout.write('locked')));`);
    // As an earlier version left it, with the number of a process that lives.
    writeFileSync(join(folder, '.starting'), String(process.pid));
    await endByKill(owner);
    const server = await start(folder);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a second process on the same folder joins the server, which the last of them stops', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const second = await start(folder);
    expect(second.target).toEqual(first.target);
    const pid = databaseProcess(folder);
    await first.stop();
    expect(databaseProcess(folder)).toBe(pid);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(databaseProcess(folder)).toBeNull();
  });

  test.each([
    ['names no process', (folder: string) => `4999999\n${folder}/postgres\n1700000000\n5432\n\n\n`],
    [
      'names another program',
      (folder: string) => `${process.pid}\n${folder}/postgres\n1700000000\n5432\n\n\n`,
    ],
  ])('a postmaster.pid that %s keeps nobody out', async (_what, lock) => {
    const folder = newFolder();
    await (await start(folder)).stop();
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), lock(folder));
    const again = await start(folder);
    expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('the embedded database ends with the last process that used it, even when that is killed, and may start again at once', async () => {
    const folder = newFolder();
    const owner = await runInProcess(startScript(folder));
    const other = await runInProcess(startScript(folder));
    const pid = databaseProcess(folder);
    if (pid === null) throw new Error('the database wrote no lock');
    await endByKill(owner);
    const watching = openDatabase(embeddedTarget(folder), { connections: 1 });
    expect(await watching.sql`select 1 as one`).toEqual([{ one: 1 }]);
    await watching.close();
    expect(isAlive(pid)).toBe(true);
    await endByKill(other);
    const server = await start(folder);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(databaseProcess(folder)).not.toBe(pid);
  });

  test('the embedded database that is killed is started again by a process that uses it, which need not have started it', async () => {
    const folder = newFolder();
    const owner = await runInProcess(startScript(folder));
    const notified: string[] = [];
    const server = await startEmbedded(folder, 'plumbline', { fsync: 'off' }, (event) =>
      notified.push(event),
    );
    servers.push(server);
    await query(server, `create table kept (word text); insert into kept values ('ñandú')`);
    await endByKill(owner);
    process.kill(databaseProcess(folder) ?? 0, 'SIGKILL');
    await until('the database is back', () => notified.includes('back'));
    expect(notified[0]).toBe('ended');
    expect(await query(server, 'select word from kept')).toEqual([{ word: 'ñandú' }]);
    await server.stop();
    expect(databaseProcess(folder)).toBeNull();
  });

  test('a folder of the socket that others may enter is refused', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'sockets'));
    chmodSync(join(folder, 'sockets'), 0o777);
    await expect(start(folder)).rejects.toThrow(
      /must belong to the user that starts the server, with mode 700/,
    );
  });

  test.each([
    ['a short path', ''],
    ['a path too long for a socket', 'x'.repeat(100)],
  ])('the embedded database at %s is reached by its owner only', async (_what, name) => {
    const folder = join(emptyFolder(), name);
    const server = await start(folder);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    const { socketDirectory } = server.target as { socketDirectory: string };
    expect(statSync(socketDirectory).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    expect(Buffer.byteLength(socketDirectory)).toBeLessThan(90);
  });
});

const startScript = (folder: string): string => `
  import { startEmbedded } from './server/database/embedded.ts';
  await startEmbedded(${JSON.stringify(folder)}, 'plumbline', { fsync: 'off' });
  process.stdout.write('started');
  setInterval(() => undefined, 1000);`;

/** Runs a script in a process of its own, up to the first thing it says. */
async function runInProcess(script: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function endByKill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
