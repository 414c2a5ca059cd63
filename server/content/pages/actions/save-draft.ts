import type { ContentPage } from '../../../../common/content-pages.ts';
import { transact, type Context } from '../../../core/context.ts';
import { writeDraft } from '../draft.ts';
import type { ContentTexts } from '../schemas.ts';

/** Saves both languages of a page as a draft. Throws a 409 where another administrator saved meanwhile. */
export async function saveDraft(
  context: Context,
  { page, texts }: { page: ContentPage; texts: ContentTexts },
): Promise<void> {
  await transact(context, (tx) => writeDraft(tx, page, texts));
}
