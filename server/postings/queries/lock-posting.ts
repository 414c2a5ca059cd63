import type { EventMap } from '../../event-map.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import { tradeIdsOfPosting, type PostingRow } from './select-postings.ts';

/** A posting's present state and owner, without the columns that only readers need. */
export type LockedPosting = Omit<PostingRow, 'authorName' | 'authorSlug' | 'authorLeft' | 'photos'> & {
  decisionId: number | null;
  holdSignals: ScreeningSignal[];
  /** Only its author and administrators could read it so far. */
  neverShown: boolean;
  authorUserId: number | null;
  contractorId: number | null;
  contractorSlug: string | null;
};

/** A posting, locked until the transaction ends; throws `notFound()` for one that its author deleted. */
export async function lockPosting(
  { database }: Pick<ReadContext, 'database'>,
  postingId: number,
): Promise<LockedPosting> {
  // Locks first and reads afterwards, because only a new statement sees a decision made during the wait.
  await database.selectFrom('postings').select('id').where('id', '=', postingId).forUpdate().execute();
  const row = await database
    .selectFrom('postings as p')
    .innerJoin('profiles as author', 'author.id', 'p.author_profile_id')
    .leftJoin('contractors as business', 'business.id', 'p.author_profile_id')
    .select(['p.id', 'p.type', 'p.title', 'p.body', 'p.language', 'p.region_id as regionId', 'p.status'])
    .select(['p.expires_at as expiresAt', 'p.pinned_at as pinnedAt', 'p.body_html as bodyHtml'])
    .select(['p.ends_on as endsOn', 'p.version', 'p.created_at as createdAt', 'p.edited_at as editedAt'])
    .select(['p.decision_id as decisionId', 'p.author_profile_id as authorProfileId'])
    .select(['p.hold_signals as holdSignals', 'p.never_shown as neverShown'])
    .select(['author.user_id as authorUserId', 'business.id as contractorId'])
    .select(['business.slug as contractorSlug', tradeIdsOfPosting.as('tradeIds')])
    .where('p.id', '=', postingId)
    .where('p.deleted_at', 'is', null)
    .$castTo<LockedPosting>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The facts in a posting's events. */
export const factsOf = ({
  id,
  regionId,
  authorProfileId,
  contractorSlug,
}: LockedPosting): EventMap['posting.edited'] => ({
  postingId: id,
  regionId,
  authorProfileId,
  contractorSlug,
});
