import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_MAX_BYTES, readLines } from '../../../../server/contractors/import/roster/roster-lines.ts';
import {
  readRows,
  type RosterRow,
  type RowOptions,
} from '../../../../server/contractors/import/roster/roster-rows.ts';
import { inChunks } from '../../../support/roster-reader.ts';

type Options = Partial<RowOptions> & { chunkSize?: number };

async function read(
  content: string | Buffer,
  { chunkSize = 16, ...options }: Options = {},
): Promise<RosterRow[]> {
  const lines = readLines(inChunks(Buffer.from(content as string), chunkSize));
  const rows: RosterRow[] = [];
  for await (const row of readRows(lines, { delimiter: ',', columns: null, ragged: false, ...options }))
    rows.push(row);
  return rows;
}

const fieldsOf = (rows: RosterRow[]): string[][] => rows.map((row) => ('fields' in row ? row.fields : []));
const problemsOf = (rows: RosterRow[]) =>
  rows.flatMap((row) => ('problem' in row ? [[row.line, row.problem]] : []));

// Without carriage returns alone and without outer white space, which are not kept.
const field = fc
  .string({
    unit: fc.constantFrom('a', 'Z', '7', ' ', ',', '"', '\n', ';', 'ñ', '🏠', '\u202E'),
    maxLength: 12,
  })
  .map((text) => text.trim());
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(field, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 8 }),
  );

describe('rows of a roster', () => {
  test('rows of a roster come back as they were written, whatever stands in their fields and wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('\n', '\r\n'),
        async (rows, chunkSize, end) => {
          const written = stringify(rows, { quoted: true, record_delimiter: end });
          expect(fieldsOf(await read(written, { chunkSize, columns: rows[0]?.length ?? null }))).toEqual(
            rows,
          );
        },
      ),
    );
  });

  test('rows of a roster are read the same with a byte order mark, with CRLF and without a last line end', async () => {
    const expected = [
      ['name', 'city'],
      ['Éclair Builders', 'Macon'],
    ];
    expect(fieldsOf(await read('\uFEFFname,city\r\nÉclair Builders,Macon\r\n'))).toEqual(expected);
    expect(fieldsOf(await read('name,city\nÉclair Builders,Macon'))).toEqual(expected);
  });

  test('rows of a roster are counted by physical lines, blank ones and those inside quotes included', async () => {
    const rows = await read('a,b\n\n"one\ntwo",x\ny,z\n');
    expect(rows).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['one\ntwo', 'x'] },
      { line: 5, fields: ['y', 'z'] },
    ]);
  });

  test('a quote that is never closed costs one row, not the rest of the file', async () => {
    const rows = await read('a,b\n1,x\n2,"open\n3,y\n"4","z, z"\n5,w\n');
    expect(problemsOf(rows)).toEqual([[3, 'quote_not_closed']]);
    expect(fieldsOf(rows)).toEqual([['a', 'b'], ['1', 'x'], [], ['3', 'y'], ['4', 'z, z'], ['5', 'w']]);
  });

  test('a quote that a later row happens to close does not swallow the rows between', async () => {
    const rows = await read('a,b,c\n1,"open,x\n2,y,y\n3,"",z\n4,"end",w\n');
    expect(problemsOf(rows)).toEqual([[2, 'quote_not_closed']]);
    expect(rows).toHaveLength(5);
  });

  test('any row may be spoiled without touching the others', async () => {
    const spoilt = fc.constantFrom('"open', 'one field only', 'a,b,c', 'x"y"z,"', 'Caf\u00e9');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constant('ok,row'), spoilt), { maxLength: 12 }),
        async (lines) => {
          const bytes = Buffer.concat(
            ['head,er', ...lines].map((line) => Buffer.from(`${line}\n`, 'latin1')),
          );
          const rows = await read(bytes);
          expect(rows.map((row) => row.line)).toEqual([1, ...lines.map((_, index) => index + 2)]);
          const good = rows
            .slice(1)
            .filter((row) => 'fields' in row)
            .map((row) => row.line);
          expect(good).toEqual(lines.flatMap((line, index) => (line === 'ok,row' ? [index + 2] : [])));
        },
      ),
    );
  });

  test('bytes that are not UTF-8 are read as letters of one byte, line by line', async () => {
    const bytes = Buffer.from('a,b\nCaf\xe9,x\nok,y\n', 'latin1');
    expect(fieldsOf(await read(bytes))).toEqual([
      ['a', 'b'],
      ['Café', 'x'],
      ['ok', 'y'],
    ]);
  });

  test('a line longer than 64 KB is refused by its number, and the next one is fine', async () => {
    const rows = await read(`a,b\n${'x'.repeat(2_000_000)},y\nok,z\n`, { chunkSize: 65_536 });
    expect(problemsOf(rows)).toEqual([[2, 'too_long']]);
    expect(fieldsOf(rows).at(-1)).toEqual(['ok', 'z']);
    expect(problemsOf(await read(`${'x'.repeat(LINE_MAX_BYTES - 2)},y\n`, { chunkSize: 4_096 }))).toEqual([]);
  });

  test('a row with other columns than the first says how many it has', async () => {
    expect(await read('a,b,c\n1,2\n1,2,3\n')).toEqual([
      { line: 1, fields: ['a', 'b', 'c'] },
      { line: 2, problem: 'columns', cells: ['1', '2'] },
      { line: 3, fields: ['1', '2', '3'] },
    ]);
    expect(problemsOf(await read('a,b,c\n1,2\n', { ragged: true }))).toEqual([]);
  });

  test('a quote in the middle of a field is a letter', async () => {
    expect(fieldsOf(await read('a,b\n6" Gutters,"x, y"\n')).at(-1)).toEqual(['6" Gutters', 'x, y']);
    expect(problemsOf(await read('a,b\n"Late" quote,x\n'))).toEqual([[2, 'quotes']]);
  });

  test('other delimiters are read too', async () => {
    expect(fieldsOf(await read('a;b\n"x;y";z, z\n', { delimiter: ';' }))).toEqual([
      ['a', 'b'],
      ['x;y', 'z, z'],
    ]);
    expect(fieldsOf(await read('a\tb\nx\ty\n', { delimiter: '\t' }))).toEqual([
      ['a', 'b'],
      ['x', 'y'],
    ]);
  });
});
