import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { billingOf, buy, netCents, membershipOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let customer: Person;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  customer = await world.signedIn({ role: 'contractor' });
  await buy(customer, 'gold');
  world.config.payments = 'none';
});
afterAll(() => world.close());

describe('production without a payment gateway', () => {
  test.each([
    ['/pricing', 'No plans are for sale here'],
    ['/es/pricing', 'aquí no se venden planes'],
    ['/plans/gold', 'This plan isn’t available right now'],
    ['/es/plans/gold', 'no está a la venta'],
  ])('the page %s says that nothing is sold and links no payment', async (path, sentence) => {
    const { text } = await world.visitor().get(path);
    expect(text).toContain(sentence);
    expect(text).not.toContain('/payment/');
  });

  test('no purchase begins, no larger plan is offered, and no card is taken', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    expect((await person.get('/payment/gold')).status).toBe(409);
    const order = { coupon: '', expected_cents: 1_900, consent: 'true' };
    expect((await person.send('POST', '/payment/gold', order)).headers['location']).not.toMatch(/payments/);
    const { page } = await customer.visit('/settings/plans');
    expect(page.props).toMatchObject({ choices: [{ kind: 'current' }] });
    await customer.send('POST', '/settings/billing/card', {});
    await customer.send('POST', '/settings/plans', { version: 'platinum', expected_cents: 4_900 });
    expect(await netCents(world, customer)).toBe(1_900);
    expect(await membershipOf(world, customer)).toMatchObject({ version: 'gold' });
  });

  test('a plan that was paid for runs to the end of its period, is not charged again, and can be canceled', async () => {
    const billing = await billingOf(world);
    const other = await world.signedIn({ role: 'contractor' });
    world.config.payments = 'test';
    await buy(other, 'gold');
    world.config.payments = 'none';
    await other.send('POST', '/settings/billing/cancel', {});
    expect(await membershipOf(world, other)).toMatchObject({ cancels_at: expect.any(Date) });
    billing.setNow(new Date(Date.now() + 32 * DAY_MS));
    await billing.run();
    expect(await netCents(world, customer)).toBe(1_900);
    expect(await membershipOf(world, customer)).toMatchObject({ version: 'free', state: 'ended' });
  });
});
