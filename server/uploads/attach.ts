import type { UploadKind } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';

export type Attached = {
  uploadIds: readonly number[];
  /** null: a visitor’s, whose files are named by `context.broughtFileIds`. */
  userId: number | null;
  /** `parties`: those a case concerns; `public`: everyone, as long as what it is attached to is shown. */
  visibility: 'parties' | 'public';
  maximum: number;
  /** The allowed kinds; all of them by default. */
  kinds?: readonly UploadKind[];
  /** The field a problem belongs to. */
  field?: string;
};

/**
 * Attaches uploads to a row, inside the transaction that stores the reference. From then on they are no
 * orphans and cannot be attached again. Throws InvalidInput for another user's, unknown or attached ones, and
 * for too many.
 */
export async function attachUploads(tx: ReadContext, attached: Attached): Promise<void> {
  const { uploadIds, userId, visibility, maximum, kinds, field = 'files' } = attached;
  if (uploadIds.length === 0) return;
  if (uploadIds.length > maximum) throw invalid(field, 'validation.too_many', { maximum });
  const bound = await tx.database
    .updateTable('uploads')
    .set({ visibility })
    .where('id', 'in', [...uploadIds])
    .where('user_id', 'is not distinct from', userId)
    .where('visibility', '=', 'uploader')
    .returning('kind')
    .execute();
  if (bound.length !== new Set(uploadIds).size) throw invalid(field, 'uploads.gone');
  if (kinds && bound.some(({ kind }) => !kinds.includes(kind as UploadKind)))
    throw invalid(field, 'uploads.images_only');
}
