import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/**
 * Files of an appeal are for its appellant and administrators. Those of an appeal about a review are also for
 * the other side, unless the case is sensitive.
 */
export async function appealFileReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const { viewer } = context;
  if (!viewer) return null;
  const appeal = await context.database
    .selectFrom('appeal_files as file')
    .innerJoin('appeals as a', (join) =>
      join.onRef('a.type', '=', 'file.appeal_type').onRef('a.id', '=', 'file.appeal_id'),
    )
    .leftJoin('reviews as r', 'r.id', 'a.review_id')
    .select(['r.contractor_id', 'r.author_profile_id', 'a.is_sensitive', 'a.appellant_user_id', 'a.type'])
    .where('file.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!appeal) return null;
  if (actsAsAdministrator(viewer) || appeal.appellant_user_id === viewer.userId) return 'this_reader';
  if (appeal.is_sensitive || appeal.type !== 'appeal') return null;
  const isParty =
    viewer.profileId === appeal.author_profile_id || viewer.contractorId === appeal.contractor_id;
  return isParty ? 'this_reader' : null;
}
