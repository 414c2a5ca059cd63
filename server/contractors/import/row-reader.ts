import { ImportError } from './import-error.ts';
import { LISTING_FIELDS, type Column, type FieldSource, type ListingField, type Mapping } from './mapping.ts';

/** A row's values in our fields; empty text where it has none. */
export type RowReader = {
  field: (name: ListingField, row: readonly string[]) => string;
  licenceKey: (row: readonly string[]) => string;
};

type ReadSource = (row: readonly string[]) => string;

/**
 * Binds a mapping to the columns of one file. `header` is the first row, or null where the file names no columns. Throws
 * ImportError when the mapping names a column that the file does not have.
 */
export function bindMapping(mapping: Mapping, header: readonly string[] | null): RowReader {
  const isEmpty = new Set(mapping.empty_values.map((value) => value.toLowerCase()));
  const places = new Map<string, number[]>();
  header?.forEach((name, index) => {
    const there = places.get(plainName(name)) ?? [];
    places.set(plainName(name), [...there, index]);
  });

  const placeOf = (column: Column): number => {
    if (typeof column === 'number') return column - 1;
    if (header === null)
      throw new ImportError(`The file names no columns: give "${column}" as a number, counted from 1.`);
    const [place, ...others] = places.get(plainName(column)) ?? [];
    if (place !== undefined && others.length === 0) return place;
    if (place !== undefined) {
      const numbers = [place, ...others].map((index) => index + 1).join(' and ');
      throw new ImportError(
        `The file has ${others.length + 1} columns "${column}", numbers ${numbers}: give the number of the one that is meant.`,
      );
    }
    throw new ImportError(
      `The file has no column "${column}"; it has ${header.slice(0, 40).join(', ').slice(0, 600)}.`,
    );
  };
  const readColumns = (columns: Column | readonly Column[], separator: string): ReadSource => {
    const indexes = (Array.isArray(columns) ? columns : [columns]).map(placeOf);
    return (row) =>
      indexes
        .map((index) => valueAt(row, index))
        .filter((value) => value !== '')
        .join(separator);
  };
  const valueAt = (row: readonly string[], index: number): string => {
    const value = cleanText(row[index] ?? '');
    return isEmpty.has(value.toLowerCase()) ? '' : value;
  };
  const readSource = (source: FieldSource, separator: string): ReadSource => {
    if (typeof source === 'object' && 'constant' in source) return () => cleanText(source.constant);
    if (typeof source !== 'object' || !('first_of' in source)) return readColumns(source, separator);
    const choices = source.first_of.map((choice) => readColumns(choice, separator));
    return (row) => choices.map((read) => read(row)).find((value) => value !== '') ?? '';
  };

  const readers = new Map<ListingField, ReadSource>();
  for (const name of LISTING_FIELDS) {
    const source = mapping.fields[name];
    if (source !== undefined) readers.set(name, readSource(source, SEPARATORS[name] ?? ' '));
  }
  const licenceKey =
    mapping.licence_key === null ? readers.get('licence_number') : readSource(mapping.licence_key, ' ');
  return {
    field: (name, row) => readers.get(name)?.(row) ?? '',
    licenceKey: (row) => licenceKey?.(row) ?? '',
  };
}

const SEPARATORS: Partial<Record<ListingField, string>> = {
  address: ', ',
  trades: ' | ',
  licence_class: ', ',
};

/** One line without control characters (NUL is one), marks that turn the writing round, doubled spaces or quotes around it. */
export function cleanText(value: string): string {
  const plain = value.replace(/[\p{Cc}\p{Zs}\u2028-\u202E\u2066-\u2069\uFEFF]+/gu, ' ').trim();
  return /^"[^"]*"$/.test(plain) ? plain.slice(1, -1).trim() : plain;
}

function plainName(name: string): string {
  return cleanText(name).toLowerCase();
}
