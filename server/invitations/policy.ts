import { forbidden } from '../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

/** Contractors invite contractors, and so may administrators. */
const worksInTheTrade = (viewer: Viewer): Verdict =>
  viewer !== null && (viewer.contractorId !== null || viewer.role === 'admin')
    ? true
    : forbidden('invitations.refused_role');

export const mayOpenInvitations = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), worksInTheTrade(viewer));

/** The page of the form opens for everyone in the trade: it says itself what is missing. */
export const mayInvite = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), worksInTheTrade(viewer), hasVerifiedEmail(viewer));
