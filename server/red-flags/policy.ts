import type { FileAudience, RedFlagState } from '../../common/cases/red-flags.ts';
import { all, hasVerifiedEmail, isSignedIn, type Verdict } from '../core/policies.ts';
import { actsAsAdministrator, type Viewer } from '../core/viewer.ts';

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
  isReporter(viewer, sides) || isAccused(viewer, sides) || actsAsAdministrator(viewer);

/** A file that the reporter kept for administrators is not for the contractor. */
export const maySeeFile = (viewer: Viewer, file: RedFlagSides & { audience: FileAudience }): boolean =>
  file.audience === 'admins'
    ? isReporter(viewer, file) || actsAsAdministrator(viewer)
    : mayReadUnpublished(viewer, file);

/** The contractor answers until it is dismissed, and afterwards while it is public. */
export const mayAnswer = (viewer: Viewer, flag: RedFlagSides & { state: RedFlagState }): boolean =>
  isAccused(viewer, flag) && (flag.state === 'open' || flag.state === 'published');

/** The reporter may change its evidence until it is decided. */
export const mayChangeReport = (viewer: Viewer, flag: RedFlagSides & { state: RedFlagState }): boolean =>
  isReporter(viewer, flag) && flag.state === 'open';
