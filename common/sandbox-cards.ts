/** The test cards and bank accounts of the built-in gateway; nothing can be typed there. Numbers are Stripe's test numbers. */
export const SANDBOX_CARDS = {
  pays: { number: '4242 4242 4242 4242', last4: '4242' },
  declined: { number: '4000 0000 0000 0002', last4: '0002' },
  needs_confirmation: { number: '4000 0025 0000 3155', last4: '3155' },
  insufficient_funds: { number: '4000 0000 0000 9995', last4: '9995' },
  expired: { number: '4000 0000 0000 0069', last4: '0069' },
  fails_later: { number: '4000 0000 0000 0341', last4: '0341' },
  refund_fails: { number: '4000 0000 0000 5126', last4: '5126' },
  bank_pays: { number: '000123456789', last4: '6789' },
  bank_fails: { number: '000222222227', last4: '2227' },
  disputed: { number: '4000 0000 0000 0259', last4: '0259' },
} as const;
export type SandboxCard = keyof typeof SANDBOX_CARDS;
export const SANDBOX_CARD_NAMES = Object.keys(SANDBOX_CARDS) as [SandboxCard, ...SandboxCard[]];
