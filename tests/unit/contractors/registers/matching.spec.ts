import { describe, expect, test } from 'vitest';
import { guessColumns, guessState } from '../../../../server/contractors/registers/matching/guess-columns.ts';
import { createTranslator } from '../../../../common/format/translator.ts';
import { defineMapping } from '../../../../server/contractors/import/mapping.ts';
import { mappingOfCorrected } from '../../../../server/contractors/registers/corrected-rows.ts';
import { saidOf } from '../../../../server/contractors/registers/engine-sentences.ts';
import { guessMatching } from '../../../../server/contractors/registers/matching/guess-matching.ts';
import { lookAtFile } from '../../../../server/contractors/registers/matching/look-at-file.ts';
import { REGIONS } from '../../../../server/database/seeds/reference/regions.ts';
import { notUnderstoodOf } from '../../../../server/moderation/registers/not-understood.ts';
import registerLists from '../../../../translations/admin/register-lists.ts';

async function* bytes(text: string, encoding: BufferEncoding = 'utf8') {
  yield Buffer.from(text, encoding);
}
async function guessed(text: string) {
  const { columns, rows } = await lookAtFile(bytes(text));
  const names = new Map(columns.map(({ place, name }) => [place, name ?? place]));
  return Object.fromEntries(
    Object.entries(guessColumns(columns, rows)).map(([field, places]) => [
      field,
      places.map((place) => names.get(place)),
    ]),
  );
}

