import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { defineMapping, parseMapping, type Mapping } from '../../../../server/contractors/import/mapping.ts';
import type { ReadReport } from '../../../../server/contractors/import/roster/read-report.ts';
import { readAll, readListings } from '../../../support/roster-reader.ts';

const FIELDS = {
  name: 'Nombre',
  city: 'Ciudad',
  state: 'Estado',
  phone: 'Tel',
  license_number: 'No',
} as const;
const mapping = defineMapping(FIELDS, { country: 'MX' });
const LINES = [
  'Nombre,Ciudad,Estado,Tel,No',
  'PLOMERÍA MUÑOZ,Hermosillo,Sonora,662 555 0142,A-10',
  'HERRERÍA PEÑA,Nogales,Sonora,631 555 0143,A-11',
];
const CSV = `${LINES.join('\r\n')}\r\n`;
const NAMES = ['Plomería Muñoz', 'Herrería Peña'];

async function read(content: string | Buffer, map: Mapping = mapping, chunkSize = 64) {
  const reports: ReadReport[] = [];
  const entries = await readAll(content, map, { chunkSize, onReport: (report) => reports.push(report) });
  const names = entries.flatMap((entry) => ('listing' in entry ? [entry.listing.name] : []));
  const refused = entries.flatMap((entry) => ('reason' in entry ? [[entry.line, entry.reason]] : []));
  return { names, refused, notes: reports[0]?.notes ?? [], columns: reports[0]?.columns ?? [] };
}

describe('the encoding of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${CSV}`)],
    ['Windows-1252', iconv.encode(CSV, 'windows-1252')],
    ['DOS text', iconv.encode(CSV, 'cp850')],
    ['UTF-16 with its mark', iconv.encode(`\uFEFF${CSV}`, 'utf16le')],
    ['UTF-16 without its mark', iconv.encode(CSV, 'utf16le')],
    ['UTF-16 of the other byte order', iconv.encode(`\uFEFF${CSV}`, 'utf16be')],
    ['UTF-16 of the other byte order without its mark', iconv.encode(CSV, 'utf16be')],
    ['CR line ends', Buffer.from(LINES.join('\r'))],
    ['LF line ends', Buffer.from(LINES.join('\n'))],
    ['text that was encoded twice', Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(CSV)))],
  ])('the encoding of a file: %s is told by the bytes, and no mail is lost', async (_, bytes) => {
    const { names, refused } = await read(bytes);
    expect([names, refused]).toEqual([NAMES, []]);
  });

  test('an encoding that only the operator knows is named by an option', async () => {
    const bytes = iconv.encode(CSV, 'macintosh');
    expect((await read(bytes, { ...mapping, encoding: 'macintosh' })).names).toEqual(NAMES);
    await expect(read(bytes, { ...mapping, encoding: 'klingon' })).rejects.toThrow(/no encoding "klingon"/);
  });

  test('lines of letters of one byte are told, and lost letters are', async () => {
    const { notes } = await read(iconv.encode(CSV, 'windows-1252'));
    expect(notes).toEqual(['2 lines are not UTF-8 and were read as Windows-1252 or DOS text.']);
    const lost = await read(CSV.replace('MUÑOZ', 'MU\uFFFDOZ'));
    expect(lost.columns).toMatchObject([{ field: 'name', count: 1, values: [{ line: 2 }] }]);
  });
});

describe('what stands around the rows', () => {
  test('a line that names the separator, a title and empty lines above the header are left out', async () => {
    const rows = LINES.join('\n').replaceAll(',', ';');
    expect((await read(`sep=;\n${rows}`)).names).toEqual(NAMES);
    const { names, notes } = await read(
      `Padrón de contratistas, 2026\n\nFecha de corte: 1/11/2026,,\n${rows}`,
    );
    expect(names).toEqual(NAMES);
    expect(notes).toEqual(['2 lines above the header were left out.']);
  });

  test('totals and notes below are no contractors and no lost rows', async () => {
    const footers = [
      'Total: 2',
      'TOTAL DE REGISTROS,2,,,',
      ',,,,',
      'Fuente: Padrón municipal',
      'Página 1 de 1',
      'Fin del reporte',
      '(2 rows affected)',
    ];
    const entries = await readAll(`${CSV}${footers.join('\n')}\n`, mapping);
    const rest = entries.slice(2);
    expect(rest).toHaveLength(footers.length);
    for (const entry of rest)
      expect(entry).toMatchObject({ reason: 'is a total or a note, not a contractor' });
    expect(rest.some((entry) => 'unread' in entry)).toBe(false);
  });

  test('a contractor with the name of a total is a contractor', async () => {
    const { names } = await read(`${CSV}TOTAL,Nogales,Sonora,,A-12\nTOTAL CLIMAS,Nogales,Sonora,,A-13\n`);
    expect(names.slice(2)).toEqual(['Total', 'Total Climas']);
  });

  test('the header again on each page is no contractor', async () => {
    const { names, refused } = await read(`${CSV}${CSV}`);
    expect(names).toEqual([...NAMES, ...NAMES]);
    expect(refused).toEqual([[4, 'repeats the names of the columns']]);
  });
});

