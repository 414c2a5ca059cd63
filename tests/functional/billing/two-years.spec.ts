import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { cancelMembership, resumeMembership } from '../../../server/billing/actions/cancel-membership.ts';
import { planDowngrade, quoteUpgrade, upgradePlan } from '../../../server/billing/actions/change-plan.ts';
import { settlePayment } from '../../../server/billing/actions/settle-payment.ts';
import { startPurchase } from '../../../server/billing/actions/start-purchase.ts';
import { addMonths, DAY_MS } from '../../../server/billing/calendar.ts';
import { payWithTestCard } from '../../../server/billing/gateways/sandbox-page.ts';
import { lockMembership } from '../../../server/billing/queries/membership.ts';
import type { MadeUser } from '../../support/factories.ts';
import { asPerson, billingOf, netCents, membershipOf, paymentsOf } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

type Version = 'gold' | 'annual_gold' | 'platinum';
type Customer = { user: MadeUser };
let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const notices: { userId: number; day: string }[] = [];
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world, (event) => {
    if (event.name !== 'membership.renewal_near') return;
    notices.push({ userId: event.userId, day: dayOf(billing.context().now) });
  });
});
afterAll(() => world.close());

const own = (customer: Customer) => asPerson(billing.context(), customer);

async function open(version: Version): Promise<Customer & { paymentId: number }> {
  const customer = { user: await world.make.user() };
  const { paymentId } = await startPurchase(own(customer), billing.gateway, {
    version,
    coupon: '',
    expectedCents: PLANS[version].price_cents,
    next: null,
  });
  return { ...customer, paymentId };
}

async function bought(version: Version, card: SandboxCard = 'pays'): Promise<Customer> {
  const { paymentId, ...customer } = await open(version);
  const [payment] = await paymentsOf(world, customer);
  await payWithTestCard(own(customer), payment?.checkout ?? '', { card, confirmed: null });
  await settlePayment(billing.context(), billing.gateway, paymentId);
  return customer;
}

/** The bank or the gateway changes the first payment, and tells us. */
async function atTheGateway(customer: Customer, change: { dispute?: string; refunded_cents?: number }) {
  const [payment] = await paymentsOf(world, customer);
  const reference = payment?.reference ?? '';
  await world.database
    .updateTable('sandbox_payments')
    .set(change)
    .where('reference', '=', reference)
    .execute();
  await settlePayment(billing.context(), billing.gateway, payment?.id ?? 0);
}

async function upgrade(customer: Customer): Promise<void> {
  const context = own(customer);
  const membership = await lockMembership(world.database, customer.user.id, context.now);
  const { quote } = await quoteUpgrade(context, membership, 'platinum');
  const change = { version: 'platinum', expectedCents: quote.invoice.totalCents } as const;
  await upgradePlan(context, billing.gateway, change);
}

async function customers() {
  return {
    unfinished: await open('gold'),
    monthly: await bought('gold'),
    yearly: await bought('annual_gold'),
    canceled: await bought('gold'),
    resumed: await bought('gold'),
    upgraded: await bought('gold'),
    downgraded: await bought('platinum'),
    failing: await bought('gold', 'fails_later'),
    mended: await bought('gold', 'fails_later'),
    refunded: await bought('gold'),
    won: await bought('gold'),
    lost: await bought('gold'),
    canceledAndWon: await bought('gold'),
  };
}
type Customers = Awaited<ReturnType<typeof customers>>;

/** The steps that people and banks take, by the day after the purchase. */
const STEPS: Record<number, (all: Customers) => Promise<unknown>> = {
  1.1: async () => undefined,
  5: async ({ canceled, resumed, canceledAndWon }) => {
    for (const customer of [canceled, resumed, canceledAndWon]) await cancelMembership(own(customer));
  },
  6: ({ resumed }) => resumeMembership(own(resumed)),
  10: async ({ upgraded, downgraded, refunded, won, lost, canceledAndWon }) => {
    await upgrade(upgraded);
    await planDowngrade(own(downgraded), { version: 'gold', expectedCents: 1_900 });
    await atTheGateway(refunded, { refunded_cents: 1_900 });
    for (const customer of [won, lost, canceledAndWon]) await atTheGateway(customer, { dispute: 'open' });
  },
  15: async ({ won, lost, canceledAndWon }) => {
    for (const customer of [won, canceledAndWon]) await atTheGateway(customer, { dispute: 'won' });
    await atTheGateway(lost, { dispute: 'lost' });
  },
};

