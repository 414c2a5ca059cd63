import type { ContentPage } from '../../../../common/content-pages.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { contentPublished } from '../../events.ts';
import { latestVersion, lockDraft, writeDraft } from '../draft.ts';
import { hidePicturesToCome } from '../pictures.ts';

/** Makes a draft of an earlier version. Throws a 409 where a draft is there, which would be lost. */
export async function restoreVersion(
  context: Context,
  { page, number }: { page: ContentPage; number: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const draft = await lockDraft(tx, page);
    if (!draft.isNew) throw conflict('content_editor.draft_there');
    const found = await tx.database
      .selectFrom('content_versions')
      .select(['english', 'mexican_spanish'])
      .where('page', '=', page)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!found) throw notFound();
    await writeDraft(tx, page, { ...found, version: 0 });
  });
}

/** Discards the draft of a page; the published version stays. */
export async function discardDraft(context: Context, { page }: { page: ContentPage }): Promise<void> {
  await context.database.deleteFrom('content_drafts').where('page', '=', page).execute();
}

/**
 * Cancels a scheduled version: it becomes the draft again. Throws a 409 where it has appeared, or a draft
 * exists.
 */
export async function cancelScheduled(context: Context, { page }: { page: ContentPage }): Promise<void> {
  await transact(context, async (tx) => {
    const draft = await lockDraft(tx, page);
    if (!draft.isNew) throw conflict('content_editor.draft_there');
    const latest = await latestVersion(tx, page);
    if (!latest || latest.published_at <= tx.now) throw conflict('content_editor.none_scheduled');
    await tx.database.deleteFrom('content_versions').where('id', '=', latest.id).execute();
    await hidePicturesToCome(tx);
    const { english, mexican_spanish } = latest;
    await writeDraft(tx, page, { english, mexican_spanish, version: 0 });
    tx.announce(contentPublished());
  });
}
