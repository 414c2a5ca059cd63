import { DATA_REQUEST_FILES_MAX } from '../../common/data-requests.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { attachUploads } from '../uploads/attach.ts';

/** The files of a form: those that a user names, or those that the request of a visitor brought itself. */
export const filesOf = (context: Context, named: readonly number[]): readonly number[] =>
  context.viewer ? named : (context.broughtFileIds ?? []);

/** Attaches files to a request, for administrators alone. Throws InvalidInput for too many. */
export async function attachFiles(
  tx: ReadContext,
  requestId: number,
  uploadIds: readonly number[],
): Promise<void> {
  if (uploadIds.length === 0) return;
  if (uploadIds.length > DATA_REQUEST_FILES_MAX)
    throw invalid('files', 'validation.too_many', { maximum: DATA_REQUEST_FILES_MAX });
  await attachUploads(tx, {
    uploadIds,
    userId: tx.viewer?.userId ?? null,
    visibility: 'parties',
    maximum: DATA_REQUEST_FILES_MAX,
  });
  await tx.database
    .insertInto('data_request_files')
    .values(uploadIds.map((uploadId) => ({ request_id: requestId, upload_id: uploadId })))
    .execute();
}
