import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { Browser } from '../../support/browser.ts';
import { multipart, picture } from '../../support/files.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let sender: Person;
beforeAll(async () => {
  world = await createWorld();
  sender = await world.signedIn();
});
afterAll(() => world.close());

const bearer = async (browser: Browser) => {
  const token = await browser.token();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};

async function send(): Promise<{ id: number; path: string }> {
  const { payload, contentType } = multipart({ bytes: await picture('jpeg') });
  const headers = { ...(await bearer(sender)), 'content-type': contentType };
  const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  const { id, url } = answer.json<{ id: number; url: string }>();
  const key = url.split('/').at(-1) ?? '';
  const folder = join(world.config.dataDir, 'uploads', key.slice(0, 2).toLowerCase());
  return { id, path: join(folder, `${key}-large.webp`) };
}

async function remove(browser: Browser, id: number) {
  const url = route('api.upload.destroy', { id });
  const answer = await world.app.inject({
    method: 'DELETE',
    url,
    headers: await bearer(browser),
    payload: {},
  });
  return answer.statusCode;
}

const isThere = async (id: number) =>
  (await world.database.selectFrom('uploads').select('id').where('id', '=', id).execute()).length === 1;

test('the sender deletes an unattached file at once, with its bytes', async () => {
  const { id, path } = await send();
  expect(existsSync(path)).toBe(true);
  expect(await remove(sender, id)).toBe(200);
  expect([await isThere(id), existsSync(path)]).toEqual([false, false]);
  expect(await remove(sender, id)).toBe(404);
});

test('a file of another user, and one of nobody, is not found', async () => {
  const { id, path } = await send();
  const strangers = [await world.signedIn(), await world.signedIn({ role: 'admin' })];
  for (const stranger of strangers) expect(await remove(stranger, id)).toBe(404);
  expect(await remove(world.visitor(), id)).toBe(401);
  expect(await remove(sender, 2_000_000_000)).toBe(404);
  expect([await isThere(id), existsSync(path)]).toEqual([true, true]);
});

test.each(['parties', 'public'] as const)(
  'a file that a form has attached (%s) stays',
  async (visibility) => {
    const { id, path } = await send();
    await world.database.updateTable('uploads').set({ visibility }).where('id', '=', id).execute();
    expect(await remove(sender, id)).toBe(404);
    expect([await isThere(id), existsSync(path)]).toEqual([true, true]);
  },
);
