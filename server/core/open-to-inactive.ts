import type { RouteName } from '../../common/route-table.ts';

/** All that is left to someone whose account is inactive. */
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
