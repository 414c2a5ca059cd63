import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { allows } from '../../core/policies.ts';
import { attachUploads } from '../../uploads/attach.ts';
import type { Readers } from '../../uploads/readers.ts';
import { mayEditContent } from '../policy.ts';

const MOST_PICTURES = 100;

/** The keys of the uploads that a cleaned text shows. */
const pictureKeys = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="\/uploads\/([\w-]{24})/g)].map(([, key = '']) => key)),
];

/**
 * Attaches the pictures of a text to the content pages. Throws InvalidInput for a missing one or another
 * user's.
 */
export async function attachPictures(tx: ReadContext, field: string, html: string): Promise<void> {
  const keys = pictureKeys(html);
  if (keys.length === 0) return;
  const { database, viewer } = tx;
  const found = await database
    .selectFrom('uploads as u')
    .leftJoin('content_pictures as picture', 'picture.upload_id', 'u.id')
    .select(['u.id', 'u.visibility', 'u.user_id', 'picture.upload_id'])
    .where('u.key', 'in', keys)
    .where('u.kind', '=', 'image')
    .execute();
  const added = found.filter(({ upload_id }) => upload_id === null);
  const isOwn = added.every(
    ({ visibility, user_id }) => visibility === 'uploader' && user_id === viewer?.userId,
  );
  if (found.length !== keys.length || !isOwn || !viewer) throw invalid(field, 'rich_text.picture_gone');
  if (added.length === 0) return;
  const uploadIds = added.map(({ id }) => id);
  await attachUploads(tx, {
    uploadIds,
    userId: viewer.userId,
    visibility: 'public',
    maximum: MOST_PICTURES,
    kinds: ['image'],
    field,
  });
  await database
    .insertInto('content_pictures')
    .values(uploadIds.map((upload_id) => ({ upload_id })))
    .execute();
}

/** From then on everyone sees the pictures of these texts. */
export async function showPictures({ database }: ReadContext, html: string, from: Date): Promise<void> {
  const keys = pictureKeys(html);
  if (keys.length === 0) return;
  await database
    .updateTable('content_pictures')
    .set({ shown_from: sql`least(coalesce(shown_from, ${from}), ${from})` })
    .where('upload_id', 'in', (query) => query.selectFrom('uploads').select('id').where('key', 'in', keys))
    .execute();
}

/**
 * Hides the pictures of a canceled version; other scheduled pages keep theirs. Call it once that version is
 * gone.
 */
export async function hidePicturesToCome(tx: ReadContext): Promise<void> {
  const { database, now } = tx;
  await database
    .updateTable('content_pictures')
    .set({ shown_from: null })
    .where('shown_from', '>', now)
    .execute();
  const scheduled = await database
    .selectFrom('content_versions')
    .select(['english', 'mexican_spanish', 'published_at'])
    .where('published_at', '>', now)
    .execute();
  for (const { english, mexican_spanish, published_at } of scheduled)
    await showPictures(tx, english + mexican_spanish, published_at);
}

/** Pictures of a published version are public; those of drafts are for administrators. */
export async function contentPictureReaders(
  { database, viewer, now }: ReadContext,
  uploadId: number,
): Promise<Readers> {
  const picture = await database
    .selectFrom('content_pictures')
    .select('shown_from')
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!picture) return null;
  if (picture.shown_from !== null && picture.shown_from <= now) return 'everybody';
  return allows(mayEditContent(viewer)) ? 'this_reader' : null;
}
