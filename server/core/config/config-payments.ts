import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { webOrigin } from './config-urls.ts';

export const PAYMENT_SETTINGS = {
  PAYMENTS: z.literal('test', 'must be test, or unset').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(
      /^(?!pk_|whsec_|price_|prod_|acct_)/,
      'must be the secret key, which starts with sk_ or rk_, and no other key or name',
    )
    .regex(/^(sk|rk)_[\w-]{8,255}$/, 'must start with sk_ or rk_')
    .optional(),
  // Two while one replaces the other.
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_[\w-]{8,255}(,whsec_[\w-]{8,255})?$/, 'must be whsec_…, or two of them with a comma')
    .optional(),
  STRIPE_API_BASE: webOrigin.optional(),
};

const SCHEMA = z.object({ ...PAYMENT_SETTINGS, NODE_ENV: z.string() });
type Settings = z.infer<typeof SCHEMA>;

/** Without a secret key no card is charged. */
export type StripeConfig = {
  secretKey: string | null;
  webhookSecrets: readonly string[];
  apiBase: string | null;
};

/** `stripe`: cards are charged. `test`: test cards, and no money moves. `none`: nothing is sold. */
export type PaymentsMode = 'stripe' | 'test' | 'none';

/** Throws ConfigError for half of Stripe's pair. */
export function stripeOf(settings: Settings): StripeConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_BASE: base } = settings;
  if (secretKey !== undefined && secrets === undefined)
    throw new ConfigError('Setting STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET, too.');
  if (secretKey === undefined && secrets !== undefined)
    throw new ConfigError('Setting STRIPE_WEBHOOK_SECRET: needs STRIPE_SECRET_KEY, too.');
  return { secretKey: secretKey ?? null, webhookSecrets: secrets?.split(',') ?? [], apiBase: base ?? null };
}

/** Throws ConfigError where test payments are asked for beside a gateway that charges cards. */
export function paymentsOf({
  NODE_ENV: environment,
  PAYMENTS: payments,
  STRIPE_SECRET_KEY: key,
}: Settings): PaymentsMode {
  if (key !== undefined && payments === 'test')
    throw new ConfigError('Setting PAYMENTS: test and STRIPE_SECRET_KEY exclude each other.');
  if (key !== undefined) return 'stripe';
  return environment !== 'production' || payments === 'test' ? 'test' : 'none';
}
