import { sql } from 'kysely';
import { RED_FLAG_FILES_MAX, type FileAudience } from '../../common/cases/red-flags.ts';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { attachUploads } from '../uploads/attach.ts';

export type Side = 'reporter' | 'contractor';
type Files = {
  redFlagId: number;
  side: Side;
  userId: number;
  /** Of before; the others go. */
  kept: readonly number[];
  added: readonly number[];
  audience: (uploadId: number) => FileAudience;
};

/** The reporter's choices; `audience` is for files that neither list names. */
export type ChosenAudiences = {
  audience: FileAudience;
  for_admins: readonly number[];
  for_all: readonly number[];
};

export const audienceFrom =
  ({ audience, for_admins, for_all }: ChosenAudiences) =>
  (uploadId: number): FileAudience => {
    if (for_admins.includes(uploadId)) return 'admins';
    return for_all.includes(uploadId) ? 'public' : audience;
  };

/** The contractor's own files may be published, which their form says. */
export const mayBePublic = (): FileAudience => 'public';

/** Replaces the files of one side. Throws InvalidInput for too many, and for another user's files. */
export async function replaceFiles(tx: ReadContext, files: Files): Promise<void> {
  const { redFlagId, side, userId, kept, added } = files;
  if (kept.length + added.length > RED_FLAG_FILES_MAX)
    throw invalid('files', 'validation.too_many', { maximum: RED_FLAG_FILES_MAX });
  // The sweep of orphans removes files that nothing refers to any more.
  await tx.database
    .deleteFrom('red_flag_files')
    .where('red_flag_id', '=', redFlagId)
    .where('side', '=', side)
    .where(sql<boolean>`upload_id <> all(${sql.val([...kept])}::integer[])`)
    .execute();
  await keepAudiences(tx, files);
  if (added.length === 0) return;
  await attachUploads(tx, {
    uploadIds: added,
    userId,
    visibility: 'parties',
    maximum: RED_FLAG_FILES_MAX,
  });
  await tx.database
    .insertInto('red_flag_files')
    .values(
      added.map((upload_id, place) => ({
        red_flag_id: redFlagId,
        upload_id,
        side,
        audience: files.audience(upload_id),
        position: kept.length + place + 1,
      })),
    )
    .execute();
}

/** A file that is no longer for everyone is not public any more. */
async function keepAudiences({ database }: ReadContext, { redFlagId, kept, audience }: Files): Promise<void> {
  for (const uploadId of kept) {
    const chosen = audience(uploadId);
    await database
      .updateTable('red_flag_files')
      .set({ audience: chosen, ...(chosen !== 'public' && { is_public: false }) })
      .where('red_flag_id', '=', redFlagId)
      .where('upload_id', '=', uploadId)
      .execute();
  }
}
