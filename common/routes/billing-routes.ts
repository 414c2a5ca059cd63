import type { Route } from './route.ts';

/** Plans, payments, and the settings of both. */
export const BILLING_ROUTES = {
  'plans.show': { method: 'GET', path: '/plans/{plan}', translated: true },
  'payment.show': { method: 'GET', path: '/payment/{plan}' },
  'payment.store': { method: 'POST', path: '/payment/{plan}' },
  'payments.show': { method: 'GET', path: '/payments/{id}' },
  'sandbox.checkout': { method: 'GET', path: '/sandbox/checkout/{reference}' },
  'sandbox.checkout.pay': { method: 'POST', path: '/sandbox/checkout/{reference}' },
  'settings.billing.cancel': { method: 'POST', path: '/settings/billing/cancel' },
  'settings.billing.resume': { method: 'POST', path: '/settings/billing/resume' },
  'settings.billing.card': { method: 'POST', path: '/settings/billing/card' },
  'settings.billing.pay': { method: 'POST', path: '/settings/billing/pay/{id}' },
  'settings.billing.tax': { method: 'POST', path: '/settings/billing/tax' },
  'settings.plans': { method: 'GET', path: '/settings/plans' },
  'settings.plans.change': { method: 'POST', path: '/settings/plans' },
  'invoices.show': { method: 'GET', path: '/invoices/{id}' },
  'invoices.buyer': { method: 'GET', path: '/invoices/{id}/buyer' },
  'invoices.buyer.store': { method: 'POST', path: '/invoices/{id}/buyer' },
  'upgrade.show': { method: 'GET', path: '/upgrade' },
  'upgrade.continue': { method: 'GET', path: '/continue/{id}' },
  'stripe.webhook': { method: 'POST', path: '/stripe/webhook' },
  'dashboard.statistics': { method: 'GET', path: '/dashboard/statistics.csv' },
  'api.plans': { method: 'GET', path: '/api/plans' },
  'api.user.version_details': { method: 'GET', path: '/api/user/version-details' },
} as const satisfies Record<string, Route>;
