import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { storageOf } from '../storage/storage.ts';
import { removeFiles } from '../stored-files.ts';

/** Deletes an unattached file at once. Throws a 404 where a form has attached it in the meantime. */
export async function removeUpload({ database, config }: Context, id: number): Promise<void> {
  const removed = await database
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('visibility', '=', 'uploader')
    .returning('key')
    .executeTakeFirst();
  if (!removed) throw notFound();
  await removeFiles(storageOf(config), removed.key);
}
