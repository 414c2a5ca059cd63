// The pages and the files of a running server that everybody gets, and those that nobody may get.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.js';
import { check } from './checks.js';
import { origin } from './product.js';

export async function page(path, language) {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  check(answer.status === 200, `${path} answers 200`);
  check(/^.+ - Plumbline$/.test(titleOf(text)), `${path} has a title: ${titleOf(text)}`);
  check(text.includes(`<html lang="${language}"`), `${path} is in ${language}`);
  check(
    policy.includes("script-src 'self'") && !policy.includes('unsafe'),
    `${path} has a strict content security policy`,
  );
  return { text };
}

export function titleOf(text) {
  return /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
}

export async function assets(html) {
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
  for (const path of [script, style]) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    check(answer.status === 200, `${path} answers 200`);
    check(answer.headers.get('cache-control')?.includes('immutable'), `${path} may be kept for good`);
    check(answer.headers.get('content-encoding') === 'br', `${path} comes compressed`);
  }
}

/** The bundler once removed the check of an address that cannot be decoded, and no test of the sources saw it. */
export async function unreadableAddress() {
  const answer = await fetch(`${origin}/%E0%A4%A`, { headers: { accept: 'text/html' } });
  check(answer.status === 404, 'an address that cannot be decoded is a page that is not there');
  check(answer.headers.get('content-type')?.startsWith('text/html'), 'and a page of ours says so');
}

export async function calls() {
  const { regions } = await (await fetch(`${origin}/api/regions`)).json();
  check(Array.isArray(regions) && regions.length > 80, `/api/regions names ${regions?.length} regions`);
  const ready = await fetch(`${origin}/ready`);
  check((await ready.json()).status === 'ready', '/ready says ready');
}

/** The server's half of the build, the list of files and our sources are not public. */
export async function nothingElseIsServed() {
  const bundle = readdirSync(join(root, 'dist', 'ssr')).find((name) => name.endsWith('.js'));
  const paths = [
    `/ssr/${bundle}`,
    `/dist/ssr/${bundle}`,
    `/assets/${bundle}`,
    '/.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/dist/client/.vite/manifest.json',
    '/server/main.ts',
    '/server/main.js',
    '/dist/server/main.js',
    '/package.json',
    '/.env',
  ];
  for (const path of paths) check((await fetch(origin + path)).status === 404, `${path} is not served`);
  check(
    (await fetch(`${origin}/dev/mailbox`, { redirect: 'manual' })).status !== 200,
    '/dev/mailbox is closed in production',
  );
}
