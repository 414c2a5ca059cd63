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
  'quotes.answer': { method: 'GET', path: '/quotes/{id}/answer' },
  'quotes.answer.store': { method: 'POST', path: '/quotes/{id}/answer' },
  'quotes.hire': { method: 'POST', path: '/quotes/{id}/hire' },
  'quotes.unhire': { method: 'POST', path: '/quotes/{id}/unhire' },
  'quotes.confirm': { method: 'POST', path: '/quotes/{id}/confirm' },
  compare: { method: 'GET', path: '/compare', translated: true },
  'shortlist.qr': { method: 'GET', path: '/share/qr.svg' },
} as const satisfies Record<string, Route>;
