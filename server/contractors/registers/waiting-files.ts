import { LIST_MAX_BYTES } from '../../../common/limits/registers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/forms/received-file.ts';
import { adminOnly } from '../../core/policies.ts';
import type { FormFiles } from '../../core/routing/form-files.ts';
import { ImportError } from '../import/import-error.ts';
import { sizeOfRoster } from '../import/roster/roster-file.ts';
import { saidOf } from './engine-sentences.ts';
import { keepFile } from './list-file.ts';

/** The file of a form that begins a list; kept until its form is taken. */
export const LIST_FILE: FormFiles = {
  field: 'file',
  maximum: 1,
  maximumBytes: LIST_MAX_BYTES,
  maySend: adminOnly,
  receive: receiveListFile,
  show: async () => [],
};

/** Throws InvalidInput for a file that is no table. */
async function receiveListFile(context: Context, file: ReceivedFile): Promise<{ id: number }> {
  const { database, viewer, now } = context;
  try {
    await sizeOfRoster(file.path);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { key, params } = saidOf(error.message);
    throw invalid('file', key, params);
  }
  return database
    .transaction()
    .execute((tx) =>
      keepFile(tx, { ...file, name: nameOf(file), listId: null, userId: viewer?.userId ?? null, at: now }),
    );
}

const nameOf = ({ name }: ReceivedFile): string => name.replaceAll('\0', '').slice(0, 200) || 'list.csv';

/** Gives a kept file of the viewer to a list. Throws InvalidInput where there is none: it was used before, or is too old. */
export async function adoptFile(
  { database, viewer }: ReadContext,
  { fileId, listId }: { fileId: number; listId: number },
): Promise<void> {
  const file = await database
    .updateTable('register_files')
    .set({ list_id: listId })
    .where('id', '=', fileId)
    .where('user_id', '=', viewer?.userId ?? 0)
    .where('list_id', 'is', null)
    .returning(['name', 'byte_size', 'digest'])
    .executeTakeFirst();
  if (!file) throw invalid('file', 'registers.file_again');
  await database
    .updateTable('register_lists')
    .set({ file_name: file.name, byte_size: file.byte_size, digest: file.digest })
    .where('id', '=', listId)
    .execute();
}
