import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReadContext } from '../../../server/core/context.ts';
import { quotePhotoReaders } from '../../../server/quotes/queries/photo-readers.ts';
import type { NewQuoteView } from '../../../server/quotes/create-page.ts';
import type { ConversationView } from '../../../server/messages/views.ts';
import type { QuoteAnswersView } from '../../../server/quotes/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

type AskedQuote = MadeContractor & { owner: Person };

let world: World;
let customer: Person;
let asked: AskedQuote[];
let tradeId: number;

beforeAll(async () => {
  world = await createWorld();
  asked = [];
  for (let count = 0; count < 4; count += 1) {
    const owner = await world.signedIn({ role: 'contractor' });
    const made = await world.make.contractor({ owner: owner.user, trades: ['roofing'] });
    await world.database
      .updateTable('profiles')
      .set({ open_to_messages: true })
      .where('id', '=', made.id)
      .execute();
    asked.push({ ...made, owner });
  }
  const trade = await world.database
    .selectFrom('trades')
    .select('id')
    .where('slug', '=', 'roofing')
    .executeTakeFirstOrThrow();
  tradeId = trade.id;
});
beforeEach(async () => {
  customer = await world.signedIn({ name: 'Clara Cliente' });
});
afterAll(() => world.close());

const slugs = (...indexes: number[]) => indexes.map((index) => asked[index]?.slug ?? '');
const form = (changes: Record<string, unknown> = {}) => ({
  to: slugs(0, 1, 2),
  trade_id: tradeId,
  place: 'Mesa, AZ',
  starts: 'within_month',
  cost_band: '2k_10k',
  description: 'Replace about 30 square meters of shingles over the garage.',
  photos: [],
  ...changes,
});
const ask = (changes?: Record<string, unknown>, person = customer) =>
  person.submit(route('quotes.store'), form(changes), { from: route('quotes.create') });
const requests = () =>
  world.database
    .selectFrom('quote_requests')
    .select('id')
    .where('profile_id', '=', customer.user.profileId)
    .execute();
const answersOf = async (person: Person, url: string) =>
  (await person.visit(url)).page.props as unknown as QuoteAnswersView;

