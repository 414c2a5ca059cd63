import { createGateway, systemContext } from '../../server/billing/billing.ts';
import { runBilling } from '../../server/billing/jobs/run-billing.ts';
import { reconcile } from '../../server/billing/jobs/reconcile.ts';
import { loadTexts } from '../../server/content/texts.ts';
import type { Announce } from '../../server/core/context.ts';
import { createLogger } from '../../server/core/logger.ts';
import type { SandboxCard } from '../../common/sandbox-cards.ts';
import type { Person, World } from './world.ts';

/** The billing of a world by its own clock, as its jobs see it. */
export async function billingOf(world: World, announce: Announce = () => undefined) {
  const texts = await loadTexts(world.database);
  const log = createLogger(world.config);
  let now = new Date();
  const clock = () => now;
  const gateway = createGateway(world.config, world.database, clock);
  const context = () =>
    systemContext({
      database: world.database,
      texts,
      clock,
      log,
      config: world.config,
      announce,
    });
  return {
    gateway,
    context,
    setNow: (at: Date) => {
      now = at;
      world.setNow(at);
    },
    run: () => runBilling(context(), gateway),
    reconcile: () => reconcile(context(), gateway),
  };
}

type Shown = { quote: { totalCents: number } };

/** Goes from the plan's page to the gateway's. Answers the ids on the way. */
export async function startBuying(person: Person, plan: string, coupon = '') {
  const shown = await person.visit(`/payment/${plan}?coupon=${coupon}`);
  const { quote } = shown.page.props as unknown as Shown;
  const answer = await person.send('POST', `/payment/${plan}`, {
    coupon,
    expected_cents: quote.totalCents,
  });
  const location = (answer.headers['location'] as string | undefined) ?? '';
  const page = await person.visit(location);
  const { payment } = page.page.props as unknown as { payment: { id: number; url: string } };
  return {
    answer,
    cents: quote.totalCents,
    paymentId: payment.id,
    cardPage: payment.url === null ? '' : new URL(payment.url).pathname,
  };
}

/** Pays on the built-in gateway's page. */
export const payWith = (person: Person, cardPage: string, card: SandboxCard) =>
  person.send('POST', cardPage, { card });

/** A person who has paid for a plan. */
export async function buy(person: Person, plan: string, card: SandboxCard = 'pays', coupon = '') {
  const started = await startBuying(person, plan, coupon);
  await payWith(person, started.cardPage, card);
  return started;
}

export const membershipOf = (world: World, { user }: Person) =>
  world.database
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();

/** The gateway's balance for a user: charged less refunded. */
export async function heldCents(world: World, { user }: Person): Promise<number> {
  const rows = await world.database
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.reference', 'sandbox_payments.reference')
    .select(['sandbox_payments.amount_cents as cents', 'sandbox_payments.refunded_cents as refunded'])
    .where('payments.user_id', '=', user.id)
    .where('sandbox_payments.state', '=', 'succeeded')
    .execute();
  return rows.reduce((sum, { cents, refunded }) => sum + cents - refunded, 0);
}
