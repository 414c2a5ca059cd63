import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** Files of a request show who somebody is, so they are for administrators alone. */
export async function requestFileReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  if (!actsAsAdministrator(viewer)) return null;
  const file = await database
    .selectFrom('data_request_files')
    .select('request_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return file ? 'this_reader' : null;
}
