import { sql } from 'kysely';
import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { changesOf, type PageChanges, type PageContent } from '../page-content.ts';
import { ownPage, type OwnPage } from '../queries/own-page.ts';

type Asked = { contractorId: number; version: number };

/** Throws the draft of a page away; what is published stays. Throws 409 where the page was changed since it was on the screen. */
export async function discardDraft(context: Context, asked: Asked): Promise<void> {
  await transact(context, async (inside) => {
    await lockPage(inside, asked);
    await replaceDraft(inside, asked, null);
  });
}

/** Makes a draft of what was published before. Throws 404 where there is no such version, and 409 as `discardDraft`. */
export async function restoreVersion(
  context: Context,
  { versionId, ...asked }: Asked & { versionId: number },
): Promise<void> {
  await transact(context, async (inside) => {
    const { published } = await lockPage(inside, asked);
    const former = await inside.database
      .selectFrom('contractor_page_versions')
      .select('content')
      .where('id', '=', versionId)
      .where('contractor_id', '=', asked.contractorId)
      .executeTakeFirst();
    if (!former) throw notFound();
    // A version from before a part was there says nothing of that part.
    const content = { ...published, ...(former.content as Partial<PageContent>) };
    await replaceDraft(inside, asked, changesOf(published, content));
  });
}

async function lockPage(inside: ReadContext, { contractorId, version }: Asked): Promise<OwnPage> {
  await holdListing(inside, contractorId);
  const held = await ownPage(inside.database, contractorId);
  if (held.row.page_version !== version) throw conflict('profiles.page_changed');
  return held;
}

async function replaceDraft(
  { database, now }: ReadContext,
  { contractorId, version }: Asked,
  changes: PageChanges | null,
): Promise<void> {
  await database.deleteFrom('contractor_page_drafts').where('contractor_id', '=', contractorId).execute();
  if (changes !== null)
    await database
      .insertInto('contractor_page_drafts')
      .values({
        contractor_id: contractorId,
        changes: sql<never>`${JSON.stringify(changes)}::text::jsonb`,
        updated_at: now,
      })
      .execute();
  await database
    .updateTable('contractors')
    .set({ page_version: version + 1 })
    .where('id', '=', contractorId)
    .execute();
}
