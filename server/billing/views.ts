import type { MembershipVersion } from '../../common/constants.ts';
import { PLANS, type PlanLimits } from '../../common/limits/plan-limits.ts';
import {
  PLAN_ORDER,
  type ChangeKind,
  type FailureReason,
  type LineKind,
} from '../../common/profiles/memberships.ts';
import type { Interval } from './calendar.ts';
import { runsOf, type FutureCharge } from './charges/future-charges.ts';
import { correctUntil } from './correct-until.ts';
import type { SavedCard } from './gateways/gateway.ts';
import type { MembershipView } from './membership-view.ts';
import type { TaxDetails } from './queries/billing-account.ts';
import type { InvoiceRow } from './queries/invoices.ts';
import { intervalOf, type AllTerms, type Terms } from './queries/terms.ts';
import type { Quote } from './quoted.ts';

/** A plan as it is sold now. */
export type PlanView = {
  version: MembershipVersion;
  name: string;
  priceCents: number;
  interval: 'month' | 'year' | null;
  onSale: boolean;
  limits: PlanLimits;
};

export function toPlan({ version, priceCents, limits, onSale }: Terms): PlanView {
  const { name, interval } = PLANS[version];
  return { version, name, priceCents, interval, onSale, limits: toLimits(limits) };
}

/** Free, Gold, Annual Gold, Platinum. */
export const toPlans = (terms: AllTerms): PlanView[] => PLAN_ORDER.map((version) => toPlan(terms[version]));

const toLimits = (limits: PlanLimits): PlanLimits => ({
  photos: limits.photos,
  templates: limits.templates,
  color_schemes: limits.color_schemes,
  own_color: limits.own_color,
  trades: limits.trades,
  view_regions: limits.view_regions,
  postings_a_month: limits.postings_a_month,
  invitations_a_month: limits.invitations_a_month,
  statistics_days: limits.statistics_days,
  statistics_csv: limits.statistics_csv,
  pinned_postings: limits.pinned_postings,
  seats: limits.seats,
});

export type LineView = { kind: LineKind; version: MembershipVersion; amountCents: number };
/** The amount to pay, to the cent, with each line of it. Times are ISO 8601 UTC. */
export type QuoteView = {
  lines: LineView[];
  totalCents: number;
  periodStart: string;
  periodEnd: string;
  later: LaterView;
};

/** Equal charges one after the other; the last run repeats with every period. Times are ISO 8601 UTC. */
export type LaterView = {
  interval: Interval;
  runs: { cents: number; from: string; to: string; count: number }[];
};

export const toLater = (charges: readonly FutureCharge[], version: MembershipVersion): LaterView => ({
  interval: intervalOf(version),
  runs: runsOf(charges).map(({ cents, from, to, count }) => ({
    cents,
    from: from.toISOString(),
    to: to.toISOString(),
    count,
  })),
});

export const toQuote = ({ terms, invoice, periodStart, periodEnd, later }: Quote): QuoteView => ({
  lines: invoice.lines.map(toLine),
  totalCents: invoice.totalCents,
  periodStart: periodStart.toISOString(),
  periodEnd: periodEnd.toISOString(),
  later: toLater(later, terms.version),
});

const toLine = ({ kind, version, amountCents }: LineView): LineView => ({ kind, version, amountCents });

export type CardView = { brand: string; last4: string; expMonth: number; expYear: number };
export const toCard = ({ brand, last4, expMonth, expYear }: SavedCard): CardView => ({
  brand,
  last4,
  expMonth,
  expYear,
});

export type InvoiceView = {
  id: number;
  number: string;
  version: MembershipVersion;
  totalCents: number;
  refundedCents: number;
  paidAt: string;
  periodStart: string;
  periodEnd: string;
  /** The buyer can still be corrected. */
  isCorrectable: boolean;
  /** The number of earlier versions of its buyer. */
  earlierVersions: number;
};

export const toInvoice = (row: InvoiceRow, now: Date): InvoiceView => ({
  id: row.id,
  number: row.number ?? '',
  version: row.version,
  totalCents: row.totalCents,
  refundedCents: row.refundedCents,
  paidAt: (row.paidAt ?? row.createdAt).toISOString(),
  periodStart: row.periodStart.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  isCorrectable: row.paidAt !== null && now < correctUntil(row.paidAt),
  earlierVersions: row.buyerVersions,
});

export type ChangeView = {
  id: number;
  kind: ChangeKind;
  at: string;
  from: MembershipVersion;
  to: MembershipVersion;
};

/** Something that is more than the plan includes: it is kept, and its owner may choose. */
export type KeptView = {
  limit: 'trades' | 'view_regions' | 'templates' | 'color_schemes' | 'photos' | 'pinned_postings' | 'seats';
  used: number;
  allowed: number;
};

export type BillingView = {
  isSandbox: boolean;
  membership: MembershipView;
  card: CardView | null;
  balanceCents: number;
  tax: TaxDetails;
  /** A renewal that was not paid yet. */
  openInvoice: { id: number; totalCents: number; reason: FailureReason | null } | null;
  /** Every charge if the plan goes on, also of a canceled one; null where nothing is paid for. */
  later: LaterView | null;
  /** A payment that a bank has not confirmed yet. */
  processing: { paymentId: number; cents: number } | null;
  /** Owed of refunds that came back. */
  owedCents: number;
  coupon: { code: string; periodsLeft: number | null } | null;
  invoices: InvoiceView[];
  changes: ChangeView[];
  kept: KeptView[];
  /** Uses that the Free plan does not include: what ends with the plan. Empty where nothing can be canceled. */
  lost: KeptView[];
  /** Words that the shown invoices were searched for. */
  search: string;
};

/** One plan to change to, with its present price. */
export type PlanChoice = {
  plan: PlanView;
  /** `pay_first`: an upgrade that waits for the open renewal. */
  kind: 'current' | 'upgrade' | 'pay_first' | 'downgrade' | 'buy' | 'cancel';
  quote: QuoteView | null;
  /** The charges with a smaller plan, and with the present one where another is planned. */
  later: LaterView | null;
};

export type PaymentView = {
  id: number;
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired';
  reason: FailureReason | null;
  amountCents: number;
  /** The gateway's page, while it is open. */
  url: string | null;
  /** Null: a card is saved. */
  version: MembershipVersion | null;
  invoiceId: number | null;
  isInvoicePaid: boolean;
  isSentBack: boolean;
  next: string | null;
};
