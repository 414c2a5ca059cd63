import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ContentPage } from '../../../common/content-pages.ts';
import { route } from '../../../common/routes/route-table.ts';
import { forgetTextBlocks } from '../../../server/content/pages/text-block.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
afterEach(() => world.setNow(new Date()));

test('a contractor’s page shows the text of administrators, in the reader’s language, as soon as it is published', async () => {
  const { slug } = await world.make.contractor();
  const textOf = async (language: 'english' | 'mexican_spanish') =>
    (await world.visitor().visit(route('contractors.show', { slug }, { language }))).page.props['pageText'];
  expect(await textOf('english')).toContain('can’t buy a better rating');
  expect(await textOf('mexican_spanish')).toContain('comprar una mejor calificación');
  const admin = await world.signedIn({ role: 'admin' });
  const texts = { english: '<p>Other words.</p>', mexican_spanish: '<p>Otro texto.</p>', version: 0 };
  await admin.submit(route('admin.content.publish', { page: 'contractor-page' }), texts, {
    from: route('admin.content.edit', { page: 'contractor-page' }),
  });
  expect(await textOf('english')).toBe('<p>Other words.</p>');
  expect(await textOf('mexican_spanish')).toBe('<p>Otro texto.</p>');
});

/**
 * The clock of the product is set to the past: what is kept until a planned moment is already too old for the
 * real clock, which the cache reads.
 */
const beforePlannedTime = async (page: ContentPage) => {
  const start = new Date(Date.now() - 30_000);
  world.setNow(start);
  const latest = await world.database
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  await world.database
    .insertInto('content_versions')
    .values({
      page,
      number: latest.number + 1,
      english: '<p>Planned words.</p>',
      mexican_spanish: '<p>Texto programado.</p>',
      published_at: new Date(start.getTime() + 10_000),
    })
    .execute();
  return () => world.setNow(new Date(start.getTime() + 11_000));
};

test('a page that visitors share shows a planned text from its moment on', async () => {
  const read = async () => (await world.visitor().get('/about')).text;
  const pass = await beforePlannedTime('about');
  expect(await read()).not.toContain('Planned words.');
  pass();
  expect(await read()).toContain('Planned words.');
});

test('a contractor’s page and the red flags show a planned part from its moment on', async () => {
  const { slug } = await world.make.contractor();
  const paths = {
    'contractor-page': route('contractors.show', { slug }),
    'red-flags': route('red_flags.index'),
  };
  for (const [page, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
    const read = async () => (await world.visitor().get(path)).text;
    const pass = await beforePlannedTime(page);
    forgetTextBlocks(world.config);
    expect(await read()).not.toContain('Planned words.');
    pass();
    expect(await read(), path).toContain('Planned words.');
  }
});
