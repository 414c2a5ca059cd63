import { createReadStream, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReadReport } from '../../../../server/contractors/import/roster/read-report.ts';
import { PERMIT_LAYOUTS } from '../../../../server/contractors/permits/layouts.ts';
import { readPermits, type PermitEntry } from '../../../../server/contractors/permits/read-permits.ts';
import type { WrittenPermit } from '../../../../server/contractors/permits/written-permit.ts';

/** The sample of a layout: invented rows under the true names of its columns. */
async function readSample(layout: string): Promise<{ entries: PermitEntry[]; report: ReadReport }> {
  const known = PERMIT_LAYOUTS[layout];
  if (!known) throw new Error(`no layout ${layout}`);
  const file = new URL(`../../../fixtures/permits/${layout}.csv`, import.meta.url);
  const entries: PermitEntry[] = [];
  let report: ReadReport = { notes: [], columns: [] };
  const rules = { layout: known, listedOn: '2026-11-01', city: 'Sample' };
  const chunks = createReadStream(file) as AsyncIterable<Buffer>;
  for await (const entry of readPermits(chunks, rules, (found) => (report = found))) entries.push(entry);
  return { entries, report };
}
const SHOWN = [
  'number',
  'issued_on',
  'final_on',
  'status',
  'kind',
  'work',
  'address',
  'postal_code',
  'contractor_name',
  'contractor_postal_code',
  'license_state',
  'license_number',
] as const satisfies readonly (keyof WrittenPermit)[];
const shown = (permit: WrittenPermit) => SHOWN.map((field) => permit[field]);
const permitsOf = async (layout: string) =>
  (await readSample(layout)).entries.map((entry) =>
    'reason' in entry ? entry.reason : entry.permits.map(shown),
  );

