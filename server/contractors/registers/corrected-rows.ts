import type { Language } from '../../../common/format/language.ts';
import { catalogue } from '../../../translations/index.ts';
import type { Queryable } from '../../database/client.ts';
import { foldWords } from '../import/fold-words.ts';
import type { Column, FieldSource } from '../import/map-file.ts';
import type { Mapping } from '../import/mapping.ts';
import { mostFrequentDelimiter } from '../import/roster/delimiter.ts';
import { toUtf8Lines } from '../import/roster/roster-bytes.ts';
import { readLines } from '../import/roster/roster-lines.ts';
import { splitFields } from '../import/roster/roster-rows.ts';
import { readListFile } from './list-file.ts';

const HEADS: Readonly<Record<Language, readonly [string, string]>> = {
  english: [catalogue['registers.line'][0], catalogue['registers.reason'][0]],
  mexican_spanish: [catalogue['registers.line'][1], catalogue['registers.reason'][1]],
};
/** Columns of ours before those of the list. */
export const OWN_COLUMNS = 2;

/** Names of our columns, the same whatever an operator calls them: a corrected file is known by them. */
export const refusedHeads = (language: Language): readonly [string, string] => HEADS[language];

/** Whether a row names the columns of a file of refused rows. */
export const isRefusedHead = ([line = '', reason = '']: readonly string[]): boolean =>
  Object.values(HEADS).some(
    (heads) => foldWords(heads[0]) === foldWords(line) && foldWords(heads[1]) === foldWords(reason),
  );

/** Whether a list's file is one of refused rows: a part of a list, so that nothing is gone that it does not name. */
export async function isCorrectedRows(database: Queryable, listId: number): Promise<boolean> {
  const bytes = toUtf8Lines(readListFile(database, listId), null, () => undefined);
  for await (const { text } of readLines(bytes)) {
    if (text.trim() === '') continue;
    const cells = splitFields(text, mostFrequentDelimiter(text));
    return Array.isArray(cells) && isRefusedHead(cells);
  }
  return false;
}

/** A source's mapping over a file of refused rows: as a spreadsheet saves it, with our columns before its own. */
export function mappingOfCorrected(mapping: Mapping): Mapping {
  const { fields, license_key: key, leave_out: leaveOut } = mapping;
  return {
    ...mapping,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, source]) => [field, behindOwn(source)]),
    ) as Mapping['fields'],
    license_key: key === null ? null : behindOwn(key),
    leave_out: leaveOut.map(({ column, values }) => ({ column: placeBehindOwn(column), values })),
    header: true,
    delimiter: null,
    encoding: null,
  };
}

const placeBehindOwn = (column: Column): Column =>
  typeof column === 'number' ? column + OWN_COLUMNS : column;

const isSeveral = (source: Column | readonly Column[]): source is readonly Column[] => Array.isArray(source);

const partBehindOwn = (source: Column | readonly Column[]): Column | readonly Column[] =>
  isSeveral(source) ? source.map(placeBehindOwn) : placeBehindOwn(source);

function behindOwn(source: FieldSource): FieldSource {
  if (typeof source === 'object' && 'constant' in source) return source;
  if (typeof source === 'object' && 'first_of' in source)
    return { first_of: source.first_of.map(partBehindOwn) };
  return partBehindOwn(source);
}
