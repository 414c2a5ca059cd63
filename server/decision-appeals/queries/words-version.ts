import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

/** Of decisions as `d`: which version of the words that were decided about stands now; null: it was not about words. */
export const wordsVersion = sql<number | null>`case d.subject_type
  when 'review' then (select r.version from reviews as r where r.id = d.subject_id)
  when 'response' then (
    select coalesce(max(v.version), 1) from review_response_versions as v where v.response_id = d.subject_id)
  when 'posting' then (select p.version from postings as p where p.id = d.subject_id)
end`;

/** The same for one decision. Before writing, ask with the subject's rows held. */
export async function currentWordsVersion(
  { database }: Pick<ReadContext, 'database'>,
  decisionId: number,
): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    select ${wordsVersion} as version from decisions as d where d.id = ${decisionId}`.execute(database);
  return rows[0]?.version ?? null;
}
