import { forbidden } from '../core/errors.ts';
import {
  all,
  hasVerifiedEmail,
  isAdministrator,
  isSignedIn,
  isSignedInOrJoins,
  type Verdict,
} from '../core/policies.ts';
import { actsAsAdministrator, belongsTo, type Viewer } from '../core/viewer.ts';
import { sideOfKind, type Side } from './appeals/appeal.ts';
import type { ReviewAppealKind } from '../../common/constants.ts';

/** A review's author and contractor: all that its policies need. */
export type ReviewOwnership = { authorProfileId: number; contractorId: number };

const notOwnBusiness = (viewer: Viewer, contractorId: number): Verdict =>
  belongsTo(viewer, contractorId) ? forbidden('review_form.refused_own_business') : true;

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('review_form.refused_administrator') : true;

const isAuthor = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  viewer?.profileId === review.authorProfileId ? true : forbidden();

const ownsContractor = (viewer: Viewer, contractorId: number): Verdict =>
  viewer?.contractorId === contractorId ? true : forbidden();

/** Any user may open the form; the page itself names the obstacles to publishing. */
export const mayStartReview = isSignedInOrJoins;

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

/** A reader with a confirmed address who is on neither side and decides about none. */
export const mayMarkHelpful = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(
    hasVerifiedEmail(viewer),
    viewer?.role === 'admin' ? forbidden() : true,
    viewer?.profileId === review.authorProfileId || belongsTo(viewer, review.contractorId)
      ? forbidden('reviews.not_helpful_to_sides')
      : true,
  );

/** Only the reviewed contractor may write, change and delete the response. */
export const mayRespond = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), ownsContractor(viewer, review.contractorId), hasVerifiedEmail(viewer));

export const mayDeleteResponse = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), ownsContractor(viewer, review.contractorId));

/** The sides that a user is on: a claimant of a business they once reviewed is on both. */
export function sidesOf(viewer: Viewer, review: ReviewOwnership): Side[] {
  const sides: Side[] = [];
  if (viewer?.contractorId === review.contractorId) sides.push('contractor');
  if (viewer?.profileId === review.authorProfileId) sides.push('author');
  return sides;
}

/** A text that was never shown is for its author and administrators, unless they are the other side. */
export function mayReadUnshown(viewer: Viewer, review: ReviewOwnership, writer: Side): boolean {
  const sides = sidesOf(viewer, review);
  return sides.includes(writer) || (actsAsAdministrator(viewer) && sides.length === 0);
}

const isConcerned = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  sidesOf(viewer, review).length > 0 ? true : forbidden();

/** The contractor reviewed and the author: each asks for something else. */
export const mayAppeal = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), isConcerned(viewer, review), hasVerifiedEmail(viewer));

/**
 * Only the side that filed an appeal may withdraw it. Null: there is none, which only the two sides may
 * learn.
 */
export const mayTurnOffAppeal = (
  viewer: Viewer,
  review: ReviewOwnership,
  openKind: ReviewAppealKind | null,
): Verdict => {
  const isAppellant = openKind === null || sidesOf(viewer, review).includes(sideOfKind(openKind));
  return all(isSignedIn(viewer), isConcerned(viewer, review), isAppellant ? true : forbidden());
};

/** The author of a review appeals the response to it, and turns that appeal off. */
export const mayAppealResponse = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), isAuthor(viewer, review), hasVerifiedEmail(viewer));
export const mayTurnOffResponseAppeal = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(isSignedIn(viewer), isAuthor(viewer, review));

/** Administrators, except in a case of their own. */
export const mayModerate = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  all(
    isAdministrator(viewer),
    sidesOf(viewer, review).length === 0 ? true : forbidden('appeal_refusals.own_case'),
  );

/** Both sides and administrators read the texts of an appeal and of a decision. */
export const mayReadCase = (viewer: Viewer, review: ReviewOwnership): Verdict =>
  actsAsAdministrator(viewer) ? true : isConcerned(viewer, review);
