import type { PostingType } from '../../common/constants.ts';
import { forbidden } from '../core/errors.ts';
import { all, allows, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import { actsAsAdministrator, ownProfilesOf, type Viewer } from '../core/viewer.ts';

/** A posting's author: all that its policies need. */
export type PostingOwnership = { authorProfileId: number };

/** Includes the postings from before the author claimed a business. */
export const isAuthor = (viewer: Viewer, { authorProfileId }: PostingOwnership): boolean =>
  viewer !== null && ownProfilesOf(viewer).includes(authorProfileId);

/** An administrator leaves a decision about their own posting or comment to another one, where there is one. */
export const isForOthers = (viewer: Viewer, text: PostingOwnership, hasOther: boolean): boolean =>
  hasOther && isAuthor(viewer, text);

const isOwn = (viewer: Viewer, posting: PostingOwnership): Verdict =>
  isAuthor(viewer, posting) ? true : forbidden();

/** Everyone with a confirmed address. */
export const mayPublish = (viewer: Viewer): Verdict => all(isSignedIn(viewer), hasVerifiedEmail(viewer));

/** Only administrators write announcements of the site. */
export const mayPublishAs = (viewer: Viewer, type: PostingType): Verdict =>
  type === 'announcement' && !actsAsAdministrator(viewer)
    ? forbidden('postings.refused_announcement')
    : mayPublish(viewer);

/** A former administrator may not change the site's announcements either. */
export const mayEditPosting = (viewer: Viewer, posting: PostingOwnership & { type: PostingType }): Verdict =>
  all(isSignedIn(viewer), isOwn(viewer, posting), mayPublishAs(viewer, posting.type));

export const mayDeletePosting = (viewer: Viewer, posting: PostingOwnership): Verdict =>
  all(isSignedIn(viewer), isOwn(viewer, posting));

/** A removed posting is for its author and for administrators. */
export const mayReadRemoved = (viewer: Viewer, posting: PostingOwnership): boolean =>
  actsAsAdministrator(viewer) || allows(isOwn(viewer, posting));
