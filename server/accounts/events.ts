import { randomBytes } from 'node:crypto';
import type { UserStatus } from '../../common/constants.ts';
import type { SignInChange } from '../../common/profiles/sign-in.ts';
import type { EventNamed } from '../event-map.ts';
import type { SignInChangeDetails } from './sign-in/sign-in-events.ts';

/** A contractor's name, place or particulars are others now: pages that show them are stale. */
export const contractorChanged = (contractorId: number) =>
  ({ name: 'contractor.changed', contractorId }) as const;

/** A user's public name changed; it is shown beside their reviews. */
export const profileRenamed = (profileId: number) => ({ name: 'profile.renamed', profileId }) as const;

/** A user appealed the decision that made their account inactive; administrators have to decide it. */
export const accountAppealFiled = (appealId: number) => ({ name: 'account_appeal.filed', appealId }) as const;

/** A new password was asked for, for an address that may have no account. */
export const resetAsked = (email: string) =>
  ({ name: 'account.reset_asked', email, token: randomBytes(30).toString('base64url') }) as const;

/** A new account, or the user of one, needs the link that confirms the address. */
export const confirmationAsked = (userId: number, next: string) =>
  ({ name: 'account.confirmation_asked', userId, next }) as const;

/** A password is another one now: whatever was opened with the old one has ended. */
export const passwordChanged = (userId: number, details: SignInChangeDetails) =>
  ({ name: 'account.password_changed', userId, details }) as const;

/** A user logged out of a browser or a device, or of a browser's previous account. */
export const sessionEnded = (userId: number) => ({ name: 'session.ended', userId }) as const;

/** A user became an administrator, or stopped being one. */
export const roleChanged = (userId: number) => ({ name: 'user.role_changed', userId }) as const;

/** An account was deactivated or activated. */
export const userStatusEvent = (
  status: UserStatus,
  userId: number,
): EventNamed<'user.deactivated' | 'user.activated'> => ({
  name: status === 'inactive' ? 'user.deactivated' : 'user.activated',
  userId,
});

/** A code by mail was asked for, for an address that may have no account. The token is for one that is not confirmed. */
export const codeAsked = (email: string, code: string) =>
  ({
    name: 'account.code_asked',
    email,
    code,
    token: randomBytes(30).toString('base64url'),
  }) as const;

/** How an account signs in changed; its user is told, in case it was somebody else. */
export const signInChanged = (userId: number, change: SignInChange, details: SignInChangeDetails) =>
  ({ name: 'account.sign_in_changed', userId, change, details }) as const;
