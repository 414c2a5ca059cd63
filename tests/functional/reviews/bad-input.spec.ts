import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ownText } from '../../support/own-text.ts';
import { ENGLISH_TEXT, reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const JSON_ANSWER = { accept: 'application/json' };

let world: World;
let plumbing: number;
let author: Person;
let firm: MadeContractor;
let form: string;

beforeAll(async () => {
  world = await createWorld();
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  author = await world.signedIn();
  firm = await world.make.contractor();
  form = `/c/${firm.slug}/review`;
});

const stored = () =>
  world.database.selectFrom('reviews').selectAll().where('contractor_id', '=', firm.id).execute();
const send = (body: Record<string, unknown>) => author.send('POST', form, body, JSON_ANSWER);
const shownReview = async (): Promise<ReviewView | undefined> => {
  const { page } = await world.visitor().visit(`/c/${firm.slug}`);
  return (page.props['reviews'] as ReviewView[])[0];
};

describe('words that look like code are words', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    "'; drop table reviews; --",
    '{{constructor.constructor("alert(1)")()}}',
    '${process.exit()}',
    '</script><!--<script>',
    '../../etc/passwd %00 %s %n',
  ])('words that look like code are words: %s', async (code) => {
    const body = `${code} ${ownText(ENGLISH_TEXT)}`;
    const answer = await send(reviewInput(plumbing, { title: code, body, job: { city: code } }));
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([{ title: code, body, city: code }]);
    expect(await shownReview()).toMatchObject({ title: code, body, job: { city: code } });
    const { text } = await world.visitor().get(`/c/${firm.slug}`);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img src=x');
  });

  test('words that look like code are words in a response as well', async () => {
    const owner = await world.signedIn();
    firm = await world.make.contractor({ owner: owner.user });
    const review = await world.make.review({ contractor: firm });
    const code = '<script>alert(1)</script>';
    await owner.call('POST', '/api/review-responses', { reviewId: review.id, review_response: code });
    expect((await shownReview())?.response?.body).toBe(code);
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).not.toContain(code);
  });
});

