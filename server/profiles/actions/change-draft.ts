import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { changesOf, type PageContent } from '../page/page-content.ts';
import { storeDraft } from '../page/store-draft.ts';
import { ownPage, type OwnPage } from '../queries/own-page.ts';

type DraftChange = { contractorId: number; version: number };

/** Throws the draft of a page away; what is published stays. Throws 409 where the page was changed since it was on the screen. */
export async function discardDraft(context: Context, asked: DraftChange): Promise<void> {
  await transact(context, async (tx) => {
    await lockPage(tx, asked);
    await storeDraft(tx, { ...asked, changes: null });
  });
}

/**
 * Makes a draft of an earlier published version. Throws 404 where there is no such version, and 409 as
 * `discardDraft`.
 */
export async function restoreVersion(
  context: Context,
  { versionId, ...asked }: DraftChange & { versionId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const { published } = await lockPage(tx, asked);
    const former = await tx.database
      .selectFrom('contractor_page_versions')
      .select('content')
      .where('id', '=', versionId)
      .where('contractor_id', '=', asked.contractorId)
      .executeTakeFirst();
    if (!former) throw notFound();
    // A version from before a part was there says nothing of that part.
    const content = { ...published, ...(former.content as Partial<PageContent>) };
    await storeDraft(tx, { ...asked, changes: changesOf(published, content) });
  });
}

async function lockPage(tx: ReadContext, { contractorId, version }: DraftChange): Promise<OwnPage> {
  await holdListing(tx, contractorId);
  const current = await ownPage(tx.database, contractorId);
  if (current.row.page_version !== version) throw conflict('profiles.page_changed');
  return current;
}
