import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import type { PageChanges } from './page-content.ts';

type Draft = { contractorId: number; version: number; changes: PageChanges | null };

/** Replaces the draft of a page (null: none) and answers the version that follows `version`. */
export async function storeDraft(
  { database, now }: ReadContext,
  { contractorId, version, changes }: Draft,
): Promise<number> {
  if (changes === null)
    await database.deleteFrom('contractor_page_drafts').where('contractor_id', '=', contractorId).execute();
  else {
    const draft = { changes: sql<never>`${JSON.stringify(changes)}::text::jsonb`, updated_at: now };
    await database
      .insertInto('contractor_page_drafts')
      .values({ contractor_id: contractorId, ...draft })
      .onConflict((there) => there.column('contractor_id').doUpdateSet(draft))
      .execute();
  }
  await database
    .updateTable('contractors')
    .set({ page_version: version + 1 })
    .where('id', '=', contractorId)
    .execute();
  return version + 1;
}
