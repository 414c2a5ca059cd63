import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { SAVED_SEARCHES_MAX } from '../../../common/search/saved-searches.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import { checkSavedSearches } from '../../../server/search/saved/check-saved-searches.ts';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const SAVED_AT = new Date('2026-11-20T18:00:00Z');
const NEXT_DAY = new Date('2026-11-21T18:00:00Z');
let world: World;
let reader: Person;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('saved_searches').execute();
  world.setNow(SAVED_AT);
  reader = await world.signedIn();
});

const save = (query: string, { kind = 'contractors', by = reader, name = 'Plumbers' } = {}) =>
  by.submit(route('saved_searches.store'), { kind, query, name }, { from: route('contractors.index') });
const kept = () => world.database.selectFrom('saved_searches').selectAll().orderBy('id').execute();

type Matched = { name: 'saved_search.matched'; savedSearchId: number; total: number };
async function check(now = NEXT_DAY): Promise<Matched[]> {
  const received: Matched[] = [];
  const texts = await loadTexts(world.database);
  await checkSavedSearches({
    database: world.database,
    config: world.config,
    log: world.app.log as never,
    now,
    t: texts.t,
    announce: (event) => received.push(event as Matched),
  });
  return received;
}
const listed = async (at: Date, seed: Parameters<World['make']['contractor']>[0] = {}) => {
  const made = await world.make.contractor(seed);
  await world.database.updateTable('contractors').set({ created_at: at }).where('id', '=', made.id).execute();
  return made;
};

describe('saving a search', () => {
  test('saving a search keeps it under one address, however it was written, and names it anew', async () => {
    await save('trade=plumbing&page=3&nonsense=1');
    await save('page=7&trade=plumbing', { name: 'My plumbers' });
    expect(await kept()).toMatchObject([{ query: 'trade=plumbing', name: 'My plumbers' }]);
    const { page } = await reader.visit(route('saved_searches.index'));
    expect(page.props['searches']).toMatchObject([
      { name: 'My plumbers', address: route('contractors.index', {}, { query: { trade: 'plumbing' } }) },
    ]);
  });

  test('saving a search keeps each filter', async () => {
    const query = 'license_class=C-10&bonded=yes&hire_again=80&responds=50&open=now';
    await save(query);
    const [search] = await kept();
    expect(Object.fromEntries(new URLSearchParams(search?.query))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    );
  });

  test('saving a search is offered a name of its trade and place, and the way back', async () => {
    const query = 'near=Fresno&trade=plumbing&page=4';
    const { page } = await reader.visit(route('saved_searches.create', {}, { query: { query } }));
    expect(page.props).toMatchObject({
      kind: 'contractors',
      query: 'trade=plumbing&near=Fresno',
      name: 'Plumbing, Fresno',
    });
  });

  test('saving a search refuses a search that asks for nothing, and more than the limit', async () => {
    expect((await save('page=2')).page.props.errors['query']).toContain('Choose a trade');
    await world.database
      .insertInto('saved_searches')
      .values(
        Array.from({ length: SAVED_SEARCHES_MAX }, (_, index) => ({
          user_id: reader.user.id,
          kind: 'contractors',
          query: `q=${index}`,
          name: 'Full',
        })),
      )
      .execute();
    expect((await save('trade=plumbing')).page.flash.error).toContain(String(SAVED_SEARCHES_MAX));
  });

  test('a homeowner keeps no search of the sub-finder, and no one deletes another’s', async () => {
    await save('trade=plumbing', { kind: 'sub_finder' });
    expect(await kept()).toEqual([]);
    await save('trade=plumbing');
    const [search] = await kept();
    const other = await world.signedIn();
    await other.send('DELETE', route('saved_searches.destroy', { id: search?.id ?? 0 }), {});
    expect(await kept()).toHaveLength(1);
    await reader.submit(route('saved_searches.destroy', { id: search?.id ?? 0 }), {});
    expect(await kept()).toEqual([]);
  });
});

describe('the daily look for new contractors', () => {
  test('the daily look for new contractors tells of those that are new since the last look and fit, once', async () => {
    await listed(new Date('2026-11-01T00:00:00Z'), { trades: ['plumbing'] });
    await save('trade=plumbing&region=california');
    expect(await check()).toEqual([]);
    const fits = await listed(new Date('2026-11-21T20:00:00Z'), { name: 'New Pipes', trades: ['plumbing'] });
    await listed(new Date('2026-11-21T20:00:00Z'), { trades: ['roofing'] });
    const [event, ...others] = await check(new Date('2026-11-22T18:00:00Z'));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ total: 1, contractors: [{ slug: fits.slug }] });
    expect(await check(new Date('2026-11-23T18:00:00Z'))).toEqual([]);
    const [mail] = await mailsReceived(world, event ?? { name: 'saved_search.matched' });
    expect(mail).toMatchObject({ to: reader.user.email, name: 'saved_search.matched' });
    expect(mail?.text).toContain('New Pipes');
    expect(mail?.headers).toHaveProperty('List-Unsubscribe-Post');
  });

  test('the daily look for new contractors counts a business as new in the sub-finder when its owner has claimed it', async () => {
    const contractor = await world.signedIn({ role: 'contractor' });
    await world.make.contractor({ owner: contractor.user });
    await save('trade=plumbing', { kind: 'sub_finder', by: contractor });
    const owner = await world.make.user();
    const old = await listed(new Date('2026-01-01T00:00:00Z'), { owner, trades: ['plumbing'] });
    expect(await check()).toEqual([]);
    const { id } = await world.make.claim({
      user: owner,
      contractor: old,
      state: 'accepted',
      filedAt: new Date('2026-11-21T18:00:00Z'),
      closedAt: new Date('2026-11-22T01:00:00Z'),
    });
    expect(id).toBeGreaterThan(0);
    expect(await check(new Date('2026-11-22T18:00:00Z'))).toMatchObject([{ total: 1 }]);
  });

  test('the daily look for new contractors leaves alone those who stopped these mails', async () => {
    await save('trade=plumbing');
    await world.database
      .insertInto('mail_opt_outs')
      .values({ user_id: reader.user.id, kind: 'saved_searches' })
      .execute();
    await listed(new Date('2026-11-21T10:00:00Z'), { trades: ['plumbing'] });
    expect(await check()).toEqual([]);
  });
});
