import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';

/** The share of common three-letter runs from which two texts count as the same. */
const SAME_FROM = 0.8;

type PostingText = {
  /** The profiles whose postings are compared. */
  profileIds: readonly number[];
  title: string;
  body: string;
  /** The posting that is being changed; null: a new one. */
  except: number | null;
};

/**
 * A removed posting does not return as another posting, even if its author deleted or changed the first. Only
 * restoring brings it back. Throws InvalidInput, until the removed one has been erased.
 */
export async function refuseRemovedText(
  { database }: ReadContext,
  { profileIds, title, body, except }: PostingText,
): Promise<void> {
  const likeness = sql<number>`similarity(fold_text(v.title || ' ' || v.body), fold_text(${`${title} ${body}`}))`;
  const removed = await database
    .selectFrom('postings as p')
    .innerJoin('decisions as d', 'd.id', 'p.decision_id')
    .innerJoin('posting_versions as v', 'v.posting_id', 'p.id')
    .select('p.id')
    .where('p.author_profile_id', 'in', [...profileIds])
    .where('p.status', '=', 'inactive')
    .where('d.action', '=', 'posting.removed')
    .where('p.id', '!=', except ?? 0)
    // As it was when the decision was made.
    .where('v.version', '=', sql<number>`(d.before ->> 'version')::integer`)
    .where(likeness, '>=', SAME_FROM)
    .executeTakeFirst();
  if (removed) throw invalid('body', 'postings.words_removed');
}
