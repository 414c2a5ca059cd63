import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'plumbline-start-'));
  mkdirSync(join(project, 'bin'));
  for (const file of ['setup.js', 'start.js', 'supervise.js', 'server-process.json'])
    cpSync(join('bin', file), join(project, 'bin', file));
  cpSync('.env.example', join(project, '.env.example'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'package-lock.json'), '{}');
  // Node itself in place of the installed one, a build that talks, and a server that ends at once.
  mkdirSync(join(project, 'node_modules', 'node', 'bin'), { recursive: true });
  writeFileSync(
    join(project, 'node_modules', 'node', 'bin', 'node'),
    `#!/bin/sh\nexec ${process.execPath} "$@"\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(project, 'node_modules', '.installed-from.json'), '{}');
  writeFileSync(
    join(project, 'bin', 'build.js'),
    `process.stdout.write('  Building …\\n'); process.stderr.write('a warning of the build\\n');`,
  );
  mkdirSync(join(project, 'dist', 'server'), { recursive: true });
  writeFileSync(join(project, 'dist', 'server', 'main.js'), '');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function start(environment: Record<string, string>): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/start.js'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  expect(status).toBe(0);
  return `${stdout}${stderr}`.split('\n').filter(Boolean);
}
const settings = () => readFileSync(join(project, '.env'), 'utf8');
const messages = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('npm start in production writes objects of the log from its first line on, the words of the build too', () => {
  expect(messages(start({ NODE_ENV: 'production' }))).toEqual([
    'Writing .env with a new key …',
    'Building …',
    'a warning of the build',
  ]);
  // The file alone says it from now on.
  expect(messages(start({}))).toEqual(['Building …', 'a warning of the build']);
});

test('npm start with an environment for production writes no NODE_ENV=development beside it', () => {
  start({ NODE_ENV: 'production' });
  expect(settings()).toMatch(/^NODE_ENV=production$/m);
  expect(settings()).toMatch(/^APP_KEY=.{40,}$/m);
});

test('npm start in production with a key of its own writes no file of settings', () => {
  start({ NODE_ENV: 'production', APP_KEY: 'k'.repeat(32) });
  expect(existsSync(join(project, '.env'))).toBe(false);
});

test('npm start without a word of production is for development and for people', () => {
  expect(start({})).toEqual(['  Writing .env with a new key …', '  Building …', 'a warning of the build']);
  expect(settings()).toMatch(/^NODE_ENV=development$/m);
});
