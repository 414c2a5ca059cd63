import type { Route } from './route.ts';

/** The pages under /settings and what belongs to them; part of the route table. */
export const SETTINGS_ROUTES = {
  'settings.password.update': { method: 'PUT', path: '/settings/password' },
  'settings.email': { method: 'GET', path: '/settings/email' },
  'settings.email.update': { method: 'POST', path: '/settings/email' },
  'settings.email.cancel': { method: 'POST', path: '/settings/email/cancel' },
  'settings.email.confirm': { method: 'GET', path: '/settings/email/confirm/{token}' },
  'settings.email.confirm.store': { method: 'POST', path: '/settings/email/confirm/{token}' },
  'settings.email.stop': { method: 'GET', path: '/settings/email/stop/{token}' },
  'settings.email.stop.store': { method: 'POST', path: '/settings/email/stop/{token}' },
  'settings.email.undo': { method: 'GET', path: '/settings/email/undo/{token}' },
  'settings.email.undo.store': { method: 'POST', path: '/settings/email/undo/{token}' },
  'settings.language': { method: 'GET', path: '/settings/language' },
  'settings.sessions': { method: 'GET', path: '/settings/sessions' },
  'settings.sessions.end': { method: 'POST', path: '/settings/sessions/{id}/end' },
  'settings.sessions.end_others': { method: 'POST', path: '/settings/sessions/end-others' },
  'settings.export': { method: 'GET', path: '/settings/export' },
  'settings.export.store': { method: 'POST', path: '/settings/export' },
  'settings.export.file': { method: 'GET', path: '/settings/export/{id}/file' },
  'settings.close': { method: 'GET', path: '/settings/close' },
  'settings.close.store': { method: 'POST', path: '/settings/close' },
} as const satisfies Record<string, Route>;
