import { describe, expect, test } from 'vitest';
import { licenseState } from '../../../../server/contractors/license/license-status.ts';
import { parseMapping } from '../../../../server/contractors/import/mapping.ts';
import { createRowGroups } from '../../../../server/contractors/import/roster/row-groups.ts';
import { licenseStatusOf } from '../../../../server/contractors/import/words/statuses.ts';
import { businessName } from '../../../../server/contractors/import/written-names.ts';
import { readListings } from '../../../support/roster-reader.ts';

const mapping = parseMapping('{"name":"name","trades":"type","options":{"state":"GA"}}', 'map.json');
const tradesOf = async (name: string, type: string, map = mapping) =>
  (await readListings(`name,type\n"${name}","${type}"\n`, map))[0]?.trades;

describe('the trades of a listing', () => {
  test.each([
    ['John Mason', 'General Contractor', ['general-contractor']],
    ['Mason & Sons', 'General Contractor', ['general-contractor']],
    ['Dana R. Carpenter', '', []],
    ['Painter Construction LLC', '', ['general-contractor']],
    ['Desert Pool & Spa LLC', '', ['pools']],
    ['Mason County Masonry LLC', '', ['masonry']],
  ])(
    'the trades of a listing of "%s", whom the register calls "%s", are not those of a family name',
    async (name, type, trades) => {
      expect(await tradesOf(name, type)).toEqual(trades);
    },
  );

  test.each([
    ['Albañilería', 'masonry'],
    ['Impermeabilizaciones', 'waterproofing'],
    ['Demoliciones', 'demolition'],
    ['Trabajos de tablaroca', 'drywall'],
    ['Taller de soldadura', 'steel-welding'],
  ])('the trade of a listing is read from Spanish words: %s', async (type, trade) => {
    expect(await tradesOf('Ada', type)).toEqual([trade]);
  });

  test('the trades of a listing of a specialty that is not named are not known', async () => {
    expect(await tradesOf('Ada Birch', 'Specialty Contractor')).toEqual([]);
    expect(await tradesOf('Ada Roofing', 'Specialty Contractor')).toEqual(['roofing']);
    const usual = parseMapping(
      '{"name":"name","trades":"type","options":{"state":"GA","trades":["general-contractor"]}}',
      'map.json',
    );
    expect(await tradesOf('Ada Birch', 'Specialty Contractor', usual)).toEqual([]);
    expect(await tradesOf('Ada Birch', '', usual)).toEqual(['general-contractor']);
  });

  test('rows of a register of one trade are that trade, whatever kind of work they name', async () => {
    const plumbers = parseMapping(
      '{"name":"name","trades":"type","options":{"state":"GA","trades":["plumbing"]}}',
      'map.json',
    );
    for (const type of ['', 'Journeyman Grade 3', 'Specialty Contractor', 'Subcontractor', 'Oficio 7'])
      expect(await tradesOf('Ada Birch', type, plumbers)).toEqual(['plumbing']);
  });

  test.each([
    ['Replace water heater, must comply with tree regulations', ['water-systems', 'hvac']],
    ['Install drywall. All work shall comply with electrical, plumbing and roofing codes.', ['drywall']],
    ['All work must comply with tree regulations', []],
  ])('the trades of a listing do not come from what has to be kept to: "%s"', async (type, trades) => {
    expect((await tradesOf('Ada Birch', type))?.toSorted()).toEqual(trades.toSorted());
  });
});

describe('what a board says', () => {
  test.each([
    ['OUT OF BUSINESS', 'closed'],
    ['RE-LICENSED', 'replaced'],
    ['Relicensed', 'replaced'],
    ['Superseded', 'replaced'],
  ])('what a board says of a status, "%s", is %s', (written, status) => {
    expect(licenseStatusOf(written)).toBe(status);
    expect(
      licenseState(
        { license_number: '1', license_status: status, license_expires_on: '2030-01-01' },
        '2026-11-21',
      ),
    ).toBe(status);
  });

  test('what a board says of a license that is over stays closed or replaced after its last day', async () => {
    const map = parseMapping(
      '{"name":"name","license":"no","status":"status","expires":"to","options":{"state":"GA"}}',
      'map.json',
    );
    const [listing] = await readListings('name,no,status,to\nAda,1,OUT OF BUSINESS,01/01/2020\n', map);
    expect(listing?.licenses).toMatchObject([{ status: 'closed', expiresOn: '2020-01-01' }]);
  });

  test.each([
    ['10XR CONSTRUCTION', '10XR Construction'],
    ['4X4 FENCING', '4X4 Fencing'],
    ['21ST CENTURY HOMES', '21st Century Homes'],
  ])('what a board says of a name, "%s", is read as "%s"', (written, name) =>
    expect(businessName(written)).toBe(name),
  );
});

describe('the columns of a file', () => {
  test('the columns of a file of one name are refused where the map means one of them, and not otherwise', async () => {
    const file = 'name,city,city\nAda,Macon,PMB219\n';
    const map = (columns: string) => parseMapping(`{${columns},"options":{"state":"GA"}}`, 'map.json');
    await expect(readListings(file, map('"name":"name","city":"city"'))).rejects.toThrow(
      'The file has 2 columns "city", numbers 2 and 3: give the number of the one that is meant.',
    );
    expect(await readListings(file, map('"name":"name","city":2'))).toMatchObject([{ city: 'Macon' }]);
    expect(await readListings(file, map('"name":"name"'))).toMatchObject([{ name: 'Ada' }]);
  });

  test.each([
    [';', 'name;type\nAda Roofs;roofing, siding\n'],
    ['\t', 'name\ttype\nAda Roofs\troofing, siding\n'],
    ['|', '\nname|type\nAda Roofs|roofing, siding\n'],
    [',', '"name; of the firm",type\nAda Roofs,roofing\n'],
  ])('the columns of a file may be separated by %j without saying so', async (_, file) => {
    const map = parseMapping('{"name":1,"trades":2,"options":{"state":"GA"}}', 'map.json');
    expect(await readListings(file, map)).toMatchObject([{ name: 'Ada Roofs' }]);
  });

  test('the columns of a file may leave the city out, which is said once, or say where each business is', async () => {
    const map = parseMapping(
      '{"name":"name","lat":"y","lng":"x","options":{"state":"GA","city":"Macon"}}',
      'map.json',
    );
    const listings = await readListings('name,y,x\nAda,32.9,-83.5\nBea,0,0\nCleo,912,\n', map);
    expect(listings).toMatchObject([
      { city: 'Macon', point: { latitude: 32.9, longitude: -83.5 } },
      { city: 'Macon', point: { latitude: 32.83, longitude: -83.62 } },
      { city: 'Macon', point: { latitude: 32.83, longitude: -83.62 } },
    ]);
  });
});

test('rows are of one business where they share a key, in whatever order they come', () => {
  const groups = createRowGroups();
  const key = (letter: string) => letter.repeat(32);
  for (const keys of [[key('a')], [key('b')], [key('c')], [key('a'), key('b')]]) groups.add(keys);
  expect([key('a'), key('b'), key('c')].map((one) => groups.find([one]).rows)).toEqual([3, 3, 1]);
  expect(groups.find([key('a')]).group).toBe(groups.find([key('b')]).group);
});
