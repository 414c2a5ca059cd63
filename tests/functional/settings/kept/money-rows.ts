import { randomUUID } from 'node:crypto';
import type { World } from '../../../support/world.ts';
import { exists, insert, type KeptForm } from './kept.ts';

const BILLING = ['billing.run'];
const MAILS = ['mails.forget'];
const MONEY = 'Invoices, payments, changes of plan, used coupons and consents to renewals';
const COMPANY =
  'Numbers that the payment company gave to its messages, and to a customer and card that we had it delete';

export function moneyRows(world: World): KeptForm[] {
  const userOf = async () => (await world.make.user()).id;
  const first = async (table: 'plan_terms' | 'content_versions') =>
    (await world.database.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id;
  /** An invoice with all that hangs on it, in a coupon’s time. */
  const invoice = async (at: Date) => {
    const user_id = await userOf();
    const dates = { period_start: at, period_end: at, created_at: at, paid_at: at };
    const sold = { purpose: 'purchase', state: 'paid', version: 'gold', terms_id: await first('plan_terms') };
    const { id } = await insert(world, 'invoices', {
      user_id,
      ...sold,
      ...dates,
      total_cents: 1_900,
      buyer: '{}',
    });
    await insert(world, 'invoice_lines', {
      invoice_id: id,
      position: 1,
      kind: 'plan',
      version: 'gold',
      amount_cents: 1_900,
    });
    await insert(world, 'renewal_consents', {
      user_id,
      invoice_id: id,
      content_version_id: await first('content_versions'),
      language: 'english',
      wording: 'Renews.',
      accepted_at: at,
    });
    const buyer = { user_id, invoice_id: id, buyer: '{}', replaced_at: at };
    await insert(world, 'invoice_buyer_versions', buyer);
    return { id, user_id };
  };
  const payment = (at: Date, user_id: number, invoice_id: number | null) =>
    insert(world, 'payments', {
      user_id,
      invoice_id,
      kind: 'checkout',
      gateway: 'sandbox',
      key: randomUUID(),
      state: invoice_id === null ? 'expired' : 'succeeded',
      amount_cents: 1_900,
      created_at: at,
      settled_at: at,
    });
  const mail = (at: Date, is_secret: boolean) =>
    insert(world, 'mails', {
      recipient: 'a@plumbline.test',
      subject: 's',
      html: 'h',
      plain_text: 'p',
      is_secret,
      created_at: at,
    });
  const kept = (
    row: string,
    thing: string,
    period: KeptForm['period'],
    jobs: readonly string[],
    made: (at: Date) => Promise<{ isThere: () => Promise<boolean> }>,
  ): KeptForm => ({ row, thing, period, jobs, make: async (at) => (await made(at)).isThere });
  return [
    kept(MONEY, 'the invoice, its buyer, its payment and the consent', { years: 10 }, BILLING, async (at) => {
      const { id, user_id } = await invoice(at);
      await payment(at, user_id, id);
      return {
        isThere: async () => {
          const ofIt = ['renewal_consents', 'invoice_buyer_versions', 'payments', 'invoice_lines'];
          const left = await Promise.all(ofIt.map((table) => exists(world, table, { invoice_id: id })));
          return left.some(Boolean) || exists(world, 'invoices', { id });
        },
      };
    }),
    kept(MONEY, 'the payment that never came', { years: 10 }, BILLING, async (at) =>
      payment(at, await userOf(), null),
    ),
    kept(MONEY, 'the change of plan', { years: 10 }, BILLING, async (at) =>
      insert(world, 'membership_changes', {
        user_id: await userOf(),
        at,
        kind: 'started',
        from_version: 'free',
        to_version: 'gold',
        monthly_cents: 1_900,
      }),
    ),
    kept(MONEY, 'the used coupon', { years: 10 }, BILLING, async (at) => {
      const coupon = { code: randomUUID().slice(0, 12).toUpperCase(), name: 'c', kind: 'percent', value: 15 };
      const { id } = await insert(world, 'coupons', { ...coupon, duration: 'once' });
      const row = { coupon_id: id, user_id: await userOf(), state: 'over', created_at: at };
      return insert(world, 'coupon_redemptions', row);
    }),
    kept(COMPANY, 'the message', { days: 90 }, BILLING, (at) =>
      insert(world, 'gateway_events', {
        id: randomUUID(),
        gateway: 'stripe',
        type: 'charge.refunded',
        created_at: at,
        received_at: at,
      }),
    ),
    kept(COMPANY, 'the deleted customer', { days: 90 }, BILLING, (at) =>
      insert(world, 'gateway_removals', { gateway: 'stripe', customer: 'cus_1', asked_at: at, done_at: at }),
    ),
    kept('When you entered a wrong coupon code', 'the time', { hours: 24 }, BILLING, async (at) =>
      insert(world, 'coupon_attempts', { user_id: await userOf(), at }),
    ),
    kept(
      'What a plan’s limit stopped, so that it can be finished after a payment',
      'the stopped form',
      { days: 7 },
      BILLING,
      async (at) =>
        insert(world, 'interrupted_actions', {
          user_id: await userOf(),
          route: 'postings.store',
          params: '{}',
          body: '{}',
          back: '/',
          message: 'm',
          upgrade: 'gold',
          created_at: at,
        }),
    ),
    kept('Emails we send', 'the stored email with a link', { hours: 24 }, MAILS, (at) => mail(at, true)),
    kept('Emails we send', 'another stored email', { days: 30 }, MAILS, (at) => mail(at, false)),
    kept(
      'What is still to be done about an event, such as sending its emails',
      'the event',
      { days: 7 },
      MAILS,
      (at) =>
        insert(
          world,
          'pending_events',
          { event: '{"name":"user.registered"}', attempts: 15, created_at: at },
          'key',
        ),
    ),
  ];
}
