import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { seedReference, syncReference } from '../../../../server/database/seeds/reference/seed.ts';
import type { EditableRegion, RegionsEditView } from '../../../../server/moderation/lists/reference-views.ts';
import { until } from '../../../support/running-server.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;
const LIST = route('admin.regions.edit');

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.visit(route('admin.regions.edit', {}, { query }))).page.props[
    'regions'
  ] as RegionsEditView['regions'];
async function regionOf(slug: string): Promise<EditableRegion> {
  const { rows } = await list({ per_page: 100 });
  const region = rows.find((row) => row.slug === slug);
  if (!region) throw new Error(`there is no region ${slug}`);
  return region;
}
const bodyOf = ({ english, mexican_spanish, active, version }: EditableRegion) => ({
  english,
  mexican_spanish,
  active,
  version,
});
const save = (region: EditableRegion, change: object) =>
  admin.submit(
    route('admin.regions.update', { id: region.id }),
    { ...bodyOf(region), ...change },
    { method: 'PUT', from: LIST },
  );
type FoundRegion = { contractors: { name: string; region: { name: string } | null }[] };
const find = async (query: Record<string, string>) => {
  const { page } = await world.visitor().visit(route('contractors.index', {}, { query }));
  const { contractors } = page.props['found'] as FoundRegion;
  const { regions } = page.props['choices'] as { regions: { slug: string; name: string }[] };
  return { contractors, regions };
};

