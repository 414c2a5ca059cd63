import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';
import { ownProfilesOf } from '../postings/policy.ts';

/** Everyone with a confirmed address. */
export const mayReport = (viewer: Viewer): Verdict => all(isSignedIn(viewer), hasVerifiedEmail(viewer));

/** Whether the viewer wrote it, or answers for the business whose page or response it is. */
export const isOwnText = (viewer: Viewer, { ownerProfileId }: { ownerProfileId: number }): boolean =>
  viewer !== null && ownProfilesOf(viewer).includes(ownerProfileId);