/** A new card, just before the third retry. */
const mend = ({ mended }: Customers) =>
  world.database
    .updateTable('billing_accounts')
    .set({ card: 'pays' })
    .where('user_id', '=', mended.user.id)
    .execute();

async function walk(start: string): Promise<Customers> {
  const anchor = new Date(start);
  const at = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
  billing.setNow(anchor);
  const all = await customers();
  for (const day of Object.keys(STEPS).map(Number)) {
    billing.setNow(at(anchor, day));
    await STEPS[day]?.(all);
    await billing.run();
  }
  for (let month = 1; month <= 24; month += 1) {
    const end = addMonths(anchor, month);
    // The upgraded plan has its own days, about ten later.
    for (const day of [-6, 0, ...(month === 1 ? [1, 3, 7] : []), 10, 12, ...(month === 1 ? [14] : [])]) {
      billing.setNow(at(end, day));
      if (month === 1 && day === 7) await mend(all);
      await billing.run();
    }
  }
  return all;
}

async function historyOf({ user }: Customer): Promise<string[]> {
  const rows = await world.database
    .selectFrom('membership_changes')
    .select(['kind', 'at'])
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at }) => `${kind} ${dayOf(at)}`);
}
const stateOf = async (customer: Customer) => {
  const { version, state, period_end: end } = await membershipOf(world, customer);
  return [version, state, end === null ? null : dayOf(end)];
};

const STARTS = [
  {
    start: '2027-01-31T10:00:00Z',
    day: (count: number) => dayOf(new Date(Date.parse('2027-01-31T10:00:00Z') + count * DAY_MS)),
    months: ['2027-02-28', '2027-03-31', '2027-04-30'],
    retries: ['2027-03-01', '2027-03-03', '2027-03-07', '2027-03-12', '2027-03-14'],
    years: ['2028-01-31', '2029-01-31'],
    notices: ['2028-01-10', '2028-01-25', '2029-01-10', '2029-01-25'],
    next: '2029-02-28',
    nextYear: '2030-01-31',
  },
  {
    start: '2028-02-29T10:00:00Z',
    day: (count: number) => dayOf(new Date(Date.parse('2028-02-29T10:00:00Z') + count * DAY_MS)),
    months: ['2028-03-29', '2028-04-29', '2028-05-29'],
    retries: ['2028-03-30', '2028-04-01', '2028-04-05', '2028-04-10', '2028-04-12'],
    years: ['2029-02-28', '2030-02-28'],
    notices: ['2029-01-29', '2029-02-22', '2030-01-29', '2030-02-22'],
    next: '2030-03-29',
    nextYear: '2031-02-28',
  },
];

