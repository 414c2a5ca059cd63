import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Queryable } from '../../database/client.ts';

const compress = promisify(gzip);
const unpack = promisify(gunzip);
/** One row of the database. */
const PART_BYTES = 1024 * 1024;

export type KeptFile = {
  path: string;
  name: string;
  size: number;
  /** SHA-256 as base64url. */
  digest: string;
  listId: number | null;
  userId: number | null;
  at: Date;
};

/** Keeps a file in the database, where every process finds it, and a backup too. A list has one. */
export async function keepFile(database: Queryable, file: KeptFile): Promise<{ id: number }> {
  if (file.listId !== null) await forgetListFile(database, file.listId);
  const { id } = await database
    .insertInto('register_files')
    .values({
      list_id: file.listId,
      user_id: file.userId,
      name: file.name,
      byte_size: file.size,
      digest: file.digest,
      kept_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let position = 0;
  const parts = createReadStream(file.path, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>;
  for await (const part of parts) {
    const bytes = await compress(part, { level: 6 });
    await database.insertInto('register_file_parts').values({ file_id: id, position, bytes }).execute();
    position += 1;
  }
  return { id };
}

/** The bytes of a list's file, one part in memory. */
export async function* readListFile(database: Queryable, listId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await database
      .selectFrom('register_file_parts as p')
      .innerJoin('register_files as f', 'f.id', 'p.file_id')
      .select('p.bytes')
      .where('f.list_id', '=', listId)
      .where('p.position', '=', position)
      .executeTakeFirst();
    if (!part) return;
    yield await unpack(part.bytes);
  }
}

/** Whether the file of a list is still kept. */
export async function hasFile(database: Queryable, listId: number): Promise<boolean> {
  const file = await database
    .selectFrom('register_files')
    .select('id')
    .where('list_id', '=', listId)
    .executeTakeFirst();
  return file !== undefined;
}

/** Writes a list's file to the disk, for an engine that reads it twice. */
export async function writeListFile(database: Queryable, listId: number, path: string): Promise<void> {
  await pipeline(readListFile(database, listId), createWriteStream(path, { mode: 0o600 }));
}

/** Forgets the files of a source's other lists. */
export async function forgetFilesOf(
  database: Queryable,
  registerId: number,
  { butOf }: { butOf: number },
): Promise<void> {
  const others = database
    .selectFrom('register_lists')
    .select('id')
    .where('register_id', '=', registerId)
    .where('id', '!=', butOf);
  await database.deleteFrom('register_files').where('list_id', 'in', others).execute();
}

export async function forgetListFile(database: Queryable, listId: number): Promise<void> {
  await database.deleteFrom('register_files').where('list_id', '=', listId).execute();
}
