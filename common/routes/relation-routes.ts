import type { Route } from './route.ts';

/** Following, blocking and the page of a person; part of the route table. */
export const RELATION_ROUTES = {
  'relations.index': { method: 'GET', path: '/profile/relations' },
} as const satisfies Record<string, Route>;
