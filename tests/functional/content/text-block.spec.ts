import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/route-table.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());

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
