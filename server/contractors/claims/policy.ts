import { forbidden } from '../../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('claims.refused_administrator') : true;

/** Who may open the page: anyone signed in; it says itself what stands in the way. */
export const mayOpenClaim = isSignedIn;

/**
 * People with a confirmed address may ask to take over a business, and administrators decide. One account answers for one
 * business, so an owner of one may ask only where it came with the account (`mayLeave`).
 */
export const mayClaim = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), notAdministrator(viewer), hasVerifiedEmail(viewer));

/**
 * Whether somebody may leave the business they answer for, to take over another: a page that came with the account becomes part of
 * it with all that is on it; a listed one is a business of its own.
 */
export const mayLeave = (own: { isOwnWords: boolean } | null): Verdict =>
  own && !own.isOwnWords ? forbidden('claims.refused_has_business') : true;
