import type { PostingType } from '../../common/constants.ts';
import { forbidden } from '../core/errors.ts';
import { all, allows, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { SignedIn, Viewer } from '../core/viewer.ts';

/** Whose a posting is: all that its policies ask. */
export type PostingOwnership = { authorProfileId: number };

/** Who answers for a business publishes in its name; everybody else in their own. */
export const authorProfileOf = ({ contractorId, profileId }: SignedIn): number => contractorId ?? profileId;

/** Somebody's own, and that of the business they answer for. */
export const ownProfilesOf = ({ contractorId, profileId }: SignedIn): number[] =>
  contractorId === null ? [profileId] : [contractorId, profileId];

/** Also what somebody published before they took a business over. */
export const isAuthor = (viewer: Viewer, { authorProfileId }: PostingOwnership): boolean =>
  viewer !== null && ownProfilesOf(viewer).includes(authorProfileId);

const isOwn = (viewer: Viewer, posting: PostingOwnership): Verdict =>
  isAuthor(viewer, posting) ? true : forbidden();

/** Everybody with a confirmed address. */
export const mayPublish = (viewer: Viewer): Verdict => all(isSignedIn(viewer), hasVerifiedEmail(viewer));

/** What the site announces, administrators write. */
export const mayPublishAs = (viewer: Viewer, type: PostingType): Verdict =>
  type === 'announcement' && viewer?.role !== 'admin'
    ? forbidden('postings.refused_announcement')
    : mayPublish(viewer);

/** Who may no longer announce for the site does not change what it announced either. */
export const mayEditPosting = (viewer: Viewer, posting: PostingOwnership & { type: PostingType }): Verdict =>
  all(isSignedIn(viewer), isOwn(viewer, posting), mayPublishAs(viewer, posting.type));

export const mayDeletePosting = (viewer: Viewer, posting: PostingOwnership): Verdict =>
  all(isSignedIn(viewer), isOwn(viewer, posting));

/** What an administrator removed is for its author and for administrators to read. */
export const mayReadRemoved = (viewer: Viewer, posting: PostingOwnership): boolean =>
  viewer?.role === 'admin' || allows(isOwn(viewer, posting));
