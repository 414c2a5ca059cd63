import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { WaitingView } from '../../../server/dashboard/views.ts';
import type { QuoteAnswersView } from '../../../server/quotes/views.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createQuoteWorld, type QuoteWorld } from '../../support/quotes.ts';
import type { Person } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let quotes: QuoteWorld;
let customer: Person;
let owner: Person;
let id: number;

beforeAll(async () => {
  quotes = await createQuoteWorld();
});
beforeEach(async () => {
  await quotes.letAnHourPass();
  customer = await quotes.world.signedIn({ name: 'Clara Cliente' });
  owner = quotes.owner(0);
  id = await quotes.ask(customer, [0, 1]);
});
afterAll(() => quotes.world.close());

const waiting = async (person = owner): Promise<WaitingView> =>
  (await person.visit(route('dashboard'))).page.props['waiting'] as WaitingView;
const quoteOf = async (person = owner) => (await waiting(person)).quotes.find((quote) => quote.id === id);
const answer = () => quotes.answer(owner, id, '$4,000');
async function hire(): Promise<void> {
  const { page } = await customer.visit(route('quotes.show', { id }));
  const { asked } = page.props as unknown as QuoteAnswersView;
  const chosen = asked.find((one) => one.slug === quotes.slugs[0]);
  await customer.submit(
    route('quotes.hire', { id }),
    { conversation_id: chosen?.conversationId ?? 0, answer_id: chosen?.answer?.id ?? 0 },
    { from: route('quotes.show', { id }) },
  );
}

describe('the dashboard of a business', () => {
  test('a request for a quote is a task until it has a price, for each contractor who was asked', async () => {
    expect(await quoteOf()).toMatchObject({ customer: 'Clara Cliente', needs: 'price' });
    expect(await quoteOf(quotes.owner(1))).toMatchObject({ needs: 'price' });
    expect(await quoteOf(quotes.owner(2))).toBeUndefined();
    await answer();
    expect(await quoteOf()).toBeUndefined();
    expect(await quoteOf(quotes.owner(1))).toMatchObject({ needs: 'price' });
  });

  test('a hire is a task of the contractor who was hired until it is confirmed, and of no other', async () => {
    await answer();
    await hire();
    expect(await quoteOf()).toMatchObject({ needs: 'confirmation' });
    expect(await quoteOf(quotes.owner(1))).toBeUndefined();
    await owner.submit(route('quotes.confirm', { id }), {}, { from: route('quotes.answer', { id }) });
    expect(await quoteOf()).toBeUndefined();
  });

  test('a job with another business is a task once it is over, until it is rated', async () => {
    const [from, to] = [quotes.ids[0] ?? 0, quotes.ids[1] ?? 0];
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const job = { from_profile_id: from, to_profile_id: to, state: 'accepted', closed_at: new Date() };
    const over = await insertInvitation(quotes.world.database, {
      ...job,
      starts_on: day(-9),
      ends_on: day(-4),
    });
    await insertInvitation(quotes.world.database, { ...job, starts_on: day(2), ends_on: day(4) });
    await insertInvitation(quotes.world.database, { ...job, starts_on: day(-90), ends_on: day(-80) });
    const jobs = async (person: Person) => (await waiting(person)).ratings.map((one) => one.invitation_id);
    expect(await jobs(owner)).toEqual([over]);
    expect(await jobs(quotes.owner(1))).toEqual([over]);
    await owner.submit(
      route('invitations.rate', { id: over }),
      { overall: 4, work_again: 'yes', body: 'On time, clean, and paid as agreed.' },
      { from: route('invitations.show', { id: over }) },
    );
    expect(await jobs(owner)).toEqual([]);
    expect(await jobs(quotes.owner(1))).toEqual([over]);
  });
});
