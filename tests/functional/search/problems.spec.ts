import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH_PROBLEMS } from '../../../server/search/problems/english.ts';
import { MEXICAN_SPANISH_PROBLEMS } from '../../../server/search/problems/mexican-spanish.ts';
import { phrasesIn } from '../../../server/search/problems/problem-index.ts';
import { TRADES } from '../../../server/database/seeds/reference/trades.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

let world: World;
const search = (query: Record<string, string>, path?: string) =>
  find(world.visitor(), new URLSearchParams(query).toString(), path);

const TUCSON = { region: 'US-AZ', city: 'Tucson', latitude: 32.2226, longitude: -110.9747 };
const HOUSTON = { region: 'US-TX', city: 'Houston', latitude: 29.76, longitude: -95.37 };

beforeAll(async () => {
  world = await createWorld();
  for (const { slug } of TRADES) await world.make.contractor({ name: slug, trades: [slug], ...TUCSON });
  await world.make.contractor({ name: 'Texan', trades: ['plumbing'], ...HOUSTON });
});
afterAll(() => world.close());

describe('a problem', () => {
  test.each([
    ['in English', '/contractors', ENGLISH_PROBLEMS],
    ['in Spanish', '/es/contractors', MEXICAN_SPANISH_PROBLEMS],
  ] as const)('a problem of each trade, %s, finds who solves it', async (_, path, table) => {
    for (const [trade, phrases] of Object.entries(table)) {
      const [phrase = ''] = phrasesIn(phrases);
      const found = await search({ q: phrase, near: 'Tucson, AZ' }, path);
      expect([phrase, namesOf(found)]).toEqual([phrase, [trade]]);
      expect(found.problem).toMatchObject({ text: phrase });
    }
  });

  test('a problem says whom it shows, in the language of the reader', async () => {
    expect((await search({ q: 'leaky faucet' })).problem).toEqual({
      text: 'leaky faucet',
      trade: 'Plumbing',
      people: 'plumbers',
    });
    const spanish = await search({ q: 'fuga de agua' }, '/es/contractors');
    expect(spanish.problem?.people).toBe('plomeros');
  });

  test('a problem: beside a trade that was chosen leaves that trade', async () => {
    const found = await search({ q: 'leaky faucet', trade: 'handyman-cleanup' });
    expect(namesOf(found)).toEqual(['handyman-cleanup']);
    expect(found.search.trade).toBe('handyman-cleanup');
  });

  test('a problem that nobody near solves names the trade among what was left out only if it was', async () => {
    const found = await search({ q: 'leaky faucet', near: 'Nome, AK' });
    expect(found.loosened?.dropped).toEqual(['distance']);
    expect(found.loosened?.contractors.map(({ name }) => name)).toEqual(['plumbing', 'Texan']);
  });

  test('a problem in quotes is looked for word by word', async () => {
    expect((await search({ q: '"leaky faucet"' })).problem).toBeNull();
  });
});

describe('a place among the words', () => {
  test.each([
    ['plumber in Texas', '/contractors', 'Texas'],
    ['leaky faucet in Texas', '/contractors', 'Texas'],
    ['plomero en Texas', '/es/contractors', 'Texas'],
    ['fuga de agua cerca de Houston, TX', '/es/contractors', 'Houston, TX'],
    ['plumber near 77002', '/contractors', '77002'],
  ])('a place among the words: %s: is where the search looks', async (q, path, near) => {
    const found = await search({ q }, path);
    expect(found.search.near).toBe(near);
    expect(namesOf(found)).toEqual(['Texan']);
  });

  test('a place among the words is part of the problem where the problem says it', async () => {
    const found = await search({ q: 'hole in the wall' });
    expect(found.search).toMatchObject({ words: 'hole in the wall', near: '' });
    expect(namesOf(found)).toEqual(['drywall']);
  });

  test('a place among the words gives way to a place in its own field', async () => {
    expect((await search({ q: 'plumber in Texas', near: 'Tucson, AZ' })).search.near).toBe('Tucson, AZ');
  });

  test('a place among the words that is unknown stays among the words', async () => {
    expect((await search({ q: 'plumber in Nowhereville' })).search.near).toBe('');
  });
});

test('a card tells whether a contractor is open, where its hours are known', async () => {
  const day = { opens: '00:00', closes: '24:00' };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = Object.fromEntries(days.map((name) => [name, day]));
  await world.database
    .updateTable('contractors')
    .set({ opening_hours: hours })
    .where('name', '=', 'Texan')
    .execute();
  const open = async (name: string) =>
    (await search({ q: name })).contractors.find((one) => one.name === name)?.openNow;
  expect(await open('Texan')).toBe(true);
  expect(await open('survey')).toBeNull();
});
