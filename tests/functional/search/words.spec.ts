import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearchWords } from '../../../server/contractors/words/search-words.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

let world: World;
const search = async (words: string, path?: string) =>
  find(world.visitor(), new URLSearchParams({ q: words }).toString(), path);
const names = async (words: string, path?: string) => namesOf(await search(words, path));

beforeAll(async () => {
  world = await createWorld();
  const { contractor } = world.make;
  await contractor({
    name: 'Cordero & Daughters, LLC',
    trades: ['plumbing'],
    city: 'Tucson',
    region: 'US-AZ',
  });
  await contractor({ name: 'Agua Clara', trades: ['plumbing'], city: 'Tijuana', region: 'MX-BCN' });
  await contractor({ name: 'Núñez Hermanos', trades: ['roofing'], city: 'Tucson', region: 'US-AZ' });
  await contractor({ name: 'Smith/Jones re-roofing.com', trades: ['roofing'], city: 'Fresno' });
  await contractor({ name: 'Roofing Plumbing Tucson', trades: ['tile'], city: 'El Paso', region: 'US-TX' });
  await refreshSearchWords(world.database);
});
afterAll(() => world.close());

describe('words', () => {
  test('words find a trade by what people call it, with the place, in both languages', async () => {
    expect(await names('plumber tucson')).toContain('Cordero & Daughters, LLC');
    expect(await names('fontanero tijuana', '/es/contractors')).toEqual(['Agua Clara']);
    expect(await names('techos tucson')).toContain('Núñez Hermanos');
  });

  test('words need no accents, and may have them', async () => {
    expect(await names('nunez')).toEqual(['Núñez Hermanos']);
    expect(await names('NÚÑEZ')).toEqual(['Núñez Hermanos']);
    expect(await names('plomería tucson')).toContain('Cordero & Daughters, LLC');
  });

  test('words find a name by each of its parts, whatever stands between them', async () => {
    expect(await names('jones')).toEqual(['Smith/Jones re-roofing.com']);
    expect(await names('smith roofing')).toEqual(['Smith/Jones re-roofing.com']);
  });

  test.each([
    ['plumer tucson', 'plumer', 'plumber'],
    ['pulmber tucson', 'pulmber', 'plumber'],
    ['plumber tuscon', 'tuscon', 'tucson'],
    ['daugters', 'daugters', 'daughters'],
  ])('words with a typo find what was meant, and it is said: %s', async (typed, wrong, meant) => {
    const found = await search(typed);
    expect(namesOf(found)).toContain('Cordero & Daughters, LLC');
    expect(found.corrections.map(({ typed: word }) => word)).toEqual([wrong]);
    expect(found.corrections[0]?.alternatives).toContain(meant);
  });

  test('words that are known are not corrected', async () => {
    expect((await search('plumber tucson')).corrections).toEqual([]);
  });

  test('words may end with the beginning of a word', async () => {
    const found = await search('cord');
    expect(namesOf(found)).toEqual(['Cordero & Daughters, LLC']);
    expect(found.corrections).toEqual([]);
  });

  test('words may not begin with the beginning of one: that is a word nobody is found by', async () => {
    expect((await search('cord daughters')).leftOut).toEqual(['cord']);
  });

  test('nobody is found by are left out where the others find somebody, and it is said', async () => {
    const found = await search('cordero zzzzqqq');
    expect(namesOf(found)).toEqual(['Cordero & Daughters, LLC']);
    expect(found.leftOut).toEqual(['zzzzqqq']);
    expect(namesOf(await search('zzzzqqq'))).toEqual([]);
  });

  test('words of a new contractor find it at once, typos and all', async () => {
    await world.make.contractor({ name: 'Quetzalcoatl Builders', trades: ['masonry'] });
    expect(await names('quetzalcoatl')).toEqual(['Quetzalcoatl Builders']);
    expect(await names('quetzalcaotl')).toEqual(['Quetzalcoatl Builders']);
  });

  test('words that are a whole name put it first, whatever the law adds to it; one word does not', async () => {
    const { name, id } = await world.make.contractor({
      name: 'Sonoran Sky Roofers Inc.',
      trades: ['roofing'],
      city: 'Tucson',
      region: 'US-AZ',
    });
    await world.database
      .updateTable('contractors')
      .set({ standing_score: -0.2 })
      .where('id', '=', id)
      .execute();
    const found = await search('sonoran sky roofers');
    expect(namesOf(found)[0]).toBe(name);
    expect(found.contractors.map(({ isNamesake }) => isNamesake)).toEqual([true]);
    expect((await names('roofers'))[0]).not.toBe(name);
  });

  test('words in a name lift nobody over those who do the work', async () => {
    const [first, second] = await names('plumbing tucson');
    const current = await world.database
      .selectFrom('contractors')
      .select(['name', 'standing_score'])
      .where('name', 'in', [first ?? '', second ?? ''])
      .execute();
    const of = (name?: string) => current.find((row) => row.name === name)?.standing_score ?? NaN;
    expect(of(first)).toBeGreaterThanOrEqual(of(second));
  });

  test.each([
    ['Plumber Tucson', 'plumber tucson'],
    ['Tucson Plumbers LLC', 'tucson plumbers'],
    ['Plumbing Tucson Arizona', 'plumbing tucson arizona'],
    ['Plomero Tucson', 'plomero tucson'],
    ['Plumbing Services Tucson AZ', 'plumbing services tucson az'],
  ])('a business called “%s” does not stand first for its trade and place', async (name, words) => {
    const made = await world.make.contractor({ name, trades: ['tile'], city: 'Tucson', region: 'US-AZ' });
    await world.database
      .updateTable('contractors')
      .set({ standing_score: -0.5 })
      .where('id', '=', made.id)
      .execute();
    const found = await search(words);
    expect(found.contractors.map(({ isNamesake }) => isNamesake)).not.toContain(true);
    const [first] = [...found.contractors, ...(found.loosened?.contractors ?? [])];
    expect(first?.name).toEqual(expect.any(String));
    expect(first?.name).not.toBe(name);
    await world.database.deleteFrom('contractors').where('id', '=', made.id).execute();
  });

  test('words that are gone from every contractor are forgotten when the list is made anew', async () => {
    const { id } = await world.make.contractor({ name: 'Xylographers Guild', trades: ['tile'] });
    await refreshSearchWords(world.database);
    await world.database.updateTable('profiles').set({ name: 'Plain Tile' }).where('id', '=', id).execute();
    await world.handle.sql`select refresh_contractor_search(array[${id}]::integer[])`;
    await refreshSearchWords(world.database);
    const words = await world.database
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', ['xylographers', 'plain'])
      .execute();
    expect(words.map(({ word }) => word)).toEqual(['plain']);
  });
});

