import { sql } from 'kysely';
import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { SandboxCard } from '../../common/sandbox-cards.ts';
import { DAY_MS } from '../../server/billing/calendar.ts';
import type { CancelSubscriptionView } from '../../server/billing-admin/cancel-subscription.ts';
import type {
  BillingView,
  LaterView,
  PaymentView,
  PlanChoice,
  QuoteView,
} from '../../server/billing/views.ts';
import { payWith, paymentsOf, type billingOf } from './billing.ts';
import type { Person, World } from './world.ts';

export type Step =
  | { kind: 'buy'; plan: 'gold' | 'annual_gold' | 'platinum'; coupon: string; card: SandboxCard }
  | { kind: 'upgrade'; plan: 'annual_gold' | 'platinum' }
  | { kind: 'downgrade'; plan: 'gold' | 'annual_gold' }
  | { kind: 'keep' | 'cancel' | 'resume' | 'pay' | 'retry_refund' }
  | { kind: 'card'; card: SandboxCard }
  | { kind: 'refund'; when: 'now' | 'period_end'; share: number }
  | { kind: 'renew'; daysLate: number }
  | { kind: 'wait'; days: number };

type Billing = Awaited<ReturnType<typeof billingOf>>;
type Plans = { choices: PlanChoice[] };

/** A renewal that comes later begins a period of its own. */
const LATE_MS = 3 * DAY_MS;

/**
 * One customer whose pages are read before each step: every charge has to be one that they named, to the cent, and
 * not before its day.
 */
export class MoneyStory {
  private readonly world: World;
  private readonly billing: Billing;
  private readonly admin: Person;
  readonly person: Person;
  private now: Date;
  /** Money that the gateway has to hold, by the pages and the refunds so far. */
  private expectedCents = 0;
  private returnedCents = 0;
  readonly log: string[] = [];

  constructor(world: World, billing: Billing, people: { admin: Person; person: Person }, now: Date) {
    this.world = world;
    this.billing = billing;
    this.admin = people.admin;
    this.person = people.person;
    this.now = now;
  }

  async take(step: Step): Promise<void> {
    this.log.push(`${this.now.toISOString().slice(0, 10)} ${JSON.stringify(step)}`);
    await this.does(step);
    await this.compareBooks();
  }

  private does(step: Step): Promise<void> {
    switch (step.kind) {
      case 'buy':
        return this.buy(step);
      case 'upgrade':
        return this.upgrade(step.plan);
      case 'downgrade':
        return this.planNext(step.plan);
      case 'keep':
        return this.keep();
      case 'cancel':
        return this.cancel();
      case 'resume':
        return this.resume();
      case 'pay':
        return this.payOpen();
      case 'card':
        return this.changeCard(step.card);
      case 'refund':
        return this.refund(step.when, step.share);
      case 'retry_refund':
        return this.retryRefunds();
      case 'renew':
        return this.renew(step.daysLate);
      case 'wait':
        return this.advance(step.days * DAY_MS);
    }
  }

  private async propsOf<Props>(path: string): Promise<Props> {
    await this.world.database
      .updateTable('sessions')
      .set({ password_confirmed_at: this.now, expires_at: new Date(this.now.getTime() + 400 * DAY_MS) })
      .execute();
    return (await this.person.visit(path)).page.props as unknown as Props;
  }
  private readonly page = () => this.propsOf<BillingView>('/settings/billing');
  private readonly plans = () => this.propsOf<Plans>('/settings/plans');

  private async buy({ plan, coupon, card }: Extract<Step, { kind: 'buy' }>): Promise<void> {
    if ((await this.page()).membership.isPaid) return;
    const shown = await this.propsOf<{ quote: QuoteView; couponError: string | null }>(
      `/payment/${plan}?coupon=${coupon}`,
    );
    const { quote, couponError } = shown;
    const body = {
      coupon: couponError === null ? coupon : '',
      expected_cents: quote.totalCents,
      consent: 'true',
    };
    const answer = await this.person.send('POST', `/payment/${plan}`, body);
    await this.payAt(String(answer.headers['location']), card);
    const after = await this.page();
    expect(after.membership).toMatchObject({ version: plan, state: 'active' });
    this.expectedCents += quote.totalCents;
    expect(after.later).toEqual(quote.later);
  }

  /** Pays on the gateway's page of a payment. */
  private async payAt(location: string, card: SandboxCard): Promise<void> {
    const { payment } = await this.propsOf<{ payment: PaymentView }>(location);
    await payWith(this.person, new URL(payment.url ?? '').pathname, card);
  }

  private async upgrade(version: string): Promise<void> {
    const { choices } = await this.plans();
    const choice = choices.find(({ plan, kind }) => plan.version === version && kind === 'upgrade');
    if (!choice?.quote) return;
    const { quote } = choice;
    await this.person.send('POST', '/settings/plans', { version, expected_cents: quote.totalCents });
    const after = await this.page();
    if (after.membership.version !== version) return this.expectDeclined(quote.totalCents);
    this.expectedCents += quote.totalCents;
    expect(after.membership).toMatchObject({ state: 'active', cancelsAt: null, nextVersion: null });
    expect(after.later).toEqual(quote.later);
  }

