/** The second factors of an account. `recovery`: a code of its list is unused. */
export type SecondFactorMethods = { app: boolean; passkey: boolean; recovery: boolean };

/** A provider of logins that the operator configured. */
export type ProviderView = { id: string; name: string };

/** The ways to log in beside the password. */
export type OtherWays = { passkey: boolean; providers: ProviderView[] };

/** The changes of how one signs in, each with its mail. */
export const SIGN_IN_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'app_added',
  'app_removed',
  'codes_made',
  'recovery_used',
  'provider_added',
  'provider_removed',
  'reset_asked',
  'reset_done',
  'recovered',
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];
