import type { Route } from './route.ts';

/** The list that somebody keeps, and contractors side by side. */
export const CONTACT_ROUTES = {
  shortlist: { method: 'GET', path: '/shortlist', translated: true },
  'shortlist.add': { method: 'POST', path: '/shortlist' },
  'shortlist.remove': { method: 'POST', path: '/shortlist/remove' },
  'shortlist.share': { method: 'POST', path: '/shortlist/share' },
  'shortlist.unshare': { method: 'POST', path: '/shortlist/unshare' },
  'shortlist.shared': { method: 'GET', path: '/shortlist/shared/{token}', translated: true },
  compare: { method: 'GET', path: '/compare', translated: true },
} as const satisfies Record<string, Route>;
