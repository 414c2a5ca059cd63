import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flipEveryPlan } from '../../../server/commands/plan-flip.ts';
import { billingOf } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

const VERSIONS = ['free', 'gold', 'platinum', 'annual_gold'] as const;
let world: World;

beforeAll(async () => {
  world = await createWorld({ pageCache: false });
});
afterAll(() => world.close());

type FoundRow = { contractors: { slug: string; why: unknown; rating: unknown }[] };

/** The results in order, as a visitor sees them, with the reasons. */
async function orderAt(url: string): Promise<unknown> {
  const { found } = (await world.visitor().visit(url)).page.props as unknown as { found: FoundRow };
  return found.contractors.map(({ slug, why, rating }) => ({ slug, why, rating }));
}

describe('nobody can buy a better place', () => {
  test('every plan given to every contractor in turn leaves order, reasons and ratings as they were', async () => {
    world.setNow(new Date());
    const owners = [];
    for (const stars of [5, 4, 4, 3, 2, 5]) {
      const owner = await world.make.user();
      const contractor = await world.make.contractor({ owner });
      for (let count = 0; count < stars; count += 1) await world.make.review({ contractor, overall: stars });
      owners.push(owner);
    }
    const urls = [
      '/contractors',
      '/contractors?trade=plumbing&near=Fresno',
      '/contractors?sort=rating',
      '/es/contractors?q=builder',
    ];
    const before = await Promise.all(urls.map(orderAt));
    expect(before[0]).toHaveLength(6);

    for (const turn of VERSIONS.keys()) {
      for (const [index, { id }] of owners.entries()) {
        const version = VERSIONS[(index + turn) % VERSIONS.length] ?? 'free';
        await world.database
          .insertInto('memberships')
          .values({ user_id: id, version })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version }))
          .execute();
      }
      expect(await Promise.all(urls.map(orderAt))).toEqual(before);
    }
  });
});

test('the comparison notices a database in which a plan does change something', async () => {
  await sql`
    create function pay() returns trigger language plpgsql as $$
      begin update contractors set insured = true; return null; end $$`.execute(world.database);
  await sql`create trigger pay after update on memberships for each row
    when (new.version = 'platinum') execute function pay()`.execute(world.database);
  const owner = await world.make.user();
  await world.make.contractor({ owner });
  await sql`update contractors set insured = false`.execute(world.database);
  const { context } = await billingOf(world);
  const { difference } = await flipEveryPlan(context());
  expect(difference).toEqual({ part: 'scores', version: 'platinum' });
  await sql`drop function pay cascade`.execute(world.database);
});
