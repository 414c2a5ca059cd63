import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingOf, buy, netCents, membershipOf, payWith, startBuying } from '../../support/billing.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
const lines: string[] = [];

beforeAll(async () => {
  world = await createWorld(
    { logLevel: 'trace' },
    {
      prepare: async ({ log }) => {
        const stream = { write: (line: string) => void lines.push(line) };
        Object.assign(log, { [pino.symbols.streamSym]: stream });
      },
    },
  );
});
afterAll(() => world.close());

describe('test cards', () => {
  test.each([
    ['declined', 'declined'],
    ['expired', 'expired_card'],
    ['insufficient_funds', 'insufficient_funds'],
  ] as const)('a card (%s) gives nothing and says why; another one then pays once', async (card, reason) => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, card);
    const { page } = await person.visit(`/payments/${paymentId}`);
    expect(page.props).toMatchObject({ payment: { state: 'open', reason } });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'free', state: 'incomplete' });
    expect(await netCents(world, person)).toBe(0);
    await payWith(person, cardPage, 'pays');
    expect(await netCents(world, person)).toBe(1_900);
  });

  test('a refused confirmation says so, and the card can be tried again', async () => {
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage, paymentId } = await startBuying(person, 'gold');
    await payWith(person, cardPage, 'needs_confirmation');
    await person.send('POST', cardPage, { confirm: 'no' });
    const { page } = await person.visit(`/payments/${paymentId}`);
    expect(page.props).toMatchObject({ payment: { state: 'open', reason: 'confirmation_needed' } });
    await payWith(person, cardPage, 'pays');
    expect(await netCents(world, person)).toBe(1_900);
  });
});

test("the server's log of a payment holds no card number, not even a typed one", async () => {
  const number = '4242424242424242';
  const person = await world.signedIn({ role: 'contractor' });
  const { cardPage } = await startBuying(person, 'gold');
  await person.send('POST', cardPage, { card: number, number, confirm: number });
  await person.get(`/payment/gold?coupon=${number}&card=${number}`);
  await person.send('POST', '/payment/gold', {
    coupon: '',
    expected_cents: 1_900,
    consent: 'true',
    card_number: number,
  });
  await payWith(person, cardPage, 'declined');
  await payWith(person, cardPage, 'pays');
  const { run, reconcile } = await billingOf(world);
  await run();
  await reconcile();
  await buy(await world.signedIn({ role: 'contractor' }), 'platinum', 'fails_later');
  // A random ID of a request may look like a card number.
  const written = lines.join('').replaceAll(/"requestId":"[^"]+"/g, '');
  expect(written).toContain(cardPage);
  expect(written).toContain('/stripe/webhook');
  expect(written).not.toMatch(/4242[ -]?4242|(?<!\w)(?:\d[ -]?){15,16}(?!\w)/);
});
