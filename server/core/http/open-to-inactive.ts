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
  'api.bad_words',
  'api.translations',
]);
