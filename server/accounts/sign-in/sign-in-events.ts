import type { SignInChange } from '../../../common/profiles/sign-in.ts';

/** The events about how an account signs in. */
export type SignInEvents = {
  /** For any address, also one without an account; code and token are in the mail alone. */
  'account.code_asked': { email: string; code: string; token: string };
  'account.sign_in_changed': { userId: number; change: SignInChange };
};
