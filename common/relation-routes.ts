import type { Route } from './route.ts';

/** Following, blocking and the page of a person; part of the route table. */
export const RELATION_ROUTES = {
  newsfeed: { method: 'GET', path: '/newsfeed' },
  'people.show': { method: 'GET', path: '/people/{id}' },
  'relations.index': { method: 'GET', path: '/profile/relations' },
  'relations.confirm': { method: 'GET', path: '/profiles/{id}/block' },
  'relations.follow': { method: 'POST', path: '/profiles/{id}/follow' },
  'relations.unfollow': { method: 'POST', path: '/profiles/{id}/unfollow' },
  'relations.block': { method: 'POST', path: '/profiles/{id}/block' },
  'relations.unblock': { method: 'POST', path: '/profiles/{id}/unblock' },
} as const satisfies Record<string, Route>;
