import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';
import { find, findRanks, namesOf } from './found.ts';

let world: World;
const search = (query: Record<string, string>, path?: string) =>
  find(world.visitor(), new URLSearchParams(query).toString(), path);
/** The dropped conditions, and the contractors shown instead, in order. */
const loosened = async (query: Record<string, string>, path?: string) => {
  const found = await search(query, path);
  return found.loosened && [found.loosened.dropped, found.loosened.contractors.map(({ name }) => name)];
};

const TUCSON = { region: 'US-AZ', city: 'Tucson', latitude: 32.2226, longitude: -110.9747 };
const PHOENIX = { region: 'US-AZ', city: 'Phoenix', latitude: 33.4484, longitude: -112.074 };
const HERMOSILLO = { region: 'MX-SON', city: 'Hermosillo', latitude: 29.0892, longitude: -110.9613 };

beforeAll(async () => {
  world = await createWorld();
  const { contractor } = world.make;
  await contractor({ name: 'Near Plumbing', trades: ['plumbing'], ...TUCSON });
  const rated = await contractor({ name: 'Far Plumbing', trades: ['plumbing'], ...PHOENIX });
  await contractor({ name: 'Norte', trades: ['plumbing', 'solar'], ...HERMOSILLO });
  await contractor({ name: 'Roofer', trades: ['roofing'], ...TUCSON });
  await world.database
    .updateTable('contractors')
    .set({ insured: true, mean_rating: 4.8, review_count: 5 })
    .where('id', '=', rated.id)
    .execute();
});
afterAll(() => world.close());

describe('a search that no contractor fits', () => {
  test('a search that no contractor fits shows the nearest beyond the distance, with how far each is', async () => {
    const found = await search({ trade: 'plumbing', near: 'Flagstaff, AZ' });
    expect(found).toMatchObject({ contractors: [], pagination: { total: 0 } });
    expect(found.loosened?.dropped).toEqual(['distance']);
    expect(found.loosened?.contractors.map(({ name }) => name)).toEqual(['Far Plumbing', 'Near Plumbing']);
    const [first, second] = found.loosened?.contractors.map(({ distance }) => distance ?? 0) ?? [];
    expect(first).toBeGreaterThan(100);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  test('a search that no contractor fits drops the distance before a filter, and takes it back where it was not in the way', async () => {
    expect(await loosened({ trade: 'plumbing', near: 'Tucson, AZ', insured: 'yes' })).toEqual([
      ['distance'],
      ['Far Plumbing'],
    ]);
    expect(await loosened({ trade: 'plumbing', near: 'Tucson, AZ', license: 'valid' })).toEqual([
      ['license'],
      ['Near Plumbing'],
    ]);
  });

  test('a search that no contractor fits drops what protects the customer after the rating', async () => {
    expect(await loosened({ trade: 'plumbing', insured: 'yes', rating: '4.5', license: 'valid' })).toEqual([
      ['license'],
      ['Far Plumbing'],
    ]);
    expect(await loosened({ trade: 'roofing', rating: '4.5' })).toEqual([['rating'], ['Roofer']]);
  });

  test('a search that no contractor fits stays in its country until nothing else is left to drop but words and trade', async () => {
    expect(await loosened({ trade: 'solar', near: 'Tucson, AZ' })).toEqual([
      ['distance', 'country'],
      ['Norte'],
    ]);
  });

  test('a search that no contractor fits in a state shows the nearest to its largest city, in the same country', async () => {
    const found = await search({ trade: 'roofing', near: 'Texas' });
    expect(found.loosened).toMatchObject({ dropped: ['region'], from: expect.stringContaining('Texas') });
    expect(found.loosened?.contractors[0]?.distance).toBeGreaterThan(300);
  });

  test('a search that no contractor fits drops words that occur nowhere, and nothing else for them', async () => {
    expect(await loosened({ q: 'zzzzqqq', trade: 'roofing', near: 'Tucson, AZ' })).toEqual([
      ['words'],
      ['Roofer'],
    ]);
  });

  test('a search that no contractor fits drops the trade at the very last, and says so', async () => {
    expect((await search({ trade: 'survey', near: 'Tucson, AZ' })).loosened?.dropped).toEqual(['trade']);
  });

  test('an unknown trade or state is dropped alone', async () => {
    expect((await loosened({ trade: 'alchemy', near: 'Tucson, AZ' }))?.[0]).toEqual(['trade']);
    expect((await loosened({ trade: 'roofing', region: 'atlantis' }))?.[0]).toEqual(['region']);
  });

  test('a search that no contractor fits explains the rank of those it shows instead', async () => {
    const { of } = await findRanks(world.visitor(), 'trade=plumbing&near=Flagstaff,+AZ');
    expect(Object.keys(of)).toHaveLength(2);
  });
});

test('a search that somebody fits is loosened in nothing', async () => {
  const found = await search({ trade: 'plumbing', near: 'Tucson, AZ' });
  expect(namesOf(found)).toEqual(['Near Plumbing']);
  expect(found.loosened).toBeNull();
});

test('an unknown place is asked for, not searched around', async () => {
  expect(await search({ trade: 'plumbing', near: 'Nowhereville' })).toMatchObject({
    loosened: null,
    placeNote: { kind: 'unknown' },
  });
});
