import type { Route } from './route.ts';

/** Plans, payments, and the settings of both. */
export const BILLING_ROUTES = {
  pricing: { method: 'GET', path: '/pricing', translated: true },
  'plans.show': { method: 'GET', path: '/plans/{plan}', translated: true },
  'payment.show': { method: 'GET', path: '/payment/{plan}' },
  'payment.store': { method: 'POST', path: '/payment/{plan}' },
  'payments.show': { method: 'GET', path: '/payments/{id}' },
  'sandbox.checkout': { method: 'GET', path: '/sandbox/checkout/{reference}' },
  'sandbox.checkout.pay': { method: 'POST', path: '/sandbox/checkout/{reference}' },
  'settings.billing': { method: 'GET', path: '/settings/billing' },
  'settings.billing.cancel': { method: 'POST', path: '/settings/billing/cancel' },
  'settings.billing.resume': { method: 'POST', path: '/settings/billing/resume' },
  'settings.billing.card': { method: 'POST', path: '/settings/billing/card' },
  'settings.billing.pay': { method: 'POST', path: '/settings/billing/pay/{id}' },
  'settings.billing.tax': { method: 'POST', path: '/settings/billing/tax' },
  'settings.plans': { method: 'GET', path: '/settings/plans' },
  'settings.plans.change': { method: 'POST', path: '/settings/plans' },
  'invoices.show': { method: 'GET', path: '/invoices/{id}' },
  'stripe.webhook': { method: 'POST', path: '/stripe/webhook' },
  'api.plans': { method: 'GET', path: '/api/plans' },
  'api.user.version_details': { method: 'GET', path: '/api/user/version-details' },
  'api.user_version': { method: 'GET', path: '/api/user-version' },
} as const satisfies Record<string, Route>;