describe('cells', () => {
  const us = parseMapping(
    '{"name":"name","license":"no","phone":"phone","city":"city","zip":"zip","options":{"state":"GA"}}',
    'map.json',
  );
  const row = async (name: string, no: string, phone: string) => {
    const [listing] = await readListings(
      `name,no,phone,city,zip\n"${name}","${no}","${phone}",Macon,31201\n`,
      us,
    );
    return listing;
  };

  test('60,000 commas in one cell take no longer than other cells', async () => {
    const started = performance.now();
    await readAll(`name,no,phone,city,zip\n"A ${','.repeat(60_000)}",1,,Macon,31201\n`, us);
    await readAll(
      `name,no,phone,city,zip\nAda Tile,1,"${','.repeat(60_000)}","${', '.repeat(20_000)}",31201\n`,
      us,
    );
    const line = parseMapping(
      '{"name":"name","city_state_zip":"place","trades":"trade","options":{"state":"GA"}}',
      'map.json',
    );
    await readAll(`name,place,trade\nAda Tile,"${','.repeat(30_000)}","${','.repeat(30_000)}"\n`, line);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test.each([
    ['(478) 555-0123', '+14785550123'],
    ['\u200B(478) 555-0123', '+14785550123'],
    ['\u202A478‑555‑0123\u202C', '+14785550123'],
    ['478-555-0123 x12', '+14785550123'],
    ['478-555-0123 ext. 4', '+14785550123'],
    ['(478)555-0123x9', '+14785550123'],
    ['478-555-0123 / 478-555-0199', '+14785550123'],
    ['478-555-0123; 478-555-0199', '+14785550123'],
    ['478-555-0123 or 478-555-0199', '+14785550123'],
    ['4785550123 4785550199', '+14785550123'],
    ['Office: 478-555-0123, cell: 478-555-0199', '+14785550123'],
    ['tel:478-555-0123', '+14785550123'],
    ['478.555.0123 (cell)', '+14785550123'],
    ['tel:+1-478-555-0123;ext=1234', '+14785550123'],
    ['call the office', null],
    ['555-0123', null],
  ])('a phone cell "%s" gives %s', async (written, phone) => {
    expect((await row('Ada Tile', '1', written))?.phone).toBe(phone);
  });

  test('placeholders are no key: firms that share one stay apart', async () => {
    for (const no of ['N/A', 'PENDING', 'EXEMPT', '0', '#REF!', '1.02E+11', '', '-', 'en trámite']) {
      const [one, other] = await Promise.all([row('Ada Tile', no, ''), row('Bea Tile', no, '')]);
      expect([no, one?.licenses, one?.sourceKey === other?.sourceKey]).toEqual([no, [], false]);
    }
  });

  test.each([
    ["'0012345", '0012345'],
    ['12345.0', '12345'],
    ['=""0012345""', '0012345'],
    ['\u200B0012345', '0012345'],
  ])('the marks of a spreadsheet are no part of a number: %s', async (written, number) => {
    expect((await row('Ada Tile', written, ''))?.licenses[0]?.number).toBe(number);
  });

  test.each(['THE', 'N/A', 'Unknown', '#REF!', 'S.A. DE C.V.'])('cells: "%s" is no name', async (name) => {
    await expect(row(name, '1', '')).rejects.toThrow('has no name');
  });
});

describe('the order of day and month', () => {
  const dated = (country: 'US' | 'MX', date_order: 'month_first' | 'day_first' | null = null) =>
    defineMapping(
      { name: 'name', license_number: 'no', license_expires_on: 'to' },
      { country, date_order, state: country === 'US' ? 'GA' : 'SON' },
    );
  const days = async (cells: string[], map: Mapping) => {
    const rows = cells.map((cell, index) => `Ada ${index} Tile,N-${index}0,${cell}\n`).join('');
    return (await readListings(`name,no,to\n${rows}`, map)).map(({ licenses }) => licenses[0]?.expiresOn);
  };

  test('the country of the file decides it, and an option overrides the country', async () => {
    expect(await days(['05/11/2031'], dated('US'))).toEqual(['2031-05-11']);
    expect(await days(['05/11/2031'], dated('MX'))).toEqual(['2031-11-05']);
    expect(await days(['05/11/2031', '24/06/2031'], dated('US', 'day_first'))).toEqual([
      '2031-11-05',
      '2031-06-24',
    ]);
    expect(await days(['05/11/2031', '24/06/2031'], dated('US', 'month_first'))).toEqual([
      '2031-05-11',
      null,
    ]);
  });

  test('a column that contradicts itself is refused with the two lines', async () => {
    await expect(days(['05/11/2031', '24/06/2031', '06/24/2031'], dated('US'))).rejects.toThrow(
      'The column "to" contradicts itself: month first on line 4 ("06/24/2031"), day first on line 3 ("24/06/2031").',
    );
  });

  test('a column in the order of another country is refused', async () => {
    await expect(days(['05/11/2031', '24/06/2031'], dated('US'))).rejects.toThrow(
      'The column "to" is day first on line 3 ("24/06/2031"), but files of this country are month first.',
    );
  });
});
