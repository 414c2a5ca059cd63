import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDayOfRow, localDaysAt } from '../../../server/contractors/hours/local-day.ts';
import { findReceiver } from '../../../server/notifications/inbox/queries/receiver.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const zoneOf = async (id: number) =>
  await world.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.zone', 'p.place_zone'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();

test('a saved place gives the zone of its point, and a listing without a point that of its region', async () => {
  const owner = await world.signedIn({ role: 'contractor' });
  const { id } = await world.make.contractor({ owner: owner.user, region: 'US-TX' });
  expect(await zoneOf(id)).toEqual({ zone: 'America/Chicago', place_zone: null });
  const { id: region_id } = await world.database
    .selectFrom('regions')
    .select('id')
    .where('code', '=', 'US-TX')
    .executeTakeFirstOrThrow();
  const answer = await owner.call('PATCH', '/api/profile/all-basic-info', {
    region_id,
    city: 'El Paso',
    postal_code: '79901',
  });
  expect(answer.status).toBe(200);
  expect(await zoneOf(id)).toEqual({ zone: 'America/Denver', place_zone: 'America/Denver' });
  expect((await findReceiver(world.database, owner.user.id))?.timeZone).toBe('America/Denver');
});

test('the local day of a row is the day of its zone in SQL as in code', async () => {
  const { id } = await world.make.contractor({ region: 'MX-TAM' });
  const now = new Date('2026-07-15T05:30:00Z');
  const dayIn = async (zone: string) => {
    await world.database.updateTable('contractors').set({ zone }).where('id', '=', id).execute();
    const { rows } = await sql<{ day: string }>`
      select ${localDayOfRow(localDaysAt(now))}::text as day from contractors c where c.id = ${id}`.execute(
      world.database,
    );
    return rows[0]?.day;
  };
  expect(await dayIn('America/Matamoros')).toBe('2026-07-15');
  expect(await dayIn('America/Mexico_City')).toBe('2026-07-14');
});
