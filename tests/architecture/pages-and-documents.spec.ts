import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

const web = sourceFiles(['web']);
const drawn = web.filter(({ path }) => path.endsWith('.tsx'));

describe('pages', () => {
  const registered = [
    ...readFileSync('web/generated/pages.ts', 'utf8').matchAll(/^\s*'([\w-]+\/[\w/-]+)':/gm),
  ].map(([, name = '']) => name);

  test('every page that is registered is answered with somewhere', () => {
    const server = sourceFiles(['server'])
      .map(({ text }) => text)
      .join('\n');
    expect(registered.filter((name) => !server.includes(`'${name}'`))).toEqual([]);
  });

  test('every page names itself in the title', () => {
    const nameless = drawn.filter(
      ({ path, text }) =>
        path.startsWith('web/pages/') && !/<(PageHead|Head|AdminFrame|QueuePage)\b/.test(text),
    );
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });
});

describe('markup', () => {
  test('nothing carries a style attribute, which the content security policy would drop', () => {
    expect(linesMatching(drawn, /\sstyle=/)).toEqual([]);
  });

  test('markup is made from a string in one place only, of texts that the server cleaned', () => {
    const others = web.filter(({ path }) => path !== 'web/components/content/markup.tsx');
    expect(linesMatching(others, /dangerouslySetInnerHTML|\.innerHTML\b|document\.write/)).toEqual([]);
  });

  test('no sentence is written into a page: it comes from the translations', () => {
    const sentence = />\s*[A-Z][a-z]+(?: [a-z']+){2,}[^<>{}=;]*</;
    expect(linesMatching(drawn, sentence)).toEqual([]);
  });

  test('no colour is typed outside the tokens', () => {
    const files = sourceFiles(['web'], /\.(tsx|ts|css)$/).filter(
      ({ path }) => !/^web\/styles\/(tokens|schemes)\.css$/.test(path),
    );
    expect(
      linesMatching(files, /(?<![\w&/])#([0-9a-f]{3}|[0-9a-f]{6})\b|\brgba?\(|\bhsla?\(|\boklch\(/i),
    ).toEqual([]);
  });
});

describe('migrations', () => {
  const files = sourceFiles(['server/database/migrations']).map(({ path }) =>
    path.slice('server/database/migrations/'.length, -'.ts'.length),
  );

  test('no two migrations have one number', () => {
    const numbers = files.map((name) => name.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe('documents', () => {
  /** Paths in back quotes: `server/reviews/rank-score.ts`, `bin/check.js`, `docs/decisions`. */
  const pathsIn = (document: string) =>
    [
      ...readFileSync(document, 'utf8').matchAll(
        /`((?:bin|server|common|web|translations|tests|docs|bench)\/[\w./-]*)`/g,
      ),
    ].map(([, path = '']) => path);

  test('every path that docs/rules.md names exists', () => {
    const paths = pathsIn('docs/rules.md');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  const rules = readFileSync('docs/rules.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Rule |-)/.test(line));

  test('docs/rules.md has 80 to 180 product rules', () => {
    expect(rules.length).toBeGreaterThanOrEqual(80);
    expect(rules.length).toBeLessThanOrEqual(180);
  });

  test('each rule of docs/rules.md names one to three files and one to three tests', () => {
    const wrong = rules.filter((rule) => {
      const [, where = '', tests = ''] = rule.slice(2).split(' | ');
      const countOf = (cell: string) => cell.match(/`[^`]+`/g)?.length ?? 0;
      const isFew = (count: number) => count >= 1 && count <= 3;
      return (
        !isFew(countOf(where)) ||
        !isFew(countOf(tests)) ||
        !/`tests\/[\w./-]+\.(?:spec|test)\.ts`/.test(tests)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('each folder of the server with routes has a product rule', () => {
    const domains = new Set(
      sourceFiles(['server'])
        .map(({ path }) => /^server\/([\w-]+)\/(?:.*\/)?[\w-]*routes\.ts$/.exec(path)?.[1])
        .filter((domain) => domain !== undefined),
    );
    const ruled = (domain: string) => rules.some((rule) => rule.includes(`\`server/${domain}/`));
    expect(domains.size).toBeGreaterThan(20);
    expect([...domains].filter((domain) => !ruled(domain))).toEqual([]);
  });

  test('the worked example of CONTRIBUTING.md says what the files hold', () => {
    const [, example = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## A new noun');
    const rows = example.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
    expect(rows).toHaveLength(6);
    for (const row of rows) {
      const [file = '', ...words] = [...row.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
      const text = readFileSync(file, 'utf8');
      expect(words.length, file).toBeGreaterThan(0);
      expect(
        words.filter((word) => !text.includes(word)),
        file,
      ).toEqual([]);
    }
  });

  test.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'SECURITY.md',
    'docs/ranking.md',
    'docs/caches.md',
    'docs/seeded-faults.md',
  ])('every path that %s names exists', (document) => {
    expect(pathsIn(document).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('no document or file of ours names a path of somebody’s machine', () => {
    const files = sourceFiles(
      ['server', 'common', 'web', 'translations', 'docs', 'bin'],
      /\.(ts|tsx|js|md|css)$/,
    );
    expect(linesMatching(files, /\/(work|home\/\w+|Users\/\w+)\//)).toEqual([]);
  });
});
