import type { ContentPage } from '../../../../common/content-pages.ts';
import { transact, type Context } from '../../../core/context.ts';
import { writeDraft } from '../draft.ts';
import type { ContentTexts } from '../schemas.ts';

/** Keeps both languages of a page for later. Throws a 409 where someone else has saved meanwhile. */
export async function saveDraft(
  context: Context,
  { page, texts }: { page: ContentPage; texts: ContentTexts },
): Promise<void> {
  await transact(context, (inside) => writeDraft(inside, page, texts));
}
