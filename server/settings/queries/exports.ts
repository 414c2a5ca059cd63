import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';

export type ExportState = 'waiting' | 'running' | 'ready' | 'failed';
export type ExportView = {
  id: number;
  state: ExportState;
  done: number;
  total: number;
  megabytes: number | null;
  expiresAt: string | null;
} | null;

const MEGABYTE = 1_000_000;

/** A user's latest export that has not expired. */
export async function latestExport(
  { database, now }: ReadContext,
  { userId }: SignedIn,
): Promise<ExportView> {
  const row = await database
    .selectFrom('account_exports')
    .select(['id', 'state', 'parts_done', 'parts_total', 'file_bytes', 'expires_at'])
    .where('user_id', '=', userId)
    .where((any) => any.or([any('expires_at', 'is', null), any('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    state: row.state as ExportState,
    done: row.parts_done,
    total: row.parts_total,
    megabytes:
      row.file_bytes === null
        ? null
        : Math.max(0.1, Math.round(row.file_bytes / 100_000) / (MEGABYTE / 100_000)),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

/**
 * The file name of one's own export; throws `notFound()` for another user's, an unready or an expired one.
 */
export async function ownExportKey(
  { database, now }: ReadContext,
  { userId }: SignedIn,
  exportId: number,
): Promise<string> {
  const row = await database
    .selectFrom('account_exports')
    .select('file_key')
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.file_key;
}
