import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { APP_COLOR } from '../../../server/core/pages/web-manifest.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Manifest = {
  id: string;
  lang: string;
  start_url: string;
  name: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};
const manifest = async (path: string) => {
  const answer = await world.visitor().get(path);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  return answer.json<Manifest>();
};

describe('the manifest', () => {
  test('the manifest is one app in two languages', async () => {
    const english = await manifest('/manifest.webmanifest');
    const spanish = await manifest('/es/manifest.webmanifest');
    expect(english).toMatchObject({ id: '/', lang: 'en', start_url: '/', name: 'Plumbline' });
    expect(spanish).toMatchObject({ id: '/', lang: 'es-MX', start_url: '/es', name: 'Plumbline' });
    expect(spanish.shortcuts[0]).toEqual({ name: 'Buscar contratistas', url: '/es/contractors' });
  });

  test('the manifest leads with each shortcut to a page that is there', async () => {
    const answers = [];
    for (const { url } of (await manifest('/manifest.webmanifest')).shortcuts) {
      const { status, headers } = await world.visitor().get(url);
      answers.push(JSON.stringify([status, headers['location'] ?? null]));
    }
    expect(answers.toSorted()).toEqual([
      '[200,null]',
      '[200,null]',
      expect.stringContaining(`[303,"${route('login')}`),
    ]);
  });

  test('the manifest names icons of the sizes it says, and a maskable one without see-through corners', async () => {
    const { icons } = await manifest('/manifest.webmanifest');
    for (const { src, sizes, purpose } of icons) {
      const image = sharp(readFileSync(`web/static${src.replace('/assets-static', '')}`));
      const { width, height } = await image.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([src, data[3]]).toEqual([src, purpose === 'maskable' ? 255 : 0]);
    }
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  test('the manifest has the color of the paper', () => {
    const tokens = readFileSync('web/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--paper: ${APP_COLOR}`);
  });

  test('the manifest is named by every page, in the language of the page', async () => {
    expect((await world.visitor().get('/')).text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
    const spanish = await world.visitor().get('/es');
    expect(spanish.text).toContain('<link rel="manifest" href="/es/manifest.webmanifest">');
    expect(spanish.headers['content-security-policy']).toContain("manifest-src 'self'; worker-src 'self'");
  });
});

describe('the service worker', () => {
  test('the service worker is not found where nothing is built', async () => {
    expect((await world.visitor().get('/service-worker.js')).status).toBe(404);
  });
});

describe('pages that a service worker may keep', () => {
  test('pages that a service worker may keep are a visitor’s: the offline page and contractors may be stored', async () => {
    const firm = await world.make.contractor();
    for (const url of ['/offline', '/es/offline', `/c/${firm.slug}`])
      expect((await world.visitor().get(url)).headers['cache-control']).toBe('no-cache');
  });

  test('pages that a service worker may keep are none of a signed-in user, not even a contractor’s page', async () => {
    const firm = await world.make.contractor();
    const person = await world.signedIn();
    for (const url of ['/offline', `/c/${firm.slug}`, '/dashboard'])
      expect((await person.get(url)).headers['cache-control']).toBe('no-store');
  });
});
