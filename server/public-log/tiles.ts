import { sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Queryable } from '../database/client.ts';
import { HASH_BYTES } from './merkle.ts';
import { TILE_WIDTH, type TileAddress } from './tile-paths.ts';
import type { ReadTile, TileKey } from './tree.ts';

/** Reads tiles of the database, whole or as far as they have grown. */
export const tileReader =
  (database: Queryable): ReadTile =>
  async (level, position) => {
    const row = await database
      .selectFrom('log_tiles')
      .select('hashes')
      .where('level', '=', level)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) throw new Error(`The public log has no tile ${level}/${position}`);
    return Buffer.from(row.hashes);
  };

export async function writeTiles(database: Queryable, tiles: ReadonlyMap<TileKey, Buffer>): Promise<void> {
  const rows = [...tiles].map(([key, hashes]) => {
    const [level, position] = key.split('/').map(Number);
    return { level, position, hashes: `\\x${hashes.toString('hex')}` };
  });
  await sql`
    insert into log_tiles (level, position, hashes)
    select level, position, hashes
    from json_populate_recordset(null::log_tiles, ${JSON.stringify(rows)}::text::json)
    on conflict (level, position) do update set hashes = excluded.hashes`.execute(database);
}

export async function writeEntries(
  database: Queryable,
  entries: readonly { number: number; text: string }[],
): Promise<void> {
  await insertRows(database, 'log_entries', entries);
}

/** The bytes of a tile of hashes, or of a bundle of entries; null where the log is not that long. */
export async function readTileBytes(database: Queryable, address: TileAddress): Promise<Buffer | null> {
  const { level, position, width } = address;
  if (level === 'entries') return readBundle(database, position * TILE_WIDTH, width);
  const row = await database
    .selectFrom('log_tiles')
    .select('hashes')
    .where('level', '=', level)
    .where('position', '=', position)
    .executeTakeFirst();
  const bytes = row && Buffer.from(row.hashes).subarray(0, width * HASH_BYTES);
  return bytes?.length === width * HASH_BYTES ? bytes : null;
}

/** Entries one behind the other, each behind its length in two bytes, the higher one first. */
async function readBundle(database: Queryable, first: number, width: number): Promise<Buffer | null> {
  const rows = await database
    .selectFrom('log_entries')
    .select('text')
    .where('number', '>=', first)
    .where('number', '<', first + width)
    .orderBy('number')
    .execute();
  if (rows.length < width) return null;
  return Buffer.concat(
    rows.flatMap(({ text }) => {
      const bytes = Buffer.from(text);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}
