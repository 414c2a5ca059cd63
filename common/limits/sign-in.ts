/** A change of how one signs in asks for a sign-in within these minutes. */
export const FRESH_SIGN_IN_MINUTES = 10;
/** A step of a login, and a code by mail, work for so long. */
export const SIGN_IN_STEP_MINUTES = 10;
/** Wrong codes that one step takes. */
export const CODE_TRIES = 5;
export const RECOVERY_CODES = 10;
/** A reset by an administrator waits so long. */
export const SECOND_FACTOR_RESET_HOURS = 24;
/** A link of `user-recover` works for so long. */
export const RECOVERY_LINK_MINUTES = 60;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
