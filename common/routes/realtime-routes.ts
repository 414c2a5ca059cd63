import type { Route } from './route.ts';

/** The socket and Pusher's HTTP API, for clients and programs that speak the protocol; part of the route table. */
export const REALTIME_ROUTES = {
  'realtime.socket': { method: 'GET', path: '/app/{key}' },
  'realtime.events': { method: 'POST', path: '/apps/{id}/events' },
  'realtime.batch': { method: 'POST', path: '/apps/{id}/batch_events' },
  'realtime.channels': { method: 'GET', path: '/apps/{id}/channels' },
  'realtime.channel': { method: 'GET', path: '/apps/{id}/channels/{channel}' },
  'realtime.users': { method: 'GET', path: '/apps/{id}/channels/{channel}/users' },
  'realtime.terminate': { method: 'POST', path: '/apps/{id}/users/{user}/terminate_connections' },
} as const satisfies Record<string, Route>;
