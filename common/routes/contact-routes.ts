import type { Route } from './route.ts';

/** The shortlist, contractors side by side, messages and requests for a quote. */
export const CONTACT_ROUTES = {
  'shortlist.share': { method: 'POST', path: '/shortlist/share' },
  'shortlist.unshare': { method: 'POST', path: '/shortlist/unshare' },
  'shortlist.shared': { method: 'GET', path: '/shortlist/shared/{token}', translated: true },
  'messages.show': { method: 'GET', path: '/messages/{id}' },
  'messages.send': { method: 'POST', path: '/messages/{id}' },
  'messages.start': { method: 'POST', path: '/c/{slug}/message' },
  'quotes.store': { method: 'POST', path: '/quotes' },
  'quotes.show': { method: 'GET', path: '/quotes/{id}' },
  compare: { method: 'GET', path: '/compare', translated: true },
  'shortlist.qr': { method: 'GET', path: '/share/qr.svg' },
} as const satisfies Record<string, Route>;
