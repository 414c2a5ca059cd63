import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';
import type { FileAudience } from '../../../common/cases/red-flags.ts';
import { maySeeFile } from '../policy.ts';
import { isOpenToAll, type ReadFlag } from '../readers.ts';

/**
 * Evidence is for both sides and administrators, or for its reporter and administrators alone. The part that an
 * administrator chose to show is for everyone who reads the flag.
 */
export async function redFlagFileReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const file = await context.database
    .selectFrom('red_flag_files as file')
    .innerJoin('red_flags as f', 'f.id', 'file.red_flag_id')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .select(['f.contractor_id as contractorId', 'f.reporter_user_id as reporterUserId', 'f.state'])
    .select(['f.published_at as publishedAt', 'file.is_public as isPublic', 'file.audience'])
    .select(sql<boolean>`c.hidden_at is not null`.as('isHidden'))
    .where('file.upload_id', '=', uploadId)
    .$castTo<ReadFlag & { isPublic: boolean; audience: FileAudience }>()
    .executeTakeFirst();
  if (!file) return null;
  if (file.isPublic && isOpenToAll(file)) return 'everybody';
  return maySeeFile(context.viewer, file) ? 'this_reader' : null;
}
