import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { QUOTE_HIRES_MAX } from '../../../common/quotes.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AnswerFormView } from '../../../server/quotes/answer-page.ts';
import type { QuoteAnswersView } from '../../../server/quotes/views.ts';
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
  id = await quotes.ask(customer, [0, 1, 2]);
  await quotes.answer(owner(0), id, '4,000');
});
afterAll(() => quotes.world.close());

const owner = (index: number): Person => quotes.owner(index);
const shown = async () =>
  (await customer.visit(route('quotes.show', { id }))).page.props as unknown as QuoteAnswersView;
const stateFor = async (person: Person) =>
  ((await person.visit(route('quotes.answer', { id }))).page.props as unknown as AnswerFormView).state;
const hire = async (index: number, changes: Record<string, number> = {}, person = customer) => {
  const asked = (await shown()).asked[index];
  return person.submit(route('quotes.hire', { id }), {
    conversation_id: asked?.conversationId ?? 0,
    answer_id: asked?.answer?.id ?? 0,
    ...changes,
  });
};
const unhire = (person = customer) => person.submit(route('quotes.unhire', { id }), {});
const confirm = (person: Person) => person.submit(route('quotes.confirm', { id }), {});
const hires = async () =>
  quotes.world.database.selectFrom('quote_hires').selectAll().where('quote_request_id', '=', id).execute();

describe('saying who was hired', () => {
  test('the customer hires one, who is told so, and the others are told kindly', async () => {
    const { page } = await hire(0);
    expect(page.flash.success).toContain('you hired');
    expect(await shown()).toMatchObject({ state: 'hired', hired: { slug: quotes.slugs[0] } });
    expect([await stateFor(owner(0)), await stateFor(owner(1))]).toEqual(['hired', 'other_hired']);
    expect((await quotes.latestMailTo(owner(0))).subject).toBe('Clara Cliente says they hired you');
    for (const index of [1, 2]) {
      const mail = await quotes.latestMailTo(owner(index));
      expect(mail.subject).toBe('Clara Cliente chose another contractor this time');
      expect(mail.plain_text).toContain('Thank you for your time');
      expect(mail.plain_text).not.toContain('4,000');
    }
  });

  test('the others are told once, however often the hire is taken back and said again', async () => {
    await hire(0);
    const told = (await quotes.mailsTo(owner(1))).length;
    await unhire();
    await hire(0);
    expect(await quotes.mailsTo(owner(1))).toHaveLength(told);
  });

  test('a customer cannot hire a contractor who blocked them', async () => {
    await owner(0).submit(route('relations.block', { id: customer.user.profileId }), {});
    await hire(0);
    expect(await hires()).toEqual([]);
    await owner(0).submit(route('relations.unblock', { id: customer.user.profileId }), {});
  });

  test('a contractor without a price can be hired, too', async () => {
    await hire(2);
    expect(await shown()).toMatchObject({ state: 'hired', hired: { slug: quotes.slugs[2] } });
  });

  test('a hire by a double click is one hire, and one mail to each contractor', async () => {
    const before = (await quotes.mailsTo(owner(1))).length;
    await Promise.all([hire(0), hire(0), hire(0)]);
    expect(await hires()).toHaveLength(1);
    expect(await quotes.mailsTo(owner(1))).toHaveLength(before + 1);
  });

  test('a price that was changed meanwhile is shown before anybody is hired by it', async () => {
    const [asked] = (await shown()).asked;
    await quotes.answer(owner(0), id, '6,000');
    const { page } = await hire(0, { answer_id: asked?.answer?.id ?? 0 });
    expect(page.flash.error).toContain('changed the quote in the meantime');
    expect(await hires()).toEqual([]);
  });

  test('the second of two contractors hired in two windows is refused', async () => {
    await hire(0);
    const { page } = await hire(1);
    expect(page.flash.error).toContain('already said');
    expect((await hires()).length).toBe(1);
  });

  test('once somebody is hired, no contractor can answer any more', async () => {
    await hire(0);
    const { page } = await quotes.answer(owner(1), id, '3,000');
    expect(page.flash.error).toContain('hired someone');
  });

  test('the contractor who was hired still reads its own price and what it included', async () => {
    await hire(0);
    const { page } = await owner(0).visit(route('quotes.answer', { id }));
    expect(page.props).toMatchObject({ given: { price: '$4,000', beginsOn: quotes.day(10) } });
  });

  test('a hire can be taken back: the contractor is told so, and all can answer again', async () => {
    await hire(0);
    const { page } = await unhire();
    expect(page.flash.success).toContain('Undone');
    expect((await quotes.latestMailTo(owner(0))).subject).toContain('didn’t hire you after all');
    expect(await stateFor(owner(1))).toBe('open');
    await unhire();
    await hire(1);
    expect(await shown()).toMatchObject({ hired: { slug: quotes.slugs[1] } });
  });

  test('a hire is changed only so often', async () => {
    for (let count = 0; count < QUOTE_HIRES_MAX; count += 1) {
      await hire(0);
      await unhire();
    }
    expect((await hire(0)).page.flash.error).toContain('too often');
  });

  test('the contractor confirms that it was hired, and the customer learns it', async () => {
    await hire(0);
    await confirm(owner(0));
    await confirm(owner(0));
    expect(await stateFor(owner(0))).toBe('confirmed');
    expect((await shown()).state).toBe('confirmed');
    const bell = await quotes.noticesOf(customer);
    expect(bell.filter((news) => news === 'quote_hire_confirmed')).toHaveLength(1);
  });

  test('nobody else says who was hired: others’ requests are not found, and one who was not hired confirms nothing', async () => {
    const stranger = await quotes.world.signedIn();
    await hire(0, {}, stranger);
    await hire(0, {}, owner(1));
    await hire(0, { conversation_id: 2_000_000 });
    expect(await hires()).toEqual([]);
    await hire(0);
    expect((await confirm(owner(1))).page.flash.error).toContain('not said that they hired you');
    await confirm(stranger);
    await unhire(stranger);
    expect(await shown()).toMatchObject({ state: 'hired' });
  });
});

describe('the mail that asks for a review', () => {
  const toCustomer = async (days: number) =>
    (await quotes.askForReviews(days)).filter(({ to }) => to === customer.user.email);

  test('two weeks after the work begins, one mail asks the customer for a review, and never a second one', async () => {
    await hire(0);
    expect(await toCustomer(23)).toEqual([]);
    const [mail, ...more] = await toCustomer(25);
    expect([more, await toCustomer(26)]).toEqual([[], []]);
    expect(mail?.subject).toMatch(/^How was the job by /);
    expect(mail?.text).toContain(route('reviews.create', { slug: quotes.slugs[0] ?? '' }));
    expect(mail?.text).toContain('Good or bad');
  });

  test('no mail asks after the hire was taken back', async () => {
    await hire(0);
    await unhire();
    expect(await toCustomer(40)).toEqual([]);
  });

  test('no mail asks a customer who turned these mails off, nor later when they are on again', async () => {
    await quotes.turn('review_requests', 'off', customer);
    await hire(0);
    expect(await toCustomer(40)).toEqual([]);
    await quotes.turn('review_requests', 'on', customer);
    expect(await toCustomer(41)).toEqual([]);
  });

  test('no mail asks a customer who has written the review already', async () => {
    await hire(0);
    const contractor = { id: quotes.ids[0] ?? 0, slug: '', name: '' };
    await quotes.world.make.review({ author: customer.user, contractor });
    expect(await toCustomer(40)).toEqual([]);
  });
});
