import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesMatching, sourceFiles, withoutComments } from './source-files.ts';

const sources = sourceFiles(['server', 'web', 'common']).filter(
  ({ path }) => !path.startsWith('server/database/'),
);

/** Every constant of the code that is a text, with the constants inside it filled in. */
function createConstants() {
  const own = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const { path, text } of sources)
    for (const [, exported, name = '', , value = ''] of withoutComments(text).matchAll(
      /^(export )?const ([A-Z][A-Z\d_]*) = (['`])([^'`\n]*)\3/gm,
    )) {
      own.set(`${path}:${name}`, value);
      if (exported) shared.set(name, value);
    }
  const valueOf = (path: string, name: string): string | undefined =>
    (own.get(`${path}:${name}`) ?? shared.get(name))?.replace(
      /\$\{(\w+)\}/g,
      (_all, inner: string) => valueOf(path, inner) ?? '',
    );
  return valueOf;
}
const valueOf = createConstants();

/** The names that the first argument of these calls has, wherever the code calls one. */
function namesIn(call: RegExp): string[] {
  const names = sources.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(call)].flatMap(([, literal, constant = '']) => {
      const name = literal ?? valueOf(path, constant);
      if (name === undefined) throw new Error(`${path}: the name ${constant} is no constant text`);
      // A build adds its stamp to a name.
      return [name.replace(/-$/, '')];
    }),
  );
  return [...new Set(names)].sort();
}

const cookies = () =>
  [
    ...new Set([
      ...namesIn(/\.setCookie\(\s*(?:'([^']+)'|([A-Z]\w*))/g),
      ...namesIn(/\bgiveCookie\(\s*reply,\s*config,\s*(?:'([^']+)'|(\w+))/g),
      ...namesIn(/\bdocument\.cookie = [`'](\w+)=/g),
    ]),
  ].sort();
const databases = () => namesIn(/\bindexedDB\.open\(\s*(?:'([^']+)'|(\w+))/g);
/** A lower-case argument is one of the names that `caches.keys()` gave. */
const caches = () => namesIn(/\bcaches\.open\(\s*(?:'([^']+)'|([A-Z]\w*))/g);

function storedKeys(): string[] {
  const [, union = ''] =
    /type StoredKey = ([^;]+);/.exec(readFileSync('web/lib/local-storage.ts', 'utf8')) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** The pages' library keeps the keys of its encrypted history in the session's storage. */
function sessionKeys(): string[] {
  const library = readFileSync('node_modules/@inertiajs/core/dist/index.js', 'utf8');
  return ['historyKey', 'historyIv'].filter((name) => library.includes(`"${name}"`));
}

describe.each(['english', 'mexican_spanish'])('the privacy policy (%s)', (language) => {
  const cells = [
    ...readFileSync(`content/${language}/privacy.html`, 'utf8').matchAll(/<td>([\s\S]*?)<\/td>/g),
  ].map(([, cell = '']) => cell.replace(/\s+/g, ' ').trim());
  const isListed = (name: string) =>
    cells.some((cell) =>
      cell
        .replace(/\(.*\)/, '')
        .split(/[ ,]+/)
        .includes(name),
    );

  test('the privacy policy says that names begin with the prefix that the code gives', () => {
    const policy = readFileSync(`content/${language}/privacy.html`, 'utf8');
    expect(policy).toContain(valueOf('server/core/http/own-cookies.ts', 'HOST_PREFIX'));
  });

  test('the privacy policy names every cookie that the code sets', () => {
    expect(cookies()).toEqual(
      expect.arrayContaining(['XSRF-TOKEN', 'lang', 'plumbline.session_token', 'plumbline_kept']),
    );
    expect(cookies().filter((name) => !isListed(name))).toEqual([]);
  });

  test('the privacy policy names all that the code keeps in localStorage, sessionStorage, IndexedDB and caches', () => {
    expect(storedKeys()).toEqual(['token', 'badWords', 'lang']);
    expect(databases()).toEqual(['plumbline', 'plumbline-outbox']);
    expect(caches()).toContain('plumbline-pages');
    expect(sessionKeys()).toHaveLength(2);
    const kept = [...storedKeys(), ...sessionKeys(), ...databases(), ...caches()];
    expect(kept.filter((name) => !isListed(name))).toEqual([]);
  });
});

test('localStorage is used in one file only, and the session’s storage in none', () => {
  const used = linesMatching(
    sources.filter(({ path }) => path !== 'web/lib/local-storage.ts'),
    /\b(localStorage|sessionStorage)\s*[.[]/,
  );
  expect(used).toEqual([]);
});
