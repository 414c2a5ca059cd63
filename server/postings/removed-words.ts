import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';

/** As many of their three-letter runs in common: the same words but for a few. */
const SAME_FROM = 0.8;

type Words = {
  /** Whose postings are looked at. */
  profileIds: readonly number[];
  title: string;
  body: string;
  /** The posting that is being changed; null: a new one. */
  except: number | null;
};

/**
 * What an administrator removed does not come back as another posting, also when its author has deleted the first or changed
 * its words since: only restoring brings it back. Throws InvalidInput, until the removed one has been erased.
 */
export async function refuseRemovedWords(
  { database }: ReadContext,
  { profileIds, title, body, except }: Words,
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
