import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const codeOf = (to: string) => world.visitor().get(route('shortlist.qr', {}, { query: { to } }));

/** The text that a reader of QR codes finds in a drawing. */
async function scan(svg: string): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600, 600, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

test.each([
  ['a comparison', '/compare?ids=3,9&near=78704'],
  ['a page in Spanish', '/es/compare?ids=3,9&near=Ciudad%20Ju%C3%A1rez'],
  ['a shared list', '/my-list/AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
  ['a long address', `/compare?ids=1&near=${'x'.repeat(400)}`],
])('a reader of QR codes finds the address of %s in its code', async (_page, path) => {
  const answer = await codeOf(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(await scan(answer.text)).toBe(world.config.appUrl + path);
});

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example/login'],
  ['another site behind a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
])('no code is drawn for %s', async (_kind, to) => {
  expect((await codeOf(to)).status).toBe(404);
});

test('an address that is missing or too long for a code is refused', async () => {
  expect((await world.visitor().get(route('shortlist.qr'))).status).toBe(422);
  expect((await codeOf(`/${'x'.repeat(2_001)}`)).status).toBe(422);
});
