import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mirror } from '../../../server/open-data/mirror.ts';
import { recompute } from '../../../web/static/recompute.mjs';
import { createWorld, type World } from '../../support/world.ts';
import { textOf } from '../public-log/support.ts';
import { followChanges, makeEdition, rowsIn, textOfFile } from './support.ts';

let world: World;
let site: string;
let folder: string;
let contractor: Awaited<ReturnType<World['make']['contractor']>>;
const others: string[] = [];

const newFolder = () => {
  others.push(mkdtempSync(join(tmpdir(), 'plumbline-mirror-')));
  return others.at(-1) ?? '';
};
const copied = (resource = 'reviews') => readFileSync(join(folder, `${resource}.jsonl`), 'utf8');

beforeAll(async () => {
  world = await createWorld();
  contractor = await world.make.contractor();
  await world.make.review({ contractor });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  folder = newFolder();
  await makeEdition(world);
  await mirror(site, folder);
});
afterAll(async () => {
  await world.close();
  for (const other of others) rmSync(other, { recursive: true, force: true });
});

/** A site that answers each address with these words. */
async function siteThatSays(answer: (url: string) => string) {
  const server = createServer((request, response) => response.end(answer(request.url ?? '')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

describe('a mirror that meets a fault', () => {
  test('a text with the line separators of Unicode is one line for the mirror and for the program that recomputes', async () => {
    const { id } = await world.make.review({ contractor, body: textOf('One\u2028two\u2029three\u0085four') });
    await followChanges(world);
    await mirror(site, folder);
    const edition = await makeEdition(world);
    expect(copied()).toBe(textOfFile(world, `reviews-${edition.number}.jsonl`));
    expect(rowsIn(copied()).find((row) => row.id === id)?.['body']).toContain('One\u2028two\u2029three');
    await mirror(site, folder);
    const fresh = newFolder();
    await mirror(site, fresh);
    expect(await recompute(fresh, Date.now())).toHaveLength(1);
  });

  test.each([
    ['is gone', (path: string) => rmSync(path)],
    ['ends in the middle of a line', (path: string) => writeFileSync(path, '{"id":1,"sl')],
    ['has other words', (path: string) => writeFileSync(path, '{"id":1,"title":"Mine"}\n')],
  ])('a copy of which a file %s is made anew from the latest edition', async (_, damage) => {
    const [before, number] = [copied(), await mirror(site, folder)];
    damage(join(folder, 'reviews.jsonl'));
    expect(await mirror(site, folder)).toBe(number);
    expect(copied()).toBe(before);
  });

  test('a site that cannot be reached is named in one sentence, and the copy stays', async () => {
    const before = copied();
    await expect(mirror('http://127.0.0.1:9', folder)).rejects.toThrow(
      'http://127.0.0.1:9 cannot be reached. Your copy is unchanged.',
    );
    expect(copied()).toBe(before);
  });

  test.each([
    ['a page instead of its state', () => '<html>', 'is not JSON'],
    ['another state than ours', () => '{"number":"one"}', 'is no state of open data'],
  ])('a site that sends %s is refused in one sentence', async (_, answer, sentence) => {
    const wrong = await siteThatSays(answer);
    await expect(mirror(wrong.url, folder)).rejects.toThrow(sentence);
    wrong.close();
  });

  test('a site cannot send its mirror to another host', async () => {
    const state = await (await fetch(`${site}/open-data/state.json`)).text();
    const wrong = await siteThatSays(() => state.replaceAll('"/open-data/files/', '"//127.0.0.1:9/'));
    await expect(mirror(wrong.url, newFolder())).rejects.toThrow('is no state of open data');
    wrong.close();
  });

  test('a refused source leaves no file of its own in the folder', async () => {
    const state = await (await fetch(`${site}/open-data/state.json`)).text();
    const wrong = await siteThatSays((url) => (url.endsWith('state.json') ? state : '{"id":1}\n'));
    const fresh = newFolder();
    await expect(mirror(wrong.url, fresh)).rejects.toThrow('SHA-256');
    expect(readdirSync(fresh)).toEqual([]);
    wrong.close();
  });
});
