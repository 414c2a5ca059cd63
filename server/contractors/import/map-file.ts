import * as z from 'zod';
import { ImportError } from './import-error.ts';

/** A column by its name, or by its place in a row, counted from 1. */
export type Column = string | number;
/** One column, several joined in this order, or the first of several that is not empty. */
export type FieldSource =
  | Column
  | readonly Column[]
  | { first_of: readonly (Column | readonly Column[])[] }
  /** One value for every row of the file. */
  | { constant: string };

const column = z.union([z.string().min(1), z.int().positive()]);
const columns = z.union([column, z.array(column).min(1)]);
export const fieldSource = z.union([
  columns,
  z.strictObject({ first_of: z.array(columns).min(1) }),
  z.strictObject({ constant: z.string().min(1).max(200) }),
]);
/** Rows of which a column says one of these words are left out. */
const leftOut = z.strictObject({ column, values: z.array(z.string().max(200)).min(1) });
export type LeftOut = { column: Column; values: readonly string[] };
/** The options of every map file: how the table is written. */
export const TABLE_OPTIONS = {
  header: z.boolean().default(true),
  delimiter: z.string().length(1).nullable().default(null),
  ragged: z.boolean().default(false),
  country: z.enum(['US', 'MX']).default('US'),
  date_order: z.enum(['month_first', 'day_first']).nullable().default(null),
  encoding: z.string().max(40).nullable().default(null),
  empty_values: z.array(z.string()).default([]),
  leave_out: z.array(leftOut).default([]),
};
const mapFile = z.record(z.string(), z.unknown());

export type MapFileShape<Name extends string, Options> = {
  names: readonly Name[];
  /** Other usual names of our fields, without case, spaces and underscores. */
  otherNames: Readonly<Record<string, Name>>;
  required: { name: Name; holds: string };
  options: z.ZodType<Options>;
};

/** Reads a map file. Throws ImportError with one sentence that says what is wrong and where. */
export function parseMapFile<Name extends string, Options>(
  text: string,
  file: string,
  shape: MapFileShape<Name, Options>,
): { fields: Partial<Record<Name, FieldSource>> } & Options {
  const { options: given = {}, ...named } = readObject(text, file);
  const fields: Partial<Record<Name, FieldSource>> = {};
  for (const [name, value] of Object.entries(named)) {
    const source = fieldSource.safeParse(value);
    if (!source.success)
      throw new ImportError(
        `${file}: "${name}" must be a column's name, its number, a list of them, or a constant.`,
      );
    fields[fieldOf(name, file, shape)] = source.data;
  }
  const { name, holds } = shape.required;
  if (fields[name] === undefined)
    throw new ImportError(`${file}: "${name}" is missing, which says ${holds}.`);
  const parsed = shape.options.safeParse(withPresentNames(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ImportError(
      `${file}: options${issue?.path.length ? `.${issue.path.join('.')}` : ''}: ${issue?.message ?? 'not valid'}.`,
    );
  }
  return { fields, ...parsed.data };
}

function readObject(text: string, file: string): Record<string, unknown> {
  try {
    return mapFile.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? `is not JSON (${error.message})`
        : 'must hold one object, from our fields to columns';
    throw new ImportError(`${file} ${reason}.`);
  }
}

/** Map files of earlier versions spell `licence_number` and `licence_key`. */
const presentSpelling = (name: string): string => name.replaceAll('licence', 'license');

const withPresentNames = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [presentSpelling(name), value]))
    : given;

function fieldOf<Name extends string>(
  name: string,
  file: string,
  { names, otherNames }: Pick<MapFileShape<Name, unknown>, 'names' | 'otherNames'>,
): Name {
  const plain = presentSpelling(name.toLowerCase()).replace(/[^a-z]/g, '');
  const field = names.find((known) => known.replaceAll('_', '') === plain) ?? otherNames[plain];
  if (field === undefined)
    throw new ImportError(`${file}: there is no field "${name}"; there are ${names.join(', ')}.`);
  return field;
}
