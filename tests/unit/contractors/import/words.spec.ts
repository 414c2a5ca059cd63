import { describe, expect, test } from 'vitest';
import { businessName } from '../../../../server/contractors/import/written-names.ts';
import { cleanText } from '../../../../server/contractors/import/roster/clean-text.ts';
import { isName, isNumber, isPlaceholder } from '../../../../server/contractors/import/words/cells.ts';
import companyForms from '../../../../server/contractors/import/words/company-forms.json' with { type: 'json' };
import covers from '../../../../server/contractors/import/words/covers.json' with { type: 'json' };
import { coverOf } from '../../../../server/contractors/import/words/covers.ts';
import dates from '../../../../server/contractors/import/words/dates.json' with { type: 'json' };
import { readDate } from '../../../../server/contractors/import/words/dates.ts';
import numbers from '../../../../server/contractors/import/words/numbers.json' with { type: 'json' };
import { wholeNumberOf } from '../../../../server/contractors/import/words/numbers.ts';
import placeholders from '../../../../server/contractors/import/words/placeholders.json' with { type: 'json' };
import statuses from '../../../../server/contractors/import/words/statuses.json' with { type: 'json' };
import { licenseStatusOf } from '../../../../server/contractors/import/words/statuses.ts';

/** Real cells that a table needs in each language before it is worth trusting. */
const LEAST = 60;
const LANGUAGES = ['english', 'spanish'] as const;
const pairs = (table: unknown) => table as [string, string | number | null][];
const flat = (table: Record<string, string[]>): string[] => Object.values(table).flat();

describe.each(LANGUAGES)('the tables of whole cells in %s', (language) => {
  test('statuses are read as their table says, in any case and with other signs', () => {
    const table: Record<string, string[]> = statuses[language];
    expect(flat(table).length).toBeGreaterThanOrEqual(LEAST);
    for (const [status, cells] of Object.entries(table))
      for (const cell of cells)
        for (const written of [cell, cell.toUpperCase(), cell.toLowerCase(), ` ${cell} `])
          expect([written, licenseStatusOf(written)]).toEqual([written, status]);
  });

  test('words of insurances and bonds are read as their table says', () => {
    expect(flat(covers[language]).length).toBeGreaterThanOrEqual(LEAST);
    for (const cell of covers[language].yes) expect([cell, coverOf(cell)]).toEqual([cell, true]);
    for (const cell of covers[language].no) expect([cell, coverOf(cell)]).toEqual([cell, false]);
  });

  test('placeholders are neither a value nor a number nor a name', () => {
    const nothing = [placeholders.blank, placeholders.broken, placeholders.empty].flatMap(
      (one) => one[language],
    );
    expect(nothing.length).toBeGreaterThanOrEqual(LEAST);
    for (const cell of nothing)
      expect([cell, isPlaceholder(cell), isNumber(cell), isName(cell)]).toEqual([cell, true, false, false]);
    expect(placeholders.no_number[language].length).toBeGreaterThanOrEqual(LEAST);
    for (const cell of placeholders.no_number[language])
      expect([cell, isNumber(cell)]).toEqual([cell, false]);
    expect(placeholders.no_name[language].length).toBeGreaterThanOrEqual(50);
    for (const cell of placeholders.no_name[language]) expect([cell, isName(cell)]).toEqual([cell, false]);
  });

  test('dates are read in the order of their country', () => {
    expect(dates.read[language].length).toBeGreaterThanOrEqual(LEAST - 1);
    const order = language === 'english' ? 'month_first' : 'day_first';
    for (const [written, day] of pairs(dates.read[language]))
      expect([written, readDate(written, order)?.day]).toEqual([written, day]);
  });

  test('numbers are read alone or beside a listed word', () => {
    expect(numbers.read[language].length).toBeGreaterThanOrEqual(LEAST);
    for (const [written, number] of pairs(numbers.read[language]))
      expect([written, wholeNumberOf(written, 1, 100_000)]).toEqual([written, number]);
  });

  test('the tables of whole cells in names keep the form of their company whole', () => {
    expect(companyForms.read[language].length).toBeGreaterThanOrEqual(LEAST);
    const country = language === 'english' ? 'US' : 'MX';
    for (const [written, name] of pairs(companyForms.read[language]))
      expect([written, businessName(cleanText(written), country)]).toEqual([written, name]);
  });
});

test('every table names where its cells come from', () => {
  for (const table of [statuses, covers, placeholders, dates, numbers, companyForms])
    expect(table.sources.join('').length).toBeGreaterThan(40);
});

test('no cell has two readings in one table', () => {
  for (const language of LANGUAGES) {
    const cells = flat(statuses[language]).map((cell) => cell.toLowerCase());
    expect(cells.filter((cell, index) => cells.indexOf(cell) !== index)).toEqual([]);
    const { yes, no } = covers[language];
    expect(yes.filter((cell) => no.includes(cell))).toEqual([]);
  }
});

describe('cells that no table lists', () => {
  test.each(statuses.not_listed)('a status "%s" is not verified', (cell) => {
    expect(licenseStatusOf(cell)).toBe('unverified');
  });

  test.each(covers.not_listed)('a cover "%s" is unknown', (cell) => {
    expect(coverOf(cell)).toBeNull();
  });

  test.each(placeholders.not_placeholders)('cells that no table lists: "%s" stands for itself', (cell) => {
    expect([isPlaceholder(cell), isName(cell)]).toEqual([false, true]);
  });

  test.each(dates.not_read)('cells that no table lists: "%s" is no date in either order', (cell) => {
    expect([readDate(cell, 'month_first'), readDate(cell, 'day_first')]).toEqual([null, null]);
  });

  test('a number that a spreadsheet shortened is no number', () => {
    for (const cell of ['1.02E+11', '1,02E+11', '1.02e11', '1E+05', '-3.4E+38'])
      expect([cell, isNumber(cell)]).toEqual([cell, false]);
    expect(isNumber('3E12')).toBe(true);
  });
});
