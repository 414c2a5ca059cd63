import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { BASE_MAP_PATH, MAP_DETAILS_PATH } from '../../common/search/base-map.ts';
import { route } from '../../common/routes/route-table.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  PHONE,
  signIn,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const marks = (page: Page) => page.locator('.map-mark');
/** The marks are there; it was drawn without a card of graphics, of which the browser warns. */
const opened = async ({ page, expectProblem }: Person) => {
  expectProblem(/GPU stall due to ReadPixels/);
  await eventually(() => marks(page).count()).toBeGreaterThan(0);
};
const pull = async (page: Page, by: number) => {
  const frame = await page.locator('.movable-map-frame').boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 150, (frame?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y + by, { steps: 4 });
  await page.mouse.up();
};

/** How much darker a row of the picture is than those around it, for the row that stands out most. */
async function darkestRow(page: Page): Promise<number> {
  const picture = await page.locator('.movable-map-frame canvas').screenshot();
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from(
    { length: info.height },
    (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).reduce((sum, gray) => sum + gray, 0) /
      info.width,
  );
  return Math.max(
    ...rows.slice(6, -6).map((gray, at) => ((rows[at] ?? 0) + (rows[at + 12] ?? 0)) / 2 - gray),
  );
}

describe('the map of a search', () => {
  test('the map of a search shows rivers and cities once it is drawn, and no streets without an archive', async ({
    someone,
  }) => {
    const person = await someone({ viewport: DESK });
    const { page } = person;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await person.visit('/contractors?near=Laredo,+TX&within=5');
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
    await page.getByRole('button', { name: t('search.map_open') }).click();
    await opened(person);
    await eventually(() => asked).toContain(MAP_DETAILS_PATH);
    expect(asked.indexOf(BASE_MAP_PATH)).toBeLessThan(asked.indexOf(MAP_DETAILS_PATH));
    expect(asked.some((path) => /street|pmtiles/.test(path))).toBe(false);
  });

  test('the map of a search shows the streets of the operator’s archive, and who made them', async ({
    someone,
  }) => {
    const person = await someone({ viewport: DESK, on: 'development' });
    const { page } = person;
    await person.visit('/contractors?near=Phoenix,+AZ&within=5');
    const [part] = await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === route('maps.streets')),
      page.getByRole('button', { name: t('search.map_open') }).click(),
    ]);
    expect(part.status()).toBe(206);
    await opened(person);
    await eventually(() => darkestRow(page)).toBeGreaterThan(12);
    expect(await page.locator('.maplibregl-ctrl-attrib').textContent()).toContain('Streets of the test');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the map of a search is opened, points at the card under the pointer, and searches where it was moved to', async ({
    someone,
  }) => {
    const person = await someone({ viewport: DESK });
    const { page } = person;
    await person.visit('/contractors?near=Phoenix,+AZ');
    await page.getByRole('button', { name: t('search.map_open') }).click();
    await opened(person);
    await page.locator('.contractor-card').nth(1).hover();
    await eventually(() => page.locator('.map-point').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);

    await pull(page, 90);
    await visiting(page, () => page.getByRole('button', { name: t('search.map_here') }).click());
    expect(new URL(page.url()).searchParams.get('box')).toMatch(/^-11\d\.\d+,3\d\.\d+,-11\d\.\d+,3\d\.\d+$/);
    expect(await page.locator('.filter-chip', { hasText: t('search.in_box') }).count()).toBe(1);
    await opened(person);
  });

  test('the map of a search is behind a button on a phone, where the drawn map waits without scripts', async ({
    someone,
  }) => {
    const person = await someone({ viewport: PHONE, hasTouch: true });
    const { page } = person;
    await person.visit('/contractors?region=arizona');
    await page.locator('.find-map > summary').click();
    await opened(person);
    const plain = await someone({ viewport: PHONE, javaScriptEnabled: false });
    await plain.page.goto(page.url());
    await plain.page.locator('.find-map > summary').click();
    expect(await plain.page.locator('.find-map img').getAttribute('src')).toBe(
      '/maps/search.svg?region=arizona',
    );
    expect(await plain.page.getByRole('button', { name: t('search.map_open') }).count()).toBe(0);
  });
});

