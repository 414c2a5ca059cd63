import { PUBLIC_RED_FLAG_STATES } from '../../../common/red-flags.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';
import { mayReadUnpublished } from '../policy.ts';

/**
 * Evidence is for both sides and administrators. The part that an administrator chose to show becomes public
 * with the flag.
 */
export async function redFlagFileReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const file = await context.database
    .selectFrom('red_flag_files as file')
    .innerJoin('red_flags as f', 'f.id', 'file.red_flag_id')
    .select(['f.contractor_id as contractorId', 'f.reporter_user_id as reporterUserId', 'f.state'])
    .select('file.is_public as isPublic')
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!file) return null;
  const isPublic = file.isPublic && PUBLIC_RED_FLAG_STATES.some((state) => state === file.state);
  if (isPublic) return 'everybody';
  return mayReadUnpublished(context.viewer, file) ? 'this_reader' : null;
}
