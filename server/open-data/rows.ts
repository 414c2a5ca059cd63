import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { Queryable } from '../database/client.ts';
import type { Resource } from './resource.ts';

export type DataRow = { id: number } & Record<string, unknown>;
/** A row as it is published: its line of JSON, with the fields in their order. */
export type DataLine = { row: DataRow; line: string };

const columnsOf = ({ fields }: Resource) => sql.join(fields.map(({ name }) => sql.ref(`q.${name}`)));

/** Public rows behind an id, in the order of their ids. */
export async function readAfter(
  database: Queryable,
  resource: Resource,
  { after, limit, mask }: { after: number; limit: number; mask: WordMask },
): Promise<DataLine[]> {
  const { rows } = await sql<DataRow>`
    select ${columnsOf(resource)} from ${resource.query} as q where q.id > ${after} order by q.id limit ${limit}`.execute(
    database,
  );
  return rows.map((row) => toLine(resource, row, mask));
}

/** Those of these rows that are public. */
export async function readRows(
  database: Queryable,
  resource: Resource,
  { ids, mask }: { ids: number[]; mask: WordMask },
): Promise<DataLine[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DataRow>`
    select ${columnsOf(resource)} from ${resource.query} as q where q.id = any(${sql.val(ids)}::integer[]) order by q.id`.execute(
    database,
  );
  return rows.map((row) => toLine(resource, row, mask));
}

function toLine({ fields, words }: Resource, read: DataRow, mask: WordMask): DataLine {
  const row: DataRow = { id: read.id };
  for (const { name } of fields) {
    const value = read[name] ?? null;
    row[name] = typeof value === 'string' && words.includes(name) ? mask(value) : value;
  }
  return { row, line: JSON.stringify(row) };
}

export const digestOf = (line: string): Buffer => createHash('sha256').update(line).digest();
