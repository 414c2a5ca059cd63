import type { RouteName } from '../../../common/route-table.ts';

/** The routes that an inactive user may still use. */
export const OPEN_TO_INACTIVE = new Set<RouteName>([
  'account.inactive',
  'account.appeal',
  'logout',
  'language.update',
  'unsubscribe',
  'unsubscribe.store',
  'unsubscribe.one_click',
  // Mails reach a confirmed address only, and a thief may be why the account is inactive.
  'verification.verify',
  'verification.confirm',
  'settings.email.stop',
  'settings.email.stop.store',
  'settings.email.undo',
  'settings.email.undo.store',
  'api.bad_words',
  'api.translations',
]);
