import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { QUOTE_ANSWERS_MAX } from '../../../common/quotes.ts';
import type { ConversationView } from '../../../server/messages/views.ts';
import type { AnswerFormView } from '../../../server/quotes/answer-page.ts';
import type { QuoteAnswersView, QuotesView } from '../../../server/quotes/views.ts';
import { createQuoteWorld, type QuoteWorld } from '../../support/quotes.ts';
import type { Person } from '../../support/world.ts';

let quotes: QuoteWorld;
let customer: Person;
let id: number;
beforeAll(async () => {
  quotes = await createQuoteWorld();
});
beforeEach(async () => {
  await quotes.letAnHourPass();
  customer = await quotes.world.signedIn({ name: 'Clara Cliente' });
  id = await quotes.ask(customer, [0, 1]);
});
afterAll(() => quotes.world.close());

const owner = (index: number): Person => quotes.owner(index);
const form = (changes: Record<string, string> = {}) => ({
  price_from: '$4,000',
  price_to: '4,500.50',
  included: 'Shingles, underlayment, haul-away and the permit.',
  begins_on: quotes.day(10),
  ...changes,
});
const answer = (changes?: Record<string, string>, person = owner(0), request = id) =>
  person.submit(route('quotes.answer.store', { id: request }), form(changes), {
    from: route('quotes.answer', { id: request }),
  });
const shown = async (person = customer) =>
  (await person.visit(route('quotes.show', { id }))).page.props as unknown as QuoteAnswersView;
const formShown = async (person = owner(0)) =>
  (await person.visit(route('quotes.answer', { id }))).page.props as unknown as AnswerFormView;

describe('the answer to a request for a quote', () => {
  test('a contractor’s answer shows its price, what is included and its first day beside the other contractors', async () => {
    const { page } = await answer();
    expect(page.flash.success).toContain('sent');
    const { asked, state } = await shown();
    expect(state).toBe('answered');
    expect(asked.map((one) => one.answer)).toMatchObject([
      {
        price: '$4,000 to $4,500.50',
        included: 'Shingles, underlayment, haul-away and the permit.',
        beginsOn: quotes.day(10),
        isChanged: false,
      },
      null,
    ]);
  });

  test('an answer is a message of its conversation, with its price', async () => {
    await answer({ price_to: '' });
    const [first] = (await shown()).asked;
    const show = route('messages.show', { id: first?.conversationId ?? 0 });
    const { thread } = (await customer.visit(show)).page.props as unknown as ConversationView;
    expect(thread.at(-1)).toMatchObject({ answer: { price: '$4,000', quoteId: id }, isOwn: false });
    const mail = await quotes.latestMailTo(customer);
    expect(mail.subject).toContain('sent you a price');
    expect(mail.plain_text).not.toContain('4,000');
  });

  test('a changed answer counts instead of the first, and the same answer again is not sent again', async () => {
    await answer();
    await answer();
    await answer({ price_from: '3,900', price_to: '' });
    const [first] = (await shown()).asked;
    expect(first?.answer).toMatchObject({ price: '$3,900', isChanged: true });
    const { rows } = await quotes.answersOf(id);
    expect(rows).toBe(2);
    expect((await formShown()).before).toMatchObject({ price_from: '3900', price_to: '' });
  });

  test('the answer to one request is not shown for another request to the same contractor', async () => {
    await answer();
    const other = await quotes.ask(customer, [0], 'electrical', 'Rewire the garage and add two outlets.');
    const { asked } = (await customer.visit(route('quotes.show', { id: other }))).page
      .props as unknown as QuoteAnswersView;
    expect(asked.map((one) => [one.answer, one.hasWritten])).toEqual([[null, false]]);
  });

  test('an answer whose message an administrator took down is not shown', async () => {
    await answer();
    await answer({ price_from: '9', price_to: '' });
    await quotes.takeDownLatestMessage(id);
    const [first] = (await shown()).asked;
    expect(first?.answer).toMatchObject({ price: '$4,000 to $4,500.50' });
  });

  test.each([
    ['no price', { price_from: '' }, 'price_from', 'Required.'],
    ['words for a price', { price_from: 'call me' }, 'price_from', 'Write the amount in digits'],
    ['European digits', { price_from: '4.000,00' }, 'price_from', 'Write the amount in digits'],
    ['nothing', { price_from: '0' }, 'price_from', 'more than 0'],
    ['an endless amount', { price_from: '99999999999' }, 'price_from', 'at most 20 million'],
    [
      'pesos for a job in dollars',
      { price_from: '20,000 MXN', price_to: '' },
      'price_from',
      'Give the price in USD',
    ],
    ['an upper amount in pesos', { price_to: '90,000 pesos' }, 'price_to', 'Give the price in USD'],
    ['a range upside down', { price_to: '3,000' }, 'price_to', 'must not be below'],
    ['few words', { included: 'All' }, 'included', 'at least 10 characters'],
    ['no day', { begins_on: '' }, 'begins_on', 'Choose a day.'],
    ['a day that is over', { begins_on: '2020-01-01' }, 'begins_on', 'has passed'],
    ['a day in ten years', { begins_on: '2045-01-01' }, 'begins_on', 'within 730 days'],
    ['a phone number', { included: 'Everything. Call 602-555-0123 for it.' }, 'included', 'Please remove'],
  ])(
    'an answer with %s is refused at its field, and nothing is sent',
    async (_what, changes, field, text) => {
      const { page } = await answer(changes);
      expect(page.props.errors[field]).toContain(text);
      expect((await shown()).asked[0]?.answer).toBeNull();
    },
  );

  test('an answer is for those who were asked: for every other person the request is not found', async () => {
    for (const person of [owner(2), customer, await quotes.world.signedIn({ role: 'admin' })]) {
      expect((await person.visit(route('quotes.answer', { id }))).status).toBe(404);
      await answer({}, person);
    }
    expect((await quotes.answersOf(id)).rows).toBe(0);
  });

  test('two windows that send the same answer together send it once', async () => {
    await Promise.all([answer(), answer(), answer()]);
    expect((await quotes.answersOf(id)).rows).toBe(1);
  });

  test('one answer can be changed only so often', async () => {
    await quotes.insertAnswers(id, QUOTE_ANSWERS_MAX);
    const { page } = await answer();
    expect(page.flash.error).toContain('20 times');
  });
});

describe('my quotes', () => {
  const list = async (person: Person, side?: 'sent' | 'received') =>
    (await person.visit(route('quotes.index', {}, { query: { side: side ?? null } }))).page
      .props as unknown as QuotesView;

  test('the list of a customer names each contractor with its price', async () => {
    await answer({ price_to: '' });
    const { sent, side } = await list(customer);
    expect(side).toBe('sent');
    expect(sent).toMatchObject([
      { id, state: 'answered', place: 'Mesa, AZ', asked: [{ price: '$4,000' }, { price: null }] },
    ]);
  });

  test('the list of a business begins with the requests that it got, and what each waits for', async () => {
    expect((await list(owner(1))).received[0]).toMatchObject({
      id,
      state: 'open',
      customer: 'Clara Cliente',
    });
    await answer({}, owner(1));
    expect((await list(owner(1))).received[0]).toMatchObject({ id, state: 'answered' });
    expect(await list(owner(1), 'sent')).toMatchObject({ side: 'sent', sent: [], hasBusiness: true });
  });

  test('the list of someone who asked for nothing is empty, whatever side is asked for', async () => {
    const person = await quotes.world.signedIn();
    expect(await list(person, 'received')).toMatchObject({ side: 'sent', sent: [], received: [] });
  });
});
