import type { Route } from './route.ts';

/** Requests about data; the token is the secret of one request. */
export const DATA_REQUEST_ROUTES = {
  'data_requests.store': { method: 'POST', path: '/data-requests' },
  'data_requests.show': { method: 'GET', path: '/data-requests/{token}', translated: true },
  'data_requests.confirm': { method: 'POST', path: '/data-requests/{token}/confirm' },
  'data_requests.reply': { method: 'POST', path: '/data-requests/{token}/reply' },
  'admin.data_requests': { method: 'GET', path: '/admin/data-requests' },
  'admin.data_requests.export': { method: 'GET', path: '/admin/data-requests.csv' },
  'admin.data_requests.ask': { method: 'POST', path: '/admin/data-requests/{id}/ask' },
  'admin.data_requests.extend': { method: 'POST', path: '/admin/data-requests/{id}/extend' },
  'admin.data_requests.answer': { method: 'POST', path: '/admin/data-requests/{id}/answer' },
  'admin.data_requests.carry_out': { method: 'POST', path: '/admin/data-requests/{id}/carried-out' },
} as const satisfies Record<string, Route>;
