import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let project = '';

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

function node(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const build = () => node('--disable-warning=ExperimentalWarning', 'bin/strip-types.js');
const start = () => node('--import', './bin/without-types.js', 'server/main.ts');

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'plumbline-build-')));
  cpSync('bin', join(project, 'bin'), { recursive: true });
  for (const folder of ['server', 'common', 'translations']) mkdirSync(join(project, folder));
  write('package.json', '{ "type": "module" }');
  write('common/word.ts', `export const word: string = 'first';`);
  write(
    'server/main.ts',
    `import { word } from '../common/word.ts';
const loaded = (process as unknown as { moduleLoadList: string[] }).moduleLoadList;
const stripper = loaded.some((name) => name.includes('amaro')) ? 'with' : 'without';
process.stdout.write([word, stripper, import.meta.filename.slice(-14)].join(' '));`,
  );
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the server, as it is built', () => {
  test('runs without the type stripper of Node in memory', () => {
    build();
    expect(start()).toBe('first without server/main.ts');
  });

  test('runs its sources where there is no build', () => {
    expect(start()).toBe('first with server/main.ts');
  });

  test('runs its sources as they are now, not as they were when they were built', () => {
    build();
    write('common/word.ts', `export const word: string = 'second';`);
    expect(start()).toBe('second with server/main.ts');
    build();
    expect(start()).toBe('second without server/main.ts');
  });

  test('has lines and columns of the sources in what goes wrong', () => {
    write(
      'server/main.ts',
      `type Nothing = {\n  none: true;\n};\nnull as unknown as Nothing; throw new Error('here');`,
    );
    build();
    expect(start).toThrow(/server\/main\.ts:4/);
  });
});
