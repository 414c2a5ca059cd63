import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, csvText } from '../../../server/moderation/csv.ts';

const read = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true });

describe('a file for spreadsheets', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x', '\uFF1D1+1', '\n-1'])(
    'a cell that would begin a formula is text: %j',
    (written) => {
      expect(read(csvLine([written]))).toEqual([[`'${written}`]]);
    },
  );

  test('numbers of ours stay numbers, nothing is empty, times are ISO', () => {
    expect(csvLine([-3, 4.5, null, undefined, true, new Date('2026-11-21T10:00:00Z')])).toBe(
      '-3,4.5,,,true,2026-11-21T10:00:00.000Z\r\n',
    );
  });

  test('whatever people write comes back as it was written, and no cell begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 }), (cells) => {
        const [row = []] = read(csvLine(cells));
        const plain = row.map((cell, index) => (cell === `'${cells[index]}` ? cell.slice(1) : cell));
        expect(plain).toEqual(cells);
        expect(row.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });

  test('a file for spreadsheets: it begins with a byte order mark and the heads, and is read in batches until there is no more', async () => {
    const offsets: number[] = [];
    const parts: string[] = [];
    const text = csvText([{ head: 'No.', cell: (row: number) => row }], async ({ limit, offset }) => {
      offsets.push(offset);
      return Array.from({ length: Math.min(limit, 1_500 - offset) }, (_, index) => offset + index);
    });
    for await (const part of text) parts.push(part);
    const lines = read(parts.join(''));
    expect(parts[0]).toBe('\uFEFFNo.\r\n');
    expect(offsets).toEqual([0, 1_000]);
    expect(lines).toHaveLength(1_501);
    expect(lines.at(-1)).toEqual(['1499']);
  });

  test('a file for spreadsheets: it ends after fifty thousand rows', async () => {
    let rows = 0;
    const endless = csvText([{ head: 'x', cell: () => 1 }], async ({ limit }) => {
      rows += limit;
      return Array.from({ length: limit }, () => null);
    });
    for await (const part of endless) expect(part).not.toBe('');
    expect(rows).toBe(50_000);
  });
});
