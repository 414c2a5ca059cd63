import { forbidden } from '../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

/** Whose a review is, and whom it is about: all that its policies ask. */
export type ReviewOwnership = { authorProfileId: number; contractorId: number };

const notOwnBusiness = (viewer: Viewer, contractorId: number): Verdict =>
  viewer?.contractorId === contractorId || viewer?.profileId === contractorId
    ? forbidden('review_form.refused_own_business')
    : true;

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('review_form.refused_administrator') : true;

const isAuthor = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  viewer?.profileId === review.authorProfileId ? true : forbidden();

const ownsContractor = (viewer: Viewer, contractorId: number): Verdict =>
  viewer?.contractorId === contractorId ? true : forbidden();

/** Who may open the form: anyone signed in; it says itself what stands in the way of publishing. */
export const mayStartReview = isSignedIn;

/** Homeowners and contractors with a confirmed address, about any business but their own. */
export const mayReview = (viewer: Viewer, contractorId: number): Verdict =>
  all(
    isSignedIn(viewer),
    notAdministrator(viewer),
    notOwnBusiness(viewer, contractorId),
    hasVerifiedEmail(viewer),
  );

export const mayEditReview = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), isAuthor(viewer, review), hasVerifiedEmail(viewer));

export const mayDeleteReview = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), isAuthor(viewer, review));

/** The contractor reviewed, and nobody else, may write, change and take back the response. */
export const mayRespond = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), ownsContractor(viewer, review.contractorId), hasVerifiedEmail(viewer));

export const mayDeleteResponse = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), ownsContractor(viewer, review.contractorId));
