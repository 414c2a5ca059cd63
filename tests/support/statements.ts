import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type CompiledQuery } from 'kysely';
import type { DatabaseHandle } from '../../server/database/client.ts';
import type { DB } from '../../server/database/schema.ts';

/** One line of a record: a statement, and the types that the driver names for its parameters. */
export type RecordedStatement = { sql: string; types: string[] };

const seen = new Set<string>();

/**
 * The handle, whose statements are written down in the folder STATEMENTS_TO names. Each text is kept once; the
 * run on a PostgreSQL server plans all of them (recorded-statements.spec.ts).
 */
export function recordingStatements(handle: DatabaseHandle): DatabaseHandle {
  const folder = process.env['STATEMENTS_TO'];
  if (!folder) return handle;
  const file = join(folder, `${process.pid}.jsonl`);
  const record = ({ sql, parameters }: CompiledQuery): void => {
    const shape = shapeOf(sql);
    if (seen.has(shape)) return;
    seen.add(shape);
    appendFileSync(file, `${JSON.stringify({ sql, types: parameters.map(typeOf) })}\n`);
  };
  const database = new Kysely<DB>({
    dialect: handle.dialect,
    log: ({ level, query }) => {
      if (level === 'query') record(query);
    },
  });
  const close = async () => {
    await database.destroy();
    await handle.close();
  };
  return { ...handle, database, close };
}

/** Lists of values count once, however long they are. */
const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/\$\d+(::\w+(\[\])?)?/g, '$')
    .replaceAll(/\$(, \$)+/g, '$')
    .replaceAll(/\(\$\)(, \(\$\))+/g, '($)');

/** The driver names these types; the server finds out the others. */
function typeOf(value: unknown): string {
  if (value instanceof Date) return 'timestamptz';
  if (value instanceof Uint8Array) return 'bytea';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'bigint' ? 'bigint' : 'unknown';
}
