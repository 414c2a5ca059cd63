import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { isEndOfDay } from '../../../../common/format/last-days.ts';
import type { Queryable } from '../../client.ts';
import type { DB } from '../../schema.ts';

export type WorldRow = Record<string, unknown>;
/** The rows of a table; tables come in an order in which each row refers to earlier ones. */
export type WorldTable = { table: keyof DB; rows: WorldRow[] };
/** `migration`: the last one of the database that the world was written from. */
export type WorldHeader = { anchor: string; migration: string; reference: string };
type World = WorldHeader & { tables: Iterable<WorldTable> };

/** Seen from the sources and from the bundle, which lies two folders below the root. */
const FOLDERS = ['../../../../demo', '../../demo'].map((path) => join(import.meta.dirname, path));
export const WORLD_FILE = 'world.jsonl.br';
const DAY_MS = 86_400_000;
/** A text of JSON that is a month, a day or a time, and nothing else; some terms end with a day. */
const DATE = /("\w*(?:expires|due)_at":)?"(\d{4}-\d{2})(?:(-\d{2})(T\d{2}:\d{2}:[\d.]+(?:Z|\+00:00))?)?"/g;

/** The path of what `demo/` holds under this name; an installation may leave it out. */
export function demoPath(name: string): string {
  const path = FOLDERS.map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (path === undefined) throw new Error(`demo/${name} is missing, which SEED=demo loads`);
  return path;
}

/** As the generator wrote it: a line for the header, and one for each table. */
export const readWorldText = (): string =>
  brotliDecompressSync(readFileSync(demoPath(WORLD_FILE))).toString();

/** The world of `demo/world.jsonl.br` with all its dates moved by the time between its own day and `today`. */
export function readWorld(today: Date): World {
  const [first = '', ...lines] = readWorldText().trimEnd().split('\n');
  const header = JSON.parse(first) as WorldHeader;
  const byMs = today.getTime() - Date.parse(header.anchor);
  return { ...header, tables: tablesOf(lines, byMs) };
}

/** One table at a time, because all rows at once take much memory. */
function* tablesOf(lines: readonly string[], byMs: number): Generator<WorldTable> {
  for (const line of lines) yield JSON.parse(moveDates(line, byMs)) as WorldTable;
}

/**
 * Moves every date of a JSON text: a time by these milliseconds; a day, and a term that ends with one, by the whole days
 * in them. A month goes where its first day goes, so that it never passes a time within it.
 */
export function moveDates(json: string, byMs: number): string {
  const wholeDaysMs = Math.floor(byMs / DAY_MS) * DAY_MS;
  return json.replace(DATE, (_, term: string | undefined, month: string, day?: string, time?: string) => {
    const at = Date.parse(`${month}${day ?? '-01'}${time ?? ''}`);
    const endsWithDay = term !== undefined && isEndOfDay(new Date(at));
    const moved = new Date(at + (time && !endsWithDay ? byMs : wholeDaysMs)).toISOString();
    return (term ?? '') + JSON.stringify(time ? moved : moved.slice(0, day ? 10 : 7));
  });
}

/** Says which ids the trades, regions and terms of plans have, which the rows of the world refer to. */
export async function referenceDigest(database: Queryable): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(line, ' ' order by line)) as digest from (
      select 'trade ' || id || slug from trades union all select 'region ' || id || code from regions
      union all select 'terms ' || id || version from plan_terms) as lines (line)`.execute(database);
  return rows[0]?.digest ?? '';
}
