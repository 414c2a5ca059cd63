import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/client.ts';
import { startEmbedded, type EmbeddedServer } from '../../../server/database/embedded.ts';
import { databaseProcess, isAlive, temporaryDataDir, until } from '../../support/running-server.ts';

const folders: ReturnType<typeof temporaryDataDir>[] = [];
const servers: EmbeddedServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  folders.splice(0).forEach((folder) => folder.remove());
});

function newFolder(): string {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder.path;
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
  test('keeps its data over a stop and a start, and leaves no process behind', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const pid = databaseProcess(folder);
    await query(first, `create table kept (word text); insert into kept values ('ñandú')`);
    await first.stop();
    expect(databaseProcess(folder)).toBeNull();
    expect(pid !== null && isAlive(pid)).toBe(false);

    const second = await start(folder);
    expect(await query(second, 'select word from kept')).toEqual([{ word: 'ñandú' }]);
  });

  test('listens to no network, only to a socket of its owner', async () => {
    const server = await start(newFolder());
    expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test('two that start at once in an empty folder share one database, and nothing of it is lost', async () => {
    const folder = newFolder();
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    await query(first, 'create table kept (word text)');
    expect(await query(second, 'select count(*)::integer as count from kept')).toEqual([{ count: 0 }]);
  });

  test('a start that was cut off does not keep the next one waiting', async () => {
    const folder = newFolder();
    const gone = spawn('true');
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(join(folder, '.starting'), String(gone.pid));
    const server = await start(folder);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a second command on the same folder uses the server that runs and leaves it running', async () => {
    const folder = newFolder();
    const first = await start(folder);
    const second = await startEmbedded(folder);
    expect(second.target).toEqual(first.target);
    await second.stop();
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a lock left by a machine that lost its power keeps nobody out', async () => {
    const folder = newFolder();
    await (await start(folder)).stop();
    // No process has this number: it is above what Linux gives.
    writeFileSync(
      join(folder, 'postgres', 'postmaster.pid'),
      `4999999\n${folder}/postgres\n1700000000\n5432\n\n\n`,
    );
    const again = await start(folder);
    expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('ends with the process that started it, even when that is killed', async () => {
    const folder = newFolder();
    const script = `
      import { startEmbedded } from './server/database/embedded.ts';
      await startEmbedded(${JSON.stringify(folder)});
      process.stdout.write('started');
      setInterval(() => undefined, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    const pid = databaseProcess(folder);
    if (pid === null) throw new Error('the database wrote no lock');
    owner.kill('SIGKILL');
    await until('the database has ended', () => !isAlive(pid));
  });
});
