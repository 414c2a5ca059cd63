import { actsAsAdministrator } from '../../core/viewer.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** The document of a claim is for the claimant and the administrators. */
export async function claimDocumentReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const { viewer } = context;
  if (!viewer) return null;
  const claim = await context.database
    .selectFrom('contractor_claims')
    .select('user_id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!claim) return null;
  return actsAsAdministrator(viewer) || viewer.userId === claim.user_id ? 'this_reader' : null;
}
