import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, startBuying } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('pages of plans', () => {
  test.each(['/pricing', '/es/pricing', '/plans/gold', '/es/plans/platinum'])(
    'pages of plans: %s is open',
    async (path) => {
      expect((await world.visitor().get(path)).status).toBe(200);
    },
  );

  test('an unknown plan answers 404', async () => {
    expect((await world.visitor().get('/plans/silver')).status).toBe(404);
  });

  test('pages of plans GET /api/plans names each plan with price and limits', async () => {
    const answer = await world.visitor().call('GET', '/api/plans');
    expect(answer.json()).toMatchObject({
      plans: [
        { version: 'free', price_cents: 0 },
        { version: 'gold', price_cents: 1_900, interval: 'month' },
        { version: 'annual_gold', price_cents: 19_000, interval: 'year', limits: { photos: 100 } },
        { version: 'platinum', price_cents: 4_900, limits: { own_color: true } },
      ],
    });
  });

  test("the gateway's page names test cards, has no field for a number, and refuses an unknown card", async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'gold');
    expect(cardPage).toMatch(/^\/sandbox\/checkout\//);
    expect((await person.visit(cardPage)).page.component).toBe('billing/sandbox-checkout');
    const { page } = await person.submit(cardPage, { card: '4242424242424242' }, { from: cardPage });
    expect(page.props.errors['card']).toEqual(expect.any(String));
    expect((await person.get('/sandbox/checkout/sbx_cs_000000000000000000000000')).status).toBe(404);
  });
});

describe('settings of billing', () => {
  test('tax details stand on the next invoice; a wrong RFC and a CFDI without its fields are refused', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await person.send('POST', '/confirm-password', { password: person.user.password });
    const mexican = {
      country: 'MX',
      legal_name: 'Plomería Ñandú S.A. de C.V.',
      tax_id: 'pnd 010203 ab5',
      tax_regime: '601',
      cfdi_use: 'G03',
      fiscal_postal_code: '31000',
    };
    const from = '/settings/billing';
    const wrong = await person.submit('/settings/billing/tax', { ...mexican, tax_id: '12' }, { from });
    expect(wrong.page.props.errors['tax_id']).toEqual(expect.any(String));
    const partial = await person.submit('/settings/billing/tax', { ...mexican, cfdi_use: '' }, { from });
    expect(partial.page.props.errors['cfdi_use']).toEqual(expect.any(String));
    await person.submit('/settings/billing/tax', mexican, { from });
    await buy(person, 'gold');
    const { buyer } = await world.database
      .selectFrom('invoices')
      .select('buyer')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(buyer).toMatchObject({ country: 'MX', taxId: 'PND 010203 AB5', cfdiUse: 'G03' });
  });

  test('a new card is saved on the page of the gateway, and nothing is charged', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    await buy(person, 'gold');
    await person.send('POST', '/confirm-password', { password: person.user.password });
    const { page } = await person.submit('/settings/billing/card', {}, { from: '/settings/billing' });
    expect(page.props).toMatchObject({ payment: { amountCents: 0, version: null, state: 'open' } });
  });

  test("somebody else's open invoice cannot be paid", async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const answer = await person.send('POST', '/settings/billing/pay/1', {});
    expect(answer.status).not.toBe(500);
    expect((await person.get('/settings/billing')).status).not.toBe(500);
  });
});
