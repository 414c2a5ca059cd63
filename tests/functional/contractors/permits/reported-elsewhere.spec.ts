import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const kept = () =>
  world.database
    .selectFrom('permits')
    .select(['number', 'status', 'issued_on', 'contractor_id', 'license_number', 'contractor_postal_code'])
    .orderBy('id')
    .execute();
const proposed = async () =>
  (
    await world.database
      .selectFrom('permit_proposals')
      .select('contractor_id')
      .where('outcome', 'is', null)
      .execute()
  ).map((row) => row.contractor_id);
const many = (count: number, row: Parameters<typeof permitRow>[0]) => permitRow(row).repeat(count);

/** Mistakes that others reported about lists of permits; the addresses are those of their reports. */
describe('a list of permits as cities publish them', () => {
  test('a permit that a list repeats each day until it is issued is one permit (ChicagoCityscape/website 305)', async () => {
    await runs.run(permitRow({ status: 'Issued' }));
    await runs.run(many(600, { status: 'Applied', issued: '' }) + many(59, { status: 'Issued' }), {
      listedOn: '2026-11-02',
    });
    expect(await kept()).toMatchObject([{ status: 'issued', issued_on: '2026-03-04' }]);
  });

  test('signs in a name make no other business (ChicagoCityscape/website 76 and 218)', async () => {
    const { id } = await world.make.contractor({
      name: 'Hill’s Garage Mart LLC',
      region: 'US-TX',
      city: 'Austin',
    });
    await runs.run(
      permitRow({ contractor: "HILL'S GARAGE ,MART" }) +
        permitRow({ number: '2', contractor: "Hill's Garage Mart Llc ." }),
    );
    expect(await proposed()).toEqual([id, id]);
  });

  test.each([
    ['Permit Expired', 'expired'],
    ['Application Expired', 'not_issued'],
  ])('"%s" of an issued permit is read as %s (permitdata.org 33)', async (status, expected) => {
    await runs.run(permitRow());
    await runs.run(permitRow({ status }), { listedOn: '2026-11-02' });
    expect(await kept()).toMatchObject([{ status: expected }]);
  });

  test('an issued permit without a day is on record, and one that expired without a day is not (permitdata.org 52, atd-data-tech 30333)', async () => {
    await runs.run(permitRow({ issued: '' }) + permitRow({ number: '2', issued: '', status: 'Expired' }));
    expect(await kept()).toMatchObject([{ number: '2026-1 BP', status: 'issued', issued_on: null }]);
  });

  test('leading zeros that a spreadsheet took are no other license and no other postal code (teableio/teable 1880)', async () => {
    const { id } = await world.make.contractor();
    await giveLicense(world, id, '12345');
    await runs.run(permitRow({ license: '0012345', czip: '2138' }));
    expect(await kept()).toMatchObject([{ contractor_id: id, contractor_postal_code: '02138' }]);
  });

  test('permits that a newer edition leaves out stay: a list names some years only (opendataphilly 263)', async () => {
    await runs.run(permitRow() + permitRow({ number: '2' }));
    await runs.run(permitRow(), { listedOn: '2026-11-02' });
    expect(await kept()).toHaveLength(2);
  });

  test('a business that was said to be another one is not proposed anew by a row of it (nomenklatura 152)', async () => {
    await world.make.contractor({ name: 'Mesa Decks', region: 'US-TX', city: 'Austin' });
    await runs.run(permitRow());
    await world.database
      .updateTable('permit_proposals')
      .set({ outcome: 'declined', decided_at: new Date() })
      .execute();
    await runs.run(permitRow({ number: '2' }), { listedOn: '2026-11-02' });
    expect(await proposed()).toEqual([]);
  });

  test('one name with two license numbers is two businesses (margince 1822)', async () => {
    const one = await world.make.contractor({ name: 'Mesa Decks', region: 'US-TX', city: 'Austin' });
    await giveLicense(world, one.id, '111');
    await runs.run(permitRow({ license: '111' }) + permitRow({ number: '2', license: '222' }));
    expect((await kept()).map(({ contractor_id }) => contractor_id)).toEqual([one.id, null]);
  });

  test('spaces around the names of columns do not count (pdxdata 5)', async () => {
    const path = runs.write(
      ' Number , issued,final,status ,kind,work,street,zip,Contractor,caddress,ccity,czip,license,class\n' +
        permitRow(),
    );
    expect((await runs.run('', { file: path })).counts.created).toBe(1);
  });

  test('a long number that a spreadsheet shortened is refused (sqlitebrowser 160)', async () => {
    const { rejected } = await runs.run(permitRow({ number: '2.02E+13' }));
    expect(rejected).toHaveLength(1);
  });
});
