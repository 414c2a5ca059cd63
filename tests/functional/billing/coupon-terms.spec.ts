import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { transact } from '../../../server/core/context.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { cancelMembership } from '../../../server/billing/actions/cancel-membership.ts';
import { reserveCoupon } from '../../../server/billing/actions/redeem-coupon.ts';
import { startPurchase } from '../../../server/billing/actions/start-purchase.ts';
import { selectCoupons } from '../../../server/billing/queries/coupons.ts';
import { render } from '../../../web/ssr.tsx';
import { asPerson, billingOf, buy, netCents, membershipOf, startBuying } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  billing = await billingOf(world);
});
afterAll(() => world.close());

type Values = Partial<Parameters<ReturnType<typeof insertCoupon>['values']>[0]>;
const insertCoupon = () => world.database.insertInto('coupons');
const coupon = (code: string, values: Values = {}) =>
  insertCoupon()
    .values({ code, name: code, kind: 'percent', value: 50, duration: 'once', state: 'active', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The words of a page, as they are read. */
async function wordsOf(person: Person, path: string): Promise<string> {
  const { text } = await person.get(path);
  const body = text.slice(text.indexOf('<main'));
  return body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The next renewals, one after the other; answers the gateway's balance after each. */
async function renew(person: Person, times: number): Promise<number[]> {
  const held = [];
  for (let count = 0; count < times; count += 1) {
    const { period_end: end } = await membershipOf(world, person);
    billing.setNow(new Date((end?.getTime() ?? 0) + 1));
    await billing.run();
    held.push(await netCents(world, person));
  }
  billing.setNow(new Date());
  return held;
}

type Case = { name: string; values: Values; first: string; later: string[]; held: number[] };
const CASES: Case[] = [
  {
    name: 'AMOUNT-OFF',
    values: { kind: 'amount', value: 500 },
    first: '$14.00',
    later: ['$19.00'],
    held: [1_400, 3_300],
  },
  {
    name: 'TWO-HALVES',
    values: { duration: 'repeating', periods: 2 },
    first: '$9.50',
    later: ['$9.50', '$19.00'],
    held: [950, 1_900, 3_800],
  },
  {
    name: 'FOR-EVER',
    values: { duration: 'forever', value: 20 },
    first: '$15.20',
    later: ['$15.20'],
    held: [1_520, 3_040, 4_560],
  },
];

describe('the terms of a coupon', () => {
  test.each(CASES)(
    'the terms of a coupon: $name: what is shown is charged, now and later',
    async ({ name, values, ...expected }) => {
      await coupon(name, values);
      const person = await world.signedIn({ role: 'contractor' });
      const words = await wordsOf(person, `/payment/gold?coupon=${name}`);
      expect(words).toContain(`Total ${expected.first} USD`);
      const said = words.slice(words.indexOf(' USD'), words.indexOf('until you cancel'));
      expect(said.match(/\$\d+\.\d\d/g)).toEqual(expected.later);
      expect(words).toContain(`Coupon ${name}: ${name}`);
      await buy(person, 'gold', 'pays', name);
      const first = await netCents(world, person);
      expect([first, ...(await renew(person, expected.held.length - 1))]).toEqual(expected.held);
    },
  );

  test('a running coupon says on how many more invoices it counts', async () => {
    await coupon('THREE-HALVES', { duration: 'repeating', periods: 3 });
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold', 'pays', 'THREE-HALVES');
    expect(await wordsOf(person, '/settings/billing')).toContain('Coupon THREE-HALVES on 2 more invoices');
  });

  test.each([
    [
      'before its first day',
      'TOMORROW',
      { starts_at: new Date(Date.now() + 86_400_000) },
      'This coupon isn’t valid yet. Try it later, or continue without it.',
    ],
    [
      'after its last day',
      'YESTERDAY',
      { ends_at: new Date(Date.now() - 1_000) },
      'This coupon has expired. Continue without it.',
    ],
    [
      'for another plan',
      'OTHER-PLAN',
      { versions: ['platinum'] },
      'This coupon is for another plan. Choose that plan, or continue without the coupon.',
    ],
    [
      'of two coupons in one field',
      'ONE-CODE,ANOTHER-CODE',
      null,
      'We don’t recognize this code. Check it and try again.',
    ],
  ] as const)(
    'a code %s is refused in words, and the full price is charged',
    async (_, code, values, says) => {
      if (values) await coupon(code, values as unknown as Values);
      const person = await world.signedIn({ role: 'contractor' });
      const words = await wordsOf(person, `/payment/gold?coupon=${code}`);
      expect(words).toContain(says);
      expect(words).toContain('Total $19.00 USD');
      await person.send('POST', '/payment/gold', { coupon: code, expected_cents: 950, consent: 'true' });
      await buy(person, 'gold');
      expect(await netCents(world, person)).toBe(1_900);
    },
  );

  test('a coupon for new customers is refused to who has paid before; any coupon counts once a person', async () => {
    await coupon('NEWCOMER', { new_customers_only: true });
    await coupon('JUST-ONCE');
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold', 'pays', 'JUST-ONCE');
    expect(await netCents(world, person)).toBe(950);
    await cancelMembership(asPerson(billing.context(), person));
    await renew(person, 1);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    expect(await wordsOf(person, '/payment/gold?coupon=NEWCOMER')).toContain(
      'This coupon is for new customers only.',
    );
    expect(await wordsOf(person, '/payment/gold?coupon=JUST-ONCE')).toContain(
      'You have already used this coupon. Continue without it.',
    );
  });

  test('a second coupon replaces the first, and only one of them lowers the price', async () => {
    const { id } = await coupon('FIRST-ONE');
    await coupon('SECOND-ONE', { value: 10 });
    const person = await world.signedIn({ role: 'contractor' });
    await startBuying(person, 'gold', 'FIRST-ONE');
    await buy(person, 'gold', 'pays', 'SECOND-ONE');
    expect(await netCents(world, person)).toBe(1_710);
    const first = await selectCoupons(world.database).where('coupons.id', '=', id).executeTakeFirstOrThrow();
    expect(first.redeemed).toBe(0);
  });

  test('the terms of a coupon: its last use makes it exhausted by itself', async () => {
    await coupon('LAST-ONE', { max_redemptions: 1 });
    await buy(await world.signedIn({ role: 'contractor' }), 'gold', 'pays', 'LAST-ONE');
    const admin = await world.signedIn({ role: 'admin' });
    const { page } = await admin.visit('/admin/coupons?search=LAST-ONE&state=exhausted');
    expect(page.props).toMatchObject({ coupons: { rows: [{ code: 'LAST-ONE', state: 'exhausted' }] } });
    const words = await wordsOf(
      await world.signedIn({ role: 'contractor' }),
      '/payment/gold?coupon=LAST-ONE',
    );
    expect(words).toContain('This coupon has been used up. Continue without it.');
    expect(words).toContain('Total $19.00 USD');
  });

  test('one that ends between preview and payment is refused, and nothing is charged', async () => {
    const { id } = await coupon('ENDS-NOW', { ends_at: new Date(Date.now() + 3_600_000) });
    const person = await world.signedIn({ role: 'contractor' });
    expect(await wordsOf(person, '/payment/gold?coupon=ENDS-NOW')).toContain('Total $9.50 USD');
    const seen = await selectCoupons(world.database).where('coupons.id', '=', id).executeTakeFirstOrThrow();
    const late = new Date(Date.now() + 3_600_001);
    const purchase = { version: 'gold', coupon: 'ENDS-NOW', expectedCents: 950, next: null } as const;
    const at = { ...asPerson(billing.context(), person), now: late };
    await expect(startPurchase(at, billing.gateway, purchase)).rejects.toMatchObject({
      fields: { coupon: [{ key: 'billing.coupon.expired' }] },
    });
    const reserved = transact(at, (tx) => reserveCoupon(tx, { coupon: seen, userId: person.user.id }));
    await expect(reserved).rejects.toMatchObject({ fields: { coupon: [{ key: 'billing.coupon.expired' }] } });
    expect(await netCents(world, person)).toBe(0);
    await buy(person, 'gold');
    expect(await netCents(world, person)).toBe(PLANS.gold.price_cents);
  });
});
