import { sql } from 'kysely';
import { createGateway, systemContext } from '../../server/billing/billing.ts';
import { DAY_MS } from '../../server/billing/calendar.ts';
import { runBilling } from '../../server/billing/jobs/run-billing.ts';
import { reconcile } from '../../server/billing/jobs/reconcile.ts';
import { loadTexts } from '../../server/content/texts.ts';
import type { Announce } from '../../server/core/announce.ts';
import type { Context } from '../../server/core/context.ts';
import { createLogger } from '../../server/core/process/logger.ts';
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
    /** The plan of a person, canceled by them, ends in a day, and it is the day after. Answers its end. */
    endPlan: async (person: Person): Promise<Date> => {
      await person.send('POST', '/settings/billing/cancel', {});
      const end = new Date(now.getTime() + DAY_MS);
      await world.database
        .updateTable('memberships')
        .set({ period_end: end, cancels_at: end })
        .where('user_id', '=', person.user.id)
        .execute();
      now = new Date(end.getTime() + DAY_MS);
      world.setNow(now);
      await runBilling(context(), gateway);
      await world.app.settled();
      return end;
    },
  };
}

/** A person, with or without a browser. */
type Owner = Pick<Person, 'user'>;
type ShownPlan = { quote: { totalCents: number } };

/** Goes from the plan's page to the gateway's. Answers the ids on the way. */
export async function startBuying(person: Person, plan: string, coupon = '') {
  const shown = await person.visit(`/payment/${plan}?coupon=${coupon}`);
  const { quote } = shown.page.props as unknown as ShownPlan;
  const answer = await person.send('POST', `/payment/${plan}`, {
    coupon,
    expected_cents: quote.totalCents,
    consent: 'true',
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

export const membershipOf = (world: World, { user }: Owner) =>
  world.database
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();

/** Paid at the gateway, without a webhook. */
export async function payUnheard(world: World, person: Person, cardPage: string): Promise<void> {
  const inject = world.app.inject.bind(world.app);
  const app = world.app as { inject: unknown };
  app.inject = (options: { url?: string }) =>
    options.url === '/stripe/webhook' ? Promise.resolve({ statusCode: 500 }) : inject(options as never);
  await payWith(person, cardPage, 'pays').finally(() => {
    app.inject = inject;
  });
}

/** All payments of a user, the oldest first. */
export const paymentsOf = (world: World, { user }: Owner) =>
  world.database.selectFrom('payments').selectAll().where('user_id', '=', user.id).orderBy('id').execute();

/** The differences that were found about a user's payments. */
export const differencesOf = (world: World, { user }: Owner) =>
  world.database
    .selectFrom('reconciliation_differences as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .select(['d.kind', 'd.detail', 'd.solved'])
    .where('p.user_id', '=', user.id)
    .orderBy('d.id')
    .execute();

/** The gateway's balance for a user, with payments that we do not know of: charged less refunded. */
export async function netCents(world: World, { user }: Owner): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(s.amount_cents - s.refunded_cents), 0)::integer as cents from sandbox_payments as s
    where s.state = 'succeeded'
      and s.own_reference in (select p.id::text from payments as p where p.user_id = ${user.id})`.execute(
    world.database,
  );
  return rows[0]?.cents ?? 0;
}

/** The same context with a user behind it, as a page of theirs has it. */
export const asPerson = (context: Context, { user }: Owner): Context => ({
  ...context,
  viewer: {
    userId: user.id,
    sessionId: 0,
    profileId: 0,
    contractorId: null,
    memberOf: null,
    name: user.name,
    email: user.email,
    emailVerified: true,
    role: 'user',
    language: 'english',
    status: 'active',
    passwordConfirmedAt: context.now,
  },
});
