import { describe, expect, test } from 'vitest';
import { parseMapping } from '../../../../server/contractors/import/mapping.ts';
import { readAll, readListings } from '../../../support/roster-reader.ts';

const map = (value: unknown) => parseMapping(JSON.stringify(value), 'map.json');

describe('a map file', () => {
  test('maps our fields to columns, in any case, alone or joined', async () => {
    const mapping = map({
      name: 'firma',
      address: ['Calle', 'Colonia'],
      city: 'ciudad',
      state: 'Estado',
      phone: 'Tel',
      trades: 'Giro',
      options: { country: 'MX' },
    });
    const [listing] = await readListings(
      'FIRMA,Calle,Colonia,Ciudad,Estado,Tel,Giro\nPLOMERÍA LOS ÁLAMOS,Av. Juárez 10,Centro,HERMOSILLO,Sonora,662 555 0142,Plomería\n',
      mapping,
    );
    expect(listing).toMatchObject({
      name: 'Plomería Los Álamos',
      address: 'Av. Juárez 10, Centro',
      city: 'Hermosillo',
      region: 'MX-SON',
      phone: '+526625550142',
      point: { latitude: 29.07, longitude: -110.95 },
    });
    expect(listing?.trades).toContain('plumbing');
  });

  test('a map file may give a field one value for every row, and where each business is', async () => {
    const mapping = map({
      name: 'Name',
      city: 'City',
      state: { constant: 'NV' },
      license_number: 'No',
      license_status: { constant: 'Active' },
      lat: 'Y',
      lng: 'X',
    });
    const [listing] = await readListings('Name,City,No,Y,X\nVega Masonry,Reno,77,39.53,-119.81\n', mapping);
    expect(listing).toMatchObject({ region: 'US-NV', point: { latitude: 39.53, longitude: -119.81 } });
    expect(listing?.licenses).toEqual([expect.objectContaining({ number: '77', status: 'valid' })]);
  });

  test('a map file knows our fields by the other names people give them', async () => {
    const mapping = map({ company_name: 'n', licenseNumber: 'l', zip: 'z', street: 's', Region: 'r' });
    const [listing] = await readListings('n,l,z,s,r\nFen Tile,T-77,31201,4 Elm St,Georgia\n', mapping);
    expect(listing).toMatchObject({
      name: 'Fen Tile',
      postalCode: '31201',
      region: 'US-GA',
      licenses: [{ number: 'T-77' }],
    });
  });

  test('a map file that spells our fields and options with "licence" is read as before', async () => {
    const [listing] = await readListings(
      'Name,Board,No\nAlvarado Roofing,ROC,77\n',
      map({
        name: 'Name',
        licence_number: 'No',
        licenceStatus: { constant: 'Active' },
        options: { state: 'AZ', licence_key: ['Board', 'No'] },
      }),
    );
    expect(listing).toMatchObject({
      sourceKey: 'licence roc 77',
      licenses: [{ number: '77', status: 'valid' }],
    });
  });

  test('a map file reads files without a header by position, with other delimiters, and takes the first that is filled', async () => {
    const mapping = map({ name: { first_of: [2, 3] }, state: 4, options: { header: false, delimiter: ';' } });
    const names = (await readListings('1;;HERON, INC;GA\n2;WREN ROOFS;x;GA\n', mapping)).map(
      (listing) => listing.name,
    );
    expect(names).toEqual(['Heron, Inc', 'Wren Roofs']);
  });

  test.each([
    ['not JSON', '{', /map\.json is not JSON/],
    ['no object', '[1]', /must hold one object/],
    [
      'an unknown field',
      '{"name":"a","nmae":"b"}',
      /there is no field "nmae"; there are name, license_number/,
    ],
    ['no name', '{"city":"a"}', /"name" is missing/],
    ['a column that is none', '{"name":{"a":1}}', /"name" must be a column's name/],
    ['an unknown option', '{"name":"a","options":{"headers":true}}', /map\.json: options/],
  ])('a map file with %s is refused in one sentence', (_, text, message) => {
    expect(() => parseMapping(text, 'map.json')).toThrow(message);
  });

  test('a map file that names a column the file does not have is refused with the columns there are', async () => {
    await expect(readAll('a,b\n1,2\n', map({ name: 'company' }))).rejects.toThrow(
      'The file has no column "company"; it has a, b.',
    );
    await expect(readAll('1,2\n', map({ name: 'a', options: { header: false } }))).rejects.toThrow(
      /give "a" as a number/,
    );
  });
});

describe('a row', () => {
  const mapping = map({
    name: 'name',
    state: 'state',
    zip: 'zip',
    city: 'city',
    phone: 'phone',
    email: 'email',
    website: 'web',
  });
  const head = 'name,state,zip,city,phone,email,web\n';

  test('a row is rejected, with its line, where it names no business or no state we know', async () => {
    const rows = await readAll(
      `${head},GA,,,,,\n...,GA,,,,,\nA,,,,,,\nB,QC,,,,,\n"${'x'.repeat(151)}",GA,,,,,\n`,
      mapping,
    );
    expect(rows).toEqual([
      { line: 2, reason: 'has no name' },
      { line: 3, reason: 'has no name' },
      { line: 4, reason: 'names no state' },
      { line: 5, reason: 'names a state we do not know, "QC"' },
      { line: 6, reason: 'has a name of more than 150 letters' },
    ]);
  });

  test('a row names its state by a short form that is usual in its country', async () => {
    const mexican = map({ name: 'name', state: 'state', options: { country: 'MX' } });
    const rows = await readListings('name,state\nA,BC\nB,B.C.\nC,Edo. Méx.\nD,N.L.\nE,CDMX\n', mexican);
    expect(rows.map(({ region }) => region)).toEqual(['MX-BCN', 'MX-BCN', 'MX-MEX', 'MX-NLE', 'MX-CMX']);
    const american = await readListings(`${head}A,Calif.,,,,,\nB,Fla,,,,,\n`, mapping);
    expect(american.map(({ region }) => region)).toEqual(['US-CA', 'US-FL']);
    expect(await readAll(`${head}A,BC,,,,,\n`, mapping)).toEqual([
      { line: 2, reason: 'names a state we do not know, "BC"' },
    ]);
  });

  test('a row takes its state and city from the ZIP code, and the place on the map from it', async () => {
    const [boston, dallas, elsewhere] = await readListings(
      `${head}A,,2134,,,,\nB,TX,,DALLAS,,,\nC,GA,75237,,,,\n`,
      mapping,
    );
    expect(boston).toMatchObject({
      region: 'US-MA',
      city: 'Boston',
      postalCode: '02134',
      point: { latitude: 42.35 },
    });
    expect(dallas?.point?.latitude).toBeCloseTo(32.78);
    // A ZIP code of another state gives no place.
    expect(elsewhere).toMatchObject({ region: 'US-GA', city: null, point: null });
  });

  test('a row keeps telephone numbers, addresses and websites only where they are some', async () => {
    const [good, bad] = await readListings(
      `${head}A,GA,,,(912) 555-0101,Office@Fen.example,fen.example/about\nB,GA,,,12,not an address,javascript:alert(1)\n`,
      mapping,
    );
    expect(good).toMatchObject({
      phone: '+19125550101',
      email: 'office@fen.example',
      website: 'https://fen.example/about',
    });
    expect(bad).toMatchObject({ phone: null, email: null, website: null });
  });

  test('a row loses NUL bytes, control characters and marks that turn the writing round', async () => {
    const [listing] = await readListings(`${head}Nul\0Name \u202Eevil\u0007 Co,GA,,,,,\n`, mapping);
    expect(listing?.name).toBe('Nul Name evil Co');
  });

  test('a row is known again by its license, or else by name and address however they are written', async () => {
    const licensed = map({ name: 'name', state: 'state', license: 'no', address: 'street' });
    const keys = (
      await readListings(
        'name,state,no,street\nFen Tile,GA,T-77,1 Elm\nOther name,GA,t 77,\nFEN TILE,GA,,1 Elm St.\nFén Tile,GA,,1 ELM ST\nFen Tile,GA,,2 Elm St\n',
        licensed,
      )
    ).map((listing) => listing.sourceKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).toBe(keys[3]);
    expect(new Set(keys).size).toBe(3);
  });
});
