import type { UserStatus } from '../../common/constants.ts';
import type { EventNamed } from '../event-map.ts';

/** A contractor's name, place or particulars are others now: pages that show them are stale. */
export const contractorChanged = (contractorId: number) =>
  ({ name: 'contractor.changed', contractorId }) as const;

/** Somebody's public name is another one now: it stands beside their reviews. */
export const profileRenamed = (profileId: number) => ({ name: 'profile.renamed', profileId }) as const;

/** Somebody whose account is inactive asks to look at that again: it waits on the desk. */
export const accountAppealFiled = (appealId: number) => ({ name: 'account_appeal.filed', appealId }) as const;

/** A password is another one now: whatever was opened with the old one has ended. */
export const passwordChanged = (userId: number) => ({ name: 'account.password_changed', userId }) as const;

/** Somebody logged out of a browser or a device, or of the account that a browser had before. */
export const sessionEnded = (userId: number) => ({ name: 'session.ended', userId }) as const;

/** Somebody has become an administrator, or is none any more. */
export const roleChanged = (userId: number) => ({ name: 'user.role_changed', userId }) as const;

/** An account was deactivated or activated. */
export const userStatusEvent = (
  status: UserStatus,
  userId: number,
): EventNamed<'user.deactivated' | 'user.activated'> => ({
  name: status === 'inactive' ? 'user.deactivated' : 'user.activated',
  userId,
});
