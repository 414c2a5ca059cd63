import type { Config } from '../core/config/config.ts';
import type { Context } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/client.ts';
import type { Gateway } from './gateways/gateway.ts';
import { createSandboxGateway } from './gateways/sandbox.ts';
import { createStripeGateway } from './gateways/stripe.ts';
import { reconcile } from './jobs/reconcile.ts';
import { runBilling } from './jobs/run-billing.ts';

/** Stripe where its key is set, the built-in gateway otherwise. */
export function createGateway(config: Config, database: Database, clock: () => Date): Gateway {
  const { secretKey, webhookSecrets, apiBase } = config.stripe;
  if (secretKey !== null) return createStripeGateway({ secretKey, webhookSecrets, apiBase });
  return createSandboxGateway({ database, appUrl: config.appUrl, appKey: config.appKey, clock });
}

type Parts = Pick<Services, 'database' | 'texts' | 'clock' | 'log' | 'config' | 'announce'>;

/** The context without a user, for jobs and webhooks. */
export const systemContext = ({ database, texts, clock, log, config, announce }: Parts): Context => ({
  database,
  viewer: null,
  language: 'english',
  t: texts.t('english'),
  now: clock(),
  ip: '',
  requestId: 'billing',
  log,
  config,
  announce,
});

/** The scheduled jobs. */
type BillingJobs = { run: () => Promise<void>; reconcile: () => Promise<void> };

/** The gateway, and the jobs on it. */
export function createBilling(parts: Parts): { gateway: Gateway; jobs: BillingJobs } {
  const gateway = createGateway(parts.config, parts.database, parts.clock);
  const jobs: BillingJobs = {
    run: () => runBilling(systemContext(parts), gateway),
    reconcile: () => reconcile(systemContext(parts), gateway),
  };
  return { gateway, jobs };
}
