import type { WordMask } from '../../common/text/word-mask.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { allows } from '../core/policies.ts';
import { mayBlock, mayFollow, type OtherProfile } from './policy.ts';
import { isBlockedBetween } from './queries/blocked.ts';
import type { RelatedPage } from './queries/list-relations.ts';

/** The reader's relation to a profile; null for visitors and for oneself. */
export type RelationView = {
  profileId: number;
  isFollowing: boolean;
  isBlocking: boolean;
  can: { follow: boolean; block: boolean };
} | null;

export type RelatedProfile = { id: number; name: string; slug: string | null };
export type RelatedView = RelatedProfile & { since: string };
export type RelatedListView = { entries: RelatedView[]; pagination: Pagination };

/** The reader's relation to a profile. */
export async function relationTo(
  { database, viewer }: ReadContext,
  profile: OtherProfile,
): Promise<RelationView> {
  if (viewer === null || !allows(mayBlock(viewer, profile))) return null;
  const has = (table: 'follows' | 'blocks') =>
    database
      .selectFrom(table)
      .select('profile_id')
      .where('user_id', '=', viewer.userId)
      .where('profile_id', '=', profile.id)
      .executeTakeFirst();
  const [follow, block, isBlocked] = await Promise.all([
    has('follows'),
    has('blocks'),
    isBlockedBetween(database, viewer.profileId, profile.id),
  ]);
  return {
    profileId: profile.id,
    isFollowing: follow !== undefined,
    isBlocking: block !== undefined,
    can: { follow: allows(mayFollow(viewer, profile, isBlocked)), block: true },
  };
}

export const toRelatedList = ({ rows, pagination }: RelatedPage, mask: WordMask): RelatedListView => ({
  entries: rows.map(({ id, name, slug, since }) => ({
    id,
    name: mask(name),
    slug,
    since: since.toISOString(),
  })),
  pagination,
});
