import { notFound } from '../core/errors.ts';
import { allows, hasVerifiedEmail, type Verdict } from '../core/policies.ts';
import type { SignedIn, Viewer } from '../core/viewer.ts';

/** The two sides of a conversation: all that its policies need. */
export type Sides = {
  contractorId: number;
  /** Its contractor is gone; a later owner of the page is no side. */
  contractorLeft: boolean;
  customerProfileId: number | null;
};

/** The side of a conversation that a user is on; null: neither. */
export function sideOf(
  viewer: Viewer,
  { contractorId, contractorLeft, customerProfileId }: Sides,
): 'customer' | 'contractor' | null {
  if (viewer === null) return null;
  if (viewer.contractorId === contractorId && !contractorLeft) return 'contractor';
  return viewer.profileId === customerProfileId ? 'customer' : null;
}

/** Writing a message needs a confirmed address; reading one does not. */
export const mayWrite = (viewer: Viewer): Verdict => hasVerifiedEmail(viewer);

/** Of others not even the number of a conversation is known, administrators among them: they see what is reported. */
export const mayRead = (viewer: Viewer, sides: Sides): Verdict =>
  sideOf(viewer, sides) === null ? notFound() : true;

export const canWrite = (viewer: Viewer): viewer is SignedIn => allows(mayWrite(viewer));