describe('the layouts of cities', () => {
  test('every layout has a sample, in which each word is understood', async () => {
    for (const layout of Object.keys(PERMIT_LAYOUTS)) {
      const { entries, report } = await readSample(layout);
      expect(entries.length, layout).toBeGreaterThan(0);
      const unread = report.columns.flatMap(({ values }) => values.map(({ value }) => value));
      expect(unread, layout).toEqual(layout === 'austin' ? ['00/00/0000'] : []);
    }
  });

  test('a permit of Chicago is one of each contractor that it names, and none of its owner', async () => {
    const [first = [], second, third] = await permitsOf('chicago');
    const common = ['100912345', '2026-03-14', null, 'final', 'building'];
    const work = 'REMODEL KITCHEN ON 2ND FLOOR, NO STRUCTURAL WORK';
    expect(first).toEqual([
      [...common, work, '4521 N Kedzie Ave', null, 'NORTH PIER BUILDERS LLC', '60634', null, null],
      [...common, work, '4521 N Kedzie Ave', null, 'LAKE VOLT ELECTRIC INC', '60804', null, null],
    ]);
    expect(second).toEqual([]);
    expect(third).toEqual([
      [
        '100912347',
        null,
        null,
        'not_issued',
        'sign',
        null,
        '7 Main St',
        null,
        'BRIGHT SIGNS CO',
        '60634',
        null,
        null,
      ],
    ]);
  });

  test('a role of Chicago that no table lists is reported, and its permit is nobody’s', async () => {
    const layout = PERMIT_LAYOUTS['chicago'];
    if (!layout) throw new Error('no layout');
    const sample = readFileSync(new URL('../../../fixtures/permits/chicago.csv', import.meta.url), 'utf8');
    let report: ReadReport | null = null;
    const chunks = (async function* () {
      yield Buffer.from(sample.replace('CONTRACTOR-ELECTRICAL', 'CONTRACTOR-WIZARDRY'));
    })();
    const entries: PermitEntry[] = [];
    const rules = { layout, listedOn: '2026-11-01', city: 'Chicago' };
    for await (const entry of readPermits(chunks, rules, (found) => (report = found))) entries.push(entry);
    expect(entries[0]).toMatchObject({ permits: { length: 1 } });
    expect(report).toMatchObject({
      columns: [
        { column: '"CONTACT_3_TYPE"', values: [{ value: 'CONTRACTOR-WIZARDRY', count: 1, line: 2 }] },
      ],
    });
  });

  test('a permit of Austin keeps its kind and leaves out its owner, the flat and a homeowner’s own work', async () => {
    const [first, second, third] = await permitsOf('austin');
    expect(first).toEqual([
      [
        '2026-012345 BP',
        '2026-02-03',
        '2026-02-20',
        'final',
        'demolition',
        'Total demo of detached garage.',
        '1204 W 9th St',
        '78703',
        'Hill Country "Prime" Homes, LLC',
        '78701',
        null,
        null,
      ],
    ]);
    expect(second).toEqual([]);
    expect(third).toEqual([
      [
        '2026-012347 PP',
        null,
        null,
        'not_issued',
        'plumbing',
        null,
        '9 Oak Ln',
        '78704',
        'Drip Plumbing',
        null,
        null,
        null,
      ],
    ]);
  });

  test('permits of New York name the license of the city’s own register', async () => {
    const [first, second, third] = await permitsOf('new-york-city');
    const after = ['118 Union Street', '11231', 'GOWANUS PIPE CORP', null, 'NYC', '0002154'];
    expect(first).toEqual([['321598765', '2025-01-12', null, 'issued', 'plumbing', null, ...after]]);
    expect(second).toEqual([['321598765', '2026-01-13', null, 'issued', 'plumbing', null, ...after]]);
    expect(third).toEqual([['321598766', null, null, 'not_issued', 'mechanical', null, ...after]]);
    expect(await permitsOf('new-york-city-dob-now')).toEqual([
      [
        [
          'B00712345-I1',
          '2026-03-02',
          null,
          'final',
          'mechanical',
          'INSTALL MINI SPLIT AIR CONDITIONER',
          '40 Henry Street',
          '11201',
          'HENRY AIR LLC',
          null,
          'NYC',
          '617001',
        ],
      ],
    ]);
  });

  test.each([
    [
      'seattle',
      ['6901234-CN', '2026-05-05', null, 'issued', 'roofing', 'Replace roof, subject to field inspection'],
      ['410 E Pine St', '98122', 'RAINIER ROOFING INC', null, null, null],
    ],
    [
      'los-angeles',
      ['26041-10000-01234', '2026-01-20', null, 'final', 'electrical', '200 AMP PANEL'],
      ['1437 S Hauser Blvd', '90019', 'VERMONT ELECTRIC COMPANY', null, 'CA', '912345'],
    ],
    [
      'philadelphia',
      [
        'PP-2026-001234',
        '2026-04-08',
        '2026-05-01',
        'final',
        'plumbing',
        'RELOCATION OF EXISTING BASEMENT BATH',
      ],
      ['1027 E Columbia Ave', '19125', 'FISHTOWN PLUMBING LLC', '19122', null, null],
    ],
    [
      'san-antonio',
      ['MEP-TRD-APP26-33100', '2026-01-05', null, 'issued', 'fence', 'FENCE'],
      ['310 S Flores St', null, 'ALAMO FENCE COMPANY', null, null, null],
    ],
    [
      'blds',
      ['BP260017', '2026-03-03', '2026-06-30', 'final', 'pool', 'SWIMMING POOL'],
      ['77 W Mill Ave', '85281', 'BLUE DESERT POOLS LLC', '85281', null, 'ROC300123'],
    ],
  ])('the first permit of the sample of %s is read whole', async (layout, start, end) => {
    expect((await permitsOf(layout))[0]).toEqual([[...start, ...end]]);
  });

  test('a permit that expired without an issued day, or has no day in a list of issued ones, was not issued', async () => {
    const second = async (layout: string) => (await readSample(layout)).entries[1];
    for (const layout of ['seattle', 'san-antonio'])
      expect(await second(layout)).toMatchObject({ permits: [{ status: 'not_issued', issued_on: null }] });
    expect(await second('los-angeles')).toMatchObject({ permits: [] });
  });
});
