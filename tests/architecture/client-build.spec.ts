import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

type Entry = { file: string; imports?: string[]; css?: string[] };

const MANIFEST = 'dist/client/.vite/manifest.json';

/** The client as `npm test` has built it before. */
function readManifest(): Record<string, Entry> {
  if (!existsSync(MANIFEST)) throw new Error('There is no build: node bin/build.js makes it.');
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Entry>;
}

const manifest = readManifest();
const PAGES = Object.keys(manifest).filter((key) => key.startsWith('web/pages/'));
/** The files that load when a dialog opens. */
const LATER = Object.keys(manifest).filter((key) => key.startsWith('web/components/'));

/** The files that come with an entry. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  const imported = (entry.imports ?? []).flatMap((other) => filesOf(other, seen));
  return [entry.file, ...(entry.css ?? []), ...imported];
}

/** The files of a page and of the client itself. */
const firstFilesOf = (key: string): string[] => [...filesOf('web/client.tsx'), ...filesOf(key)];

describe('the client, as it is built', () => {
  test('the client, as it is built has its pages in the manifest', () => {
    expect(PAGES.length).toBeGreaterThan(30);
    expect(LATER.length).toBeGreaterThan(0);
  });

  /** A lost network is what many of them tell of: no file may have to be fetched for them then. */
  test('the client, as it is built has toasts, the bar when offline and the error boundary in its first file', () => {
    expect(LATER.filter((key) => /toaster|offline|boundary/.test(key))).toEqual([]);
    const files = filesOf('web/client.tsx').filter((file) => file.endsWith('.js'));
    const code = files.map((file) => readFileSync(`dist/client/${file}`, 'utf8')).join('');
    for (const sign of ['data-toast', 'offline-bar', 'layout.not_shown_title']) expect(code).toContain(sign);
  });

  test('no page of a reader and no dialog brings anything of the administrators', () => {
    const keys = [...PAGES, ...LATER].filter((key) => !key.includes('/admin'));
    expect(keys.filter((key) => filesOf(key).some((file) => /\/(desk|admin)/.test(file)))).toEqual([]);
  });

  /** It is opened once the browser is idle, and takes more than all that a page needs. */
  test('no page brings the realtime connection with its first files', () => {
    const connection = manifest['web/lib/live/realtime.ts']?.file ?? '';
    expect(connection).toMatch(/\/realtime-/);
    expect(PAGES.filter((key) => firstFilesOf(key).includes(connection))).toEqual([]);
  });

  /** It is three times as much as all that a page needs. */
  test('no page brings the map to move with its first files', () => {
    const map = manifest['web/components/map/interactive-map.tsx'];
    expect(map?.file).toMatch(/\/interactive-map-/);
    const own = new Set([map?.file, ...(map?.css ?? [])]);
    expect(PAGES.filter((key) => firstFilesOf(key).some((file) => own.has(file)))).toEqual([]);
  });

  test('every page fetches at most fifteen scripts', () => {
    const scriptsOf = (key: string) =>
      new Set(
        [...firstFilesOf(key), ...filesOf('web/later-pages.ts')].filter((file) => file.endsWith('.js')),
      );
    expect(PAGES.filter((key) => scriptsOf(key).size > 15)).toEqual([]);
  });

  /**
   * Compressed, as it is sent to browsers that take gzip. Code that loads at its first use does not count.
   */
  test.each([
    ['web/pages/contractors/show.tsx', 130],
    ['web/pages/contractors/index.tsx', 131],
    ['web/pages/home/show.tsx', 130],
  ])('the client, as it is built sends of scripts for %s at most %i KB', (key, kilobytes) => {
    const scripts = [...filesOf('web/client.tsx'), ...filesOf(key)].filter((file) => file.endsWith('.js'));
    const bytes = [...new Set(scripts)].map(
      (file) => gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0) / 1_024).toBeLessThanOrEqual(kilobytes);
  });

  /** As browsers get it: beside what every page has fetched already. */
  test('the client, as it is built sends of the editor at most 120 KB', () => {
    const known = new Set([...filesOf('web/client.tsx'), ...filesOf('web/pages/admin/content-edit.tsx')]);
    const own = filesOf('web/components/editor/rich-text-editor.tsx').filter((file) => !known.has(file));
    expect(own.length).toBeGreaterThan(0);
    const bytes = own.map((file) => brotliCompressSync(readFileSync(`dist/client/${file}`)).length);
    expect(bytes.reduce((sum, one) => sum + one, 0) / 1_024).toBeLessThanOrEqual(120);
  });

  /** In a circle a file would be run before what it needs, depending on which page was first. */
  test('the client, as it is built imports in no circles', () => {
    const circles: string[] = [];
    const walk = (key: string, path: readonly string[]): void => {
      if (path.includes(key)) {
        circles.push([...path.slice(path.indexOf(key)), key].join(' → '));
        return;
      }
      for (const other of manifest[key]?.imports ?? []) walk(other, [...path, key]);
    };
    for (const key of [...PAGES, ...LATER]) walk(key, []);
    expect(circles).toEqual([]);
  });
});
