import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../../server/contractors/import/mapping.ts';
import { PRESETS } from '../../../../server/contractors/import/presets.ts';
import { TRADES } from '../../../../server/database/seeds/reference/trades.ts';
import { readListings } from '../../../support/roster-reader.ts';

function read(preset: string, asOf = '2026-11-21') {
  const mapping: Mapping | undefined = PRESETS[preset];
  if (!mapping) throw new Error(`No preset ${preset}`);
  return readListings(readFileSync(`tests/fixtures/rosters/${preset}.csv`), mapping, asOf);
}

test('every preset names trades that exist', () => {
  const slugs = new Set(TRADES.map((trade) => trade.slug));
  const named = Object.values(PRESETS).flatMap((preset) => [
    ...preset.trades,
    ...Object.values(preset.trade_codes).flat(),
  ]);
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('the README and the careers page name as many layouts and sources as there are', () => {
  const sources = new Set(Object.keys(PRESETS).map((name) => name.replace(/-sample$/, '')));
  expect([Object.keys(PRESETS).length, sources.size]).toEqual([11, 10]);
  expect(readFileSync('README.md', 'utf8')).toContain('Eleven layouts are known');
  expect(readFileSync('content/english/careers.html', 'utf8')).toContain('lists of ten public sources');
  expect(readFileSync('content/mexican_spanish/careers.html', 'utf8')).toContain('diez fuentes públicas');
});

describe('each layout is read', () => {
  test('georgia-ppp: no licenses, industries by NAICS code', async () => {
    const [plumber, builder, gardener] = await read('georgia-ppp');
    expect(plumber).toMatchObject({
      name: 'Juniper Hollow Plumbing LLC',
      address: '18 Larkspur Ln',
      city: 'Macon',
      region: 'US-GA',
      postalCode: '31201',
      point: { latitude: 32.83, longitude: -83.62 },
      licenses: [],
      crewSize: 6,
      trades: ['plumbing'],
    });
    expect(builder).toMatchObject({ address: null, crewSize: null, trades: ['general-contractor'] });
    expect(gardener).toMatchObject({
      name: 'Odalys Pinecrest',
      address: '902 21st Ave',
      trades: ['landscaping'],
    });
  });

  test('florida-dbpr: the business name, or the person behind it', async () => {
    const [roofer, builder, plumber] = await read('florida-dbpr');
    expect(roofer).toMatchObject({
      name: 'Marrowby Roofs of Ocala, LLC',
      address: '77 Quill Ct, Suite 4',
      postalCode: '34471',
      trades: ['roofing'],
      licenses: [
        { number: 'CCC9900001', state: 'FL', class: 'CCC', status: 'valid', expiresOn: '2028-08-31' },
      ],
    });
    expect(builder).toMatchObject({ name: 'Oliver P Fenwicke', licenses: [{ status: 'inactive' }] });
    expect(plumber).toMatchObject({
      name: 'June Abelard',
      region: 'US-FL',
      trades: ['plumbing'],
      licenses: [{ status: 'suspended' }],
    });
  });

  test('chicago: classes and an expiry, but no numbers', async () => {
    const [then] = await read('chicago', '2014-05-01');
    expect(then).toMatchObject({
      name: 'Opal & Linden Restoration, Inc.',
      phone: '+13125550142',
      city: 'Chicago',
      trades: ['restoration'],
      licenses: [
        {
          number: null,
          state: 'IL',
          class: 'E - $500,000 PROJECT CEILING',
          status: 'valid',
          expiresOn: '2014-06-24',
        },
      ],
    });
    const [, builder] = await read('chicago');
    expect(builder).toMatchObject({ trades: ['general-contractor'], licenses: [{ status: 'expired' }] });
    expect(then?.sourceKey).toContain('name opal');
  });

  test('california-cslb: the master file, without a header', async () => {
    const [alarms, electrician, trees] = await read('california-cslb', '2020-11-20');
    expect(alarms).toMatchObject({
      name: 'June Briar Tallow',
      phone: '+15595550132',
      trades: ['low-voltage'],
      bonded: true,
      sourceKey: 'licence 9900101',
      licenses: [{ number: '9900101', state: 'CA', class: 'C-7', status: 'valid', expiresOn: '2021-01-31' }],
    });
    expect(electrician).toMatchObject({
      name: 'Thistledown Electric',
      trades: ['electrical', 'general-contractor'],
      licenses: [{ class: 'C10, B', status: 'suspended' }],
    });
    expect(trees).toMatchObject({
      name: 'Peregrine Tree Care',
      region: 'US-NV',
      trades: ['tree-service'],
      licenses: [{ state: 'CA' }],
    });
  });

  test('the layout california-cslb-sample is read', async () => {
    const [plumber, builder] = await read('california-cslb-sample');
    expect(plumber?.trades).toEqual(expect.arrayContaining(['general-contractor', 'hvac', 'plumbing']));
    expect(plumber).toMatchObject({
      bonded: false,
      licenses: [{ class: 'A, B, C20, C36', status: 'valid', expiresOn: '2029-05-31' }],
    });
    expect(builder).toMatchObject({
      name: 'Marlow Brook Construction',
      bonded: true,
      phone: '+16615550188',
      trades: ['general-contractor'],
    });
  });

  test('the layout arizona-roc is read', async () => {
    const [fences, cooling] = await read('arizona-roc');
    expect(fences).toMatchObject({
      trades: ['fencing'],
      licenses: [{ number: '990301', class: 'CR-14', state: 'AZ', status: 'valid' }],
    });
    expect(cooling).toMatchObject({
      name: 'Ocotillo Heating and Cooling',
      city: 'Tucson',
      trades: ['hvac'],
      licenses: [{ status: 'suspended' }],
    });
  });

  test('kentucky-dhbc: no addresses', async () => {
    const [hvac, plumber] = await read('kentucky-dhbc');
    expect(hvac).toMatchObject({
      name: 'Larkspur Htg & A/C',
      region: 'US-KY',
      city: null,
      point: null,
      trades: ['hvac'],
    });
    expect(plumber).toMatchObject({
      name: 'Otis Pemberley JR',
      trades: ['plumbing'],
      licenses: [{ status: 'expired', expiresOn: '2026-01-31' }],
    });
  });

  test('louisiana-lslbc: the same number in two registers is two licenses', async () => {
    const [roofer, mold] = await read('louisiana-lslbc');
    expect(roofer).toMatchObject({
      address: '9 Egret Drive, Ste. C',
      email: 'office@bayouwick.example',
      trades: ['roofing'],
    });
    expect(mold).toMatchObject({
      region: 'US-TX',
      email: null,
      trades: ['restoration'],
      licenses: [{ number: '990501', state: 'LA' }],
    });
    expect(roofer?.sourceKey).not.toBe(mold?.sourceKey);
  });

  test('mississippi-sbc: rows with columns too many and too few', async () => {
    const listings = await read('mississippi-sbc');
    expect(listings.map(({ name, region }) => [name, region])).toEqual([
      ['Cypress Knee Heating & Cooling LLC', 'US-MS'],
      ['Sable Gum Contractors', 'US-MS'],
      ['Petra W. Hollyhock', 'US-MS'],
    ]);
    expect(listings[1]).toMatchObject({ phone: null, licenses: [{ number: '99062-MC', status: 'expired' }] });
  });

  test('texas-tdlr: city, state and ZIP code in one column', async () => {
    const [cooling, person] = await read('texas-tdlr');
    expect(cooling).toMatchObject({
      city: 'Dallas',
      region: 'US-TX',
      postalCode: '75237',
      phone: '+12145550171',
      trades: ['hvac'],
      licenses: [{ number: '990701', class: 'A/C Contractor, BE', status: 'valid' }],
    });
    expect(person).toMatchObject({ name: 'Mara Josephine Quentin', licenses: [{ status: 'expired' }] });
  });

  test('texas-tsbpe: plumbers with their insurance', async () => {
    const [insured, person] = await read('texas-tsbpe');
    expect(insured).toMatchObject({
      name: 'Cottonwood Plumbing Service',
      insured: true,
      insuranceExpiresOn: '2027-10-03',
      trades: ['plumbing'],
    });
    expect(person).toMatchObject({
      name: 'Ivan Mesquite Jr.',
      insured: false,
      licenses: [{ status: 'expired' }],
    });
  });
});
