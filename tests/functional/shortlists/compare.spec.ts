import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { CompareView } from '../../../server/shortlists/compare-view.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let made: MadeContractor[];

beforeAll(async () => {
  world = await createWorld();
  made = [];
  for (let count = 0; count < 5; count += 1)
    made.push(await world.make.contractor({ latitude: 32.22 + count, longitude: -110.97 }));
});
afterAll(() => world.close());

const compare = async (query: Record<string, string>) =>
  (await world.visitor().visit(route('compare', {}, { query }))).page.props as unknown as CompareView;
const idOf = (index: number): number => made[index]?.id ?? 0;
const ids = (...indexes: number[]) => indexes.map(idOf).join(',');

describe('comparing contractors', () => {
  test('comparing contractors shows them in the order of the address, four at most', async () => {
    const view = await compare({ ids: ids(2, 0, 4, 1, 3) });
    expect(view.contractors.map(({ id }) => id)).toEqual([2, 0, 4, 1].map(idOf));
    expect(view.tooMany).toBe(true);
  });

  test('comparing contractors reads the address that a form of check boxes makes', async () => {
    const { page } = await world.visitor().visit(`/compare?ids=${idOf(1)}&ids=${idOf(3)}`);
    const { contractors } = page.props as unknown as CompareView;
    expect(contractors.map(({ id }) => id)).toEqual([idOf(1), idOf(3)]);
  });

  test('comparing contractors counts unknown ids and nonsense as gone, and names a merged listing', async () => {
    const [from, into] = [await world.make.contractor({ name: 'Old Roof Co' }), made[0]];
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date(), merged_into_id: into?.id ?? 0 })
      .where('id', '=', from.id)
      .execute();
    const view = await compare({ ids: `${from.id},1999999999,'; drop table` });
    expect(view.contractors.map(({ id }) => id)).toEqual([into?.id]);
    expect([view.gone, view.merged]).toEqual([2, ['Old Roof Co']]);
    expect((await compare({ ids: '' })).contractors).toEqual([]);
  });

  test('comparing contractors measures the distance from a postal code and says where a place is not known', async () => {
    const near = await compare({ ids: ids(0, 1), near: '85701' });
    expect(near.place).toMatchObject({ unit: 'mi' });
    const [first, second] = near.contractors.map(({ distance }) => distance ?? -1);
    expect(first).toBeLessThan(5);
    expect(second).toBeGreaterThan(60);
    const nowhere = await compare({ ids: ids(0), near: 'Nowhereville' });
    expect([nowhere.place, nowhere.near, nowhere.contractors[0]?.distance]).toEqual([
      null,
      'Nowhereville',
      null,
    ]);
  });

  test('comparing contractors tells job facts from three answers on, with who would hire again', async () => {
    const [contractor] = made;
    if (!contractor) throw new Error('no contractor');
    for (const answer of ['yes', 'yes', 'no'])
      await world.make.review({ contractor, facts: { would_hire_again: answer, finished_on_time: answer } });
    const view = await compare({ ids: ids(0, 1) });
    expect(view.factKeys).toContain('finished_on_time');
    expect(view.contractors[0]?.facts.finished_on_time).toEqual({ yes: 2, answers: 3 });
    expect(view.contractors[1]?.facts).toEqual({});
  });
});

test('the comparison shows a phone only where its owner shows it, and whom one can write to', async () => {
  const owner = await world.make.user({ name: 'Olga Owner' });
  const managed = await world.make.contractor({ owner, name: 'Fresno Roofing' });
  const listed = await world.make.contractor({ name: 'Unclaimed Pools' });
  const show = (phone: string, isShown: boolean) =>
    world.database
      .updateTable('profiles')
      .set({ phone, show_phone: isShown })
      .where('id', '=', managed.id)
      .execute();
  const query = { ids: `${managed.id},${listed.id}` };
  await show('+16195550100', true);
  expect((await compare(query)).contractors).toMatchObject([
    { phone: '+16195550100', canMessage: true },
    { phone: null, canMessage: false },
  ]);
  await show('+16195550100', false);
  world.setNow(new Date(Date.now() + 120_000));
  expect((await compare(query)).contractors[0]?.phone).toBeNull();
});
