import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import {
  databaseProcess,
  isAlive,
  serverSettings,
  temporaryDataDir,
  until,
} from '../../../support/running-server.ts';

// One database, migrated by the first start.
const folder = temporaryDataDir();
afterAll(() => folder.remove());

const SCRIPT = `
  import { superviseServer } from './bin/supervise.js';
  superviseServer(['server/main.ts'], process.env);
  process.stdout.write('supervisor ' + process.pid + '\\n');`;

/** Starts the server as npm start does after the build; `sh` replaces npm. */
async function startSupervised(): Promise<{
  shell: ChildProcess;
  supervisor: number;
  url: string;
  database: number;
}> {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, SCRIPT], {
    env: { ...serverSettings({ DATA_DIR: folder.path, SEED: 'none' }), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const find = (pattern: RegExp) => pattern.exec(output)?.[1];
  await until('the server is ready', () => find(/is ready at (\S+)/) !== undefined, 60_000);
  const database = databaseProcess(folder.path);
  if (database === null) throw new Error('the embedded database does not run');
  return {
    shell,
    supervisor: Number(find(/supervisor (\d+)/)),
    url: find(/is ready at (\S+)/) ?? '',
    database,
  };
}

const isServed = (url: string) =>
  fetch(`${url}/health`).then(
    () => true,
    () => false,
  );

test.each([
  ['npm is killed', ({ shell }: { shell: ChildProcess }) => shell.kill('SIGKILL')],
  ['bin/start.js is killed', ({ supervisor }: { supervisor: number }) => process.kill(supervisor, 'SIGKILL')],
  [
    'bin/start.js is told to stop',
    ({ supervisor }: { supervisor: number }) => process.kill(supervisor, 'SIGTERM'),
  ],
])(
  'the server and its database end when %s',
  async (_what, end) => {
    const started = await startSupervised();
    expect(await isServed(started.url)).toBe(true);
    end(started);
    await until('the server has ended', async () => !(await isServed(started.url)), 30_000);
    await until('the database has ended', () => !isAlive(started.database), 30_000);
    await until('its supervisor has ended', () => !isAlive(started.supervisor), 30_000);
  },
  120_000,
);

test('npm start hands signals to bin/start.js itself, not to a shell before it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toBe('exec node bin/start.js');
});
