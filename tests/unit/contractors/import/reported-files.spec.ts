import { describe, expect, test } from 'vitest';
import { defineMapping } from '../../../../server/contractors/import/mapping.ts';
import { guessColumns } from '../../../../server/contractors/registers/matching/guess-columns.ts';
import { lookAtFile } from '../../../../server/contractors/registers/matching/look-at-file.ts';
import {
  mappingOf,
  matchingOf,
  type Matching,
} from '../../../../server/contractors/registers/matching/mapping-of-form.ts';
import { inChunks, readAll, readListings } from '../../../support/roster-reader.ts';

/** Files that other products misread, each by the public report of it. */
const FIELDS = {
  name: 'Name',
  city: 'City',
  state: 'State',
  postal_code: 'Zip',
  license_number: 'License',
  license_expires_on: 'Expires',
} as const;
const mapping = defineMapping(FIELDS);
const HEAD = 'Name,City,State,Zip,License,Expires';
const ROW = 'Mesa Decks,Boston,MA,02134,007,06/30/2027';
const MESA = {
  name: 'Mesa Decks',
  city: 'Boston',
  region: 'US-MA',
  postalCode: '02134',
  licenses: [{ number: '007', expiresOn: '2027-06-30' }],
};

const matching = (own: Partial<Matching>): Matching => ({
  columns: {},
  hasHeader: true,
  delimiter: null,
  encoding: null,
  ragged: false,
  country: 'US',
  state: null,
  city: null,
  licenseClass: null,
  trade: null,
  dateOrder: null,
  leaveOut: [],
  ...own,
});
const look = (text: string) => lookAtFile(inChunks(Buffer.from(text), 64));

describe('a file that other products misread', () => {
  test.each([
    ['baserow 483: a mark before a quoted first column', `\uFEFF"Name"${HEAD.slice(4)}\n${ROW}\n`],
    ['supabase 12666: quoted numbers', `${HEAD}\n${ROW.replace('02134', '"02134"')}\n`],
    ['s2member 1148: an apostrophe before a number', `${HEAD}\n${ROW.replace('02134', "'02134")}\n`],
    ['geojson.io 324: a ZIP code without its zero', `${HEAD}\n${ROW.replace('02134', '2134')}\n`],
    ['deephaven 1800: a separator behind each line', `${HEAD},\n${ROW},\n`],
    ['tickbin 233: a separator behind the rows alone', `${HEAD}\n${ROW},\n`],
    ['data-publisher 84: empty columns behind the last', `${HEAD},,,\n${ROW},,,\n`],
    ['hazelcast 24439: spaces around the names', `${HEAD.replaceAll(',', ' , ')}\n${ROW}\n`],
    [
      'dbeaver 41361: a line end in a quoted cell',
      `${HEAD}\n${ROW.replace('Mesa Decks', '"Mesa\nDecks"')}\n`,
    ],
    [
      'TablePress 198: semicolons, and commas in cells',
      `${`${HEAD}\n${ROW}`.replaceAll(',', ';')}\nSol, Rio, and Co;Boston;MA;;9;\n`,
    ],
    ['May 250: a day that is a month, too', `${HEAD}\n${ROW}\nOther Decks,Boston,MA,,8,05/04/2027\n`],
    ['BEXIS2 22: a day after the twelfth', `${HEAD}\n${ROW}\nOther Decks,Boston,MA,,8,06/13/2027\n`],
    ['Expensify 91569: a year of two digits', `${HEAD}\n${ROW.replace('2027', '27')}\n`],
    ['pgloader 128: a NUL in a cell', `${HEAD}\n${ROW.replace('Mesa ', 'Mesa\0 ')}\n`],
    ['csvkit 426: lines of separators alone', `${HEAD}\n,,,,,\n\n${ROW}\n`],
    ['notifications-utils 1169: empty columns before the first', `,,${HEAD}\n,,${ROW}\n`],
    ['hydroserverlite 57: line ends of Windows', `${HEAD}\r\n${ROW}\r\n`],
    ['textlab 91: the header is no row', `${HEAD}\n${ROW}\n`],
  ])('the file is read: %s', async (_, text) => {
    const read = (await readAll(text, mapping)).flatMap((entry) =>
      'listing' in entry ? [entry.listing] : [],
    );
    expect(read[0]).toMatchObject(MESA);
  });

  test('smarter_csv 345: a number with an E in it is no shortened number', async () => {
    const [listing] = await readListings(`${HEAD}\n${ROW.replace('007', '0047583311587E590003')}\n`, mapping);
    expect(listing?.licenses[0]?.number).toBe('0047583311587E590003');
  });

  test('InvenTree 9050: an empty cell never takes the value of the row above', async () => {
    const [, second] = await readListings(`${HEAD}\n${ROW}\nOther Decks,,MA,,8,\n`, mapping);
    expect(second).toMatchObject({ postalCode: null, licenses: [{ number: '8', expiresOn: null }] });
  });

  test('OpenRefine 690: a quote that nobody closes costs its row alone', async () => {
    const entries = await readAll(`${HEAD}\n"${ROW}\n${ROW}\n`, mapping);
    expect(entries.map((entry) => 'listing' in entry)).toEqual([false, true]);
  });

  test('vscode-edit-csv 119: a row that is cut off in the middle is refused', async () => {
    const entries = await readAll(`${HEAD}\n${ROW}\nOther Decks,Boston,MA`, mapping);
    expect(entries.at(-1)).toMatchObject({ line: 3, reason: 'has 3 columns, not 6' });
  });
});

describe('columns of one name', () => {
  const TEXT = 'Name,State,Date,Date\nMesa Decks,MA,01/02/2020,06/30/2027\n';
  const columns = { name: [1], state: [2], license_number: [1], license_expires_on: [4] };

  test('pretix 5681: each is read by its own place, and shown there again', async () => {
    const file = await look(TEXT);
    const made = mappingOf(matching({ columns }), file);
    expect(made.fields.license_expires_on).toBe('Date (2 of 2)');
    expect(matchingOf(made, file).columns).toEqual(columns);
    const [listing] = await readListings(TEXT, made);
    expect(listing?.licenses[0]?.expiresOn).toBe('2027-06-30');
  });

  test('baserow 4168: a column that came before them moves none, and another one of their name is refused', async () => {
    const made = mappingOf(matching({ columns }), await look(TEXT));
    const [listing] = await readListings(TEXT.replace('State,', 'State,New,').replace('MA,', 'MA,x,'), made);
    expect(listing?.licenses[0]?.expiresOn).toBe('2027-06-30');
    const third = TEXT.replace('State,', 'State,Date,').replace('MA,', 'MA,01/01/2019,');
    await expect(readListings(third, made)).rejects.toThrow('no column "Date (2 of 2)"');
  });
});

describe('rows of another width', () => {
  test('rows without columns that are empty everywhere are taken', async () => {
    const text = 'Name,State,Zip,Note\nMesa Decks,MA,02134,\nRio Pipes,MA,02134\n';
    const { columns, rows, endsVary } = await look(text);
    expect(endsVary).toBe(true);
    const made = mappingOf(
      matching({ columns: guessColumns(columns, rows), ragged: endsVary }),
      await look(text),
    );
    expect(await readListings(text, made)).toHaveLength(2);
  });

  test('rows that may have lost a value are refused until the administrator takes them', async () => {
    const { endsVary } = await look('Name,State,Zip,Note\nMesa Decks,MA,02134,x\nRio Pipes,MA,02134\n');
    expect(endsVary).toBe(false);
  });
});
