import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveWebhook } from '../../../server/billing/actions/receive-webhook.ts';
import { signWebhook } from '../../../server/billing/gateways/webhook-signature.ts';
import { billingOf, buy, netCents, membershipOf, payUnheard, startBuying } from '../../support/billing.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const WORDS = {
  english: {
    now: 'ended your Gold plan',
    period_end: 'canceled your Gold plan. You keep it until',
    yes: 'We’re refunding $19.00 to your card.',
    no: 'There is no refund.',
  },
  mexican_spanish: {
    now: 'dio por terminado su plan Gold',
    period_end: 'canceló su plan Gold. Lo conserva hasta el',
    yes: 'Le reembolsamos $19.00 a su tarjeta.',
    no: 'No hay reembolso.',
  },
} as const;

describe("the letter of an administrator's cancellation", () => {
  test.each([
    ['now', 'yes', 'english'],
    ['now', 'no', 'mexican_spanish'],
    ['period_end', 'yes', 'mexican_spanish'],
    ['period_end', 'no', 'english'],
  ] as const)(
    "the mail of an administrator's cancellation: %s, refund %s: says both decisions in %s, and both are in the log",
    async (when, refund, language) => {
      const person = await world.signedIn({ role: 'contractor', language });
      await buy(person, 'gold');
      const before = (await mailsTo(world, person.user.email)).length;
      const path = `/admin/users/${person.user.id}/cancel-subscription`;
      await admin.send('POST', path, { when, refund, reason: 'Asked for by phone.' });
      const sent = (await mailsTo(world, person.user.email)).slice(before);
      expect(sent).toHaveLength(1);
      const text = sent[0]?.plain_text.replaceAll(/\s+/g, ' ');
      expect(text).toContain(WORDS[language][when]);
      expect(text).toContain(WORDS[language][refund]);
      expect(text).toContain('Asked for by phone.');
      const { after } = await world.database
        .selectFrom('decisions')
        .select('after')
        .where('action', '=', 'membership.canceled')
        .where('subject_id', '=', person.user.id)
        .executeTakeFirstOrThrow();
      expect(after).toMatchObject({ when, refund_cents: refund === 'yes' ? 1_900 : 0 });
      expect(await netCents(world, person)).toBe(refund === 'yes' ? 0 : 1_900);
    },
  );
});

type Revenue = { months: { cents: number; ended: number }[]; plans: { version: string; count: number }[] };
const revenue = async (): Promise<Revenue> =>
  (await admin.visit('/admin/billing')).page.props as unknown as Revenue;

test('revenue, ends and plans are counted as they change', async () => {
  // The last month is the same one to the end of the test.
  world.setNow(new Date());
  const before = await revenue();
  const countOf = ({ plans }: Revenue, version: string) =>
    plans.find((plan) => plan.version === version)?.count ?? 0;
  await buy(await world.signedIn({ role: 'contractor' }), 'annual_gold');
  await buy(await world.signedIn({ role: 'contractor' }), 'platinum');
  const leaving = await world.signedIn({ role: 'contractor' });
  await buy(leaving, 'platinum');
  const between = await revenue();
  expect(countOf(between, 'platinum') - countOf(before, 'platinum')).toBe(2);
  expect(countOf(between, 'annual_gold') - countOf(before, 'annual_gold')).toBe(1);
  const [was, is] = [before.months.at(-1), between.months.at(-1)];
  expect((is?.cents ?? 0) - (was?.cents ?? 0)).toBe(1_583 + 2 * 4_900);
  await admin.send('POST', `/admin/users/${leaving.user.id}/cancel-subscription`, {
    when: 'now',
    refund: 'no',
    reason: 'Asked for by phone.',
  });
  const after = await revenue();
  expect(countOf(after, 'platinum')).toBe(countOf(between, 'platinum') - 1);
  expect((after.months.at(-1)?.ended ?? 0) - (is?.ended ?? 0)).toBe(1);
  expect((is?.cents ?? 0) - (after.months.at(-1)?.cents ?? 0)).toBe(4_900);
});

describe('the log of events', () => {
  const eventOf = (reference: string) =>
    JSON.stringify({
      id: `evt_${reference}`,
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: reference, object: 'checkout.session' } },
    });

  test('an event that failed says why, and is processed by a retry', async () => {
    const { gateway, context } = await billingOf(world);
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    const reference = cardPage.split('/').at(-1) ?? '';
    const body = eventOf(reference);
    const broken: typeof gateway = {
      ...gateway,
      readCheckout: () => Promise.reject(new Error('the gateway does not answer')),
    };
    const signature = signWebhook(body, gateway.webhookSecrets[0] ?? '', new Date());
    const received = receiveWebhook(context(), broken, { body, signature });
    await expect(received).rejects.toThrow('the gateway does not answer');
    const shown = async () => {
      const { page } = await admin.visit('/admin/billing');
      const { events } = page.props as unknown as { events: { id: string }[] };
      return events.find(({ id }) => id === `evt_${reference}`);
    };
    const failed = { outcome: null, attempts: 1, error: 'the gateway does not answer' };
    expect(await shown()).toMatchObject(failed);
    await admin.submit(`/admin/billing/events/evt_${reference}/retry`, {}, { from: '/admin/billing' });
    expect(await shown()).toMatchObject({ outcome: 'settled', attempts: 2, error: null });
    expect(await membershipOf(world, person)).toMatchObject({ version: 'gold', state: 'active' });
  });

  test('an event that is sent twice, one after the other, is processed once', async () => {
    const { gateway, context } = await billingOf(world);
    const person = await world.signedIn({ role: 'contractor' });
    const { cardPage } = await startBuying(person, 'gold');
    await payUnheard(world, person, cardPage);
    const body = eventOf(cardPage.split('/').at(-1) ?? '');
    const signature = signWebhook(body, gateway.webhookSecrets[0] ?? '', new Date());
    const outcomes = [];
    for (let count = 0; count < 2; count += 1)
      outcomes.push(await receiveWebhook(context(), gateway, { body, signature }));
    expect(outcomes).toEqual(['settled', 'repeated']);
    expect(await netCents(world, person)).toBe(1_900);
  });
});
