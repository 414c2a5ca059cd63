import type { Route } from './route.ts';

/** Notices on a device, as the browser asks for them; part of the route table. */
export const PUSH_ROUTES = {
  'push.subscribe': { method: 'POST', path: '/settings/notifications/push' },
  'push.unsubscribe': { method: 'POST', path: '/settings/notifications/push/remove' },
  'push.state': { method: 'POST', path: '/settings/notifications/push/state' },
  'push.renew': { method: 'POST', path: '/settings/notifications/push/renew' },
} as const satisfies Record<string, Route>;
