import { FORM_FIELDS, type FormField } from '../../../../common/limits/registers.ts';
import { ImportError } from '../../import/import-error.ts';
import type { Column, FieldSource, LeftOut } from '../../import/map-file.ts';
import { defineMapping, type Mapping } from '../../import/mapping.ts';
import { oneOfColumns, readOneOfColumns } from '../../import/same-names.ts';
import type { FileColumn } from './file-column.ts';
import type { FileLook } from './look-at-file.ts';

/** A matching as the form has it: columns by their places, counted from 1. */
export type Matching = {
  columns: Partial<Record<FormField, number[]>>;
  hasHeader: boolean;
  delimiter: string | null;
  encoding: string | null;
  /** Rows with more or fewer columns are taken, too. */
  ragged: boolean;
  country: 'US' | 'MX';
  /** As in `CA`; null: each row names its own. */
  state: string | null;
  city: string | null;
  /** The class of rows without a column for it. */
  licenseClass: string | null;
  /** The slug of the trade of rows that tell none. */
  trade: string | null;
  dateOrder: 'month_first' | 'day_first' | null;
  leaveOut: { place: number; word: string }[];
};

const alike = (columns: readonly FileColumn[], name: string): FileColumn[] =>
  columns.filter((column) => column.name?.toLowerCase() === name.toLowerCase());

/** Columns go by their names, so that the next file may have them in another order. */
export function mappingOf(matching: Matching, { columns }: Pick<FileLook, 'columns'>): Mapping {
  const columnAt = (place: number): Column => {
    const found = columns[place - 1];
    if (!found) throw new ImportError(`The file has no column "${place}"; it has ${columns.length}.`);
    if (!matching.hasHeader || found.name === null) return place;
    const same = alike(columns, found.name);
    return same.length === 1 ? found.name : oneOfColumns(found.name, same.indexOf(found) + 1, same.length);
  };
  const fields: Partial<Record<FormField, FieldSource>> = {};
  for (const field of FORM_FIELDS) {
    const [first, ...others] = (matching.columns[field] ?? []).map(columnAt);
    if (first !== undefined) fields[field] = others.length === 0 ? first : [first, ...others];
  }
  if (fields.license_class === undefined && matching.licenseClass !== null)
    fields.license_class = { constant: matching.licenseClass };
  const words = new Map<number, string[]>();
  for (const { place, word } of matching.leaveOut) words.set(place, [...(words.get(place) ?? []), word]);
  return defineMapping(fields, {
    header: matching.hasHeader,
    delimiter: matching.delimiter,
    encoding: matching.encoding,
    ragged: matching.ragged,
    country: matching.country,
    date_order: matching.dateOrder,
    state: matching.state,
    city: matching.city,
    trades: matching.trade === null ? [] : [matching.trade],
    leave_out: [...words].map(([place, values]) => ({ column: columnAt(place), values })),
  });
}

/** A kept mapping as the form shows it again over a file; columns that the file does not have are gone. */
export function matchingOf(mapping: Mapping, { columns }: Pick<FileLook, 'columns'>): Matching {
  const placeOf = (column: Column): number[] => {
    if (typeof column === 'number') return column <= columns.length ? [column] : [];
    const one = readOneOfColumns(column);
    const same = alike(columns, one?.name ?? column);
    const found = one && same.length === one.count ? same[one.nth - 1] : alike(columns, column)[0];
    return found ? [found.place] : [];
  };
  const placesOf = (source: FieldSource | undefined): number[] => {
    if (source === undefined) return [];
    if (typeof source !== 'object') return placeOf(source);
    if ('constant' in source) return [];
    const parts = 'first_of' in source ? source.first_of : source;
    return (parts.flat() as Column[]).flatMap(placeOf);
  };
  const { license_class: licenseClass } = mapping.fields;
  return {
    columns: Object.fromEntries(
      FORM_FIELDS.map((field) => [field, placesOf(mapping.fields[field])]).filter(
        ([, places]) => (places ?? []).length > 0,
      ),
    ) as Matching['columns'],
    hasHeader: mapping.header,
    delimiter: mapping.delimiter,
    encoding: mapping.encoding,
    ragged: mapping.ragged,
    country: mapping.country,
    state: mapping.state,
    city: mapping.city,
    licenseClass:
      typeof licenseClass === 'object' && 'constant' in licenseClass ? licenseClass.constant : null,
    trade: mapping.trades[0] ?? null,
    dateOrder: mapping.date_order,
    leaveOut: mapping.leave_out.flatMap((one: LeftOut) =>
      placeOf(one.column).flatMap((place) => one.values.map((word) => ({ place, word }))),
    ),
  };
}
