import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const BUNDLE = 'dist/server/main.js';
let project = '';

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

function run(words: string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8', input });
}

function build(): void {
  const { status, stderr } = run(['-e', `import('./bin/build-server.js').then((it) => it.buildServer())`]);
  if (status !== 0) throw new Error(stderr);
}

function start(): string {
  const { status, stdout, stderr } = run([BUNDLE]);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'plumbline-build-')));
  cpSync('bin', join(project, 'bin'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const folder of ['server', 'common', 'content', 'translations']) mkdirSync(join(project, folder));
  mkdirSync(join(project, 'server', 'uploads', 'provenance'), { recursive: true });
  write('server/uploads/encoding-process.ts', '');
  write('server/uploads/provenance/manifest-process.ts', '');
  mkdirSync(join(project, 'server', 'archive'));
  write('server/archive/archive-wal.ts', '');
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('common/word.ts', `export const word: string = 'first';`);
  write(
    'server/main.ts',
    `import { word } from '../common/word.ts';
process.stdout.write(word);`,
  );
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

// A build takes longer on a busy machine than a unit test may.
describe('the server, as it is built', { timeout: 60_000 }, () => {
  test('the server, as it is built is made of its sources as they are now', () => {
    build();
    expect(start()).toBe('first');
    write('common/word.ts', `export const word: string = 'second';`);
    build();
    expect(start()).toBe('second');
  });

  test.each(['package-lock.json', 'bin/build-server.js', 'server/main.ts'])(
    'the server, as it is built is made anew when %s has changed, and only then',
    (file) => {
      build();
      rmSync(join(project, BUNDLE));
      build();
      expect(existsSync(join(project, BUNDLE))).toBe(false);
      write(file, `${readFileSync(join(project, file), 'utf8')}\n`);
      build();
      expect(start()).toBe('first');
    },
  );

  test('the server, as it is built holds one byte for each of its characters, whatever its texts are written in', () => {
    const written = String.raw`const name = 'ñ';
const texts = ['“¿Qué?” – 🛠', ${'`${name} “x” ${String(1)}`'}, '“ñ🛠”'.replace(/^[“-”\p{L}🛠]+$/u, ''), name.repeat(2), 'a\u2028b'];
const día = '”';
process.stdout.write(JSON.stringify([...texts, día, /“/.test('a“'), /^[🛠]$/u.test('🛠')]));`;
    write('server/main.ts', written);
    build();
    expect(readFileSync(join(project, BUNDLE)).every((byte) => byte < 128)).toBe(true);
    expect(start()).toBe(run(['server/main.ts']).stdout);
  });

  test('the server, as it is built holds one byte for each character of a tagged template, and gives the tag the same text', () => {
    const written = `const tag = (strings) => strings.join('|');
process.stdout.write(tag\`“é” \${1} 🛠\`);`;
    write('server/main.ts', written);
    build();
    expect(readFileSync(join(project, BUNDLE)).every((byte) => byte < 128)).toBe(true);
    expect(start()).toBe('“é” | 🛠');
  });

  test('the server, as it is built refuses signs beyond ASCII in a raw template, whose text an escape would change', () => {
    write('server/main.ts', 'process.stdout.write(String.raw`…`);');
    expect(build).toThrow('Write the signs of this text as escapes');
  });

  test('the server, as it is built finds the files that lie beside its sources', () => {
    write('server/list.gz', 'a list');
    write(
      'server/main.ts',
      `import { readFileSync } from 'node:fs';
process.stdout.write(readFileSync(new URL('./list.gz', import.meta.url), 'utf8'));`,
    );
    build();
    rmSync(join(project, 'server', 'list.gz'));
    expect(start()).toBe('a list');
  });

  test('the server, as it is built keeps the names of errors, and tells where in its sources one was thrown', () => {
    write(
      'server/main.ts',
      `type Nothing = {\n  none: true;\n};\nclass OwnError extends Error {\n  override name = this.constructor.name;\n}
function fails(nothing: Nothing | null): void {\n  if (nothing === null) throw new OwnError('here');\n}\nfails(null);`,
    );
    build();
    const { stderr } = run([BUNDLE]);
    expect(stderr).toContain('OwnError: here');
    const notified = run(['bin/trace.js'], stderr).stdout;
    expect(notified).toContain('server/main.ts:8:');
    expect(notified).toContain('server/main.ts:10:1');
    expect(notified).not.toMatch(/main\.js:\d+:\d/);
  });
});
