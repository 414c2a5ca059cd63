import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import type { JsonValue } from '../../../server/database/schema.ts';
import type { PlanChoice } from '../../../server/billing/views.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { billingOf, buy, netCents, membershipOf } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
const START = new Date('2026-11-25T10:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  billing = await billingOf(world);
  await world.database
    .insertInto('coupons')
    .values({
      code: 'WELCOME15',
      name: 'Welcome',
      kind: 'percent',
      value: 15,
      duration: 'repeating',
      periods: 2,
      state: 'active',
    })
    .execute();
});
afterAll(() => world.close());

/** The text of a page, as it is read. */
async function textOf(person: Person, path: string): Promise<string> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
  const { text } = await person.get(path);
  return text
    .slice(text.indexOf('<main'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

async function customer(plan: string, language: 'english' | 'mexican_spanish' = 'english'): Promise<Person> {
  billing.setNow(START);
  const person = await world.signedIn({ role: 'contractor', language });
  await buy(person, plan);
  return person;
}

async function choiceOf(person: Person, version: string): Promise<PlanChoice | undefined> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
  const { page } = await person.visit('/settings/plans');
  return (page.props as unknown as { choices: PlanChoice[] }).choices.find(
    ({ plan }) => plan.version === version,
  );
}
const firstCents = (choice: PlanChoice | undefined) => choice?.later?.runs[0]?.cents ?? -1;

async function renewedAt(person: Person, days: number): Promise<number> {
  billing.setNow(after(days));
  await billing.run();
  return netCents(world, person);
}

describe('the payment page', () => {
  test.each([
    [
      'english',
      'Total $16.15 USD $16.15 on December 25, 2026 Then $19.00 a month from January 25, 2027 until you cancel',
    ],
    [
      'mexican_spanish',
      'Total a pagar hoy $16.15 USD $16.15 el 25 de diciembre de 2026 Después, $19.00 al mes a partir del 25 de enero de 2027, hasta que cancele',
    ],
  ] as const)(
    'the payment page: %s: a coupon for two invoices shows all three amounts with their days',
    async (language, said) => {
      billing.setNow(START);
      const person = await world.signedIn({ role: 'contractor', language });
      expect(await textOf(person, '/payment/gold?coupon=WELCOME15')).toContain(said);
      await buy(person, 'gold', 'pays', 'WELCOME15');
      expect(await netCents(world, person)).toBe(1_615);
      expect(await renewedAt(person, 30)).toBe(3_230);
      expect(await renewedAt(person, 61)).toBe(5_130);
    },
  );
});

describe('a plan that was canceled', () => {
  test('the page names what a resumption charges, and the smaller plan that was chosen before counts again', async () => {
    const person = await customer('platinum');
    const cents = firstCents(await choiceOf(person, 'gold'));
    await person.send('POST', '/settings/plans', { version: 'gold', expected_cents: cents });
    await person.send('POST', '/settings/billing/cancel', {});
    const text = await textOf(person, '/settings/billing');
    expect(text).toContain('the change to Gold that you planned takes effect again');
    expect(text).toContain('$19.00 a month from December 25, 2026 until you cancel');
    await person.send('POST', '/settings/billing/resume', {});
    expect(await membershipOf(world, person)).toMatchObject({ next_version: 'gold', cancels_at: null });
    expect(await renewedAt(person, 30)).toBe(4_900 + 1_900);
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', next_version: null });
  });

  test('a change of plan says that it takes the cancellation back, and does so', async () => {
    const person = await customer('platinum');
    await person.send('POST', '/settings/billing/cancel', {});
    const text = await textOf(person, '/settings/plans');
    expect(text).toContain('This change undoes the cancellation');
    const cents = firstCents(await choiceOf(person, 'gold'));
    await person.send('POST', '/settings/plans', { version: 'gold', expected_cents: cents });
    expect(await membershipOf(world, person)).toMatchObject({ next_version: 'gold', cancels_at: null });
    expect(await renewedAt(person, 30)).toBe(4_900 + 1_900);
  });

  test('the present plan sent again leaves the cancellation as it is', async () => {
    const person = await customer('platinum');
    await person.send('POST', '/settings/billing/cancel', {});
    await person.send('POST', '/settings/plans', { version: 'platinum', expected_cents: 4_900 });
    expect(await membershipOf(world, person)).toMatchObject({ next_version: null });
    expect((await membershipOf(world, person)).cancels_at).not.toBeNull();
    expect(await renewedAt(person, 30)).toBe(4_900);
  });
});

describe('after half a year without a server', () => {
  test('one period is charged, from the day of the restart on, and the next one a month later', async () => {
    const person = await customer('gold');
    expect(await renewedAt(person, 200)).toBe(3_800);
    const { period_start: start, period_end: end } = await membershipOf(world, person);
    expect([start, end].map((at) => at?.toISOString().slice(0, 10))).toEqual(['2027-06-13', '2027-07-13']);
    await billing.run();
    expect(await netCents(world, person)).toBe(3_800);
    expect(await renewedAt(person, 230.5)).toBe(5_700);
  });

  test('a renewal that is three days late still begins where the last period ended', async () => {
    const person = await customer('gold');
    expect(await renewedAt(person, 32)).toBe(3_800);
    const { period_end: end } = await membershipOf(world, person);
    expect(end?.toISOString().slice(0, 10)).toBe('2027-01-25');
  });

  test('an invoice that was left behind for a past period is dropped, not charged', async () => {
    const person = await customer('gold');
    billing.setNow(after(30));
    const { gateway } = billing;
    const { charge } = gateway;
    gateway.charge = () => Promise.reject(new Error('the process ended here'));
    await billing.run();
    gateway.charge = charge;
    expect(await renewedAt(person, 200)).toBe(3_800);
    await billing.run();
    expect(await netCents(world, person)).toBe(3_800);
    const { period_end: end } = await membershipOf(world, person);
    expect(end && end > after(200)).toBe(true);
  });
});

describe('a smaller plan for the next period', () => {
  test('another amount than the one that is due next is refused, and nothing is planned', async () => {
    const person = await customer('platinum');
    await person.send('POST', '/settings/plans', { version: 'gold', expected_cents: 1_500 });
    expect(await membershipOf(world, person)).toMatchObject({ next_version: null });
  });

  test('a price that rises before it begins does not count, and one that falls does', async () => {
    const person = await customer('platinum');
    const cents = firstCents(await choiceOf(person, 'gold'));
    expect(cents).toBe(1_900);
    await person.send('POST', '/settings/plans', { version: 'gold', expected_cents: cents });
    const { limits } = await world.database
      .selectFrom('plan_terms')
      .select('limits')
      .where('version', '=', 'gold')
      .executeTakeFirstOrThrow();
    const dearer = {
      version: 'gold',
      effective_from: after(2),
      price_cents: 2_900,
      limits: limits as JsonValue,
    };
    await world.database.insertInto('plan_terms').values(dearer).execute();
    expect(await renewedAt(person, 30)).toBe(4_900 + 1_900);
    await world.database
      .insertInto('plan_terms')
      .values({ ...dearer, effective_from: after(45), price_cents: 1_500 })
      .execute();
    const text = await textOf(person, '/settings/billing');
    expect(text).toContain('$15.00 a month from January 25, 2027 until you cancel');
    expect(await renewedAt(person, 61)).toBe(4_900 + 1_900 + 1_500);
  });
});
