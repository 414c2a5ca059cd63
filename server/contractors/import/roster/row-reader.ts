import { ImportError } from '../import-error.ts';
import { cleanText } from './clean-text.ts';
import {
  LISTING_FIELDS,
  type Column,
  type FieldSource,
  type ListingField,
  type Mapping,
} from '../mapping.ts';
import { isBlankCell, isBrokenCell, isPlaceholder } from '../words/cells.ts';

/** A row's values in our fields; empty text where it has none. */
export type RowReader = {
  /** As the file names the column of a field. */
  columnOf: (name: ListingField) => string;
  field: (name: ListingField, row: readonly string[]) => string;
  licenseKey: (row: readonly string[]) => string;
};

type ReadSource = (row: readonly string[]) => string;
type IsEmpty = (cell: string) => boolean;

/** Where "none" or "expired" is a statement, only what machines write for nothing is nothing. */
const STATEMENTS: ReadonlySet<ListingField> = new Set(['license_status', 'insured', 'bonded']);
/** A date that a spreadsheet lost was stated all the same. */
const DATES: ReadonlySet<ListingField> = new Set([
  'license_issued_on',
  'license_expires_on',
  'insurance_expires_on',
]);

function emptinessOf(name: ListingField): IsEmpty {
  if (STATEMENTS.has(name)) return isBlankCell;
  return DATES.has(name) ? (cell) => isPlaceholder(cell) && !isBrokenCell(cell) : isPlaceholder;
}

/**
 * Binds a mapping to the columns of one file. `header` is the first row, or null where the file names no columns. Throws
 * ImportError when the mapping names a column that the file does not have.
 */
export function bindMapping(mapping: Mapping, header: readonly string[] | null): RowReader {
  const emptyValues = new Set(mapping.empty_values.map((value) => value.toLowerCase()));
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
  const readColumns = (
    columns: Column | readonly Column[],
    separator: string,
    isEmpty: IsEmpty,
  ): ReadSource => {
    const indexes = (Array.isArray(columns) ? columns : [columns]).map(placeOf);
    return (row) =>
      indexes
        .map((index) => cleanText(row[index] ?? ''))
        .filter((value) => value !== '' && !emptyValues.has(value.toLowerCase()) && !isEmpty(value))
        .join(separator);
  };
  const readSource = (source: FieldSource, separator: string, isEmpty: IsEmpty): ReadSource => {
    if (typeof source === 'object' && 'constant' in source) return () => cleanText(source.constant);
    if (typeof source !== 'object' || !('first_of' in source)) return readColumns(source, separator, isEmpty);
    const choices = source.first_of.map((choice) => readColumns(choice, separator, isEmpty));
    return (row) => choices.map((read) => read(row)).find((value) => value !== '') ?? '';
  };

  const readers = new Map<ListingField, ReadSource>();
  for (const name of LISTING_FIELDS) {
    const source = mapping.fields[name];
    if (source !== undefined)
      readers.set(name, readSource(source, SEPARATORS[name] ?? ' ', emptinessOf(name)));
  }
  const licenseKey =
    mapping.license_key === null
      ? readers.get('license_number')
      : readSource(mapping.license_key, ' ', isPlaceholder);
  return {
    columnOf: (name) => labelOf(mapping.fields[name]),
    field: (name, row) => readers.get(name)?.(row) ?? '',
    licenseKey: (row) => licenseKey?.(row) ?? '',
  };
}

const SEPARATORS: Partial<Record<ListingField, string>> = {
  address: ', ',
  trades: ' | ',
  license_class: ', ',
};

/** The columns of a source, as the report names them. */
function labelOf(source: FieldSource | undefined): string {
  if (source === undefined) return '';
  if (typeof source !== 'object') return typeof source === 'number' ? `column ${source}` : `"${source}"`;
  if ('constant' in source) return 'constant';
  const parts = 'first_of' in source ? source.first_of : source;
  return parts.map((part) => labelOf(part)).join(' or ');
}

function plainName(name: string): string {
  return cleanText(name).toLowerCase();
}
