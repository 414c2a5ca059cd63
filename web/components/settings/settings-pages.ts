import type { RouteName } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';

/** The pages of the settings, in the order of their navigation: a page that is added gets its line here. */
export const SETTINGS_PAGES = [
  { name: 'settings.password', label: 'settings.nav_password' },
  { name: 'settings.signing_in', label: 'signin.nav' },
  { name: 'settings.email', label: 'settings.nav_email' },
  { name: 'settings.language', label: 'settings.nav_language' },
  { name: 'settings.billing', label: 'layout.billing' },
  { name: 'settings.members', label: 'settings.nav_members' },
  { name: 'contractor.closing', label: 'closed.nav' },
  { name: 'settings.sessions', label: 'settings.nav_sessions' },
  { name: 'settings.notifications', label: 'settings.nav_notifications' },
  { name: 'relations.index', label: 'settings.nav_relations' },
  { name: 'settings.export', label: 'settings.nav_export' },
  { name: 'settings.close', label: 'settings.nav_close' },
] as const satisfies readonly { name: RouteName; label: MessageKey }[];

export type SettingsPage = (typeof SETTINGS_PAGES)[number]['name'];
