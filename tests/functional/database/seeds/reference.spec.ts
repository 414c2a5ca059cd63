import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference, syncReference } from '../../../../server/database/seeds/reference/seed.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function counts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::integer from regions) as regions, (select count(*)::integer from trades) as trades,
      (select count(*)::integer from trade_synonyms) as synonyms, (select count(*)::integer from places) as places,
      (select count(*)::integer from bad_words) as words, (select count(*)::integer from translations) as texts`.execute(
    world.database,
  );
  return rows[0];
}

test('the reference lists are there, and seeding them again adds nothing', async () => {
  const before = await counts();
  expect(before).toMatchObject({ regions: 84, trades: 50 });
  await seedReference(world.handle);
  expect(await counts()).toEqual(before);
});

test('a later start brings texts up to date, but for those that an administrator edited', async () => {
  const set = (key: string, english: string, edited_at: Date | null) =>
    world.database.updateTable('translations').set({ english, edited_at }).where('key', '=', key).execute();
  const english = async (key: string) =>
    (
      await world.database
        .selectFrom('translations')
        .select('english')
        .where('key', '=', key)
        .executeTakeFirst()
    )?.english;
  const shipped = await english('errors.forbidden');
  await set('errors.forbidden', 'an older wording', null);
  await set('errors.not_found', 'Our own words', new Date());
  await sql`insert into translations (key, english, mexican_spanish) values ('old.gone', 'Gone', 'Se fue')`.execute(
    world.database,
  );

  await syncReference(world.handle);
  expect(await english('errors.forbidden')).toBe(shipped);
  expect(await english('errors.not_found')).toBe('Our own words');
  expect(await english('old.gone')).toBeUndefined();
});

test('a trade that the code names anew is found by its new words', async () => {
  const contractor = await world.make.contractor({ trades: ['roofing'] });
  await sql`update trades set english = 'Old name' where slug = 'roofing'`.execute(world.database);
  await sql`delete from trade_synonyms where word = 'reroof'`.execute(world.database);
  await sql`select refresh_contractor_search(array[${contractor.id}]::integer[])`.execute(world.database);
  const finds = async (word: string): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from contractors where id = ${contractor.id} and search_document @@ to_tsquery('simple', ${word})`.execute(
      world.database,
    );
    return rows.length > 0;
  };
  expect([await finds('old'), await finds('roofing')]).toEqual([true, true]);

  await syncReference(world.handle);
  expect(await finds('old')).toBe(false);
  const trade = await world.database
    .selectFrom('trades')
    .select('english')
    .where('slug', '=', 'roofing')
    .executeTakeFirst();
  expect(trade?.english).toBe('Roofing');
});