describe('asking for a quote', () => {
  test('asking for a quote reaches three contractors at once, and their answers stand side by side', async () => {
    const { page } = await ask();
    expect(page.flash.success).toContain('3 contractors');
    const before = await answersOf(customer, page.url);
    expect(before.asked.map(({ slug, answer }) => [slug, answer])).toEqual(
      slugs(0, 1, 2).map((slug) => [slug, null]),
    );
    const [first] = before.asked;
    const owner = asked[0]?.owner;
    if (!first || !owner) throw new Error('nobody asked');
    const show = route('messages.show', { id: first.conversationId });
    const view = (await owner.visit(show)).page.props as unknown as ConversationView;
    expect(view.thread).toMatchObject([
      { quote: { place: 'Mesa, AZ', starts: 'within_month', costBand: '2k_10k', currency: 'USD' } },
    ]);
    await owner.submit(route('messages.send', { id: first.conversationId }), {
      body: 'I will look at it on Friday.',
    });
    const after = await answersOf(customer, page.url);
    expect(after.asked.map(({ answer, hasWritten }) => [answer, hasWritten])).toEqual([
      [null, true],
      [null, false],
      [null, false],
    ]);
  });

  test('asking for a quote in two windows or by a double click makes one request', async () => {
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.page.url).toBe(two.page.url);
    expect(await requests()).toHaveLength(1);
    expect((await ask()).page.flash.success).toContain('already sent');
    expect(await requests()).toHaveLength(1);
  });

  test('the same contractors about the same work within a day is refused with their names', async () => {
    await ask();
    const again = await ask({ to: slugs(2, 3), description: 'The same roof, and the gutters with it.' });
    expect(again.page.props.errors['to']).toContain(asked[2]?.name);
    expect(again.page.props.errors['to']).not.toContain(asked[3]?.name);
    expect(await requests()).toHaveLength(1);
    world.setNow(new Date(Date.now() + 25 * 3_600_000));
    try {
      await ask({ to: slugs(2), description: 'The same roof, and the gutters with it.' });
      expect(await requests()).toHaveLength(2);
    } finally {
      world.setNow(new Date());
    }
  });

  test.each([
    ['nobody', { to: [] }, 'to', 'Choose at least one contractor.'],
    ['four contractors', { to: ['a', 'b', 'c', 'd'] }, 'to', 'Choose at most 3 contractors.'],
    ['an unknown contractor', { to: ['no-such-contractor'] }, 'to', 'no longer accepts messages'],
    ['no kind of work', { trade_id: '' }, 'trade_id', 'Choose one of the options.'],
    ['no place', { place: ' ' }, 'place', 'Required.'],
    ['no time', { starts: 'yesterday' }, 'starts', 'Choose one of the options.'],
    ['few words', { description: 'A roof.' }, 'description', 'Write at least 20 characters.'],
    [
      'a phone number',
      { description: 'Call me at 602-555-0123 about the roof of our garage.' },
      'description',
      'Please remove: “602-555-0123”',
    ],
    ['somebody else’s photo', { photos: [1_999_999] }, 'photos', 'no longer available'],
  ])(
    'asking for a quote with %s is refused at its field, and nothing is sent',
    async (_what, changes, field, sentence) => {
      const { page } = await ask(changes);
      expect(page.props.errors[field]).toContain(sentence);
      expect(await requests()).toEqual([]);
      const conversations = await world.database
        .selectFrom('conversations')
        .select('id')
        .where('profile_id', '=', customer.user.profileId)
        .execute();
      expect(conversations).toEqual([]);
    },
  );

  test('asking for a quote works without scripts with one box checked', async () => {
    const address = `${route('quotes.create')}?to=${slugs(3)[0]}`;
    const fields = { ...form(), trade_id: String(tradeId), 'to[]': slugs(3), photos: '' };
    const { to: _several, ...sent } = fields;
    const answer = await customer.post(
      route('quotes.store'),
      sent as Record<string, string | string[]>,
      address,
    );
    expect(answer.headers['location']).toMatch(/^\/quotes\/\d+$/);
  });

  test('asking for a quote is for the one who asked to read', async () => {
    const { page } = await ask({ to: slugs(0) });
    expect(page.url).toMatch(/^\/quotes\/\d+$/);
    const id = Number(page.url.split('/').at(-1));
    expect((await customer.get(route('quotes.show', { id }))).status).toBe(200);
    const others = [await world.signedIn(), asked[0]?.owner, await world.signedIn({ role: 'admin' })];
    for (const person of others) expect((await person?.visit(page.url))?.status).toBe(404);
  });

  test('asking for a quote shows its photos to those who were asked and to nobody else', async () => {
    const photo = await world.make.upload({ user: customer.user });
    const { page } = await ask({ to: slugs(0), photos: [photo.id] });
    const { quote } = await answersOf(customer, page.url);
    expect(quote.photos.map(({ id }) => id)).toEqual([photo.id]);
    const readersFor = (profileId: number, contractorId: number | null) =>
      quotePhotoReaders(
        { database: world.database, viewer: { profileId, contractorId } } as unknown as ReadContext,
        photo.id,
      );
    expect(await readersFor(0, asked[0]?.id ?? 0)).toBe('this_reader');
    expect(await readersFor(customer.user.profileId, null)).toBe('this_reader');
    expect(await readersFor(0, asked[1]?.id ?? 0)).toBeNull();
  });

  test('asking for a quote needs a confirmed address, and never one’s own business', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    const { page } = await ask({}, unconfirmed);
    expect(page.component).not.toBe('quotes/show');
    const own = await ask({ to: slugs(0) }, asked[0]?.owner);
    expect(own.page.flash.error).toContain('own business');
  });
});

describe('the form for a quote', () => {
  const formFor = async (address: string) =>
    (await customer.visit(address)).page.props as unknown as NewQuoteView;

  test('the form for a quote offers those of the address and of the reader’s list, and says how many take no messages', async () => {
    const closed = await world.make.contractor();
    await customer.submit(route('shortlist.add'), { contractor_id: asked[3]?.id ?? 0 });
    const view = await formFor(`${route('quotes.create')}?to=${slugs(0)[0]},${closed.slug}`);
    expect(view.contractors.map(({ slug, isChosen }) => [slug, isChosen])).toEqual([
      [slugs(0)[0], true],
      [slugs(3)[0], false],
    ]);
    expect([view.notOpen, view.tradeId, view.currency]).toEqual([1, tradeId, 'USD']);
  });

  test('the form for a quote chooses three where the address names four', async () => {
    const view = await formFor(`${route('quotes.create')}?to=${slugs(0, 1, 2, 3).join(',')}`);
    expect(view.contractors.filter(({ isChosen }) => isChosen)).toHaveLength(3);
  });
});