/** The light, the blue and the contrast of the map, marks left out. */
async function lookOf(page: Page): Promise<number[]> {
  await marks(page).evaluateAll((buttons: HTMLElement[]) =>
    buttons.forEach((one) => (one.style.opacity = '0')),
  );
  const { channels } = await sharp(await page.locator('.movable-map-frame canvas').screenshot()).stats();
  return channels.slice(0, 3).flatMap(({ mean, stdev }) => [Math.round(mean), Math.round(stdev)]);
}

describe('a map in a browser in trouble', () => {
  test('a map in a browser in trouble is drawn again after other colors, and after its graphics card went away', async ({
    someone,
  }) => {
    const person = await someone({ viewport: DESK });
    const { page } = person;
    await person.visit('/contractors?near=Laredo,+TX&within=50');
    await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === MAP_DETAILS_PATH),
      page.getByRole('button', { name: t('search.map_open') }).click(),
    ]);
    await opened(person);
    await eventually(async () => (await lookOf(page))[1]).toBeGreaterThan(5);
    const light = await lookOf(page);
    for (const colorScheme of ['dark', 'light', 'dark'] as const) await page.emulateMedia({ colorScheme });
    await eventually(async () => (await lookOf(page))[0]).toBeLessThan(60);
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(() => lookOf(page)).toEqual(light);
    person.expectProblem(/CONTEXT_LOST_WEBGL/);
    await page.locator('.movable-map-frame canvas').evaluate(async (canvas: HTMLCanvasElement) => {
      const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      card?.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 100));
      card?.restoreContext();
    });
    await eventually(() => lookOf(page)).toEqual(light);
  });

  test('a map in a browser in trouble is ours where the street map of others does not come, and else only theirs', async ({
    someone,
  }) => {
    const theirs = {
      version: 8,
      sources: { places: { type: 'vector', tiles: [] } },
      layers: [{ id: 'all', type: 'background', paint: { 'background-color': '#000' } }],
    };
    for (const [style, answer] of [
      ['/gone.json', { status: 404 }],
      ['/streets.json', { json: theirs }],
    ] as const) {
      const person = await someone({ viewport: DESK });
      const { page } = person;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route(`**${style}`, (call) => call.fulfill(answer));
      await page.route('**/api/map-clusters*', async (call) => {
        const given = await call.fetch();
        await call.fulfill({ response: given, json: { ...(await given.json()), street: style } });
      });
      person.expectProblem(/404|style diff/);
      await person.visit('/contractors?near=Laredo,+TX&within=50');
      await page.getByRole('button', { name: t('search.map_open') }).click();
      await opened(person);
      const isOurs = style === '/gone.json';
      await eventually(async () => ((await lookOf(page))[0] ?? 0) > 200).toBe(isOurs);
      expect(asked.includes(BASE_MAP_PATH)).toBe(isOurs);
    }
  });

  test('a map in a browser in trouble stays a drawn one where there is no WebGL, and says so', async ({
    someone,
  }) => {
    const person = await someone({ viewport: DESK });
    const { page } = person;
    person.expectProblem(/WebGL/);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await person.visit('/contractors?near=Phoenix,+AZ');
    await page.getByRole('button', { name: t('search.map_open') }).click();
    await page.getByText(t('search.map_failed')).waitFor();
    expect(await page.locator('.find-map img').isVisible()).toBe(true);
    expect(await page.locator('.movable-map').count()).toBe(0);
  });
});

test('the map of the sub-finder is opened, and the search goes where it was moved to', async ({
  someone,
}) => {
  const person = await someone({ viewport: DESK });
  const { page } = person;
  await signIn(person, 'contractor@plumbline.test', 'plumbline');
  await person.visit('/sub-finder?near=Phoenix,+AZ&radius=100');
  await page.getByRole('button', { name: t('search.map_open') }).click();
  await opened(person);
  expect(await accessibilityProblems(page)).toEqual([]);

  await pull(page, 60);
  await visiting(page, () => page.getByRole('button', { name: t('search.map_here') }).click());
  expect(new URL(page.url()).pathname).toBe('/sub-finder');
  expect(new URL(page.url()).searchParams.get('box')).toMatch(/^-11\d\.\d+,3\d\.\d+,-1[01]\d\.\d+,3\d\.\d+$/);
  await opened(person);
});