  /** An upgrade is kept from its customer by a card that says no, and by nothing else. */
  private async expectDeclined(cents: number): Promise<void> {
    const last = (await paymentsOf(this.world, this.person)).at(-1);
    expect(last).toMatchObject({ kind: 'charge', state: 'failed', amount_cents: cents });
  }

  private async planNext(version: string): Promise<void> {
    const { choices } = await this.plans();
    const choice = choices.find(({ plan, kind }) => plan.version === version && kind === 'downgrade');
    if (!choice?.later) return;
    await this.chooseNext(version, choice.later);
    const { membership } = await this.page();
    expect(membership).toMatchObject({ nextVersion: version, cancelsAt: null });
  }

  private async keep(): Promise<void> {
    const { choices } = await this.plans();
    const choice = choices.find(({ kind }) => kind === 'current');
    if (!choice?.later) return;
    await this.chooseNext(choice.plan.version, choice.later);
  }

  private async chooseNext(version: string, later: LaterView): Promise<void> {
    const expected_cents = later.runs[0]?.cents;
    await this.person.send('POST', '/settings/plans', { version, expected_cents });
    expect((await this.page()).later).toEqual(later);
  }

  private async cancel(): Promise<void> {
    const { membership, later } = await this.page();
    if (membership.can.cancel === null) return;
    await this.person.send('POST', '/settings/billing/cancel', {});
    const after = await this.page();
    if (membership.can.cancel === 'at_once') expect(after.membership.version).toBe('free');
    else expect(after).toMatchObject({ membership: { cancelsAt: membership.periodEnd }, later });
  }

  private async resume(): Promise<void> {
    const { membership, later } = await this.page();
    if (!membership.can.resume) return;
    await this.person.send('POST', '/settings/billing/resume', {});
    expect(await this.page()).toMatchObject({ membership: { cancelsAt: null }, later });
  }

  private async payOpen(): Promise<void> {
    const { openInvoice, later } = await this.page();
    if (openInvoice === null) return;
    const answer = await this.person.send('POST', route('settings.billing.pay', { id: openInvoice.id }), {});
    await this.payAt(String(answer.headers['location']), 'pays');
    this.expectedCents += openInvoice.totalCents;
    expect(await this.page()).toMatchObject({ membership: { state: 'active' }, openInvoice: null, later });
  }

  private async changeCard(card: SandboxCard): Promise<void> {
    const { later } = await this.page();
    const answer = await this.person.send('POST', '/settings/billing/card', {});
    await this.payAt(String(answer.headers['location']), card);
    expect((await this.page()).later).toEqual(later);
  }

  private async refund(when: 'now' | 'period_end', share: number): Promise<void> {
    const path = `/admin/users/${this.person.user.id}/cancel-subscription`;
    await this.page();
    const shown = (await this.admin.visit(path)).page.props as unknown as CancelSubscriptionView;
    if (!shown.membership.isPaid || (when === 'period_end' && shown.membership.can.cancel !== 'at_end'))
      return;
    expect(shown.suggestedCents).toBeLessThanOrEqual(shown.mostCents);
    const cents = Math.floor((shown.mostCents * share) / 100);
    const refund_amount = (cents / 100).toFixed(2);
    await this.admin.send('POST', path, {
      when,
      fault: 'no',
      refund: 'yes',
      refund_amount,
      reason: 'A story.',
    });
    this.expectedCents -= cents;
    const { membership } = await this.page();
    if (when === 'now') expect(membership).toMatchObject({ version: 'free', state: 'ended' });
  }

  private async retryRefunds(): Promise<void> {
    await this.billing.reconcile();
    await this.compareBooks();
    const { owedCents } = await this.page();
    for (const { id, refund_failed_at: at } of await paymentsOf(this.world, this.person))
      if (at !== null) await this.admin.send('POST', route('admin.billing.refunds.retry', { id }), {});
    this.expectedCents -= owedCents;
    expect((await this.page()).owedCents).toBe(0);
  }

  /** To the day that the page names for the next charge. */
  private async renew(daysLate: number): Promise<void> {
    const { membership } = await this.page();
    if (membership.periodEnd === null) return;
    const until = Date.parse(membership.periodEnd) - this.now.getTime() + 60_000;
    await this.advance(Math.max(60_000, until) + daysLate * DAY_MS);
  }

  /** Time passes, and then the jobs run twice: the second time, there is nothing to do. */
  private async advance(ms: number): Promise<void> {
    const before = await this.page();
    this.now = new Date(this.now.getTime() + ms);
    this.billing.setNow(this.now);
    const since = await this.lastInvoiceId();
    await this.billing.run();
    const after = await this.page();
    const renewals = await this.renewalsSince(since);
    if (before.openInvoice === null) this.expectRenewals(before, after, renewals);
    else await this.expectRetried(before, after);
    const held = await this.heldNow();
    await this.billing.run();
    expect(await this.heldNow(), 'a second run of the jobs charges nothing').toBe(held);
  }

