import type { MembershipView } from '../../../server/billing/membership-view.ts';
import type { PlanChoice } from '../../../server/billing/views.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { settlePayment } from '../../../server/billing/actions/settle-payment.ts';
import { billingOf, buy, netCents, membershipOf, paymentsOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const START = new Date('2025-01-31T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
});
afterAll(() => world.close());

async function customer(plan: string, card: Parameters<typeof buy>[2] = 'pays'): Promise<Person> {
  billing.setNow(START);
  const person = await world.signedIn({ role: 'contractor' });
  await buy(person, plan, card);
  return person;
}
async function confirmed(person: Person): Promise<void> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
}
const runAt = async (days: number) => {
  billing.setNow(after(days));
  await billing.run();
};

describe('renewals', () => {
  test('a monthly plan is charged once for each period, from month end to month end', async () => {
    const person = await customer('gold');
    await runAt(28);
    await runAt(28.1);
    expect(await netCents(world, person)).toBe(3_800);
    expect((await membershipOf(world, person)).period_end?.toISOString()).toBe('2025-03-31T10:00:00.000Z');
  });

  test('a renewal that is not paid comes before an upgrade, and a cancellation ends the plan at once', async () => {
    const person = await customer('gold', 'fails_later');
    const pageOf = async (path: string) => {
      await confirmed(person);
      return (await person.visit(path)).page.props as unknown as {
        choices: PlanChoice[];
        membership: MembershipView;
      };
    };
    const before = await pageOf('/settings/plans');
    expect(before.choices.find(({ plan }) => plan.version === 'platinum')?.kind).toBe('upgrade');
    expect(before.membership.can).toEqual({ cancel: 'at_end', resume: false });
    await runAt(28);
    const { choices, membership } = await pageOf('/settings/plans');
    expect(choices.find(({ plan }) => plan.version === 'platinum')).toMatchObject({
      kind: 'pay_first',
      quote: null,
    });
    expect(membership.can).toEqual({ cancel: 'at_once', resume: false });
    await confirmed(person);
    await person.submit('/settings/billing/cancel', {});
    expect((await pageOf('/settings/billing')).membership).toMatchObject({
      version: 'free',
      can: { cancel: null, resume: false },
    });
  });

  test('a card that fails later: 14 days of grace with four retries, then Free, and never a charge', async () => {
    const person = await customer('gold', 'fails_later');
    for (const day of [28, 29, 31, 35, 40]) await runAt(day);
    expect(await membershipOf(world, person)).toMatchObject({
      state: 'past_due',
      version: 'gold',
      retries: 4,
    });
    const tried = await world.database
      .selectFrom('payments')
      .select('state')
      .where('user_id', '=', person.user.id)
      .where('kind', '=', 'charge')
      .execute();
    expect(tried).toHaveLength(5);
    await runAt(42);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'ended', version: 'free' });
    expect(await netCents(world, person)).toBe(1_900);
  });

  test('the server ended between the charge and its record: the same key charges once, and the period is given', async () => {
    const person = await customer('gold');
    billing.setNow(after(28));
    const { gateway } = billing;
    const charge = gateway.charge;
    gateway.charge = async (asked) => {
      await charge(asked);
      throw new Error('the process ended here');
    };
    await billing.run();
    gateway.charge = charge;
    expect(await membershipOf(world, person)).toMatchObject({ state: 'active' });
    expect((await membershipOf(world, person)).period_end?.toISOString()).toBe('2025-02-28T10:00:00.000Z');
    await billing.reconcile();
    await billing.run();
    expect((await membershipOf(world, person)).period_end?.toISOString()).toBe('2025-03-31T10:00:00.000Z');
    expect(await netCents(world, person)).toBe(3_800);
  });

  test('the message of a renewal that failed, and of one that was not recorded, each count once', async () => {
    const kinds = async (person: Person) =>
      (
        await world.database
          .selectFrom('membership_changes')
          .select('kind')
          .where('user_id', '=', person.user.id)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind);
    const { context, gateway } = billing;
    const failing = await customer('gold', 'fails_later');
    await runAt(28);
    const [, failed] = await paymentsOf(world, failing);
    await settlePayment(context(), gateway, failed?.id ?? 0, failed?.reference);
    expect(await kinds(failing)).toEqual(['started', 'payment_failed']);

    const paying = await customer('gold');
    billing.setNow(after(28));
    const { charge } = gateway;
    const charged: string[] = [];
    gateway.charge = async (asked) => {
      charged.push((await charge(asked)).reference);
      throw new Error('the process ended here');
    };
    await billing.run();
    gateway.charge = charge;
    const [, open] = await paymentsOf(world, paying);
    const stranger = failed?.reference ?? '';
    expect(await settlePayment(context(), gateway, open?.id ?? 0, stranger)).toBe('waiting');
    expect(await settlePayment(context(), gateway, open?.id ?? 0, charged[0])).toBe('settled');
    expect(await kinds(paying)).toEqual(['started', 'renewed']);
    expect(await netCents(world, paying)).toBe(3_800);
  });

  test('a dispute makes the period unpaid, is not charged again, and ends the plan after 14 days', async () => {
    const person = await customer('gold', 'disputed');
    expect(await membershipOf(world, person)).toMatchObject({ state: 'past_due', disputed: true });
    await runAt(3);
    await runAt(14.1);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'ended', version: 'free' });
  });

  test('a dispute that is won gives the plan back', async () => {
    const person = await customer('gold', 'disputed');
    const payment = await world.database
      .selectFrom('payments')
      .select(['id', 'reference'])
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    await world.database
      .updateTable('sandbox_payments')
      .set({ dispute: 'won' })
      .where('reference', '=', payment.reference ?? '')
      .execute();
    await settlePayment(billing.context(), billing.gateway, payment.id);
    expect(await membershipOf(world, person)).toMatchObject({ state: 'active', disputed: false });
  });
});

