import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Logger } from '../../core/process/logger.ts';
import type { Database } from '../../database/client.ts';
import type { Encoder } from '../encoder.ts';
import type { Storage } from '../storage/interface.ts';
import { pathOf, saveFiles } from '../stored-files.ts';

type AvifJob = { database: Database; storage: Storage; encoder: Pick<Encoder, 'avif'>; log: Logger };

/** Shorter than the minute after which the next run begins. */
const RUN_MS = 45_000;
/** As long a pause as the work took, so that pages have the rest of the processor. */
const PAUSE_SHARE = 1;

/** Draws attached pictures as AVIF, one after the other; a picture that cannot be drawn stays WebP. */
export async function drawAvif({ database, storage, encoder, log }: AvifJob): Promise<void> {
  const end = Date.now() + RUN_MS;
  while (Date.now() < end) {
    const began = Date.now();
    const next = await database
      .selectFrom('uploads')
      .select(['id', 'key'])
      .where('kind', '=', 'image')
      .where('visibility', '!=', 'uploader')
      .where('has_avif', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    const has_avif = await drawOne({ storage, encoder, log }, next);
    await database.updateTable('uploads').set({ has_avif }).where('id', '=', next.id).execute();
    await sleep((Date.now() - began) * PAUSE_SHARE);
  }
}

type Waiting = { id: number; key: string };

/** False where the file is gone, or cannot be drawn. */
async function drawOne(
  { storage, encoder, log }: Omit<AvifJob, 'database'>,
  { id, key }: Waiting,
): Promise<boolean> {
  const large = await storage.open(pathOf(key, 'large'));
  if (large === null) return false;
  const bytes = await buffer(large.content);
  const files = await encoder.avif(bytes).catch((error: unknown) => {
    log.warn({ err: error, uploadId: id }, 'picture stays without AVIF');
    return null;
  });
  if (files === null) return false;
  await saveFiles(storage, key, files);
  return true;
}
