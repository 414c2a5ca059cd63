import { forbidden } from '../../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, isSignedInOrJoins, type Verdict } from '../../core/policies.ts';
import type { Viewer } from '../../core/viewer.ts';

const notAdministrator = (viewer: Viewer): Verdict =>
  viewer?.role === 'admin' ? forbidden('claims.refused_administrator') : true;

/** A member manages one business already, and its owner alone decides about its listings. */
const notMember = (viewer: Viewer): Verdict =>
  viewer !== null && viewer.memberOf !== null ? forbidden('members.claim_refused') : true;

/** Any user may open the page; it names the obstacles itself. */
export const mayOpenClaim = isSignedInOrJoins;

/**
 * Users with a confirmed address may claim a business, and administrators decide. One account manages one
 * business, so an owner may claim only while their page came with the account (`mayLeave`).
 */
export const mayClaim = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), notAdministrator(viewer), notMember(viewer), hasVerifiedEmail(viewer));

/**
 * Whether an owner may leave the business they manage for another one. A page that came with the account is
 * merged into it; a listed one stays a business of its own.
 */
export const mayLeave = (own: { isOwnText: boolean } | null): Verdict =>
  own && !own.isOwnText ? forbidden('claims.refused_has_business') : true;