describe('changing a plan', () => {
  test('an upgrade shows the amount to the cent, charges it at once, and a double click charges once', async () => {
    const person = await customer('gold');
    billing.setNow(after(14));
    await confirmed(person);
    const { page } = await person.visit('/settings/plans?to=platinum');
    const { choices } = page.props as unknown as {
      choices: { plan: { version: string }; quote: { totalCents: number } | null }[];
    };
    const shown = choices.find(({ plan }) => plan.version === 'platinum')?.quote?.totalCents;
    expect(shown).toBe(3_950);
    const body = { version: 'platinum', expected_cents: shown };
    await Promise.all([
      person.send('POST', '/settings/plans', body),
      person.send('POST', '/settings/plans', body),
    ]);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'platinum', state: 'active' });
    expect(await netCents(world, person)).toBe(1_900 + 3_950);
  });

  test('a downgrade waits for the end of the period, and can be dropped', async () => {
    const person = await customer('platinum');
    await person.send('POST', '/settings/plans', { version: 'gold', expected_cents: 1_900 });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'platinum', next_version: 'gold' });
    await runAt(28);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', next_version: null });
    expect(await netCents(world, person)).toBe(4_900 + 1_900);
  });

  test('a cancellation runs until the end of the period and can be resumed until then; nothing is deleted', async () => {
    const person = await customer('gold');
    await person.send('POST', '/settings/billing/cancel', {});
    expect((await membershipOf(world, person)).cancels_at).not.toBeNull();
    await person.send('POST', '/settings/billing/resume', {});
    expect((await membershipOf(world, person)).cancels_at).toBeNull();
    await person.send('POST', '/settings/billing/cancel', {});
    await runAt(28);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    await confirmed(person);
    const { page } = await person.visit('/settings/billing');
    expect(page.component).toBe('billing/settings');
    expect(page.props).toMatchObject({ membership: { state: 'ended' }, invoices: [{ totalCents: 1_900 }] });
  });

  test.each(['/payment/platinum'])(
    'changing a plan: %s asks for the password again some hours after it was given',
    async (path) => {
      const person = await customer('gold');
      billing.setNow(after(0.2));
      expect((await person.visit(path)).page.component).toBe('accounts/confirm-password');
    },
  );

  test('money is not moved without the password some hours later; canceling needs none', async () => {
    const person = await customer('gold');
    billing.setNow(after(0.2));
    for (const name of [
      'settings.billing.card',
      'settings.billing.resume',
      'settings.billing.tax',
    ] as const) {
      const answer = await person.send('POST', route(name), {});
      expect(String(answer.headers['location'])).toContain('/confirm-password');
    }
    const bought = await person.send('POST', '/payment/platinum', {
      coupon: '',
      expected_cents: 4_900,
      consent: 'true',
    });
    expect(String(bought.headers['location'])).toContain('/confirm-password');
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', cancels_at: null });
    expect((await person.visit('/settings/billing')).page.component).toBe('billing/settings');
    const canceled = await person.send('POST', route('settings.billing.cancel'), {});
    expect(canceled.headers['location']).toBe('/settings/billing');
    expect(await membershipOf(world, person)).toMatchObject({ cancels_at: expect.any(Date) });
  });

  test('a change of a plan never makes things worse for who has paid', async () => {
    const person = await customer('gold');
    const { id, limits } = await world.database
      .selectFrom('plan_terms')
      .select(['id', 'limits'])
      .where('version', '=', 'gold')
      .executeTakeFirstOrThrow();
    const worse = await world.database
      .insertInto('plan_terms')
      .values({
        version: 'gold',
        effective_from: after(5),
        price_cents: 2_900,
        limits: { ...(limits as object), trades: 4, photos: 500 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await runAt(28);
    const details = await person.call('GET', '/api/user/version-details');
    await world.database
      .updateTable('plan_terms')
      .set({ effective_from: after(3_000) })
      .where('id', '=', worse.id)
      .execute();
    expect(details.json()).toMatchObject({ versionDetails: { limits: { trades: 8, photos: 500 } } });
    expect((await membershipOf(world, person)).terms_id).toBe(id);
    expect(await netCents(world, person)).toBe(3_800);
  });
});
