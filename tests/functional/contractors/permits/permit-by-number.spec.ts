import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitByNumber } from '../../../../server/contractors/permits/queries/permit-by-number.ts';
import { createPermit, createPermitImport } from '../../../support/permits.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a permit by its number', () => {
  test('a contractor’s permit is found by its number in any spelling', async () => {
    const { id: contractorId } = await world.make.contractor();
    const importId = await createPermitImport(world);
    const id = await createPermit(world, importId, { contractorId, number: '2021-123456 BP' });
    const found = await permitByNumber(world.database, { contractorId, number: 'Permit no. 2021 123456bp' });
    expect(found).toEqual([
      {
        id,
        number: '2021-123456 BP',
        issuedOn: '2026-03-04',
        finalOn: null,
        kind: 'building',
        city: 'Austin',
        region: 'US-TX',
        sourceLabel: 'City of Austin',
      },
    ]);
  });

  test('a permit of another contractor, of nobody, or that was canceled is not found', async () => {
    const { id: contractorId } = await world.make.contractor();
    const { id: otherId } = await world.make.contractor();
    const importId = await createPermitImport(world, { source: 'City of Dallas', city: 'Dallas' });
    await createPermit(world, importId, { contractorId: otherId, number: 'A 1' });
    await createPermit(world, importId, { contractorId: null, number: 'A 2' });
    await createPermit(world, importId, { contractorId, number: 'A 3', status: 'not_issued' });
    for (const number of ['A1', 'A2', 'A3', '', '###'])
      expect(await permitByNumber(world.database, { contractorId, number })).toEqual([]);
  });

  test('a contractor’s count of permits follows its permits', async () => {
    const { id: contractorId } = await world.make.contractor();
    const importId = await createPermitImport(world, { source: 'City of Houston', city: 'Houston' });
    const count = async () =>
      (
        await world.database
          .selectFrom('contractors')
          .select('permit_count')
          .where('id', '=', contractorId)
          .executeTakeFirstOrThrow()
      ).permit_count;
    const first = await createPermit(world, importId, { contractorId, number: '1' });
    await createPermit(world, importId, { contractorId, number: '2' });
    await createPermit(world, importId, { contractorId, number: '3', status: 'unknown' });
    expect(await count()).toBe(2);
    await world.database
      .updateTable('permits')
      .set({ status: 'not_issued' })
      .where('id', '=', first)
      .execute();
    expect(await count()).toBe(1);
    await world.database.deleteFrom('permits').where('contractor_id', '=', contractorId).execute();
    expect(await count()).toBe(0);
  });
});
