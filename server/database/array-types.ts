import { parse } from 'postgres-array';
import type postgres from 'postgres';

type ArrayType = { array: number; read?: (text: string) => unknown };

/**
 * The array types of columns, casts and parameters, by their numbers in PostgreSQL's pg_type.dat. The driver
 * would ask for them on each new connection, and a database that ends just then leaves a rejection that
 * nobody handles, which ends the server.
 */
const TYPES: Record<string, ArrayType> = {
  texts: { array: 1009 },
  varchars: { array: 1015 },
  names: { array: 1003 },
  chars: { array: 1002 },
  uuids: { array: 2951 },
  smallints: { array: 1005, read: Number },
  integers: { array: 1007, read: Number },
  bigints: { array: 1016, read: Number },
  oids: { array: 1028, read: Number },
  reals: { array: 1021, read: Number },
  doubles: { array: 1022, read: Number },
  numerics: { array: 1231, read: Number },
  booleans: { array: 1000, read: (text) => text === 't' },
  days: { array: 1182 },
  moments: { array: 1185, read: (text) => new Date(text) },
  jsons: { array: 199, read: (text) => JSON.parse(text) as unknown },
  jsonbs: { array: 3807, read: (text) => JSON.parse(text) as unknown },
};

export const ARRAY_TYPES: Record<string, postgres.PostgresType> = Object.fromEntries(
  Object.entries(TYPES).map(([name, { array, read = (text: string) => text }]) => [
    name,
    {
      to: array,
      from: [array],
      serialize: (values: unknown) => (Array.isArray(values) ? arrayLiteral(values) : values),
      parse: (text: string) => parse(text, read),
    },
  ]),
);

/** `[1, null, 'a"b']` as PostgreSQL reads it: `{"1",NULL,"a\"b"}`. */
function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(elementLiteral).join(',')}}`;
}

function elementLiteral(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return arrayLiteral(value);
  return `"${elementText(value).replace(/["\\]/g, String.raw`\$&`)}"`;
}

function elementText(value: unknown): string {
  if (value === undefined) throw new TypeError('an element of an array is undefined');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
