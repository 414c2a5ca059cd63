import type { UserStatus } from '../../common/constants.ts';
import type { DomainEvent } from '../core/context.ts';

/** A contractor's name, place or particulars are others now: pages that show them are stale. */
export const contractorChanged = (contractorId: number) => ({ name: 'contractor.changed', contractorId });

/** Somebody's public name is another one now: it stands beside their reviews. */
export const profileRenamed = (profileId: number) => ({ name: 'profile.renamed', profileId });

/** Somebody whose account is inactive asks to look at that again: it waits on the desk. */
export const accountAppealFiled = (appealId: number) => ({ name: 'account_appeal.filed', appealId });

/** A password is another one now: whatever was opened with the old one has ended. */
export const passwordChanged = (userId: number) => ({ name: 'account.password_changed', userId });

/** Somebody logged out of a browser or a device, or of the account that a browser had before. */
export const sessionEnded = (userId: number) => ({ name: 'session.ended', userId });

/** Somebody has become an administrator, or is none any more. */
export const roleChanged = (userId: number) => ({ name: 'user.role_changed', userId });

/** An account was put out or let in. Whatever holds a connection open for somebody ends it on `user.deactivated`. */
export type UserStatusEvent = DomainEvent & { name: `user.${'deactivated' | 'activated'}`; userId: number };
export const userStatusEvent = (status: UserStatus, userId: number): UserStatusEvent => ({
  name: status === 'inactive' ? 'user.deactivated' : 'user.activated',
  userId,
});
