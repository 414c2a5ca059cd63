import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../../server/database/seeds/demo/load.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { METROS } from '../../../../server/search/metros.ts';
import { createWorld, type World } from '../../../support/world.ts';

const TRADES = ['tile', 'plumbing', 'painting', 'remodeling', 'roofing', 'electrical'];
const PAGES = 30;
const OPENED = 25;

let world: World;
/** The names of the drawn pictures, by the keys of their uploads; two uploads may show the same one. */
let nameOf: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  await loadDemo(world.handle, new Date(), localStorage(world.config.dataDir));
  const uploads = await world.database.selectFrom('uploads').select(['key', 'original_name']).execute();
  nameOf = new Map(uploads.map(({ key, original_name }) => [key, original_name]));
});
afterAll(() => world.close());

/** The pictures of the uploads that a part of a page shows, in whatever sizes; logos are marks, not pictures. */
const picturesIn = (part: unknown): string[] =>
  [...new Set(JSON.stringify(part ?? null).match(/[\w-]{24}/g))]
    .flatMap((key) => nameOf.get(key) ?? [])
    .filter((name) => !name.startsWith('logo-'));
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('the first pages of results of the demo world show no picture twice', async () => {
  const browser = world.visitor();
  const places = [...METROS.US, ...METROS.MX];
  const asked = places.flatMap((near) => TRADES.map((trade) => ({ near, trade })));
  const step = Math.floor(asked.length / PAGES);
  let shown = 0;
  for (const query of asked.filter((_, index) => index % step === 0).slice(0, PAGES)) {
    const { page } = await browser.visit(`/contractors?${new URLSearchParams(query)}`);
    const names = picturesIn((page.props['found'] as { contractors: unknown }).contractors);
    expect([query, repeated(names)]).toEqual([query, []]);
    shown += names.length;
  }
  expect(shown).toBeGreaterThan(PAGES);
}, 120_000);

test('the home page and the lists of a trade everywhere in the demo world show no picture twice', async () => {
  const browser = world.visitor();
  const { page } = await browser.visit('/');
  expect(repeated(picturesIn(page.props))).toEqual([]);
  for (const trade of TRADES) {
    const answer = await browser.visit(`/contractors?${new URLSearchParams({ trade })}`);
    const { contractors } = answer.page.props['found'] as { contractors: unknown };
    expect([trade, repeated(picturesIn(contractors))]).toEqual([trade, []]);
  }
});

test('the first screen of a contractor of the demo world shows no picture twice, and no review shows one of its photos', async () => {
  const browser = world.visitor();
  const firms = await world.database
    .selectFrom('contractor_photos as f')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .select('c.slug')
    .distinct()
    .orderBy('c.slug')
    .limit(OPENED)
    .execute();
  for (const { slug } of firms) {
    const { page } = await browser.visit(`/c/${slug}`);
    const { cover } = page.props['contractor'] as { cover: unknown };
    const names = [cover, page.props['gallery'], page.props['reviews']].flatMap(picturesIn);
    expect(names.length).toBeGreaterThan(2);
    expect([slug, repeated(names)]).toEqual([slug, []]);
  }
}, 120_000);

test('no contractor of the demo world has the same picture twice among its photos and those of its reviews', async () => {
  const rows = await world.handle.sql.unsafe(`
    select contractor_id, name, count(*)::int as times from (
      select f.contractor_id, u.original_name as name from contractor_photos f join uploads u on u.id = f.upload_id
      union all
      select r.contractor_id, u.original_name from review_photos p join reviews r on r.id = p.review_id
        join uploads u on u.id = p.upload_id) as shown
    group by 1, 2 having count(*) > 1`);
  expect([...rows]).toEqual([]);
});
