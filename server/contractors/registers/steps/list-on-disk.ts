import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../database/client.ts';
import { defineMapping, type Mapping } from '../../import/mapping.ts';
import { writeListFile } from '../list-file.ts';
import { withWords, type SourceWords } from '../matching/source-words.ts';
import type { TakenList } from './lease.ts';

/** Writes a kept list to the disk for as long as `work` reads it, with the mapping and the source's words. */
export async function withListOnDisk<Result>(
  database: Database,
  list: TakenList,
  work: (read: { file: string; mapping: Mapping }) => Promise<Result>,
): Promise<Result> {
  const { words } = await database
    .selectFrom('registers')
    .select('words')
    .where('id', '=', list.registerId)
    .executeTakeFirstOrThrow();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-list-'));
  try {
    const file = join(folder, 'list.csv');
    await writeListFile(database, list.id, file);
    return await work({ file, mapping: withWords(completed(list.mapping), words as SourceWords) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A mapping of an earlier version lacks what came later. */
export function completed(mapping: Mapping | null): Mapping {
  const { fields = {}, ...options } = mapping ?? ({} as Partial<Mapping>);
  return defineMapping(fields, options as Parameters<typeof defineMapping>[1]);
}
