import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = Record<string, unknown>;
type Answer = { status: number; answer: unknown };
type Findings = { refused: string[]; said: string };
const load = (name: string) => import(new URL(`../../bin/dependencies/${name}.js`, import.meta.url).href);
const { reviewDependencies, broughtBy } = (await load('review')) as {
  reviewDependencies: (review: Record<string, unknown>) => string[];
  broughtBy: (lock: unknown, former: unknown) => { name: string; version: string }[];
};
const { knownWeaknesses, releasesOf } = (await load('registry')) as {
  knownWeaknesses: (root: string, ask: () => Answer) => Findings;
  releasesOf: (root: string, packages: unknown[], asking: { ask: () => Answer; now: number }) => Findings;
};

const HASH = `sha512-${'A'.repeat(86)}==`;
const OTHER_HASH = `sha512-${'B'.repeat(86)}==`;
const GOOD: Entry = { version: '1.2.3', integrity: HASH, license: 'MIT' };
const RESOLVED = 'https://registry.npmjs.org/pad/-/pad-1.2.3.tgz';

/** A project that uses one package, `pad`, whose entry in the lockfile is given. */
type Made = { asked?: string; rest?: Record<string, Entry>; former?: unknown; npmSettings?: string };
function project(pad: Entry, { asked = '1.2.3', rest = {}, ...more }: Made = {}) {
  const dependencies = { pad: asked };
  const packages = { '': { dependencies }, 'node_modules/pad': pad, ...rest };
  return {
    lock: { lockfileVersion: 3, packages },
    manifest: { dependencies },
    documentation: '| Package | Why |\n|---|---|\n| pad | it pads |\n',
    ...more,
  };
}