describe.each(STARTS)('two years from $start, by the clock and the database', (dates) => {
  const { day, months, retries, next } = dates;
  const started = `started ${day(0)}`;
  const renewals = (dates_: readonly string[]) => dates_.map((date) => `renewed ${date}`);
  let all: Customers;
  beforeAll(async () => {
    all = await walk(dates.start);
  }, 120_000);

  test('a purchase that is not finished ends after a day, without a charge', async () => {
    expect(await stateOf(all.unfinished)).toEqual(['free', 'ended', null]);
    expect(await netCents(world, all.unfinished)).toBe(0);
  });

  test('a monthly plan is charged 25 times, from month end to month end', async () => {
    const history = await historyOf(all.monthly);
    expect(history.slice(0, 4)).toEqual([started, ...renewals(months)]);
    expect(history).toHaveLength(25);
    expect(await stateOf(all.monthly)).toEqual(['gold', 'active', next]);
    expect(await netCents(world, all.monthly)).toBe(25 * 1_900);
  });

  test('a yearly plan is charged three times, each renewal announced twice before it', async () => {
    expect(await historyOf(all.yearly)).toEqual([started, ...renewals(dates.years)]);
    const received = notices.filter(({ userId }) => userId === all.yearly.user.id);
    expect(received.map((notice) => notice.day)).toEqual(dates.notices);
    expect(await stateOf(all.yearly)).toEqual(['annual_gold', 'active', dates.nextYear]);
    expect(await netCents(world, all.yearly)).toBe(3 * 19_000);
  });

  test('a canceled plan ends with its period, and a resumed one goes on', async () => {
    const planned = [started, `cancel_planned ${day(5)}`];
    expect(await historyOf(all.canceled)).toEqual([...planned, `ended ${months[0]}`]);
    expect(await netCents(world, all.canceled)).toBe(1_900);
    const resumed = await historyOf(all.resumed);
    expect(resumed.slice(0, 4)).toEqual([...planned, `resumed ${day(6)}`, `renewed ${months[0]}`]);
    expect(await stateOf(all.resumed)).toEqual(['gold', 'active', next]);
  });

  test('an upgrade begins a period of its own at once; a downgrade waits for the end of the period', async () => {
    const upgraded = await historyOf(all.upgraded);
    expect(upgraded.slice(0, 2)).toEqual([started, `changed ${day(10)}`]);
    const { version, state, anchor_at: anchor } = await membershipOf(world, all.upgraded);
    expect([version, state, anchor && dayOf(anchor)]).toEqual(['platinum', 'active', day(10)]);
    const downgraded = await historyOf(all.downgraded);
    expect(downgraded.slice(0, 3)).toEqual([started, `change_planned ${day(10)}`, `renewed ${months[0]}`]);
    expect(await netCents(world, all.downgraded)).toBe(4_900 + 24 * 1_900);
  });

  test('a card that fails is tried on days 1, 3, 7 and 12, and the plan ends on day 14', async () => {
    expect(await historyOf(all.failing)).toEqual([
      started,
      `payment_failed ${months[0]}`,
      ...retries.slice(0, 4).map((date) => `payment_failed ${date}`),
      `ended ${retries[4]}`,
    ]);
    expect(await netCents(world, all.failing)).toBe(1_900);
  });

  test('a card that pays on day 7 goes on from the old end, without a lost or a free day', async () => {
    expect((await historyOf(all.mended)).slice(1, 6)).toEqual([
      `payment_failed ${months[0]}`,
      `payment_failed ${retries[0]}`,
      `payment_failed ${retries[1]}`,
      `renewed ${retries[2]}`,
      `renewed ${months[1]}`,
    ]);
    expect(await netCents(world, all.mended)).toBe(25 * 1_900);
  });

  test('a refund and a lost dispute end the plan', async () => {
    expect(await historyOf(all.refunded)).toEqual([started, `refunded ${day(10)}`]);
    expect(await netCents(world, all.refunded)).toBe(0);
    expect(await historyOf(all.lost)).toEqual([started, `disputed ${day(10)}`, `ended ${day(15)}`]);
  });

  test('a dispute that is won gives the plan back; one that was canceled stays canceled', async () => {
    const disputed = [`disputed ${day(10)}`, `dispute_won ${day(15)}`];
    const won = await historyOf(all.won);
    expect(won.slice(0, 4)).toEqual([started, ...disputed, `renewed ${months[0]}`]);
    expect(await stateOf(all.won)).toEqual(['gold', 'active', next]);
    const canceled = [started, `cancel_planned ${day(5)}`, ...disputed, `ended ${months[0]}`];
    expect(await historyOf(all.canceledAndWon)).toEqual(canceled);
    expect(await netCents(world, all.canceledAndWon)).toBe(1_900);
  });
});
