import type { ReadContext } from '../../core/context.ts';
import type { UploadOwnership } from '../policy.ts';

export async function findUploadOwnership(
  { database }: ReadContext,
  id: number,
): Promise<UploadOwnership | null> {
  const row = await database
    .selectFrom('uploads')
    .select(['user_id as userId', 'visibility'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
