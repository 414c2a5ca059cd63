import { UPLOAD_MAX_BYTES } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import type { FormFiles } from '../core/routing/form-files.ts';
import { receiveUpload } from './actions/receive-upload.ts';
import { toUploadView, type UploadRow, type UploadView } from './views.ts';

/** Files of a form: sent one by one where scripts run, else in the form itself. */
export const formFiles = (field: string, maximum: number): FormFiles => ({
  field,
  maximum,
  maximumBytes: UPLOAD_MAX_BYTES,
  receive: async (context, file) => toUploadView(await receiveUpload(context, file)),
  show: listWaitingUploads,
});

/** Files of a form that visitors send, too; theirs are named by `context.broughtFileIds`. */
export const formFilesOfAnyone = (field: string, maximum: number): FormFiles => ({
  ...formFiles(field, maximum),
  fromVisitors: true,
  receive: async (context, file) => {
    const upload = await receiveUpload(context, file, { fromVisitors: true });
    if (context.viewer === null) (context.broughtFileIds ??= []).push(upload.id);
    return toUploadView(upload);
  },
});

/** Uploads of the viewer that hang on nothing yet, in the order of `ids`. */
async function listWaitingUploads(
  { database, viewer }: ReadContext,
  ids: readonly number[],
): Promise<UploadView[]> {
  if (ids.length === 0 || viewer === null) return [];
  const rows = await database
    .selectFrom('uploads')
    .select(['id', 'key', 'kind', 'original_name as name', 'width', 'height', 'byte_size as bytes'])
    .where('id', 'in', [...ids])
    .where('user_id', '=', viewer.userId)
    .where('visibility', '=', 'uploader')
    .execute();
  const views = (rows as UploadRow[]).map(toUploadView);
  return ids.flatMap((wanted) => views.filter((view) => view.id === wanted));
}
