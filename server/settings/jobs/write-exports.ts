import { EXPORT_DAYS } from '../../../common/limits/account-periods.ts';
import { announceTogether, type Announce } from '../../core/announce.ts';
import type { Database, Queryable } from '../../database/client.ts';
import type { Storage } from '../../uploads/storage/interface.ts';
import { removeExport, writeExport } from '../export/export-file.ts';

const DAY_MS = 86_400_000;
/** One that takes longer was cut off for good: its user may ask again. */
const GIVEN_UP_AFTER_MS = 6 * 3_600_000;

type Services = {
  database: Database;
  dataDir: string;
  storage: Storage;
  clock: () => Date;
  announce: Announce;
};

/** Writes one export and announces it. A second run starts over; a finished or expired one is left alone. */
export async function writeAccountExport(
  { database, dataDir, storage, clock, announce }: Services,
  exportId: number,
): Promise<void> {
  const set = (values: Record<string, unknown>, on: Queryable = database) =>
    on.updateTable('account_exports').set(values).where('id', '=', exportId).execute();
  const wanted = await database
    .updateTable('account_exports')
    .set({ state: 'running', parts_done: 0 })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['user_id', 'file_key'])
    .executeTakeFirst();
  if (!wanted) return;
  const { user_id: userId, file_key: key } = wanted;
  const onStep = async (done: number): Promise<void> => {
    await set({ parts_done: done });
  };
  const bytes = await writeExport({ database, dataDir, storage, userId, key, onStep });
  const readyAt = clock();
  await announceTogether({ database, announce }, async (tx, announceReady) => {
    const expiresAt = new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);
    await set({ state: 'ready', file_bytes: bytes, ready_at: readyAt, expires_at: expiresAt }, tx);
    announceReady({ name: 'account.export_ready', exportId });
  });
}

/** Removes expired exports with their files, and gives up those that never ended, whose rows go after as long. */
export async function forgetExports({
  database,
  storage,
  clock,
}: Pick<Services, 'database' | 'storage' | 'clock'>): Promise<void> {
  const now = clock();
  const expired = await database
    .deleteFrom('account_exports')
    .where('expires_at', '<=', now)
    .returning('file_key')
    .execute();
  for (const { file_key } of expired) await removeExport(storage, file_key);
  await database
    .updateTable('account_exports')
    .set({ state: 'failed' })
    .where('state', 'in', ['waiting', 'running'])
    .where('asked_at', '<', new Date(now.getTime() - GIVEN_UP_AFTER_MS))
    .execute();
  await database
    .deleteFrom('account_exports')
    .where('state', '=', 'failed')
    .where('asked_at', '<', new Date(now.getTime() - EXPORT_DAYS * DAY_MS))
    .execute();
}
