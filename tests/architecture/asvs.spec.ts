import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

/**
 * Requirements of ASVS 5.0.0 for levels 1 and 2, by section: their levels in order, a dash for one of level 3, which are not
 * looked at. Numbers are facts of the standard; its sentences are nowhere here.
 */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
};
const STATES = ['met', 'partly', 'not met', 'operator', 'does not apply'];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const chapters = readdirSync('docs/asvs')
  .filter((name) => /^V\d\d\.md$/.test(name))
  .sort()
  .map((name) => {
    const lines = readFileSync(`docs/asvs/${name}`, 'utf8').split('\n');
    return { name: name.slice(0, 3), rows: lines.filter((line) => /^\| \d/.test(line)).map(cellsOf) };
  });
const rows = chapters.flatMap((chapter) => chapter.rows);

describe('docs/asvs', () => {
  test('docs/asvs: each requirement of levels 1 and 2 has one row, with its level', () => {
    const asked = Object.entries(LEVELS).flatMap(([section, levels]) =>
      [...levels].map((level, index) => `${section}.${index + 1} ${level}`),
    );
    expect(rows.map(([number, level]) => `${number} ${level}`)).toEqual(asked);
    expect(asked).toHaveLength(253);
    expect(asked.filter((one) => one.endsWith(' 1'))).toHaveLength(70);
  });

  test('docs/asvs: each row has a state, words of ours, and a proof or a reason where it says that it is met', () => {
    for (const row of rows) {
      const [number = '', , asked = '', state = '', how = '', proof = ''] = row;
      expect(row, number).toHaveLength(6);
      expect(STATES, number).toContain(state);
      // The standard's own sentences begin like this, and are under another license.
      expect(asked, number).not.toMatch(/^Verify/i);
      expect(how.length, number).toBeGreaterThan(2);
      if (state === 'met' || state === 'partly')
        expect(proof.length > 1 || how.includes('.md'), number).toBe(true);
    }
  });

  test('docs/asvs: every named test and file is there', () => {
    const text = rows.map((row) => row.join(' | ')).join('\n');
    const named = [...text.matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(150);
    const missing = named.filter(
      ([, path = '', title = '']) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title),
    );
    expect(missing.map(([whole]) => whole)).toEqual([]);
    const paths = [...text.matchAll(/`((?:server|web|common|bin|tests)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('docs/asvs.md counts the rows of each chapter by state', () => {
    const index = readFileSync('docs/asvs.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| (\[V|\| All)/.test(line));
    const counted = (all: string[][]) => STATES.map((state) => all.filter((row) => row[3] === state).length);
    const shown = index.map((line) => cellsOf(line).slice(2).map(Number));
    expect(shown).toEqual([
      ...chapters.map((chapter) => [chapter.rows.length, ...counted(chapter.rows)]),
      [rows.length, ...counted(rows)],
    ]);
  });
});

describe('cryptography', () => {
  const files = sourceFiles(['server', 'common', 'web']).filter(({ path }) => !path.includes('/migrations/'));
  const calls = /from 'node:crypto'|crypto\.subtle|@node-rs\/argon2'/;

  test('every file that calls the library of cryptography is in docs/asvs/crypto.md', () => {
    const inventory = readFileSync('docs/asvs/crypto.md', 'utf8');
    const using = files.filter(({ text }) => calls.test(text)).map(({ path }) => path);
    expect(using.length).toBeGreaterThan(30);
    expect(using.filter((path) => !inventory.includes(`\`${path}\``))).toEqual([]);
    const listed = [...inventory.matchAll(/`((?:server|common|web)\/[\w./-]+\.tsx?)`/g)].map(
      ([, path = '']) => path,
    );
    expect(listed.filter((path) => !using.includes(path))).toEqual([]);
  });

  test('no weak algorithm protects anything', () => {
    // Names of files and versions; Pusher's protocol asks for MD5 beside its HMAC.
    const harmless =
      /database\/embedded\/cluster|content\/texts\.ts|content\/bad-words\.ts|core\/pages\/assets\.ts|realtime\/api\/signatures\.ts|accounts\/second\/totp\.ts/;
    const weak = linesMatching(
      files,
      /'(md5|sha1|sha-1|rc4|des\b|aes-\d+-(ecb|cbc|ctr))|RSA_PKCS1_PADDING|createHmac\('sha1/i,
    );
    expect(weak.filter((line) => !harmless.test(line))).toEqual([]);
    const ciphers = linesMatching(files, /createCipheriv\(/).map((line) => line.split(':')[0] ?? '');
    for (const path of ciphers) expect(readFileSync(path, 'utf8')).toContain("'aes-256-gcm'");
  });

  test('nothing secret is made by Math.random', () => {
    expect(linesMatching(files, /Math\.random/).map((line) => line.split(':')[0])).toEqual([
      'server/core/context.ts',
      'web/lib/live/realtime.ts',
    ]);
  });
});
