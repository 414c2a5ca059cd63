import type { Route } from './route.ts';

/** The pages of red flags, their forms, and what administrators decide. */
export const RED_FLAG_ROUTES = {
  'red_flags.store': { method: 'POST', path: '/c/{slug}/red-flag' },
  'red_flags.update': { method: 'POST', path: '/red-flags/{id}' },
  'red_flags.answer': { method: 'POST', path: '/red-flags/{id}/answer' },
  'red_flags.withdraw': { method: 'POST', path: '/red-flags/{id}/withdraw' },
  'api.admin.red_flags.publish': { method: 'PUT', path: '/api/admin/red-flags/{id}/publish' },
  'api.admin.red_flags.dismiss': { method: 'PUT', path: '/api/admin/red-flags/{id}/dismiss' },
  'api.admin.red_flags.end': { method: 'PUT', path: '/api/admin/red-flags/{id}/end' },
  'api.admin.red_flags.expedite': { method: 'PUT', path: '/api/admin/red-flags/{id}/expedite' },
} as const satisfies Record<string, Route>;