describe('names and words of the whole world are kept', () => {
  test.each(['Zoë 👩‍🔧 Núñez', 'محمد الحداد', 'שרה לוי', '李小龍', 'Ólafur Þór'])(
    'the name or word %s is kept as it is',
    async (name) => {
      author = await world.signedIn({ name });
      const body = `${name}\n\n${ownText(ENGLISH_TEXT)} 👍🏽`;
      await send(reviewInput(plumbing, { title: `${name} 🛠️`, body }));
      expect(await shownReview()).toMatchObject({
        author: { name },
        title: `${name} 🛠️`,
        body,
      });
    },
  );

  test('a title of eighty emoji is eighty characters, one more is too long', async () => {
    expect((await send(reviewInput(plumbing, { title: '👍'.repeat(81) }))).status).toBe(422);
    expect((await send(reviewInput(plumbing, { title: '👍'.repeat(80) }))).status).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  test('a text of eighty emoji is long enough, seventy-nine are not', async () => {
    expect((await send(reviewInput(plumbing, { body: '👍'.repeat(79) }))).status).toBe(422);
    expect((await send(reviewInput(plumbing, { body: '👍'.repeat(80) }))).status).toBe(303);
  });

  test('line ends and outer white space are made alike, paragraphs stay', async () => {
    await send(
      reviewInput(plumbing, { title: '  Two   words ', body: `\r\n${ENGLISH_TEXT}\r\n\r\nThank you.\n` }),
    );
    expect(await stored()).toMatchObject([{ title: 'Two words', body: `${ENGLISH_TEXT}\n\nThank you.` }]);
  });
});

describe('what cannot be stored or means nothing is refused with the field’s name', () => {
  const NUL = 'a\u0000b';
  const LONE = 'a\uD800b';
  test.each([
    ['title', { title: NUL }],
    ['title', { title: LONE }],
    ['body', { body: ENGLISH_TEXT + NUL }],
    ['body', { body: LONE + ENGLISH_TEXT }],
    ['body', { body: 'x'.repeat(5001) }],
    ['body', { body: 'x'.repeat(1_000_000) }],
    ['title', { title: 'x'.repeat(1_000_000) }],
    ['title', { title: ['a', 'list'] }],
    ['body', { body: { $ne: null } }],
    ['overall', { overall: 0 }],
    ['overall', { overall: 4.5 }],
    ['overall', { overall: null }],
    ['overall', { overall: true }],
    ['scores', { scores: null }],
    ['scores.quality', { scores: { quality: 9 } }],
    ['facts', { facts: [] }],
    ['facts.paid', { facts: { paid: 'yes' } }],
    ['qualifying.contact', { qualifying: { contact: 'maybe', relation: 'none', offered: 'nothing' } }],
    ['qualifying', { qualifying: null }],
    ['author_profile_id', { author_profile_id: 1 }],
    ['status', { status: 'active' }],
  ])(
    'what cannot be stored or means nothing is refused with the field’s name: %s in %j',
    async (field, wrong) => {
      const answer = await send({ ...reviewInput(plumbing), ...wrong });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json()['errors'] as object)).toContain(field);
      expect(await stored()).toHaveLength(0);
    },
  );

  test('a review that would set a prototype is refused with 400, and is not stored', async () => {
    const polluting = JSON.parse('{"__proto__": {"admin": true}}') as Record<string, unknown>;
    expect((await send({ ...reviewInput(plumbing), ...polluting })).status).toBe(400);
    expect(await stored()).toHaveLength(0);
  });

  test.each([
    ['job.trade_id', { trade_id: -1 }],
    ['job.trade_id', { trade_id: 0 }],
    ['job.trade_id', { trade_id: 2 ** 40 }],
    ['job.trade_id', { trade_id: 999_999 }],
    ['job.trade_id', { trade_id: null }],
    ['job.trade_id', { trade_id: '1 or 1=1' }],
    ['job.month', { month: '2026-00' }],
    ['job.month', { month: '2026-3' }],
    ['job.month', { month: '' }],
    ['job.month', { month: 'yesterday' }],
    ['job.month', { month: '2026-06' }],
    ['job.month', { month: '0001-01' }],
    ['job.city', { city: NUL }],
    ['job.city', { city: 'x'.repeat(101) }],
    ['job.postal_code', { postal_code: '<b>' }],
    ['job.postal_code', { postal_code: '١٢٣٤٥' }],
    ['job.cost_band', { cost_band: 'a lot' }],
    ['job.stage', { stage: 'dreamt' }],
    ['job.country', { country: 'US' }],
  ])(
    'what cannot be stored or means nothing is refused with the field’s name: %s in a job with %j',
    async (field, wrong) => {
      const input = reviewInput(plumbing);
      const answer = await send({ ...input, job: { ...input.job, ...wrong } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json()['errors'] as object)).toContain(field);
      expect(await stored()).toHaveLength(0);
    },
  );

  test('someone who only asked for a quote has no finished job', async () => {
    const answer = await send(reviewInput(plumbing, { qualifying: { contact: 'contacted' } }));
    expect(answer.status).toBe(422);
    expect(answer.json()['errors']).toEqual({
      'job.stage': ['If you didn’t hire them, choose “Quote only”.'],
    });
  });

  test('a body that is no object, or empty', async () => {
    expect((await send({})).status).toBe(422);
    const list = await author.send('POST', form, [] as unknown as Record<string, unknown>, JSON_ANSWER);
    expect(list.status).toBe(422);
    expect(await stored()).toHaveLength(0);
  });

  test('the form is shown again with the words beside the field', async () => {
    const { page } = await author.submit(form, reviewInput(plumbing, { body: 'Too short' }), { from: form });
    expect(page.component).toBe('reviews/create');
    expect(page.props.errors).toEqual({ body: 'Write at least 80 characters.' });
  });
});

describe('addresses', () => {
  test.each(['/c/no-such-contractor/review', '/c/%00/review', '/c/%F0%9F%98%80/review'])(
    'addresses: %s is not found',
    async (url) => {
      expect((await author.get(url)).status).toBe(404);
      expect((await author.send('POST', url, reviewInput(plumbing), JSON_ANSWER)).status).toBe(404);
    },
  );

  test.each([
    '?page=-1',
    '?page=abc',
    '?page=99999999999',
    '?page=2&review=-5',
    '?review=abc',
    '?page=1&page=2',
  ])('one’s own lists bear %s', async (query) => {
    expect((await author.get(`/reviews/given${query}`)).status).toBe(200);
    expect((await author.get(`/reviews/got${query}`)).status).toBe(200);
  });

  test('a form without the token of its session is refused', async () => {
    const answer = await author.send('POST', form, reviewInput(plumbing), {
      ...JSON_ANSWER,
      'x-xsrf-token': 'no',
    });
    expect(answer.status).toBe(419);
    expect(await stored()).toHaveLength(0);
  });
});
