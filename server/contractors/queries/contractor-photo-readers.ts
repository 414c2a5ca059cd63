import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** Photos of a shown listing are public; of a hidden one only its owner and administrators see them. */
export async function contractorPhotoReaders(
  { database, viewer }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  const photo = await database
    .selectFrom('contractor_photos as f')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .select(['c.id', 'c.hidden_at'])
    .where('f.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!photo) return null;
  if (photo.hidden_at === null) return 'everybody';
  return viewer?.contractorId === photo.id || viewer?.role === 'admin' ? 'this_reader' : null;
}
