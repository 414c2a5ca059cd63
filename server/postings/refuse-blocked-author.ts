import { actsAsAdministrator } from '../core/viewer.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { hiddenProfileIds } from '../relations/queries/blocked.ts';
import { isAuthor } from './policy.ts';

/**
 * The profiles that a reader of a posting does not see. Throws `notFound()` where its author is one of them; administrators
 * read every posting.
 */
export async function refuseBlockedAuthor(
  { database, viewer }: ReadContext,
  posting: { authorProfileId: number },
): Promise<number[]> {
  const hidden = await hiddenProfileIds(database, viewer);
  const isHidden = hidden.includes(posting.authorProfileId) && !isAuthor(viewer, posting);
  if (isHidden && !actsAsAdministrator(viewer)) throw notFound();
  return hidden;
}
