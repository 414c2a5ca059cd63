import { conflict, forbidden } from '../core/errors.ts';
import { hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import { belongsTo, type Viewer } from '../core/viewer.ts';

/** The other side: a profile, and the user who manages it. */
export type OtherProfile = {
  id: number;
  /** Null: a business without an account. */
  userId: number | null;
};

const isOwn = (viewer: Viewer, { id, userId }: OtherProfile): boolean =>
  viewer !== null && (viewer.userId === userId || belongsTo(viewer, id));

/** Everyone with a confirmed address but oneself and those with whom there is a block. */
export function mayFollow(viewer: Viewer, other: OtherProfile, isBlocked: boolean): Verdict {
  const verdict = hasVerifiedEmail(viewer);
  if (verdict !== true) return verdict;
  if (isOwn(viewer, other)) return forbidden('relations.own_profile');
  return isBlocked ? conflict('relations.blocked') : true;
}

/** Everyone but oneself. */
export function mayBlock(viewer: Viewer, other: OtherProfile): Verdict {
  const verdict = isSignedIn(viewer);
  if (verdict !== true) return verdict;
  return isOwn(viewer, other) ? forbidden('relations.own_profile') : true;
}