describe('columns of a list that nobody prepared', () => {
  test('names in English are recognized in any spelling', async () => {
    expect(
      await guessed(
        'LIC_NO,BusinessName,Addr 1,City,ST,ZipCode,Lic Status,ExpirationDate\nA1,Mesa Decks,1 Main St,Austin,TX,78701,ACTIVE,2027-01-31\n',
      ),
    ).toMatchObject({
      license_number: ['LIC_NO'],
      name: ['BusinessName'],
      address: ['Addr 1'],
      city: ['City'],
      state: ['ST'],
      postal_code: ['ZipCode'],
      license_status: ['Lic Status'],
      license_expires_on: ['ExpirationDate'],
    });
  });

  test('names in Spanish are recognized', async () => {
    expect(
      await guessed(
        'Razón social;Número de licencia;Municipio;Estado;Código postal;Teléfono;Estatus\nObras del Norte;77;Juárez;Chihuahua;32000;656 123 4567;VIGENTE\n',
      ),
    ).toMatchObject({
      name: ['Razón social'],
      license_number: ['Número de licencia'],
      city: ['Municipio'],
      state: ['Estado'],
      postal_code: ['Código postal'],
      phone: ['Teléfono'],
      license_status: ['Estatus'],
    });
  });

  test('a column called "Status" with telephone numbers is no status', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => `Mesa ${index},(512) 555-010${index}`).join('\n');
    expect((await guessed(`Name,Status\n${rows}\n`))['license_status']).toBeUndefined();
  });

  test('an empty column gives way to another one of a fitting name', async () => {
    const rows = 'Mesa Decks,,CBC,77\nRio Pipes,,CFC,78';
    expect(await guessed(`Name,Class Code,Occupation Code,License\n${rows}\n`)).toMatchObject({
      license_class: ['Occupation Code'],
      license_number: ['License'],
    });
  });

  test('the state of all rows is guessed where every row that names one names the same', () => {
    const guessedState = (...states: string[]) =>
      guessState(
        { state: [1] },
        states.map((state) => [state]),
      );
    expect(guessedState('MS', '', 'MS')).toBe('US-MS');
    expect(guessedState('FL', 'GA')).toBeNull();
    expect(guessedState('', '')).toBeNull();
  });

  test('a file that names no column is matched by its values, and no day of it is', async () => {
    const row = (index: number) =>
      `M,${16345 + index},Current,03/06/2019,11/30/2027,DOE,${600 + index} Cedar St,Dallas,TX,75201,Mesa ${index} Plumbing LLC`;
    const found = await guessed(`${Array.from({ length: 9 }, (_, index) => row(index)).join('\n')}\n`);
    expect(found).toEqual({
      license_number: [2],
      license_status: [3],
      address: [7],
      city: [8],
      state: [9],
      postal_code: [10],
      name: [11],
    });
  });

  test('a title above the table is not its header', async () => {
    const { columns } = await lookAtFile(
      bytes('Board of Contractors\n\nName,City,License Number\nMesa Decks,Austin,A1\n'),
    );
    expect(columns.map(({ name }) => name)).toEqual(['Name', 'City', 'License Number']);
  });

  test('two columns of one name are told apart by their places', async () => {
    const { columns } = await lookAtFile(bytes('Name,Date,Date\nMesa Decks,2026-01-01,2027-01-01\n'));
    expect(columns.map(({ place, isAmbiguous }) => [place, isAmbiguous])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  test('semicolons, tabs and a text of UTF-16 are read', async () => {
    for (const delimiter of [';', '\t', '|']) {
      const look = await lookAtFile(bytes(`Name${delimiter}City\nMesa Decks${delimiter}Austin\n`));
      expect(look.columns.map(({ name }) => name)).toEqual(['Name', 'City']);
    }
    const wide = await lookAtFile(bytes('\uFEFFName,City\nPeña,Austin\n', 'utf16le'));
    expect(wide.columns[0]).toMatchObject({ name: 'Name', examples: ['Peña'] });
  });

  test.each([
    ['', 'nothing but empty lines'],
    [Array.from({ length: 2_000 }, (_, index) => `c${index}`).join(','), 'columns'],
  ])('a file that is no table is refused', async (text, reason) => {
    await expect(lookAtFile(bytes(text))).rejects.toThrow(reason);
  });
});

describe('the country of a list', () => {
  const regions = REGIONS.map((region, index) => ({ id: index + 1, ...region }));
  const countryOf = async (text: string) => guessMatching(await lookAtFile(bytes(text)), regions).country;

  test('a list with Mexican states is offered as a Mexican one', async () => {
    const rows = 'Obras Uno,Sonora\nObras Dos,B.C.\nObras Tres,Nuevo León\nObras Cuatro,Edo. de Méx.\n';
    expect(await countryOf(`Nombre,Estado\n${rows}`)).toBe('MX');
  });

  test('a list in Spanish with Mexican telephone numbers is offered as a Mexican one', async () => {
    const rows = 'Obras Uno,+52 662 123 4567\nObras Dos,+52 (55) 1234 5678\n';
    expect(await countryOf(`Razón social,Teléfono\n${rows}`)).toBe('MX');
    expect(await countryOf(`Name,Phone\n${rows}`)).toBe('US');
  });

  test('states that both countries have, and those of the other one, leave the usual country', async () => {
    const both = 'Uno Homes,MO,+52 662 123 4567\nDos Homes,CO,+52 662 123 4568\n';
    expect(await countryOf(`Nombre,Estado,Teléfono\n${both}`)).toBe('US');
    expect(await countryOf('Nombre,Estado\nUno Homes,Texas\nDos Homes,Sonora\n')).toBe('US');
  });
});

describe('a file of corrected rows', () => {
  test('line and reason are no columns of a contractor, in either language and with any separator', async () => {
    const text = 'Línea;Motivo;Nombre;Municipio\n5;sin nombre;Obras Uno;Juárez\n';
    expect((await lookAtFile(bytes(text))).hasHeader).toBe(true);
    expect(await guessed(text)).toEqual({ name: ['Nombre'], city: ['Municipio'] });
    const unknown = 'Line,Reason,Firm X,Column 2\n5,no name,Mesa,Austin\n';
    expect((await lookAtFile(bytes(unknown))).columns.map(({ name }) => name)).toContain('Firm X');
  });

  test('columns that have places alone are two places further', () => {
    const mapping = defineMapping(
      { name: 1, address: [2, 'Town'], phone: { first_of: [3, [4, 5]] }, license_class: { constant: 'B' } },
      { header: false, delimiter: '|', encoding: 'cp850', leave_out: [{ column: 6, values: ['x'] }] },
    );
    expect(mappingOfCorrected(mapping)).toMatchObject({
      fields: {
        name: 3,
        address: [4, 'Town'],
        phone: { first_of: [5, [6, 7]] },
        license_class: { constant: 'B' },
      },
      header: true,
      delimiter: null,
      encoding: null,
      leave_out: [{ column: 8 }],
    });
  });
});

test('columns are named with the quotes of their language, and by their place without a name', () => {
  const texts = Object.entries(registerLists).map(([key, [, spanish]]) => [key, spanish] as const);
  const t = createTranslator('mexican_spanish', Object.fromEntries(texts));
  const column = (written: string) =>
    notUnderstoodOf(t, {
      notes: [],
      columns: [{ field: 'trades', column: written, count: 1, values: [] }],
    })[0]?.column;
  expect(column('"Giro"')).toBe('“Giro”');
  expect(column('"Giro" or column 3')).toBe('“Giro”, Columna 3');
  const { params } = saidOf('The column "Vence" contradicts itself: a, b. Say which one is meant');
  expect(params).toMatchObject({ column: '“Vence”' });
});
