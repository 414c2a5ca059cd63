import { forbidden } from '../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

const actsForBusiness = (viewer: Viewer): Verdict =>
  viewer !== null && viewer.contractorId !== null ? true : forbidden('review_requests.refused_role');

export const mayOpenRequests = (viewer: Viewer): Verdict => all(isSignedIn(viewer), actsForBusiness(viewer));

/** The owner, or who acts for the business, with a confirmed address. No plan is asked for. */
export const mayAsk = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), actsForBusiness(viewer), hasVerifiedEmail(viewer));
