import type { Route } from './route.ts';

/** Asking to manage a listed business, and deciding about that. */
export const CLAIM_ROUTES = {
  'claims.store': { method: 'POST', path: '/c/{slug}/claim' },
  'claims.confirm': { method: 'POST', path: '/c/{slug}/claim/code' },
  'claims.resend': { method: 'POST', path: '/c/{slug}/claim/code/resend' },
  'claims.withdraw': { method: 'POST', path: '/c/{slug}/claim/withdraw' },
  'api.admin.claims.accept': { method: 'PUT', path: '/api/admin/claims/{id}/accept' },
  'api.admin.claims.reject': { method: 'PUT', path: '/api/admin/claims/{id}/reject' },
  'api.admin.claims.notes': { method: 'POST', path: '/api/admin/claims/{id}/notes' },
} as const satisfies Record<string, Route>;
