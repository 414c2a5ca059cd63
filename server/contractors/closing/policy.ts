import { forbidden, unauthenticated } from '../../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../../core/policies.ts';
import { actsAsAdministrator, isOwner, type SignedIn, type Viewer } from '../../core/viewer.ts';

/** The owner alone closes and opens a business; a member may not end it. */
export const mayClose = (viewer: Viewer): Verdict => {
  if (!viewer) return unauthenticated();
  if (viewer.memberOf !== null) return forbidden('members.owner_only');
  return isOwner(viewer) ? true : forbidden('profiles.owners_only');
};

/** Behind `mayClose`. */
export function owningViewer(viewer: Viewer): SignedIn & { contractorId: number } {
  if (!viewer) throw unauthenticated();
  if (viewer.contractorId === null || !isOwner(viewer)) throw forbidden('profiles.owners_only');
  return { ...viewer, contractorId: viewer.contractorId };
}

/** Everyone with a confirmed address. */
export const mayPropose = (viewer: Viewer): Verdict => all(isSignedIn(viewer), hasVerifiedEmail(viewer));

export type ProposalSides = { contractorId: number; proposerUserId: number | null };

export const isProposer = (viewer: Viewer, { proposerUserId }: ProposalSides): boolean =>
  viewer !== null && viewer.userId === proposerUserId;
/** The owner, or a member who acts for the business. */
export const isProposedAbout = (viewer: Viewer, { contractorId }: ProposalSides): boolean =>
  viewer !== null && viewer.contractorId === contractorId;

/** A proposal is for its sides and administrators. */
export const mayReadProposal = (viewer: Viewer, sides: ProposalSides): boolean =>
  isProposer(viewer, sides) || isProposedAbout(viewer, sides) || actsAsAdministrator(viewer);