describe('a region that is renamed', () => {
  test('a region that is renamed is called so everywhere at once, keeps its address, and is found by its new name', async () => {
    const contractor = await world.make.contractor({ name: 'Bayou Works', region: 'US-LA' });
    const louisiana = await regionOf('louisiana');
    expect((await world.visitor().get(`/c/${contractor.slug}`)).text).toContain('Louisiana');
    const { page } = await save(louisiana, { english: 'Pelican State' });
    expect(page.flash).toEqual({ success: 'Changes Successfully Saved!' });
    expect((await world.visitor().get(`/c/${contractor.slug}`)).text).toContain('Pelican State');
    await until('the search knows the new name', async () =>
      (await find({ q: 'pelican state' })).contractors.some(({ name }) => name === 'Bayou Works'),
    );
    expect((await find({ region: 'louisiana' })).contractors[0]?.region?.name).toBe('Pelican State');
    await syncReference(world.handle);
    await seedReference(world.handle);
    expect(await regionOf('louisiana')).toMatchObject({ english: 'Pelican State', version: 2 });
  });

  test.each([
    ['the name of another one', { english: 'ÁRIZONA' }, 'english'],
    ['the Spanish name of another one', { mexican_spanish: 'nuevo mexico' }, 'mexican_spanish'],
    ['no name', { english: '' }, 'english'],
    ['a very long name', { mexican_spanish: 'x'.repeat(81) }, 'mexican_spanish'],
    ['a word for whether it is offered', { active: 'perhaps' }, 'active'],
    ['no version', { version: undefined }, 'version'],
  ])('a region that is renamed is refused with %s, and the field is named', async (_what, change, field) => {
    const iowa = await regionOf('iowa');
    const { page } = await save(iowa, change);
    expect(Object.keys(page.props.errors)).toEqual([field]);
    expect(await regionOf('iowa')).toEqual(iowa);
  });

  test('a region that is renamed by two at once is saved by the first only', async () => {
    const region = await regionOf('ohio');
    const url = route('admin.regions.update', { id: region.id });
    const send = (english: string) =>
      admin.send('PUT', url, { ...bodyOf(region), english }, { accept: 'application/json' });
    const answers = await Promise.all([send('Buckeye one'), send('Buckeye two')]);
    expect(statusesOf(answers)).toEqual([303, 409]);
    expect((await regionOf('ohio')).version).toBe(region.version + 1);
  });

  test('a region that is renamed that is not there is not found', async () => {
    const url = route('admin.regions.update', { id: 99_999 });
    const body = { english: 'Nowhere', mexican_spanish: 'Ningún lado', active: true, version: 1 };
    expect((await admin.send('PUT', url, body, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('a region that is offered no more', () => {
  test('a region that is offered no more stands in no choice, and what is there stays reachable under its name', async () => {
    const contractor = await world.make.contractor({ name: 'Green Mountain', region: 'US-VT' });
    const vermont = await regionOf('vermont');
    const called = async () =>
      (await world.visitor().call('GET', route('api.regions')))
        .json<{ regions: { slug: string }[] }>()
        .regions.some(({ slug }) => slug === 'vermont');
    const offered = async (query: Record<string, string>) =>
      (await find(query)).regions.some(({ slug }) => slug === 'vermont');
    expect([await called(), await offered({})]).toEqual([true, true]);

    await save(vermont, { active: false });
    expect([await called(), await offered({}), await offered({ region: 'vermont' })]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await world.visitor().get(`/c/${contractor.slug}`)).text).toContain('Vermont');
    const { contractors } = await find({ region: 'vermont' });
    expect(contractors).toEqual([
      expect.objectContaining({ name: 'Green Mountain', region: { slug: 'vermont', name: 'Vermont' } }),
    ]);
    expect((await list({ active: 'no' })).rows.map(({ slug }) => slug)).toEqual(['vermont']);
  });

  test('a region that is offered no more stays with whoever has it, and nobody else may choose it', async () => {
    const delaware = await regionOf('delaware');
    const held = await world.signedIn();
    const basic = { name: held.user.name, region_id: delaware.id, city: 'Dover' };
    const regionsOn = ({ props }: { props: Record<string, unknown> }) =>
      (props['options'] as { regions: unknown[] }).regions;
    const patch = (browser: typeof held, body: Record<string, unknown>) =>
      browser.call('PATCH', route('api.profile.basic_info'), body);
    expect((await patch(held, basic)).status).toBe(200);
    await save(delaware, { active: false });

    expect((await patch(held, { ...basic, city: 'Lewes' })).status).toBe(200);
    const { page } = await held.visit(route('profile.edit'));
    expect(regionsOn(page)).toContainEqual(expect.objectContaining({ id: delaware.id }));

    const other = await world.signedIn();
    const refused = await patch(other, { ...basic, name: other.user.name });
    expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['region_id'],
    ]);
    const form = await other.visit(route('profile.edit'));
    expect(regionsOn(form.page)).not.toContainEqual(expect.objectContaining({ id: delaware.id }));
  });
});

describe('the list of regions', () => {
  test('the list of regions is searched in both languages, narrowed and sorted', async () => {
    expect((await list({ search: 'ciudad de mexico' })).rows.map(({ slug }) => slug)).toEqual([
      'mexico-city',
    ]);
    expect((await list({ country: 'MX' })).pagination.total).toBe(32);
    const counts = (await list({ sort: 'contractors', per_page: 100 })).rows.map(
      ({ contractors }) => contractors,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect((await list({ sort: 'country' })).rows[0]?.country).toBe('US');
  });

  test('the list of regions is a file', async () => {
    const { text } = await admin.get(route('admin.regions.edit.export', {}, { query: { search: 'sonora' } }));
    expect(text.split('\r\n')[1]).toBe('MX-SON,sonora,Sonora,Sonora,Yes,0');
  });
});

describe('the work that a new name sets going', () => {
  test('the work that a new name sets going is shown with how far it is, and taken up again where it stopped', async () => {
    const contractor = await world.make.contractor({ name: 'Sooner Builders', region: 'US-OK' });
    const oklahoma = await regionOf('oklahoma');
    await world.database
      .updateTable('regions')
      .set({ english: 'Sooner State' })
      .where('id', '=', oklahoma.id)
      .execute();
    const left = await world.database
      .insertInto('search_refreshes')
      .values({ subject_type: 'region', subject_id: oklahoma.id, total: 1, started_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const under = async () =>
      (await admin.visit(LIST)).page.props['refreshes'] as RegionsEditView['refreshes'];
    expect(await under()).toEqual([{ id: left.id, name: expect.any(String), done: 0, total: 1 }]);

    // Any later change sets the same work going, which does what was left over first.
    await save(await regionOf('utah'), { english: 'Beehive State' });
    await until('nothing is left to do', async () => (await under()).length === 0);
    expect((await find({ q: 'sooner state' })).contractors.map(({ name }) => name)).toContain(
      contractor.name,
    );
    const row = await world.database
      .selectFrom('search_refreshes')
      .select(['state', 'done'])
      .where('id', '=', left.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'finished', done: 1 });
  });
});
