import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../server/core/context.ts';
import { reserveCoupon } from '../../../server/billing/actions/redeem-coupon.ts';
import { selectCoupons } from '../../../server/billing/queries/coupons.ts';
import { billingOf, buy, netCents, membershipOf, payWith, startBuying } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;

beforeAll(async () => {
  world = await createWorld();
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

describe('coupons', () => {
  test('the preview says what is charged now and later, and exactly that is charged', async () => {
    await coupon('HALF-OFF');
    const person = await world.signedIn({ role: 'contractor' });
    const { page } = await person.visit('/payment/gold?coupon=half-off');
    expect(page.props).toMatchObject({
      quote: { totalCents: 950, later: { interval: 'month', runs: [{ cents: 1_900 }] } },
    });
    await buy(person, 'gold', 'pays', 'HALF-OFF');
    expect(await netCents(world, person)).toBe(950);
  });

  test('a free month charges nothing now, saves the card, and is charged from the next month on', async () => {
    await coupon('FREE-1', { kind: 'months', value: 1 });
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold', 'pays', 'FREE-1');
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
    expect(await netCents(world, person)).toBe(0);
    const { period_end: end } = await membershipOf(world, person);
    billing.setNow(new Date((end?.getTime() ?? 0) + 1));
    await billing.run();
    billing.setNow(new Date());
    expect(await netCents(world, person)).toBe(1_900);
  });

  test.each([
    ['another plan', { versions: ['platinum'] }],
    ['a past window', { ends_at: new Date(Date.now() - 1_000) }],
    ['a coupon that is paused', { state: 'paused' }],
    ['a draft', { state: 'draft' }],
    ['no use that is left', { max_redemptions: 1, redeemed: 1 }],
  ] as const)('coupons: %s is refused with its reason, and the price stays', async (name, values) => {
    const code = `NO-${name.replaceAll(/[^a-z]/g, '').toUpperCase()}`.slice(0, 32);
    await coupon(code, values as unknown as Values);
    const person = await world.signedIn({ role: 'contractor' });
    const { page } = await person.visit(`/payment/gold?coupon=${code}`);
    expect(page.props).toMatchObject({ coupon: null, quote: { totalCents: 1_900 } });
    expect(page.props['couponError']).toEqual(expect.any(String));
  });

  test('sixty wrong codes at once are judged ten times, and a good code after them is not read', async () => {
    await coupon('GOOD-ONE');
    const person = await world.signedIn({ role: 'contractor' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => person.visit(`/payment/gold?coupon=WRONG-${index}`)),
    );
    const said = answers.map(({ page }) => page.props['couponError']);
    expect(
      said.filter((text) => text === 'We don’t recognize this code. Check it and try again.'),
    ).toHaveLength(10);
    expect(said.filter((text) => String(text).startsWith('After 10 wrong codes'))).toHaveLength(50);
    const late = await person.visit('/payment/gold?coupon=GOOD-ONE');
    expect(late.page.props).toMatchObject({ coupon: null, quote: { totalCents: 1_900 } });
  });

  test('a good code is not counted, however often it is looked at', async () => {
    await coupon('LOOKED-AT');
    const person = await world.signedIn({ role: 'contractor' });
    for (let count = 0; count < 12; count += 1) {
      const { page } = await person.visit('/payment/gold?coupon=LOOKED-AT');
      expect(page.props).toMatchObject({ coupon: { code: 'LOOKED-AT' }, couponError: null });
    }
  });

  test('a coupon counts from 10:00 UTC of its first day to the end of its last day in Hawaii', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const from = '/admin/coupons';
    const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const [first, last] = [day(2), day(3)];
    const values = { name: 'Two days', kind: 'percent', value: 50, duration: 'once' };
    const sent = { ...values, code: 'TWO-DAYS', starts_at: first, ends_at: last };
    const wrong = await admin.submit(from, { ...sent, ends_at: day(1) }, { from });
    expect(wrong.page.props.errors).toHaveProperty('ends_at');
    const { page } = await admin.submit(from, sent, { from });
    const { coupons } = page.props as unknown as { coupons: { rows: { id: number; lastDay: string }[] } };
    const [made] = coupons.rows;
    expect(made?.lastDay).toBe(last);
    await admin.submit(`${from}/${made?.id}/state`, { state: 'active' }, { from });
    const quotedAt = async (at: number) => {
      world.setNow(new Date(at));
      const person = await world.signedIn({ role: 'contractor' });
      const shown = await person.visit('/payment/gold?coupon=TWO-DAYS');
      return (shown.page.props as unknown as { quote: { totalCents: number } }).quote.totalCents;
    };
    const begin = Date.parse(`${first}T00:00:00Z`) + 10 * 3_600_000;
    const end = Date.parse(`${last}T00:00:00Z`) + DAY_MS + 10 * 3_600_000;
    expect(await quotedAt(begin - 1)).toBe(1_900);
    expect(await quotedAt(begin)).toBe(950);
    expect(await quotedAt(end - 1)).toBe(950);
    expect(await quotedAt(end)).toBe(1_900);
    world.setNow(new Date());
  });

  test('a coupon that is archived between preview and payment is refused, and nothing is charged', async () => {
    const { id } = await coupon('ENDS-SOON');
    const person = await world.signedIn({ role: 'contractor' });
    await person.visit('/payment/gold?coupon=ENDS-SOON');
    await world.database.updateTable('coupons').set({ state: 'archived' }).where('id', '=', id).execute();
    await person.send('POST', '/payment/gold', { coupon: 'ENDS-SOON', expected_cents: 950, consent: 'true' });
    const rows = await world.database
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', person.user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('guessing is stopped after ten wrong codes', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    for (let count = 0; count < 10; count += 1) await person.visit(`/payment/gold?coupon=GUESS-${count}`);
    await coupon('RIGHT-ONE');
    const { page } = await person.visit('/payment/gold?coupon=RIGHT-ONE');
    expect(page.props).toMatchObject({ coupon: null });
  });

  test('an unfinished purchase gives its use back', async () => {
    const { id } = await coupon('ONE-LEFT', { max_redemptions: 1 });
    const person = await world.signedIn({ role: 'contractor' });
    await startBuying(person, 'gold', 'ONE-LEFT');
    billing.setNow(new Date(Date.now() + 25 * 3_600_000));
    await billing.run();
    billing.setNow(new Date());
    const { redeemed } = await world.database
      .selectFrom('coupons')
      .select('redeemed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(redeemed).toBe(0);
    const other = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(other, 'gold', 'ONE-LEFT');
    await payWith(other, cardPage, 'pays');
    expect(await netCents(world, other)).toBe(950);
  });

  test('200 people at the last seven uses of a coupon: exactly seven succeed', async () => {
    const { id } = await coupon('LAST-SEVEN', { max_redemptions: 7 });
    const made = await selectCoupons(world.database).where('coupons.id', '=', id).executeTakeFirstOrThrow();
    const users = await world.database
      .insertInto('users')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          email: `crowd-${index}@plumbline.test`,
          name: `Crowd ${index}`,
        })),
      )
      .returning('id')
      .execute();
    const results = await Promise.allSettled(
      users.map(({ id: userId }) =>
        transact(billing.context(), (tx) => reserveCoupon(tx, { coupon: made, userId })),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const { redeemed } = await world.database
      .selectFrom('coupons')
      .select('redeemed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(redeemed).toBe(7);
  });
});
