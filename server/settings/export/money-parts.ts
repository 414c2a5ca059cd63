import { ofUser, under, type Part } from './part.ts';

/** Plans, invoices and payments; no key of the payment company. */
export const MONEY_PARTS: readonly Part[] = [
  { name: 'membership', table: 'memberships', mine: ofUser() },
  { name: 'membership-changes', table: 'membership_changes', mine: ofUser(), without: ['by_user_id'] },
  { name: 'stopped-by-plan', table: 'interrupted_actions', mine: ofUser() },
  { name: 'billing-details', table: 'billing_accounts', mine: ofUser(), without: ['customer', 'card'] },
  { name: 'invoices', table: 'invoices', mine: ofUser() },
  { name: 'invoice-lines', table: 'invoice_lines', mine: under('invoice_id', 'invoices', ofUser()) },
  { name: 'invoice-buyers-earlier', table: 'invoice_buyer_versions', mine: ofUser() },
  { name: 'renewal-consents', table: 'renewal_consents', mine: ofUser() },
  {
    name: 'payments',
    table: 'payments',
    mine: ofUser(),
    without: ['key', 'checkout', 'reference', 'url', 'next'],
  },
  {
    name: 'payments-compared',
    table: 'reconciliation_differences',
    mine: under('payment_id', 'payments', ofUser()),
    without: ['reference'],
  },
  { name: 'coupons', table: 'coupon_redemptions', mine: ofUser() },
  { name: 'wrong-coupon-codes', table: 'coupon_attempts', mine: ofUser() },
];
