import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  ['/contractors?trade=roofing&licence=valid', '/contractors?trade=roofing&license=valid'],
  ['/es/contractors?licence=valid&page=2', '/es/contractors?license=valid&page=2'],
  ['/sub-finder?licence=valid', '/sub-finder?license=valid'],
])('the former spelling in %s answers 301 to %s', async (former, present) => {
  const answer = await world.visitor().get(former);
  expect(answer.status).toBe(301);
  expect(answer.headers['location']).toBe(present);
});

test.each(['/contractors?q=licence', '/contractors?license=valid', '/contractors?q=a%26licence'])(
  'the address %s is not redirected, because no name of its query is spelled as before',
  async (address) => {
    expect((await world.visitor().get(address)).status).toBe(200);
  },
);

test('a program gets the same answer at an address in the former spelling', async () => {
  const { id } = await world.make.contractor({ name: 'Unlicensed Roofing', trades: ['roofing'] });
  await world.database.updateTable('contractors').set({ insured: true }).where('id', '=', id).execute();
  const total = async (address: string) => (await world.visitor().call('GET', address)).json();
  const present = await total('/api/search-counts?license=valid');
  expect(await total('/api/search-counts?licence=valid')).toEqual(present);
  expect(await total('/api/search-counts')).not.toEqual(present);
});
