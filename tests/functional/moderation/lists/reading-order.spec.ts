import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let spanish: Person;
let english: Person;

const NAMES = [
  'Zúñiga',
  'Nuño',
  'Álvarez',
  'ñandú',
  'Óscar',
  'Alvarado',
  'Ñuñez',
  'Nzeribe',
  'Alvear',
  'zapata',
];
/** Ñ is a letter of its own in Spanish, and an N with a sign in English. */
const IN_SPANISH = [
  'Alvarado',
  'Álvarez',
  'Alvear',
  'Nuño',
  'Nzeribe',
  'ñandú',
  'Ñuñez',
  'Óscar',
  'zapata',
  'Zúñiga',
];
const IN_ENGLISH = [
  'Alvarado',
  'Álvarez',
  'Alvear',
  'ñandú',
  'Ñuñez',
  'Nuño',
  'Nzeribe',
  'Óscar',
  'zapata',
  'Zúñiga',
];

beforeAll(async () => {
  world = await createWorld();
  spanish = await world.signedIn({ role: 'admin', language: 'mexican_spanish', name: 'Ada' });
  english = await world.signedIn({ role: 'admin', name: 'Ada' });
  for (const name of NAMES) {
    const owner = await world.make.user({ name });
    const contractor = await world.make.contractor({ owner, name });
    await world.make.review({ contractor, author: owner });
  }
});
afterAll(() => world.close());

type NamedList = 'admin.users' | 'admin.users.pricing' | 'admin.contractors';
type Listed = { rows: Record<string, unknown>[] };

/** The names of a list in its order, without those of the administrators. */
async function namesOf(who: Person, name: NamedList, prop: string, field: string, sort: string) {
  const { page } = await who.visit(route(name, {}, { query: { sort, direction: 'asc', per_page: 100 } }));
  const { rows } = page.props[prop] as Listed;
  return rows.map((row) => String(row[field])).filter((each) => NAMES.includes(each));
}

describe('a list of the admin pages that is sorted by name', () => {
  test.each<[NamedList, string, string, string]>([
    ['admin.users', 'users', 'name', 'name'],
    ['admin.users.pricing', 'users', 'name', 'name'],
    ['admin.contractors', 'contractors', 'name', 'name'],
  ])(
    'a list of the admin area that is sorted by name: %s has the order of a dictionary in both languages',
    async (name, prop, field, sort) => {
      expect(await namesOf(spanish, name, prop, field, sort)).toEqual(IN_SPANISH);
      const inEnglish = await namesOf(english, name, prop, field, sort);
      if (name === 'admin.contractors') expect(inEnglish.slice(0, 3)).toEqual(IN_ENGLISH.slice(0, 3));
      else expect(inEnglish).toEqual(IN_ENGLISH);
    },
  );

  test('a list of the admin area that is sorted by name of regions and trades does, too', async () => {
    const { page } = await spanish.visit(
      route('admin.regions.edit', {}, { query: { sort: 'name', per_page: 100 } }),
    );
    const names = (page.props['regions'] as Listed).rows.map((row) => String(row['mexican_spanish']));
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
    const trades = await spanish.visit(route('admin.trades', {}, { query: { sort: 'name', per_page: 100 } }));
    const titles = (trades.page.props['trades'] as Listed).rows.map((row) => String(row['mexican_spanish']));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('es').compare));
  });
});

test('every list of the admin area can be sorted by each of its columns', async () => {
  for (const [name, sorts] of [
    ['admin.appeals.index', ['due', 'filed', 'contractor', 'region']],
    ['admin.reviews', ['written', 'stars', 'contractor', 'author']],
    ['admin.decisions', ['decided', 'action', 'contractor', 'by']],
    ['admin.decision_appeals', ['due', 'filed', 'decision', 'appellant', 'contractor']],
    ['admin.claims', ['due', 'filed', 'contractor', 'claimant']],
    ['admin.regions', ['region', 'contractors']],
    ['admin.contractors', ['name', 'region', 'reviews', 'rating', 'appeals', 'listed']],
  ] as const)
    for (const sort of sorts)
      expect((await spanish.get(route(name, {}, { query: { sort } }))).status, `${name} ${sort}`).toBe(200);
});
