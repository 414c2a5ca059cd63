import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Queryable } from '../../database/client.ts';
import type { Storage } from '../../uploads/storage/interface.ts';
import { pathOf } from '../../uploads/stored-files.ts';
import { rowsOfPart } from './part.ts';
import { EXPORT_PARTS } from './parts.ts';

/** In the storage. */
export const exportPath = (key: string): string => `exports/${key}.zip`;
/** One step for each table, and one for the files. */
export const EXPORT_STEPS = EXPORT_PARTS.length + 1;

type ExportQuery = {
  database: Queryable;
  /** Holds the archive until it is whole. */
  dataDir: string;
  storage: Storage;
  userId: number;
  key: string;
  onStep: (done: number) => Promise<void>;
};

/** Writes the archive, and answers with its size; nothing is left of one that fails. */
export async function writeExport(wanted: ExportQuery): Promise<number> {
  const { database, dataDir, storage, userId, key, onStep } = wanted;
  const folder = join(dataDir, 'exports');
  const unfinished = join(folder, `${key}.zip.part`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600 }));
  try {
    for (const [index, part] of EXPORT_PARTS.entries()) {
      const rows = await rowsOfPart(database, part, userId);
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `${part.name}.json`);
      await onStep(index + 1);
    }
    await addFiles(zip, { database, storage, userId });
    zip.end();
    await written;
    const { size } = await stat(unfinished);
    await storage.adopt(exportPath(key), unfinished);
    await onStep(EXPORT_STEPS);
    return size;
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
  { database, storage, userId }: Pick<ExportQuery, 'database' | 'storage' | 'userId'>,
): Promise<void> {
  const uploads = await database
    .selectFrom('uploads')
    .select(['key', 'kind'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const { key, kind } of uploads) {
    const path = pathOf(key, kind === 'document' ? 'document' : 'large');
    const found = await storage.open(path);
    if (!found) continue;
    const name = path.replace(/^uploads\//, 'files/');
    zip.addReadStream(found.content, name, { compress: false, size: found.bytes });
    // One file at a time is open.
    await finished(found.content);
  }
}

export const removeExport = (storage: Storage, key: string): Promise<void> => storage.remove(exportPath(key));
