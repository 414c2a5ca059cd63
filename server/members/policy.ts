import type { Context } from '../core/context.ts';
import { forbidden, unauthenticated } from '../core/errors.ts';
import type { Verdict } from '../core/policies.ts';
import { isOwner, type SignedIn } from '../core/viewer.ts';

/** The people of a business are its owner's to choose. */
export const managesMembers = ({ viewer }: Pick<Context, 'viewer'>): Verdict => {
  if (!viewer) return unauthenticated();
  if (viewer.memberOf !== null) return forbidden('members.owner_only');
  return isOwner(viewer) ? true : forbidden('profiles.owners_only');
};

/** The list of its owner, or the page of a member: one who does not act at the moment reads why there. */
export const belongsToBusiness = ({ viewer }: Pick<Context, 'viewer'>): Verdict => {
  if (!viewer) return unauthenticated();
  return viewer.contractorId !== null || viewer.memberOf !== null ? true : forbidden('profiles.owners_only');
};

/** Behind `managesMembers`. */
export function owningViewer({ viewer }: Pick<Context, 'viewer'>): SignedIn & { contractorId: number } {
  if (!viewer) throw unauthenticated();
  if (viewer.contractorId === null || !isOwner(viewer)) throw forbidden('members.owner_only');
  return { ...viewer, contractorId: viewer.contractorId };
}
