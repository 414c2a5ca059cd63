import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPage, type Answer } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { ownText } from '../../support/own-text.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ENGLISH_TEXT, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

let world: World;
let plumbing: number;
let author: Person;
let firm: MadeContractor;
let form: string;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  author = await world.signedIn();
  firm = await world.make.contractor();
  form = `/c/${firm.slug}/review`;
});

const stored = () =>
  world.database.selectFrom('reviews').selectAll().where('contractor_id', '=', firm.id).execute();
const errorsOf = (answer: Answer) => readPage(answer.text)?.props.errors ?? {};
const inputOf = (answer: Answer) => readPage(answer.text)?.props['input'];

/** The native form's fields where only the questions and the four required fields are filled in. */
const fourFields = (said: Record<string, string> = {}) => ({
  experience: 'finished',
  'qualifying.relation': 'none',
  'qualifying.offered': 'nothing',
  overall: '4',
  body: ownText(ENGLISH_TEXT),
  'job.trade_id': String(plumbing),
  'job.month': '2026-03',
  'job.cost_band': '',
  'job.city': '',
  'job.postal_code': '',
  ...said,
});

describe('a review sent without scripts', () => {
  test('a review sent without scripts is published with stars, words, trade and month; the title is its first words', async () => {
    const fields = fourFields();
    const answer = await author.post(form, fields, form);
    expect(answer.headers['location']).toBe(`/c/${firm.slug}`);
    const [review] = await stored();
    expect(review).toMatchObject({
      overall: 4,
      body: fields.body,
      job_month: '2026-03-01',
      trade_id: plumbing,
      stage: 'finished',
      cost_band: null,
      city: null,
      postal_code: null,
      facts: {},
      qualifying: { contact: 'hired', relation: 'none', offered: 'nothing' },
      status: 'active',
    });
    expect(Object.values(review?.scores as object).every((score) => score === null)).toBe(true);
    expect([...(review?.title ?? '')].length).toBeLessThanOrEqual(80);
    expect(fields.body.startsWith((review?.title ?? '').replace(/…$/u, ''))).toBe(true);
    const shown = await world.visitor().get(`/c/${firm.slug}`);
    expect(shown.text).toContain(review?.title ?? 'no title');
  });

  test('a review sent without scripts keeps every answer to the optional questions', async () => {
    const optional = {
      'facts.would_hire_again': 'yes',
      'facts.crew_paid': 'not_sure',
      'scores.quality': '5',
      'job.cost_band': '500_2k',
      'job.city': 'Fresno',
    };
    await author.post(form, fourFields({ ...optional, experience: 'quote_only' }), form);
    expect(await stored()).toMatchObject([
      {
        facts: { would_hire_again: 'yes', crew_paid: 'not_sure' },
        scores: { quality: 5, value: null },
        cost_band: '500_2k',
        city: 'Fresno',
        stage: 'quote_only',
        qualifying: { contact: 'contacted' },
      },
    ]);
  });

  test('a review sent without scripts is shown again with what is wrong and all that was typed', async () => {
    const empty = { 'job.trade_id': '', 'job.month': '', body: 'Too short' };
    const { experience: _, overall: _stars, ...fields } = fourFields(empty);
    const answer = await author.post(form, fields, form);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual([
      'body',
      'job.month',
      'job.trade_id',
      'overall',
      'qualifying.contact',
    ]);
    expect(inputOf(answer)).toMatchObject({
      body: 'Too short',
      qualifying: { relation: 'none', offered: 'nothing' },
    });
    expect(await stored()).toHaveLength(0);
  });

  test('a review sent without scripts is refused where an answer disqualifies, and what was typed is kept', async () => {
    const answer = await author.post(form, fourFields({ 'qualifying.relation': 'competitor' }), form);
    expect(answer.status).toBe(403);
    expect(readPage(answer.text)?.flash.error).toBe('You can’t review a competitor.');
    expect(inputOf(answer)).toMatchObject({ experience: 'finished' });
    const nobody = await author.post(form, fourFields({ experience: 'none' }), form);
    expect(nobody.status).toBe(403);
    expect(await stored()).toHaveLength(0);
  });
});

describe('a review edited without scripts', () => {
  const edit = (id: number) => `/reviews/${id}/edit`;
  const published = async (said: Record<string, string> = {}) => {
    await author.post(form, fourFields(said), form);
    const [review] = await stored();
    if (!review) throw new Error('it was not published');
    return review;
  };

  test('a review edited without scripts changes what is sent, takes a score back, and says so on the author’s list', async () => {
    const review = await published({ 'scores.quality': '5', 'facts.crew_paid': 'yes' });
    const fields = { title: 'Second thoughts', overall: '2', 'scores.quality': '', version: '1' };
    const answer = await author.post(edit(review.id), fields, edit(review.id));
    expect(answer.headers['location']).toBe(`/reviews/given?review=${review.id}`);
    const listed = readPage((await author.get(String(answer.headers['location']))).text);
    expect(listed?.flash.success).toBe('Review Successfully Upadated');
    expect(await stored()).toMatchObject([
      {
        title: 'Second thoughts',
        overall: 2,
        scores: { quality: null },
        facts: { crew_paid: 'yes' },
        version: 2,
      },
    ]);
  });

  test('a review edited without scripts is refused where it was changed in another window, and writes nothing over', async () => {
    const review = await published();
    await author.post(edit(review.id), { title: 'First change', version: '1' }, edit(review.id));
    const late = await author.post(edit(review.id), { title: 'Late change', version: '1' }, edit(review.id));
    expect(late.status).toBe(409);
    expect(inputOf(late)).toMatchObject({ title: 'Late change', version: '1' });
    expect(await stored()).toMatchObject([{ title: 'First change' }]);
  });

  test('a review edited without scripts is public as soon as the phone number is gone, also from a title made of its words, and says so', async () => {
    const words = ownText('They swept up and were polite from the first day to the last one, every time.');
    const review = await published({ body: `Call them at 602-555-0123. ${words}` });
    expect(review).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
    expect(review.title).toContain('602-555-0123');
    const answer = await author.post(edit(review.id), { title: review.title, body: words }, edit(review.id));
    const listed = readPage((await author.get(String(answer.headers['location']))).text);
    expect(listed?.flash.success).toBe('Your review is public now.');
    expect(await stored()).toMatchObject([{ status: 'active', hold_signals: [] }]);
  });

  test('a review edited without scripts is for its author alone', async () => {
    const review = await published();
    const other = await world.signedIn();
    expect((await other.get(edit(review.id))).status).toBe(403);
    const answer = await other.post(edit(review.id), { title: 'Not mine' }, '/dashboard');
    expect(answer.status).toBe(403);
    expect((await world.visitor().get(edit(review.id))).status).toBe(303);
    expect(await stored()).toMatchObject([{ version: 1 }]);
  });
});
