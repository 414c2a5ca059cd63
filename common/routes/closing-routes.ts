import type { Route } from './route.ts';

/** A business closed for good: said by its owner, or proposed with a proof and decided. */
export const CLOSING_ROUTES = {
  'contractor.close': { method: 'POST', path: '/contractor/closing' },
  'contractor.reopen': { method: 'POST', path: '/contractor/closing/reopen' },
  'closings.store': { method: 'POST', path: '/c/{slug}/closed' },
  'closings.show': { method: 'GET', path: '/closings/{id}' },
  'closings.answer': { method: 'POST', path: '/closings/{id}/answer' },
  'closings.withdraw': { method: 'POST', path: '/closings/{id}/withdraw' },
  'api.admin.contractors.close': { method: 'PUT', path: '/api/admin/contractors/{id}/close' },
  'api.admin.contractors.reopen': { method: 'PUT', path: '/api/admin/contractors/{id}/reopen' },
  'api.admin.closings.keep_open': { method: 'PUT', path: '/api/admin/closings/{id}/keep-open' },
  'api.admin.closings.keep_closed': { method: 'PUT', path: '/api/admin/closings/{id}/keep-closed' },
} as const satisfies Record<string, Route>;
