import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { createImportRuns, removeImported } from '../../support/import-runs.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let runs: ReturnType<typeof createImportRuns>;
beforeAll(async () => {
  world = await createWorld();
  // One license of each roster has expired on this day, and the others have not.
  world.setNow(new Date('2026-11-22T12:00:00Z'));
  runs = createImportRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
afterEach(() => removeImported(world));

const businesses = () =>
  world.database
    .selectFrom('contractors')
    .select(['id', 'slug', 'name', 'source', 'license_status', 'license_expires_on', 'missing_since'])
    .where('source', 'is not', null)
    .orderBy('id')
    .execute();
const licenses = () =>
  world.database
    .selectFrom('licenses')
    .select(['number', 'class', 'status', 'expires_on', 'source', 'as_of', 'missing_since', 'origin'])
    .orderBy('class')
    .orderBy('number')
    .execute();
const showsOf = async (slug: string) =>
  (await world.visitor().visit(`/c/${slug}`)).page.props['contractor'] as ContractorView;

const TWO_CARDS =
  'Heron Homes,GA,Macon,31201,4 Elm St,,777,RGC,Active,06/23/2028,general contractor\n' +
  'Heron Homes,GA,Macon,31201,4 Elm St,,777,Lead paint,Active,08/12/2026,painting\n';

describe('a board that lists one row for each license type', () => {
  test('a board that lists one row for each license type gives one business with all its licenses, and none overwrites another', async () => {
    const { counts } = await runs.run(TWO_CARDS, { source: 'Board' });
    expect(counts).toMatchObject({ created: 1, updated: 0, joined: 1 });
    expect(await licenses()).toMatchObject([
      {
        number: '777',
        class: 'Lead paint',
        status: 'expired',
        expires_on: '2026-08-12',
        as_of: '2026-11-01',
      },
      { number: '777', class: 'RGC', status: 'valid', expires_on: '2028-06-23' },
    ]);
    // The valid one is on cards and counts in searches.
    expect(await businesses()).toMatchObject([{ license_status: 'valid', license_expires_on: '2028-06-23' }]);
    const { page } = await world.visitor().visit('/contractors?q=heron+homes&license=valid');
    expect(JSON.stringify(page.props)).toContain('heron-homes');
  });

  test('a board that lists one row for each license type: imported again is unchanged, in whatever order the rows come', async () => {
    await runs.run(TWO_CARDS, { source: 'Board' });
    const reversed = TWO_CARDS.trim().split('\n').toReversed().join('\n');
    for (const rows of [TWO_CARDS, reversed]) {
      const { counts } = await runs.run(rows, { source: 'Board' });
      expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    }
    expect(await licenses()).toHaveLength(2);
  });

  test('a board that lists one row for each license type adds the trades of all its rows up', async () => {
    await runs.run(TWO_CARDS, { source: 'Board' });
    const trades = await world.database
      .selectFrom('profile_trades as p')
      .innerJoin('trades as t', 't.id', 'p.trade_id')
      .select('t.slug')
      .where('p.profile_id', '=', (await businesses())[0]?.id ?? 0)
      .execute();
    expect(trades.map(({ slug }) => slug).sort()).toEqual(['general-contractor', 'painting']);
  });

  test('a board that lists one row for each license type may number them apart: rows of one name at one address are one business', async () => {
    await runs.run(
      'Kite Roofs,GA,Macon,31201,9 Oak Ave,,R-1,roofing,Active,05/01/2028,roofing\n' +
        'Kite Roofs,GA,Macon,31201,9 Oak Ave,,S-2,siding,Suspended,05/01/2028,siding\n',
      { source: 'Board' },
    );
    expect(await businesses()).toHaveLength(1);
    expect(await licenses()).toMatchObject([
      { number: 'R-1', status: 'valid' },
      { number: 'S-2', status: 'suspended' },
    ]);
  });

  test('a board that lists one row for each license type shows all of them on the page and under /api, with status, source and date', async () => {
    await runs.run(TWO_CARDS, { source: 'Board of Georgia' });
    const [{ id, slug } = { id: 0, slug: '' }] = await businesses();
    const shown = await showsOf(slug);
    expect(shown.license.state).toBe('valid');
    expect(shown.licenses).toMatchObject([
      { state: 'valid', licenseClass: 'RGC', source: 'Board of Georgia', asOf: '2026-11-01' },
      { state: 'expired', licenseClass: 'Lead paint', source: 'Board of Georgia' },
    ]);
    const { contractor } = (await world.visitor().get(`/api/contractor/${id}`)).json<{
      contractor: { license: unknown; licenses: unknown[] };
    }>();
    expect(contractor.license).toMatchObject({ state: 'valid', number: '777', source: 'Board of Georgia' });
    expect(contractor.licenses).toMatchObject([
      { state: 'valid', class: 'RGC', as_of: '2026-11-01', stated_by: 'register' },
      { state: 'expired', class: 'Lead paint' },
    ]);
  });
});

describe('another list', () => {
  const row = (name: string, number: string, status = 'Active') =>
    `${name},GA,Macon,31201,,(912) 555-0101,${number},B,${status},05/01/2030,roofing\n`;

  test('another list with the same license number of a business of that name joins it', async () => {
    await runs.run(row('Fen Roofs LLC', 'GA-1'), { source: 'Board' });
    const { counts } = await runs.run(row('FEN ROOFS', 'GA 1'), { source: 'State of Georgia' });
    expect(counts).toMatchObject({ created: 0 });
    expect(await businesses()).toMatchObject([{ name: 'Fen Roofs LLC', source: 'Board' }]);
    const again = await runs.run(row('FEN ROOFS', 'GA 1'), { source: 'State of Georgia' });
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  test('another list with the same number of another business, as two boards of a state may have, does not', async () => {
    await runs.run(row('Fen Roofs', '4711'), { source: 'Board' });
    await runs.run('Dana Quill,GA,Macon,31201,,(912) 555-0177,4711,plumber,Active,05/01/2030,plumbing\n', {
      source: 'Plumbers',
    });
    expect(await businesses()).toHaveLength(2);
  });

  test('another list that names the same businesses at their addresses without a license creates none twice', async () => {
    const rows =
      'Wren Tile,GA,Macon,31201,1 Elm St,,,,,,tile\nFen Paint,GA,Macon,31201,2 Elm St,,,,,,paint\n';
    await runs.run(rows, { source: 'PPP' });
    const { counts } = await runs.run(rows, { source: 'PPP loans 2020' });
    expect(counts).toMatchObject({ created: 0, unchanged: 2 });
    expect(await businesses()).toHaveLength(2);
  });
});

describe('what a newer edition no longer names', () => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dot'];
  const rows = (kept: string[]) =>
    kept.map((name) => `${name} Roofs,GA,Macon,31201,,,${name}-1,B,Active,05/01/2030,roofing\n`).join('');

  test('what a newer edition no longer names is marked on its page, no longer counts as licensed, and is reported', async () => {
    await runs.run(rows(names), { source: 'Board' });
    const { missing } = await runs.run(rows(names.slice(1)), { source: 'Board', asOf: '2026-11-15' });
    expect(missing).toEqual({ missing: 1, because: null });
    const [ada] = await businesses();
    expect(ada).toMatchObject({ missing_since: '2026-11-15', license_status: null });
    expect(await showsOf('ada-roofs')).toMatchObject({
      license: { state: 'unknown' },
      licenses: [{ state: 'unknown', missingSince: '2026-11-15', asOf: '2026-11-01' }],
      source: { missingSince: '2026-11-15' },
    });
  });

  test('what a newer edition no longer names is unmarked when a later edition names it again', async () => {
    await runs.run(rows(names), { source: 'Board' });
    await runs.run(rows(names.slice(1)), { source: 'Board', asOf: '2026-11-15' });
    await runs.run(rows(names), { source: 'Board', asOf: '2026-11-20' });
    expect(await businesses()).toMatchObject([{ missing_since: null, license_status: 'valid' }, {}, {}, {}]);
  });

  test('what a newer edition no longer names is left alone where most of the list is gone, or rows could not be read', async () => {
    await runs.run(rows(names), { source: 'Board' });
    const part = await runs.run(rows(names.slice(3)), { source: 'Board', asOf: '2026-11-15' });
    expect(part.missing).toEqual({ missing: null, because: 'too_many' });
    const broken = await runs.run(`${rows(names.slice(1))}Cut,GA`, { source: 'Board', asOf: '2026-11-16' });
    expect(broken.missing).toEqual({ missing: null, because: 'unread_rows' });
    expect((await businesses()).every((row) => row.missing_since === null)).toBe(true);
  });

  test('what a newer edition no longer names is a license, where the business stays with another one', async () => {
    await runs.run(TWO_CARDS, { source: 'Board' });
    await runs.run(TWO_CARDS.split('\n').slice(0, 1).join(''), { source: 'Board', asOf: '2026-11-15' });
    expect(await licenses()).toMatchObject([
      { class: 'Lead paint', missing_since: '2026-11-15' },
      { class: 'RGC', missing_since: null },
    ]);
    expect(await businesses()).toMatchObject([{ missing_since: null, license_status: 'valid' }]);
  });
});
