import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UsersPricingView } from '../../../server/billing-admin/views.ts';
import { buy, netCents, membershipOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const LIMITS = {
  photos: 120,
  templates: 4,
  color_schemes: 10,
  own_color: 'no',
  trades: 8,
  view_regions: 8,
  postings_a_month: 12,
  invitations_a_month: 40,
  statistics_days: 365,
  statistics_csv: 'no',
  pinned_postings: 1,
  seats: 1,
};

describe('billing for administrators', () => {
  test.each([
    '/admin/plans',
    '/admin/coupons',
    '/admin/users/pricing',
    '/admin/billing',
    '/admin/coupons.csv',
    '/admin/users/pricing.csv',
  ])('billing for administrators: %s is for administrators only', async (path) => {
    expect((await admin.get(path)).status).toBe(200);
    const person = await world.signedIn({ role: 'contractor' });
    expect((await person.get(path)).status).toBe(403);
  });

  test('billing for administrators writes are refused to everybody else', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    for (const path of [
      '/admin/plans',
      '/admin/plans/1/withdraw',
      '/admin/coupons',
      '/admin/coupons/1/state',
    ]) {
      await person.send('POST', path, {});
    }
    await person.send('POST', `/admin/users/${person.user.id}/cancel-subscription`, {});
    await person.send('POST', '/admin/billing/events/evt_1/retry', {});
    const { count } = await world.database
      .selectFrom('coupons')
      .select((query) => query.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  test('a change of a plan takes effect on its day, and can be taken back before', async () => {
    const body = {
      version: 'gold',
      effective_from: '2099-01-01',
      price_cents: 2_100,
      on_sale: 'yes',
      ...LIMITS,
    };
    const { page } = await admin.submit('/admin/plans', body, { from: '/admin/plans' });
    expect(page.props).toMatchObject({
      plans: expect.arrayContaining([expect.objectContaining({ version: 'gold', priceCents: 1_900 })]),
      planned: [{ plan: { version: 'gold', priceCents: 2_100 } }],
    });
    const [planned] = (page.props as unknown as { planned: { id: number }[] }).planned;
    const after = await admin.submit(`/admin/plans/${planned?.id}/withdraw`, {}, { from: '/admin/plans' });
    expect(after.page.props).toMatchObject({ planned: [] });
  });

  test('a day of a plan or a coupon begins where it does so last, not in the evening before', async () => {
    world.setNow(new Date('2026-12-01T00:30:00Z'));
    const someone = await world.signedIn({ role: 'admin' });
    const body = { version: 'platinum', price_cents: 3_900, on_sale: 'yes', ...LIMITS };
    const save = async (effective_from: string) =>
      (await someone.submit('/admin/plans', { ...body, effective_from }, { from: '/admin/plans' })).page
        .props;
    expect(await save('2026-12-01')).toMatchObject({
      planned: [{ effectiveFrom: '2026-12-01T10:00:00.000Z' }],
    });
    expect(await save('2026-11-30')).toMatchObject({
      plans: expect.arrayContaining([expect.objectContaining({ version: 'platinum', priceCents: 3_900 })]),
    });
    expect(await save('2026-11-29')).toMatchObject({ errors: { effective_from: expect.any(String) } });
    const code = 'DECEMBER-1';
    const coupon = {
      name: code,
      code,
      kind: 'percent',
      value: 20,
      duration: 'once',
      starts_at: '2026-12-01',
    };
    await someone.submit('/admin/coupons', coupon, { from: '/admin/coupons' });
    const row = world.database.selectFrom('coupons').select('starts_at').where('code', '=', code);
    expect((await row.executeTakeFirstOrThrow()).starts_at).toEqual(new Date('2026-12-01T10:00:00Z'));
    world.setNow(new Date());
  });

  test('a batch of codes is created, activated one by one, and exported', async () => {
    const { page } = await admin.submit(
      '/admin/coupons',
      { name: 'Fair 2027', kind: 'percent', value: 20, duration: 'once', bulk: 25 },
      { from: '/admin/coupons' },
    );
    const { coupons } = page.props as unknown as {
      coupons: { rows: { id: number; code: string; state: string }[]; pagination: { total: number } };
    };
    expect(coupons.pagination.total).toBe(25);
    const [first] = coupons.rows;
    await admin.submit(`/admin/coupons/${first?.id}/state`, { state: 'active' }, { from: '/admin/coupons' });
    const file = await admin.get('/admin/coupons.csv?search=Fair');
    expect(file.text.split('\r\n').filter((line) => line.includes('Fair 2027'))).toHaveLength(25);
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold', 'pays', first?.code);
    expect(await netCents(world, person)).toBe(1_520);
  });

  test('a coupon without sense is refused with its field', async () => {
    const { page } = await admin.submit(
      '/admin/coupons',
      { name: 'Too much', kind: 'percent', value: 150, duration: 'once' },
      { from: '/admin/coupons' },
    );
    expect(page.props.errors['value']).toEqual(expect.any(String));
  });

  test('users are listed with plan, state and what they paid, and narrowed by them', async () => {
    const person = await world.signedIn({ role: 'contractor', name: 'Rosa Listed' });
    await buy(person, 'platinum');
    const { page } = await admin.visit('/admin/users/pricing?plan=platinum&state=active&search=rosa');
    expect(page.props).toMatchObject({
      users: { rows: [{ name: 'Rosa Listed', version: 'platinum', state: 'active', valueCents: 4_900 }] },
    });
  });

  test('canceling now with a refund ends the plan, sends the money back, and is a decision', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const path = `/admin/users/${person.user.id}/cancel-subscription`;
    expect((await admin.visit(path)).page.props).toMatchObject({ mostCents: 1_900, suggestedCents: 1_900 });
    await admin.send('POST', path, { when: 'now', refund: 'yes', reason: 'Asked for by phone.' });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'ended' });
    expect(await netCents(world, person)).toBe(0);
    const decision = await world.database
      .selectFrom('decisions as d')
      .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
      .select(['d.action', 'd.reason_text', 's.user_id'])
      .where('d.subject_id', '=', person.user.id)
      .execute();
    expect(decision).toEqual([
      { action: 'membership.canceled', reason_text: 'Asked for by phone.', user_id: person.user.id },
    ]);
    expect((await admin.send('POST', path, { when: 'now', reason: 'Again.' })).status).not.toBe(500);
  });

  test('canceling with the period keeps the plan until its end', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const path = `/admin/users/${person.user.id}/cancel-subscription`;
    await admin.send('POST', path, { when: 'period_end', refund: 'no', reason: 'The business closed.' });
    const membership = await membershipOf(world, person);
    expect(membership).toMatchObject({ version: 'gold', state: 'active' });
    expect(membership.cancels_at).toEqual(membership.period_end);
  });

  test('a plan that is canceled can still be ended at once, and one that ended cannot be canceled again', async () => {
    const person = await world.signedIn({ role: 'contractor', name: 'Vera Canceled' });
    await buy(person, 'gold');
    const path = `/admin/users/${person.user.id}/cancel-subscription`;
    const offered = async () => {
      const { page } = await admin.visit('/admin/users/pricing?search=vera');
      return (page.props as unknown as UsersPricingView).users.rows.map(({ state, can }) => [
        state,
        can.cancel,
      ]);
    };
    expect(await offered()).toEqual([['active', true]]);
    const close = { when: 'period_end', refund: 'no', reason: 'The business closed.' };
    await admin.send('POST', path, close);
    expect(await offered()).toEqual([['cancel_scheduled', true]]);
    await admin.send('POST', path, { ...close, when: 'now' });
    expect(await offered()).toEqual([['ended', false]]);
  });

  test('an event of the log is processed again without a second effect', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    const { page } = await admin.visit('/admin/billing');
    const { events, months } = page.props as unknown as {
      events: { id: string; outcome: string }[];
      months: { cents: number }[];
    };
    expect(events[0]?.outcome).toBe('settled');
    expect(months.at(-1)?.cents).toBeGreaterThanOrEqual(1_900);
    await admin.submit(`/admin/billing/events/${events[0]?.id}/retry`, {}, { from: '/admin/billing' });
    expect(await netCents(world, person)).toBe(1_900);
  });
});
