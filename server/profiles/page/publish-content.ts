import { sql } from 'kysely';
import { stateLicenses } from '../../contractors/license/state-licenses.ts';
import type { ReadContext } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { changesOf, columnsOf, type PageContent } from './page-content.ts';
import { storeDraft } from './store-draft.ts';
import type { OwnPage } from '../queries/own-page.ts';

export const PAGE_VERSIONS_KEPT = 10;

type Publishing = {
  contractorId: number;
  viewer: SignedIn;
  current: OwnPage;
  /** The content that everybody reads from now on. */
  published: PageContent;
  /** `published`, with the changes that stay a draft. */
  content: PageContent;
};

/** Makes a content what everybody reads, and keeps what they read before. Answers the page's new version. */
export async function publish(tx: ReadContext, publishing: Publishing): Promise<number> {
  const { contractorId, current, published, content } = publishing;
  if (changesOf(current.published, published) !== null) {
    await keepFormer(tx, publishing);
    await write(tx, contractorId, published);
  }
  const changes = changesOf(published, content);
  return storeDraft(tx, { contractorId, version: current.row.page_version, changes });
}

const asJson = (value: unknown) => sql<never>`${JSON.stringify(value)}::text::jsonb`;

async function keepFormer({ database, now }: ReadContext, publishing: Publishing): Promise<void> {
  const { contractorId, viewer, current } = publishing;
  await database
    .insertInto('contractor_page_versions')
    .values({
      contractor_id: contractorId,
      content: asJson(current.published),
      replaced_at: now,
      replaced_by_user_id: viewer.userId,
    })
    .execute();
  await sql`
    delete from contractor_page_versions where contractor_id = ${contractorId}::integer and id not in (
      select id from contractor_page_versions where contractor_id = ${contractorId}::integer
      order by id desc limit ${PAGE_VERSIONS_KEPT})`.execute(database);
}

async function write(
  { database, now }: ReadContext,
  contractorId: number,
  content: PageContent,
): Promise<void> {
  const columns = columnsOf(content);
  const { headline, about, warranty, links, closed_days, opening_hours } = columns;
  await database
    .updateTable('contractors')
    .set({
      ...columns,
      headline: asJson(headline),
      about: asJson(about),
      warranty: asJson(warranty),
      links: asJson(links),
      closed_days: asJson(closed_days),
      opening_hours: opening_hours === null ? null : asJson(opening_hours),
      owner_edited_at: now,
      updated_at: now,
    })
    .where('id', '=', contractorId)
    .execute();
  await database
    .updateTable('profiles')
    .set({ address: content.address, languages: content.languages, updated_at: now })
    .where('id', '=', contractorId)
    .execute();
  await stateLicenses({ database }, contractorId, content.licenses);
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(database);
}
