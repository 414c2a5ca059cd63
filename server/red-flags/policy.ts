import type { RedFlagState } from '../../common/red-flags.ts';
import { hasOtherAdministrator } from '../cases/other-administrator.ts';
import type { ReadContext } from '../core/context.ts';
import { forbidden, unauthenticated } from '../core/errors.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import type { Viewer } from '../core/viewer.ts';

/** Everyone with a confirmed address, about any business but their own. */
export const mayReportRedFlag = (viewer: Viewer): Verdict =>
  all(isSignedIn(viewer), hasVerifiedEmail(viewer));

/** The two sides of a red flag. */
export type RedFlagSides = { contractorId: number; reporterUserId: number | null };

export const isReporter = (viewer: Viewer, { reporterUserId }: RedFlagSides): boolean =>
  viewer !== null && viewer.userId === reporterUserId;
export const isAccused = (viewer: Viewer, { contractorId }: RedFlagSides): boolean =>
  viewer !== null && viewer.contractorId === contractorId;

/** Before it is public, both sides and administrators read it. */
export const mayReadUnpublished = (viewer: Viewer, sides: RedFlagSides): boolean =>
  isReporter(viewer, sides) || isAccused(viewer, sides) || viewer?.role === 'admin';

/** The contractor answers until it is dismissed, and afterwards while it is public. */
export const mayAnswer = (viewer: Viewer, flag: RedFlagSides & { state: RedFlagState }): boolean =>
  isAccused(viewer, flag) && (flag.state === 'open' || flag.state === 'published');

/** The reporter may change its evidence until it is decided. */
export const mayChangeReport = (viewer: Viewer, flag: RedFlagSides & { state: RedFlagState }): boolean =>
  isReporter(viewer, flag) && flag.state === 'open';

/** Throws a 403 for an administrator who reported it or answers for the business, where another one could decide. */
export async function refuseOwnSide({ database, viewer }: ReadContext, sides: RedFlagSides): Promise<void> {
  if (!viewer) throw unauthenticated();
  const isParty = isReporter(viewer, sides) || isAccused(viewer, sides);
  if (isParty && (await hasOtherAdministrator(database, viewer.userId)))
    throw forbidden('red_flags.own_case');
}
