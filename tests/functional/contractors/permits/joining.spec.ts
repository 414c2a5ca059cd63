import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointingRows } from '../../../../server/contractors/pointing-rows.ts';
import { joinPermits } from '../../../../server/contractors/permits/joining/join-permits.ts';
import { createPermitRuns, giveLicense, permitRow, removePermits } from '../../../support/permit-runs.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let runs: ReturnType<typeof createPermitRuns>;
beforeAll(async () => {
  world = await createWorld();
  runs = createPermitRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(async () => {
  await removePermits(world);
  await world.database.deleteFrom('contractors').execute();
});

const austin = (name = 'Mesa Decks', seed = {}) =>
  world.make.contractor({ name, region: 'US-TX', city: 'Austin', ...seed });
const joins = () =>
  world.database
    .selectFrom('permits')
    .select(['number', 'contractor_id', 'joined_by'])
    .orderBy('number_key')
    .execute();
const proposals = () =>
  world.database.selectFrom('permit_proposals').select(['contractor_id', 'signals', 'outcome']).execute();
const placed = (id: number, place: { postal_code?: string; address?: string }) =>
  world.database.updateTable('profiles').set(place).where('id', '=', id).execute();

describe('a permit with a license number', () => {
  test.each([
    ['TECL-12345', 'TECL 12345'],
    ['12345', '0012345'],
    ['a12345', 'A-123 45'],
  ])('a license "%s" of one listing joins a permit of "%s" at once', async (listed, written) => {
    const { id } = await austin('Quite Another Name');
    await giveLicense(world, id, listed);
    const { joins: counted } = await runs.run(permitRow({ license: written }));
    expect(counted).toEqual({ joined: 1, proposed: 0 });
    expect(await joins()).toEqual([{ number: '2026-1 BP', contractor_id: id, joined_by: 'license' }]);
  });

  test('a hidden listing is joined, too', async () => {
    const { id } = await austin();
    await giveLicense(world, id, '500100');
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', id)
      .execute();
    await runs.run(permitRow({ license: '500100' }));
    expect(await joins()).toMatchObject([{ contractor_id: id }]);
  });

  test('a number of another state, of another class, of two listings, or that an owner states joins nothing', async () => {
    const [one, two, three, four] = [
      await austin('One'),
      await austin('Two'),
      await austin('Three'),
      await austin('Four'),
    ];
    await giveLicense(world, one.id, '600100', { state: 'CA' });
    await giveLicense(world, two.id, '600200', { licenseClass: 'C-36' });
    await giveLicense(world, three.id, '600300');
    await giveLicense(world, four.id, '600300');
    await giveLicense(world, one.id, '600400', { origin: 'owner' });
    await runs.run(
      permitRow({ number: '1', license: '600100' }) +
        permitRow({ number: '2', license: '600200', class: 'C10' }) +
        permitRow({ number: '3', license: '600300' }) +
        permitRow({ number: '4', license: '600400' }) +
        permitRow({ number: '5', license: '0' }) +
        permitRow({ number: '6', license: '600200', class: 'C36' }),
    );
    expect((await joins()).map(({ contractor_id }) => contractor_id)).toEqual([
      null,
      null,
      null,
      null,
      null,
      two.id,
    ]);
    expect(await proposals()).toEqual([
      { contractor_id: one.id, signals: ['stated_license'], outcome: null },
    ]);
  });

  test('a listing that goes with its import leaves its permits to nobody, until it is listed again', async () => {
    const { id } = await austin();
    await giveLicense(world, id, '700200');
    await runs.run(permitRow({ license: '700200' }));
    expect(await pointingRows(world.database, [id])).toEqual(new Map());
    await world.database.deleteFrom('profiles').where('id', '=', id).execute();
    expect(await joins()).toMatchObject([{ contractor_id: null }]);
    const again = await austin();
    await giveLicense(world, again.id, '700200');
    await joinPermits(world.database, new Date());
    expect(await joins()).toMatchObject([{ contractor_id: again.id }]);
  });

  test('a listing that is imported later gets the permits that were there before', async () => {
    await runs.run(permitRow({ license: '700100' }));
    const { id } = await austin();
    await giveLicense(world, id, '700100');
    expect(await joinPermits(world.database, new Date())).toEqual({ joined: 1, proposed: 0 });
    expect(await joins()).toMatchObject([{ contractor_id: id }]);
  });
});

describe('a permit with a name and an address', () => {
  test('a name at the same postal code, or in the same street, is proposed and not joined', async () => {
    const { id } = await austin();
    await placed(id, { postal_code: '78701' });
    const other = await austin('Elm Roofs');
    await placed(other.id, { address: '5 Main St., Suite 2' });
    await runs.run(
      permitRow({ czip: '78701-2233' }) +
        permitRow({ number: '2', contractor: 'ELM ROOFS, INC.', caddress: '5 MAIN ST SUITE 2' }),
    );
    expect((await joins()).map(({ contractor_id }) => contractor_id)).toEqual([null, null]);
    expect((await proposals()).toSorted((a, b) => a.contractor_id - b.contractor_id)).toEqual([
      { contractor_id: id, signals: ['name', 'postal_code'], outcome: null },
      { contractor_id: other.id, signals: ['name', 'address'], outcome: null },
    ]);
  });

  test('a list that says nothing of the business’s place proposes the only one of that name in its city', async () => {
    const { id } = await austin();
    await austin('Mesa Decks', { city: 'Dallas' });
    await runs.run(permitRow());
    expect(await proposals()).toEqual([{ contractor_id: id, signals: ['name', 'city'], outcome: null }]);
  });

  test('a namesake in another city or state is neither joined nor proposed', async () => {
    const namesake = await world.make.contractor({ name: 'Mesa Decks', region: 'US-AZ', city: 'Mesa' });
    await placed(namesake.id, { postal_code: '85201' });
    await austin('Mesa Decks', { city: 'Dallas' });
    await runs.run(permitRow() + permitRow({ number: '2', czip: '78701' }));
    expect(await proposals()).toEqual([]);
    expect((await joins()).every(({ contractor_id }) => contractor_id === null)).toBe(true);
  });

  test('two listings of one name at one place are not proposed', async () => {
    for (const name of ['Mesa Decks', 'MESA DECKS LLC'])
      await placed((await austin(name)).id, { postal_code: '78701' });
    await runs.run(permitRow({ czip: '78701' }));
    expect(await proposals()).toEqual([]);
  });

  test('ten thousand permits of another city join nobody, and take seconds', async () => {
    await austin();
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      permitRow({ number: `D${index}`, contractor: `Dallas Builder ${index % 300}`, czip: '75201' }),
    ).join('');
    const started = Date.now();
    const { joins: counted } = await runs.run(rows, { city: 'Dallas', source: 'City of Dallas' });
    expect(counted).toEqual({ joined: 0, proposed: 0 });
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test('a proposal whose listing moved away is withdrawn', async () => {
    const { id } = await austin();
    await placed(id, { postal_code: '78701' });
    await runs.run(permitRow({ czip: '78701' }));
    await placed(id, { postal_code: '79901' });
    await joinPermits(world.database, new Date());
    expect(await proposals()).toEqual([]);
  });
});
