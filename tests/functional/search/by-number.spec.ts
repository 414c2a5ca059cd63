import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/route-table.ts';
import type { FoundView } from '../../../server/search/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let roofer: MadeContractor;
let hidden: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  roofer = await world.make.contractor({ name: 'Arroyo Roofing' });
  hidden = await world.make.contractor({ name: 'Quiet Masons' });
  await world.database
    .insertInto('licenses')
    .values({
      contractor_id: roofer.id,
      origin: 'import',
      source: 'roc',
      number: 'ROC 9946-941',
      status: 'valid',
    })
    .execute();
  const phone = (id: number, number: string, show_phone: boolean) =>
    world.database.updateTable('profiles').set({ phone: number, show_phone }).where('id', '=', id).execute();
  await phone(roofer.id, '+16025550123', true);
  await phone(hidden.id, '+16025550124', false);
});
afterAll(() => world.close());

const find = async (q: string) => {
  const { page } = await world.visitor().visit(route('contractors.index', {}, { query: { q } }));
  return (page.props['found'] as FoundView).contractors.map(({ id }) => id);
};

test.each(['ROC 9946-941', '9946941', 'roc 9946941', '(602) 555-0123', '+1 602 555 0123', '602.555.0123'])(
  'a license number or a phone number finds its contractor: %s',
  async (typed) => {
    expect(await find(typed)).toEqual([roofer.id]);
  },
);

test('a phone number that its owner hides finds nobody', async () => {
  expect(await find('602-555-0124')).not.toContain(hidden.id);
});

test('words with a number in them are words', async () => {
  expect(await find('Arroyo Roofing')).toEqual([roofer.id]);
});
