import type { Route } from './route.ts';

/** Finding contractors for a part of a job, and inviting them. */
export const INVITATION_ROUTES = {
  'invitations.show': { method: 'GET', path: '/invitations/{id}' },
  'invitations.job': { method: 'GET', path: '/invitations/jobs/{id}' },
  'invitations.store': { method: 'POST', path: '/invitations' },
  'invitations.more': { method: 'POST', path: '/invitations/jobs/{id}/contractors' },
  'invitations.call_off': { method: 'POST', path: '/invitations/jobs/{id}/call-off' },
  'invitations.accept': { method: 'POST', path: '/invitations/{id}/accept' },
  'invitations.decline': { method: 'POST', path: '/invitations/{id}/decline' },
  'invitations.withdraw': { method: 'POST', path: '/invitations/{id}/withdraw' },
  'invitations.cancel': { method: 'POST', path: '/invitations/{id}/cancel' },
  'invitations.rate': { method: 'POST', path: '/invitations/{id}/rating' },
  'saved_searches.store': { method: 'POST', path: '/saved-searches' },
  'saved_searches.destroy': { method: 'DELETE', path: '/saved-searches/{id}' },
} as const satisfies Record<string, Route>;
