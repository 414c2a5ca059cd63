import type { SignInChange } from '../../../common/profiles/sign-in.ts';
import type { DeviceName } from '../sessions/device-name.ts';

/**
 * The facts that the mail about a change names. Events of an earlier release have none. `at`: ISO 8601. `device`: null where the
 * change came from no browser of the user. `passkey`: its name.
 */
export type SignInChangeDetails = { at: string; device: DeviceName | null; passkey?: string };

/** The events about how an account signs in. */
export type SignInEvents = {
  /** For any address, also one without an account; code and token are in the mail alone. */
  'account.code_asked': { email: string; code: string; token: string };
  'account.password_changed': { userId: number; details?: SignInChangeDetails };
  'account.sign_in_changed': { userId: number; change: SignInChange; details?: SignInChangeDetails };
};
