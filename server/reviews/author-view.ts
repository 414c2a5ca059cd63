import { avatarUrl } from '../profiles/avatars.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { ReviewRow } from './queries/select-reviews.ts';

/** The author of a review. `name` is null for a closed account: pages say "Closed account". */
export type ReviewAuthor = {
  profileId: number;
  name: string | null;
  /** Active reviews by them, of all contractors; null for a former member. */
  reviews: number | null;
  isContractor: boolean;
  /** The address of their picture; null: initials. */
  avatar: string | null;
};

/** The view of a former member reveals nothing about the person. */
export const authorView = (row: ReviewRow, masked: WordMask): ReviewAuthor => ({
  profileId: row.authorProfileId,
  name: row.authorLeft ? null : masked(row.authorName),
  reviews: row.authorLeft ? null : row.authorReviews,
  isContractor: !row.authorLeft && row.authorIsContractor,
  avatar: row.authorLeft ? null : avatarUrl(row.authorAvatar),
});
