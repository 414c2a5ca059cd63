import type { Route } from './route.ts';

/** A contractor asks customers for reviews. */
export const REVIEW_REQUEST_ROUTES = {
  'review_requests.store': { method: 'POST', path: '/review-requests' },
  'review_requests.store_list': { method: 'POST', path: '/review-requests/list' },
  'review_requests.card': { method: 'GET', path: '/review-requests/card.pdf' },
  'review_requests.qr': { method: 'GET', path: '/review-requests/qr.svg' },
  'review_requests.remind': { method: 'POST', path: '/review-requests/{id}/remind' },
  'review_requests.withdraw': { method: 'POST', path: '/review-requests/{id}/withdraw' },
  'review_requests.open': { method: 'GET', path: '/r/{code}' },
  'review_requests.refusal': { method: 'GET', path: '/unsubscribe/requests/{token}', translated: true },
  'review_requests.refuse': { method: 'POST', path: '/unsubscribe/requests/{token}' },
  'review_requests.one_click': { method: 'POST', path: '/unsubscribe/one-click/requests/{token}' },
  'review_requests.refusal_opened': { method: 'GET', path: '/unsubscribe/one-click/requests/{token}' },
} as const satisfies Record<string, Route>;
