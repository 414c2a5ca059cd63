import { isSignedIn, type Verdict } from '../core/policies.ts';
import { belongsTo, type Viewer } from '../core/viewer.ts';
import { ownProfilesOf } from '../postings/policy.ts';

/** Every signed-in user: a report is never public, so an unconfirmed address is no obstacle. */
export const mayReport = (viewer: Viewer): Verdict => isSignedIn(viewer);

/** Whether the viewer wrote it, or manages the business whose page or response it is. */
export const isOwnText = (viewer: Viewer, { ownerProfileId }: { ownerProfileId: number }): boolean =>
  viewer !== null && (ownProfilesOf(viewer).includes(ownerProfileId) || belongsTo(viewer, ownerProfileId));
