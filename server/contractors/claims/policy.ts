import { forbidden } from '../../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('claims.refused_administrator') : true;

/** Who may open the page: anyone signed in; it says itself what stands in the way. */
export const mayOpenClaim = isSignedIn;

/**
 * People with a confirmed address may ask to take over a business, and administrators decide. One account answers for one
 * business, so an owner of one may ask only where nothing was built on it (`mayLeave`).
 */
export const mayClaim = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), notAdministrator(viewer), hasVerifiedEmail(viewer));

/** Whether somebody may leave the business they answer for, to take over another: an empty page becomes part of it. */
export const mayLeave = (own: { isEmpty: boolean } | null): Verdict =>
  own && !own.isEmpty ? forbidden('claims.refused_has_business') : true;