describe('whatever is typed', () => {
  const ODD = [
    "'; drop table contractors; --",
    '<script>alert(1)</script>',
    '<!--<script>',
    '%_\\',
    '🔧🔧',
    'مقاول عام',
    "a' | 'b",
    '((((',
    ':* & !',
    '\u0000\u0000',
    'x'.repeat(5_000),
    'in the de la',
    '\u202Eevil',
    '\u200B\u200B',
    '(.*)+$ [a-z',
    '-',
    '""',
    'a & b | !c',
    '1 2 3 4 5 6 7 8 9 10 11 12',
  ];
  const FIELDS = [
    'q',
    'near',
    'trade',
    'region',
    'language',
    'sort',
    'rating',
    'within',
    'license',
    'insured',
    'page',
  ];

  test.each(FIELDS)('whatever is typed: %s answers with a list', async (field) => {
    for (const text of ODD) {
      const { status } = await world
        .visitor()
        .visit(`/contractors?${new URLSearchParams({ [field]: text }).toString()}`);
      expect({ text, status }).toEqual({ text, status: 200 });
    }
    const { rows } = { rows: await world.database.selectFrom('contractors').select('id').execute() };
    expect(rows.length).toBeGreaterThan(4);
  });

  test('whatever is typed escapes that are no Unicode are answered with a list', async () => {
    const answer = await world.visitor().get('/contractors?q=%ED%A0%80%00%ff');
    expect(answer.status).toBe(200);
  });

  test('a script in the address does not become one in the page', async () => {
    const { text } = await world
      .visitor()
      .get(`/contractors?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
  });
});
