import type { Language } from '../../../common/format/language.ts';
import type { FailureReason } from '../../../common/profiles/memberships.ts';

export type GatewayName = 'stripe' | 'sandbox';

/** The parts of a card that we may know. Its number never leaves the gateway. */
export type SavedCard = {
  reference: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** A payment as the gateway has it. `ownReference`: the id of our row, which it was given. */
export type GatewayPayment = {
  reference: string;
  ownReference: string | null;
  state: 'processing' | 'succeeded' | 'failed';
  reason: FailureReason | null;
  amountCents: number;
  currency: string;
  /** Money that went back and stayed there, as far as the bank has said. */
  refundedCents: number;
  /** All that a bank returned of refunds; it only grows. */
  failedRefundCents: number;
  dispute: 'open' | 'won' | 'lost' | null;
  createdAt: Date;
};

/** A page of the gateway on which a card is entered. `complete` without a payment: only a card was saved. */
export type GatewayCheckout = {
  reference: string;
  url: string | null;
  ownReference: string | null;
  state: 'open' | 'complete' | 'expired';
  customer: string | null;
  card: SavedCard | null;
  payment: GatewayPayment | null;
  /** Of the last try, while it is open. */
  reason: FailureReason | null;
};

export type NewCheckout = {
  key: string;
  ownReference: string;
  email: string;
  customer: string | null;
  description: string;
  /** 0: a card is saved, and nothing is charged. */
  amountCents: number;
  currency: string;
  language: Language;
  returnUrl: string;
  expiresAt: Date;
};
export type NewCharge = {
  key: string;
  ownReference: string;
  customer: string;
  card: string;
  description: string;
  amountCents: number;
  currency: string;
};

/** An event of a gateway, as far as we read it. The state of its subject is requested separately. */
export type GatewayEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** Of another account of the same platform: none of ours. */
  isForeign: boolean;
  about: { kind: 'checkout' | 'payment'; reference: string } | null;
};

/** Moves money. Both gateways pass the same contract (tests/functional/billing/gateway-contract.spec.ts). */
export type Gateway = {
  name: GatewayName;
  /** No money moves: every page of a payment says so. */
  isSandbox: boolean;
  /** The newest first; two while one replaces the other. */
  webhookSecrets: readonly string[];
  openCheckout: (checkout: NewCheckout) => Promise<GatewayCheckout>;
  readCheckout: (reference: string) => Promise<GatewayCheckout | null>;
  expireCheckout: (reference: string) => Promise<void>;
  /** Charges a saved card while its owner is away. The same key charges once. */
  charge: (charge: NewCharge) => Promise<GatewayPayment>;
  readPayment: (reference: string) => Promise<GatewayPayment | null>;
  /** Our payment among those of a time, whatever has become of the key it was sent with. */
  findPayment: (asked: { ownReference: string; from: Date; until: Date }) => Promise<GatewayPayment | null>;
  /** Refunds this much more. The same key refunds once. */
  refund: (refund: { key: string; reference: string; amountCents: number }) => Promise<void>;
  /** The card cannot be charged any more. What is gone already is gone. */
  removeCard: (saved: { customer: string; card: string }) => Promise<void>;
  /** The customer goes with all cards; payments stay. */
  removeCustomer: (customer: string) => Promise<void>;
  /** The payments since a moment, and older ones that a bank took back since. */
  listPayments: (since: Date) => Promise<GatewayPayment[]>;
};