describe('the review of packages', () => {
  test('the review of packages refuses nothing in this repository', () => {
    const { status, stdout } = spawnSync(process.execPath, ['bin/review-dependencies.js', '--offline'], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('Nothing was refused.');
    expect(status).toBe(0);
  });

  test('the review of packages takes a package of the registry with its hash and a license of the list', () => {
    expect(reviewDependencies(project(GOOD))).toEqual([]);
    expect(reviewDependencies(project({ ...GOOD, resolved: RESOLVED }))).toEqual([]);
    expect(reviewDependencies(project({ ...GOOD, license: '(MIT OR GPL-3.0)' }))).toEqual([]);
  });

  test.each<[string, Entry, RegExp]>([
    ['a license that is not on the list', { license: 'AGPL-3.0-only' }, /AGPL-3\.0-only, which is not on/],
    ['one part of a license that is not', { license: 'MIT AND GPL-2.0' }, /MIT AND GPL-2\.0/],
    ['no license', { license: undefined }, /names no license/],
    ['a repository', { resolved: 'git+ssh://git@github.com/a/pad.git#c0ffee' }, /comes from git\+ssh/],
    ['http', { resolved: RESOLVED.replace('https', 'http') }, /comes from http:/],
    ['another host', { resolved: 'https://registry.npmjs.org.evil.example/pad/-/pad-1.2.3.tgz' }, /evil/],
    ['the archive of another package', { resolved: RESOLVED.replaceAll('pad', 'bad') }, /comes from/],
    ['the archive of another version', { resolved: RESOLVED.replace('1.2.3', '1.2.4') }, /comes from/],
    ['no hash', { integrity: undefined }, /no hash/],
    ['an old kind of hash', { integrity: `sha1-${'A'.repeat(27)}=` }, /not SHA-512/],
    ['a second hash beside', { integrity: `${HASH} sha1-AAAA` }, /not SHA-512/],
    ['a script at installation', { hasInstallScript: true }, /runs a script/],
    ['a bundle of no package', { inBundle: true, integrity: undefined }, /no hash/],
    ['another name', { name: 'evil' }, /under another name/],
    ['a link to a folder', { link: true }, /is a link/],
  ])('the review of packages refuses %s', (_what, change, sentence) => {
    const refused = reviewDependencies(project({ ...GOOD, ...change }));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(sentence);
  });

  test('the review of packages takes a bundled package that its holder names, whose hash covers it', () => {
    const rest = {
      'node_modules/holder': { ...GOOD, bundleDependencies: ['inner'] },
      'node_modules/holder/node_modules/inner': { version: '1.0.0', license: 'MIT', inBundle: true },
      'node_modules/pad/node_modules/inner': { version: '1.0.0', license: 'MIT', inBundle: true },
    };
    expect(reviewDependencies(project(GOOD, { rest }))).toEqual([
      'node_modules/pad/node_modules/inner has no hash of its content.',
    ]);
  });

  test('the review of packages refuses another content of a version that stayed', () => {
    const former = project({ ...GOOD, integrity: OTHER_HASH }).lock;
    expect(reviewDependencies(project(GOOD, { former }))).toEqual([
      'node_modules/pad 1.2.3 has another content than before.',
    ]);
    expect(reviewDependencies(project(GOOD, { former: project(GOOD).lock }))).toEqual([]);
  });

  test('the review of packages refuses a range, an address and a version that was not installed', () => {
    for (const asked of ['^1.2.3', '*', 'latest', 'github:a/pad', 'npm:evil@1.2.3'])
      expect(reviewDependencies(project(GOOD, { asked })).join(), asked).toMatch(/no exact version/);
    expect(reviewDependencies(project(GOOD, { asked: '1.2.4' }))).toEqual([
      'package.json and package-lock.json do not agree about pad.',
    ]);
    const { manifest, ...rest } = project(GOOD);
    const overridden = { ...rest, manifest: { ...manifest, overrides: { pad: { deep: 'git://a/deep' } } } };
    expect(reviewDependencies(overridden).join()).toMatch(/asks for deep git:/);
  });

  test('the review of packages refuses one that no line explains, and a family in two versions', () => {
    const unexplained = { ...project(GOOD), documentation: '' };
    expect(reviewDependencies(unexplained).join()).toMatch(/does not say why pad/);
    const rest = {
      'node_modules/react': { ...GOOD, version: '19.0.0' },
      'node_modules/react-dom': { ...GOOD, version: '19.0.1' },
    };
    expect(reviewDependencies(project(GOOD, { rest })).join()).toMatch(/fit in one version only have 2/);
  });

  test('the review of packages refuses a lockfile that lists no packages, and another registry', () => {
    expect(reviewDependencies({ ...project(GOOD), lock: { lockfileVersion: 1 } }).join()).toMatch(
      /version 3/,
    );
    for (const npmSettings of [
      'registry=https://evil.example/',
      '@a:registry = http://b/',
      'strict-ssl=false',
    ])
      expect(reviewDependencies(project(GOOD, { npmSettings })), npmSettings).toHaveLength(1);
    expect(reviewDependencies(project(GOOD, { npmSettings: 'fund=false\naudit=false\n' }))).toEqual([]);
  });
});

describe('the registry', () => {
  const now = Date.parse('2026-11-28T00:00:00Z');
  const brought = [{ name: 'pad', version: '1.2.3', integrity: HASH }];
  const released = (day: string, integrity = HASH) => ({
    now,
    ask: () => ({ status: 0, answer: { time: { '1.2.3': day }, 'dist.integrity': integrity } }),
  });

  test('the registry that does not answer is told as not checked, never as nothing found', () => {
    for (const answer of [null, { error: { code: 'E405' } }, { message: '405 Method Not Allowed' }]) {
      const { refused, said } = knownWeaknesses('.', () => ({ status: 1, answer }));
      expect(refused).toEqual([]);
      expect(said).toContain('not checked');
    }
    const { said } = releasesOf('.', brought, { now, ask: () => ({ status: 1, answer: null }) });
    expect(said).toContain('1 were not checked');
  });

  test('the registry names a weakness, which is refused', () => {
    const answer = { vulnerabilities: { pad: { name: 'pad', severity: 'high' } }, metadata: {} };
    expect(knownWeaknesses('.', () => ({ status: 1, answer })).refused).toHaveLength(1);
    const none = { vulnerabilities: {}, metadata: {} };
    expect(knownWeaknesses('.', () => ({ status: 0, answer: none })).said).toContain('0 found');
  });

  test('the registry knows the day and the content of a release that a change brings', () => {
    expect(releasesOf('.', brought, released('2026-11-25T00:00:00Z')).refused.join()).toMatch(/less than 7/);
    expect(releasesOf('.', brought, released('2026-10-01T00:00:00Z', OTHER_HASH)).refused.join()).toMatch(
      /another content in the registry/,
    );
    expect(releasesOf('.', brought, released('2026-10-01T00:00:00Z')).refused).toEqual([]);
  });

  test('the registry is asked about what the change brings, and not about the rest', () => {
    const former = project({ ...GOOD, version: '1.2.2' }).lock;
    expect(broughtBy(project(GOOD).lock, former)).toEqual(brought);
    expect(broughtBy(former, former)).toEqual([]);
  });
});

test('the licenses that docs/dependencies.md names are those that the review takes', async () => {
  const { LICENSES } = (await load('rules')) as { LICENSES: string[] };
  const line = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('Pinned'));
  const short = LICENSES.map((license) => license.replace(/^(BSD)-.*|^(CC0)-.*/, '$1$2'));
  for (const license of new Set(short)) expect(line).toContain(license);
});
