import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { licenseState, type LicenseState } from '../../../../server/contractors/license/license-status.ts';
import type { ContractorRegionsView, ContractorsView } from '../../../../server/moderation/lists/views.ts';
import type { MadeContractor, MadeUser } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
let world: World;
let admin: Person;
let owner: MadeUser;
let made: Record<'plumber' | 'roofer' | 'albañil' | 'nobody', MadeContractor>;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(TODAY);
  admin = await world.signedIn({ role: 'admin' });
  owner = await world.make.user({ name: 'Rosa Owner', email: 'rosa@plumbline.test' });
  made = {
    plumber: await world.make.contractor({
      name: 'Ácme Plumbing, LLC',
      owner,
      region: 'US-AZ',
      city: 'Tucson',
    }),
    roofer: await world.make.contractor({
      name: '=cmd|calc Roofing',
      region: 'US-AZ',
      city: 'Mesa',
      trades: ['roofing'],
    }),
    albañil: await world.make.contractor({
      name: 'Obras del Norte',
      region: 'MX-SON',
      city: 'Nogales',
      trades: ['masonry'],
    }),
    nobody: await world.make.contractor({ name: 'Zenith Builders', region: 'US-CA' }),
  };
  for (let count = 0; count < 3; count += 1)
    await world.make.review({ contractor: made.plumber, overall: 5 - count });
  const late = await world.make.review({ contractor: made.plumber });
  const another = await world.make.review({ contractor: made.roofer });
  await world.make.appeal({ review: another, by: owner, filedAt: new Date('2026-11-20T12:00:00Z') });
  const fresh = await world.make.review({ contractor: made.albañil });
  await world.make.appeal({ review: late, by: owner, filedAt: new Date('2026-11-01T12:00:00Z') });
  await world.make.appeal({ review: fresh, by: owner, filedAt: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => world.close());

const visit = async <Prop>(name: 'admin.regions' | 'admin.contractors', prop: string, query: object) =>
  (await admin.visit(route(name, {}, { query: query as never }))).page.props[prop] as Prop;
const regions = (query = {}) => visit<ContractorRegionsView['regions']>('admin.regions', 'regions', query);
const contractors = (query = {}) =>
  visit<ContractorsView['contractors']>('admin.contractors', 'contractors', query);
const namesOf = async (query = {}) => (await contractors(query)).rows.map(({ name }) => name);

describe('contractors by region', () => {
  test('every region of both countries is there, with what its contractors add up to', async () => {
    const { pagination } = await regions();
    expect(pagination.total).toBe(84);
    const { rows } = await regions({ search: 'arizona' });
    expect(rows).toEqual([
      expect.objectContaining({
        slug: 'arizona',
        contractors: 2,
        claimed: 1,
        reviews: 5,
        openAppeals: 2,
        lateAppeals: 1,
      }),
    ]);
  });

  test('all of them together make the totals', async () => {
    const totals = await visit<ContractorRegionsView['totals']>('admin.regions', 'totals', {});
    expect(totals).toEqual({ contractors: 4, claimed: 1, reviews: 6, openAppeals: 3, lateAppeals: 1 });
  });

  test.each([
    ['contractors', 'arizona'],
    ['claimed', 'arizona'],
    ['reviews', 'arizona'],
    ['appeals', 'arizona'],
  ])(
    'contractors by region: sorted by %s, the most come first, and last the other way round',
    async (sort, slug) => {
      expect((await regions({ sort })).rows[0]?.slug).toBe(slug);
      const { rows } = await regions({ sort, direction: 'asc', per_page: 100 });
      expect(rows.at(-1)?.slug).toBe(slug);
    },
  );

  test('a country narrows them, a code and a Spanish name find one', async () => {
    expect((await regions({ country: 'MX' })).pagination.total).toBe(32);
    expect((await regions({ search: 'SON' })).rows.map(({ slug }) => slug)).toContain('sonora');
    expect((await regions({ search: 'Nuevo México' })).rows.map(({ slug }) => slug)).toEqual(['new-mexico']);
  });

  test('the file holds the same rows', async () => {
    const { text, headers } = await admin.get(
      route('admin.regions.export', {}, { query: { search: 'arizona' } }),
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[1]).toBe('US-AZ,Arizona,2,1,5,2,1');
  });
});

describe('all contractors', () => {
  test('all contractors stand in the order of their names, with who answers for them', async () => {
    const { rows } = await contractors();
    expect(rows.map(({ name }) => name)).toEqual([
      'Ácme Plumbing, LLC',
      '=cmd|calc Roofing',
      'Obras del Norte',
      'Zenith Builders',
    ]);
    expect(rows[0]).toMatchObject({
      claimed: true,
      owner: { name: 'Rosa Owner', email: 'rosa@plumbline.test', active: true },
      reviews: { count: 4 },
      openAppeals: 1,
      region: { slug: 'arizona', name: 'Arizona' },
    });
    expect(rows[1]).toMatchObject({ claimed: false, owner: null });
  });

  test.each([
    ['a beginning of a name without its accent', 'acm plumb', ['Ácme Plumbing, LLC']],
    ['a trade', 'roofing', ['=cmd|calc Roofing']],
    ['a place', 'nogales', ['Obras del Norte']],
    ['an owner’s address', 'rosa@plumbline.test', ['Ácme Plumbing, LLC']],
    ['signs only', '%_*', []],
    ['words of an attack', `' or 1=1 --`, []],
  ])('all contractors: %s finds them', async (_what, search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  test('an id and a license number find one', async () => {
    await world.database
      .updateTable('contractors')
      .set({ license_number: 'ROC-4711x' })
      .where('id', '=', made.nobody.id)
      .execute();
    expect(await namesOf({ search: 'roc-4711X' })).toEqual(['Zenith Builders']);
    expect(await namesOf({ search: `#${made.roofer.id}` })).toContain('=cmd|calc Roofing');
  });

  test('a region and whether somebody answers narrow them', async () => {
    expect(await namesOf({ region: 'arizona' })).toEqual(['Ácme Plumbing, LLC', '=cmd|calc Roofing']);
    expect(await namesOf({ region: 'arizona', claimed: 'no' })).toEqual(['=cmd|calc Roofing']);
    expect(await namesOf({ claimed: 'yes' })).toEqual(['Ácme Plumbing, LLC']);
    expect(await namesOf({ region: 'atlantis' })).toEqual([]);
  });

  test.each([
    ['reviews', 'Ácme Plumbing, LLC'],
    ['rating', 'Ácme Plumbing, LLC'],
    ['listed', 'Zenith Builders'],
    ['region', 'Ácme Plumbing, LLC'],
  ])('all contractors: sorted by %s, %s comes first', async (sort, name) => {
    expect((await namesOf({ sort }))[0]).toBe(name);
  });

  test('all contractors: sorted by open appeals, those without come last', async () => {
    const names = await namesOf({ sort: 'appeals' });
    expect(names.at(-1)).toBe('Zenith Builders');
    expect((await namesOf({ sort: 'appeals', direction: 'asc' }))[0]).toBe('Zenith Builders');
  });

  test('pages neither repeat nor skip anybody', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => namesOf({ page, per_page: 1 })));
    expect(pages.flat()).toEqual(await namesOf());
    expect((await contractors({ page: 99, per_page: 3 })).pagination).toMatchObject({
      current_page: 2,
      total: 4,
    });
  });

  test.each([
    'page=-1',
    'page=0',
    'page=abc',
    'per_page=100000',
    'per_page=-3',
    'sort=drop',
    'direction=up',
    'license=maybe',
    'claimed=1',
    'region=%00',
    'search=%00%ff',
    'search=' + 'x'.repeat(3_000),
    'sort=name&sort=reviews&search[]=a',
  ])('all contractors: ?%s is as if it were not there', async (query) => {
    const { status } = await admin.get(`${route('admin.contractors')}?${query}`);
    expect(status).toBe(200);
  });

  test('the license filter means what the page says of a license', async () => {
    const statuses = [null, 'valid', 'expired', 'suspended'];
    const days = [null, '2026-11-20', '2026-11-21', '2030-01-01'];
    const licenses = statuses.flatMap((status) =>
      days.flatMap((day) => [null, 'L-1'].map((number) => ({ status, day, number }))),
    );
    const wrong: unknown[] = [];
    for (const { status, day, number } of licenses) {
      const license = { license_status: status, license_expires_on: day, license_number: number };
      await world.database.updateTable('contractors').set(license).where('id', '=', made.nobody.id).execute();
      const state: LicenseState = licenseState(license, '2026-11-21');
      for (const filter of ['valid', 'expired', 'suspended', 'unknown', 'none']) {
        const isFound = (await namesOf({ license: filter, search: 'zenith' })).length === 1;
        if (isFound !== (filter === state)) wrong.push({ license, state, filter });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the file keeps what somebody wrote from becoming a formula', async () => {
    const { text } = await admin.get(route('admin.contractors.export', {}, { query: { region: 'arizona' } }));
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`"'=cmd|calc Roofing"`);
    expect(text).not.toContain('Obras del Norte');
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  });
});
