import { forbidden } from '../../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('claims.refused_administrator') : true;

/** One account answers for one business. */
const withoutBusiness = (viewer: Viewer): Verdict =>
  viewer && viewer.contractorId !== null ? forbidden('claims.refused_has_business') : true;

/** Who may open the page: anyone signed in; it says itself what stands in the way. */
export const mayOpenClaim = isSignedIn;

/** Who may ask to take over a business: people with a confirmed address who answer for none. Administrators decide. */
export const mayClaim = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), notAdministrator(viewer), withoutBusiness(viewer), hasVerifiedEmail(viewer));
