import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { ContractorRedFlag, RedFlagItem } from '../../../server/red-flags/views.ts';
import { endExpiredRedFlags } from '../../../server/red-flags/jobs/end-expired.ts';
import { eraseUnpublishedRedFlags } from '../../../server/red-flags/jobs/erase-unpublished.ts';
import { followLicenses } from '../../../server/red-flags/jobs/follow-licenses.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { makeRedFlag } from './made-red-flag.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const listed = async (region: string, expires_on: string | null, status: string | null = 'valid') => {
  const firm = await world.make.contractor({ region });
  await world.database
    .insertInto('licenses')
    .values({ contractor_id: firm.id, origin: 'import', source: 'Board', number: 'L1', status, expires_on })
    .execute();
  return firm;
};
const noticesOf = ({ id }: MadeContractor) =>
  world.database
    .selectFrom('red_flags')
    .select(['state', 'level', 'criterion'])
    .where('contractor_id', '=', id)
    .orderBy('id')
    .execute();
const levelOf = async ({ id }: MadeContractor) =>
  (
    await world.database
      .selectFrom('contractors')
      .select('red_flag_level')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).red_flag_level;
const follow = (at: string) => followLicenses(world.database, new Date(at));
const ACTIVE = { state: 'published', level: 'notice', criterion: 'license_expired' };

describe('the notice of an expired license', () => {
  test('the notice of an expired license begins when its last day is over where the contractor is, and not before', async () => {
    const east = await listed('US-NY', '2026-03-31');
    const west = await listed('US-CA', '2026-03-31');
    await follow('2026-04-01T03:59:00Z');
    expect([await noticesOf(east), await noticesOf(west)]).toEqual([[], []]);
    await follow('2026-04-01T08:00:00Z');
    expect(await noticesOf(east)).toEqual([ACTIVE]);
    expect(await noticesOf(west)).toEqual([ACTIVE]);
    expect(await levelOf(east)).toBe('notice');
  });

  test('the notice of an expired license is one, ends when the license is renewed, and begins again when that expires', async () => {
    const firm = await listed('US-AZ', null, 'expired');
    await follow('2026-04-02T12:00:00Z');
    await follow('2026-04-02T13:00:00Z');
    expect(await noticesOf(firm)).toEqual([ACTIVE]);
    await world.database
      .updateTable('licenses')
      .set({ status: 'valid', expires_on: '2027-04-30' })
      .where('contractor_id', '=', firm.id)
      .execute();
    await follow('2026-04-03T12:00:00Z');
    expect(await noticesOf(firm)).toEqual([{ ...ACTIVE, state: 'ended' }]);
    expect(await levelOf(firm)).toBeNull();
    await follow('2027-05-02T12:00:00Z');
    expect(await noticesOf(firm)).toEqual([{ ...ACTIVE, state: 'ended' }, ACTIVE]);
  });

  test('the notice of an expired license is not for a suspended license, nor for a contractor without one', async () => {
    const suspended = await listed('US-AZ', '2020-01-01', 'suspended');
    const without = await world.make.contractor();
    await follow('2026-04-02T12:00:00Z');
    expect([await noticesOf(suspended), await noticesOf(without)]).toEqual([[], []]);
  });

  test('two runs at once begin it once', async () => {
    const firm = await listed('US-AZ', null, 'expired');
    await Promise.all([follow('2026-04-02T12:00:00Z'), follow('2026-04-02T12:00:00Z')]);
    expect(await noticesOf(firm)).toEqual([ACTIVE]);
  });
});

describe('the day beside the notice of an expired license', () => {
  const shown = async (slug: string) => {
    const { page } = await world.visitor().visit(route('contractors.show', { slug }));
    return {
      notices: page.props['redFlags'] as ContractorRedFlag[],
      license: (page.props['contractor'] as ContractorView).license,
    };
  };

  test('the notice and the license name one day, the last of the license', async () => {
    const firm = await listed('US-NY', '2020-10-01');
    await follow('2026-11-25T12:00:00Z');
    const { notices, license } = await shown(firm.slug);
    expect(notices).toMatchObject([{ since: null, licenseExpiredOn: '2020-10-01' }]);
    expect(license).toMatchObject({ state: 'expired', expiresOn: '2020-10-01' });
    const { page } = await world.visitor().visit(route('red_flags.index'));
    const flags = page.props['flags'] as RedFlagItem[];
    expect(flags.find(({ contractor }) => contractor.slug === firm.slug)).toMatchObject({
      since: null,
      licenseExpiredOn: '2020-10-01',
    });
  });

  test.each([['2099-12-31'], [null]])(
    'a license that its board ended without a day in the past (%s) is shown without a day',
    async (expiresOn) => {
      const firm = await listed('US-NY', expiresOn, 'expired');
      await follow('2026-11-25T12:00:00Z');
      const { notices, license } = await shown(firm.slug);
      expect(notices).toMatchObject([{ since: null, licenseExpiredOn: null }]);
      expect(license).toMatchObject({ state: 'expired', expiresOn: null });
    },
  );
});

test('a red flag expires after its last day where the contractor is, and the rank comes back', async () => {
  const firm = await world.make.contractor({ region: 'US-CA' });
  const reporter = await world.make.user();
  const admin = await world.signedIn({ role: 'admin' });
  const { id, version } = await makeRedFlag(world, { contractor: firm, reporter });
  await admin.call('PUT', `/api/admin/red-flags/${id}/publish`, {
    reason: 'It is proven.',
    reason_code: 'P01',
    version,
  });
  await world.database
    .updateTable('red_flags')
    .set({ expires_on: '2027-01-10' })
    .where('id', '=', id)
    .execute();
  const announced: string[] = [];
  const end = (at: string) =>
    endExpiredRedFlags({
      database: world.database,
      now: new Date(at),
      announce: ({ name }) => announced.push(name),
    });
  expect(await end('2027-01-11T07:59:00Z')).toBe(0);
  expect(await levelOf(firm)).toBe('warning');
  expect(await end('2027-01-11T08:00:00Z')).toBe(1);
  expect(await end('2027-01-11T08:00:00Z')).toBe(0);
  expect(await levelOf(firm)).toBeNull();
  expect(announced).toEqual(['red_flag.expired']);
});

test('what was never published is erased after 180 days', async () => {
  const firm = await world.make.contractor();
  const reporter = await world.make.user();
  const { id } = await makeRedFlag(world, { contractor: firm, reporter });
  const closed_at = new Date('2026-01-01T00:00:00Z');
  await world.database
    .updateTable('red_flags')
    .set({ state: 'dismissed', closed_at })
    .where('id', '=', id)
    .execute();
  await eraseUnpublishedRedFlags(world.database, new Date('2026-06-01T00:00:00Z'));
  expect(await noticesOf(firm)).toHaveLength(1);
  await eraseUnpublishedRedFlags(world.database, new Date('2026-08-01T00:00:00Z'));
  expect(await noticesOf(firm)).toEqual([]);
});