  private expectRenewals(before: BillingView, after: BillingView, renewals: readonly Renewal[]): void {
    const { membership, later } = before;
    const first = later?.runs[0];
    const isDue = first !== undefined && Date.parse(first.from) <= this.now.getTime();
    const isExpected = isDue && membership.cancelsAt === null && membership.state === 'active';
    expect(renewals.map(({ cents }) => cents)).toEqual(isExpected ? [first.cents] : []);
    const [renewal] = renewals;
    if (!renewal || !later || !first) return;
    const isLate = this.now.getTime() - Date.parse(first.from) > LATE_MS;
    expect(renewal.start.toISOString()).toBe(isLate ? this.now.toISOString() : first.from);
    if (renewal.isPaid) this.expectedCents += renewal.cents;
    expect(shapeOf(after.later, isLate)).toEqual(shapeOf(withoutFirst(later), isLate));
  }

  /** The card was tried again for the amount that the page named; where it paid, the later charges stay as they were. */
  private async expectRetried(before: BillingView, after: BillingView): Promise<void> {
    const { openInvoice, later } = before;
    const paid = await this.world.database
      .selectFrom('invoices')
      .select('total_cents')
      .where('id', '=', openInvoice?.id ?? 0)
      .where('state', '=', 'paid')
      .executeTakeFirst();
    if (!paid) return;
    expect(paid.total_cents).toBe(openInvoice?.totalCents);
    this.expectedCents += paid.total_cents;
    expect(after.later).toEqual(later);
  }

  private async lastInvoiceId(): Promise<number> {
    const row = await this.world.database
      .selectFrom('invoices')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? 0;
  }

  private async renewalsSince(id: number): Promise<Renewal[]> {
    const rows = await this.world.database
      .selectFrom('invoices')
      .select(['total_cents', 'state', 'period_start'])
      .where('user_id', '=', this.person.user.id)
      .where('purpose', '=', 'renewal')
      .where('id', '>', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      cents: row.total_cents,
      isPaid: row.state === 'paid',
      start: row.period_start,
    }));
  }

  private async books() {
    const { rows } = await sql<{ held: number; returned: number; wrong: number }>`
      select coalesce(sum(s.amount_cents - s.refunded_cents), 0)::integer as held,
        coalesce(sum(s.failed_refund_cents), 0)::integer as returned,
        count(*) filter (where s.refunded_cents > s.amount_cents or s.refunded_cents < 0)::integer as wrong
      from sandbox_payments as s where s.state = 'succeeded'
        and s.own_reference in (select p.id::text from payments as p where p.user_id = ${this.person.user.id})`.execute(
      this.world.database,
    );
    return rows[0] ?? { held: 0, returned: 0, wrong: 0 };
  }
  private readonly heldNow = async () => (await this.books()).held;

  /** The gateway holds what the pages announced less what was refunded; a refund that came back is held again. */
  private async compareBooks(): Promise<void> {
    const { held, returned, wrong } = await this.books();
    this.expectedCents += returned - this.returnedCents;
    this.returnedCents = returned;
    expect(wrong, 'refunds are never more than payments').toBe(0);
    expect(held, 'charged as announced, to the cent').toBe(this.expectedCents);
  }

  /** Ends the story, so that no later one meets its memberships. */
  async end(): Promise<void> {
    const { id } = this.person.user;
    const { database } = this.world;
    const free = { version: 'free', state: 'ended', period_start: null, period_end: null, cancels_at: null };
    const none = { next_version: null, past_due_since: null, disputed: false };
    await database
      .updateTable('memberships')
      .set({ ...free, ...none })
      .where('user_id', '=', id)
      .execute();
    await database
      .updateTable('payments')
      .set({ state: 'expired', refund_due_cents: 0, refund_failed_at: null })
      .where('user_id', '=', id)
      .where('state', '=', 'open')
      .execute();
  }
}

type Renewal = { cents: number; isPaid: boolean; start: Date };

/** The charges after the first one. */
function withoutFirst({ interval, runs }: LaterView): LaterView {
  const [first, ...rest] = runs;
  if (!first || rest.length === 0) return { interval, runs };
  if (first.count === 1) return { interval, runs: rest };
  return { interval, runs: [{ ...first, count: first.count - 1 }, ...rest] };
}

/** Amounts and counts, and the days of those whose days are known; after a standstill, all days are later. */
function shapeOf(later: LaterView | null, isLate: boolean) {
  return later?.runs.map(({ cents, count, to }, index) => {
    const isLast = index === later.runs.length - 1;
    return isLate || isLast ? { cents, count } : { cents, count, to };
  });
}
