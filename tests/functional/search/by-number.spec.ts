import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { FoundView } from '../../../server/search/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let roofer: MadeContractor;
let hidden: MadeContractor;
let driller: MadeContractor;

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
  driller = await world.make.contractor({ name: 'Deep Well' });
  await world.database
    .insertInto('licenses')
    .values({
      contractor_id: driller.id,
      origin: 'import',
      source: 'lni',
      number: '1DRILDD786TQ',
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

test.each([
  '1DRILDD786TQ',
  '1drildd786tq',
  '1DRIL-DD-786TQ',
  '1 DRIL DD 786 TQ',
  'License 1DRILDD786TQ',
  'Lic. #1DRILDD786TQ',
  'license no. 1DRILDD786TQ',
  'Licencia núm. 1DRILDD786TQ',
  'WA1DRILDD786TQ'.slice(2),
  '1DRIL\u200BDD786TQ',
])(
  'a license number with more letters than digits finds its contractor in any spelling: %s',
  async (typed) => {
    expect(await find(typed)).toEqual([driller.id]);
  },
);

test.each([
  '602\u2011555\u20110123',
  '\u202A(602) 555-0123\u202C',
  'tel:+16025550123',
  '602-555-0123 x12',
  '(602) 555-0123 ext. 4',
  '６０２ ５５５ ０１２３',
  '602–555–0123',
])('a copied phone number finds its contractor: %s', async (typed) => {
  expect(await find(typed)).toEqual([roofer.id]);
});

test('a number that no license has is words', async () => {
  expect(await find('Arroyo Roofing 24')).toEqual([roofer.id]);
});

test('a phone number that its owner hides finds nobody', async () => {
  expect(await find('602-555-0124')).not.toContain(hidden.id);
});

test('words with a number in them are words', async () => {
  expect(await find('Arroyo Roofing')).toEqual([roofer.id]);
});
