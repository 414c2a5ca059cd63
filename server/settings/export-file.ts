import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Queryable } from '../database/client.ts';
import { pathOf, uploadsFolder } from '../uploads/storage.ts';
import { EXPORT_PARTS, rowsOfPart } from './export-parts.ts';

const exportsFolder = (dataDir: string): string => join(dataDir, 'exports');
export const exportPath = (dataDir: string, key: string): string =>
  join(exportsFolder(dataDir), `${key}.zip`);
/** One step for each table, and one for the files. */
export const EXPORT_STEPS = EXPORT_PARTS.length + 1;

type Wanted = {
  database: Queryable;
  dataDir: string;
  userId: number;
  key: string;
  onStep: (done: number) => Promise<void>;
};

/** Writes the archive, and answers with its size; nothing is left of one that fails. */
export async function writeExport({ database, dataDir, userId, key, onStep }: Wanted): Promise<number> {
  const path = exportPath(dataDir, key);
  const unfinished = `${path}.part`;
  await mkdir(exportsFolder(dataDir), { recursive: true, mode: 0o700 });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600 }));
  try {
    for (const [index, part] of EXPORT_PARTS.entries()) {
      const rows = await rowsOfPart(database, part, userId);
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${part.name}.json`);
      await onStep(index + 1);
    }
    await addFiles(zip, { database, dataDir, userId });
    zip.end();
    await written;
    await rename(unfinished, path);
    await onStep(EXPORT_STEPS);
    return (await stat(path)).size;
  } catch (error) {
    zip.end();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The uploaded files in their largest size; one that is gone is left out. */
async function addFiles(
  zip: ZipFile,
  { database, dataDir, userId }: Pick<Wanted, 'database' | 'dataDir' | 'userId'>,
): Promise<void> {
  const uploads = await database
    .selectFrom('uploads')
    .select(['key', 'kind'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const { key, kind } of uploads) {
    const name = pathOf(key, kind === 'document' ? 'document' : 'large');
    const path = join(uploadsFolder(dataDir), name);
    if (await stat(path).catch(() => null)) zip.addFile(path, `files/${name}`, { compress: false });
  }
}

export const removeExport = (dataDir: string, key: string): Promise<void> =>
  rm(exportPath(dataDir, key), { force: true });
