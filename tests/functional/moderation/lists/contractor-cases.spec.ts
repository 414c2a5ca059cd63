import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type {
  ContractorHistoryView,
  ContractorReviewsView,
} from '../../../../server/moderation/lists/views.ts';
import type { MadeContractor, MadeReview, MadeUser } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, '0')}T10:00:00Z`);
let world: World;
let admin: Person;
let owner: MadeUser;
let author: MadeUser;
let contractor: MadeContractor;
let reviews: Record<'praise' | 'blame' | 'gone', MadeReview>;

/** One of everything that can happen, a day apart, on contractor and around it. */
beforeAll(async () => {
  world = await createWorld();
  world.setNow(day(25));
  admin = await world.signedIn({ role: 'admin', name: 'Ana Judge' });
  owner = await world.make.user({ name: 'Otto Owner' });
  author = await world.make.user({ name: 'Rita Reviewer' });
  contractor = await world.make.contractor({ owner, name: 'Cordero Pipes' });
  await world.database
    .updateTable('contractors')
    .set({ created_at: day(1), source: 'State roster', source_key: 'k1', source_as_of: '2026-10-30' })
    .set({ owner_edited_at: day(3) })
    .where('id', '=', contractor.id)
    .execute();
  reviews = {
    praise: await world.make.review({ contractor, author, overall: 5, title: 'Good', createdAt: day(4) }),
    blame: await world.make.review({ contractor, author, overall: 1, title: '=evil()', createdAt: day(5) }),
    gone: await world.make.review({ contractor, author, overall: 3, title: 'Fine', createdAt: day(6) }),
  };
  await world.database
    .insertInto('review_versions')
    .values([
      { review_id: reviews.praise.id, version: 1, content: { title: 'Good' }, created_at: day(4) },
      {
        review_id: reviews.praise.id,
        version: 2,
        content: { title: 'Better', overall: 4 },
        created_at: day(7),
      },
    ])
    .execute();
  await world.database
    .updateTable('reviews')
    .set({ deleted_at: day(8), deleted_by_user_id: author.id })
    .where('id', '=', reviews.gone.id)
    .execute();
  await world.make.response({
    review: reviews.blame,
    author: owner,
    body: 'We came twice.',
    createdAt: day(9),
    editedAt: day(10),
  });
  await world.make.appeal({
    review: reviews.praise,
    by: author,
    kind: 'put_back',
    state: 'withdrawn',
    filedAt: day(11),
    closedAt: day(12),
  });
  await world.make.appeal({ review: reviews.blame, by: owner, filedAt: day(13) });
  await world.database
    .updateTable('reviews')
    .set({ status: 'inactive' })
    .where('id', '=', reviews.blame.id)
    .execute();
  await world.make.decision({
    action: 'review.deactivated',
    subject: { type: 'review', id: reviews.blame.id },
    review: reviews.blame,
    contractor,
    overall: 1,
    reasonCode: 'R13',
    reasonText: 'About another business.',
    by: admin.user,
    at: day(14),
  });
  await world.make.claim({
    contractor,
    user: author,
    evidence: 'document',
    state: 'withdrawn',
    message: 'I bought it.',
    filedAt: day(15),
    closedAt: day(16),
  });
});
afterAll(() => world.close());

type Query = Record<string, string | number>;
const history = async (query: Query = {}) =>
  (await admin.visit(route('admin.contractors.history', { id: contractor.id }, { query }))).page.props[
    'history'
  ] as ContractorHistoryView['history'];
const eventsOf = async (query: Query = {}) => (await history(query)).rows.map(({ event }) => event);
const EVERYTHING = [
  'imported',
  'edited_by_owner',
  'review_published',
  'review_published',
  'review_published',
  'review_edited',
  'review_deleted',
  'response_published',
  'response_edited',
  'appeal_filed',
  'appeal_withdrawn',
  'appeal_filed',
  'decision_made',
  'claim_filed',
  'claim_withdrawn',
];

describe('a contractor’s history', () => {
  test('a contractor’s history tells everything that happened, in order, either way round', async () => {
    expect(await eventsOf({ direction: 'asc' })).toEqual(EVERYTHING);
    expect(await eventsOf()).toEqual(EVERYTHING.toReversed());
  });

  test.each([
    ['listing', ['imported', 'edited_by_owner']],
    [
      'review',
      ['review_published', 'review_published', 'review_published', 'review_edited', 'review_deleted'],
    ],
    ['response', ['response_published', 'response_edited']],
    ['appeal', ['appeal_filed', 'appeal_withdrawn', 'appeal_filed']],
    ['decision', ['decision_made']],
    ['claim', ['claim_filed', 'claim_withdrawn']],
    ['note', []],
  ])('a contractor’s history: narrowed to %s', async (kind, events) => {
    expect(await eventsOf({ kind, direction: 'asc' })).toEqual(events);
  });

  test('a contractor’s history says of each what, when, by whom, about what and why', async () => {
    const { rows } = await history({ direction: 'asc' });
    expect(rows[0]).toMatchObject({
      at: day(1).toISOString(),
      text: 'Imported from “State roster”, as of 10/30/2026',
    });
    expect(rows[5]).toMatchObject({
      words: 'Better',
      stars: 4,
      by: 'Rita Reviewer',
      reviewId: reviews.praise.id,
    });
    expect(rows[9]).toMatchObject({ text: 'Appeal: restore the review', by: 'Rita Reviewer' });
    expect(rows[12]).toMatchObject({
      text: 'Review deactivated',
      by: 'Ana Judge',
      reason: expect.any(String),
      words: 'About another business.',
    });
    expect(rows[13]).toMatchObject({ text: 'Claimed, with a document', words: 'I bought it.' });
  });

  test('a contractor’s history names what screening found in the reader’s language, never by its code', async () => {
    const other = await world.make.contractor();
    await world.make.decision({
      action: 'response.held',
      subject: { type: 'response', id: 1 },
      contractor: other,
      reasonText: 'contact_details, near_copy',
    });
    const wordsIn = async (language?: 'mexican_spanish') => {
      const url = route('admin.contractors.history', { id: other.id });
      if (language) admin.cookies.set('lang', language);
      else admin.cookies.delete('lang');
      const { rows } = (await admin.visit(url)).page.props['history'] as ContractorHistoryView['history'];
      return rows.find(({ event }) => event === 'decision_made')?.words;
    };
    expect(await wordsIn()).toBe('Contact details, Near copy, or text removed before');
    expect(await wordsIn('mexican_spanish')).toMatch(/^Datos de contacto, /);
    await wordsIn();
  });

  test('a contractor’s history is told in the reader’s language', async () => {
    const reader = await world.signedIn({ role: 'admin', language: 'mexican_spanish' });
    const url = route('admin.contractors.history', { id: contractor.id }, { query: { kind: 'decision' } });
    const { rows } = (await reader.visit(url)).page.props['history'] as ContractorHistoryView['history'];
    expect(rows.map(({ text }) => text)).toEqual(['Reseña desactivada']);
  });

  test('a contractor’s history is searched by words, people and review numbers', async () => {
    expect(await eventsOf({ search: 'another business' })).toContain('decision_made');
    expect(await eventsOf({ search: 'ANA JUDGE' })).toEqual(['decision_made']);
    expect(await eventsOf({ search: 'nothing of the kind' })).toEqual([]);
  });

  test('pages neither repeat nor skip anything', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => history({ page, per_page: 4 })));
    const numbers = pages.flatMap(({ rows }) => rows.map(({ number }) => number));
    expect(numbers).toEqual(EVERYTHING.map((_, index) => index + 1));
  });

  test('a contractor’s history masks words that are on the list', async () => {
    const other = await world.make.contractor();
    await world.make.review({ contractor: other, title: 'What a bastard' });
    const url = route('admin.contractors.history', { id: other.id }, { query: { kind: 'review' } });
    const { rows } = (await admin.visit(url)).page.props['history'] as ContractorHistoryView['history'];
    expect(rows[0]?.words).toBe('What a b-----d');
  });

  test('a contractor’s history is a file in which what somebody wrote does not become a formula', async () => {
    const url = route(
      'admin.contractors.history.export',
      { id: contractor.id },
      { query: { kind: 'review', direction: 'asc' } },
    );
    const lines = (await admin.get(url)).text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toContain(`"'=evil()"`);
  });

  test.each(['history', 'history.csv', 'reviews', 'reviews.csv'])(
    'a contractor’s history of somebody who is not there (%s) is not found',
    async (page) => {
      for (const id of ['999999', '0', '-1', 'abc', '99999999999'])
        expect((await admin.get(`/admin/contractors/${id}/${page}`)).status).toBe(404);
      // A person's profile is no contractor.
      expect((await admin.get(`/admin/contractors/${author.profileId}/${page}`)).status).toBe(404);
    },
  );
});

describe('a note about a contractor', () => {
  const url = () => route('admin.contractors.notes.store', { id: contractor.id });
  const from = () => route('admin.contractors.history', { id: contractor.id });

  test('a note about a contractor stands in the history, and nowhere else', async () => {
    const { page } = await admin.submit(url(), { body: '  Called, they will mend it.  ' }, { from: from() });
    expect(page.flash).toEqual({ success: 'Note added' });
    const { rows } = await history({ kind: 'note' });
    expect(rows).toEqual([
      expect.objectContaining({ text: 'Note', words: 'Called, they will mend it.', by: 'Ana Judge' }),
    ]);
    for (const path of [`/c/${contractor.slug}`, `/api/contractor/${contractor.id}`])
      expect((await world.visitor().get(path)).text).not.toContain('they will mend it');
  });

  test('a note about a contractor is one after a double click, and two when two write them', async () => {
    const send = (browser: typeof admin) => browser.send('POST', url(), { body: 'Twice.' });
    await Promise.all([send(admin), send(admin)]);
    await send(await world.signedIn({ role: 'admin' }));
    expect((await history({ kind: 'note', search: 'Twice.' })).pagination.total).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['too much', 'x'.repeat(2_001)],
    ['what cannot be stored', 'a\0b'],
  ])('a note about a contractor of %s is refused', async (_what, body) => {
    const before = (await history({ kind: 'note' })).pagination.total;
    const { page } = await admin.submit(url(), { body }, { from: from() });
    expect(Object.keys(page.props.errors)).toEqual(['body']);
    expect((await history({ kind: 'note' })).pagination.total).toBe(before);
  });

  test('a note about a contractor about nobody is not found', async () => {
    const nowhere = route('admin.contractors.notes.store', { id: 999_999 });
    const answer = await admin.send('POST', nowhere, { body: 'Hello?' }, { accept: 'application/json' });
    expect(answer.status).toBe(404);
  });
});

describe('the reviews a contractor got and gave', () => {
  const visit = async (query: Query = {}) =>
    (await admin.visit(route('admin.contractors.reviews', { id: contractor.id }, { query }))).page
      .props as unknown as ContractorReviewsView;
  const idsOf = async (query: Query = {}) => (await visit(query)).reviews.rows.map(({ id }) => id);

  test('the reviews a contractor got and gave are all there, hidden and deleted ones too, with how they stand and why', async () => {
    const { reviews: list, counts, side } = await visit();
    expect([side, counts]).toEqual(['got', { got: 3, given: 0 }]);
    expect(list.rows.map(({ id, state }) => [id, state])).toEqual([
      [reviews.gone.id, 'deleted'],
      [reviews.blame.id, 'inactive'],
      [reviews.praise.id, 'active'],
    ]);
    expect(list.rows[1]).toMatchObject({
      author: { name: 'Rita Reviewer' },
      response: { state: 'active', body: 'We came twice.' },
      appeal: { state: 'open' },
      decision: { action: 'review.deactivated', words: 'About another business.' },
    });
    expect(list.rows[2]).toMatchObject({ appeal: { state: 'withdrawn' }, decision: null, response: null });
  });

  test('the reviews a contractor got and gave offer those to moderation that their author did not take back', async () => {
    const { reviews: list } = await visit();
    expect(list.rows.map(({ can }) => can.moderate)).toEqual([false, true, true]);
  });

  test('the reviews a contractor got and gave that screening holds say so', async () => {
    const other = await world.make.contractor();
    const held = await world.make.review({ contractor: other, status: 'inactive' });
    const decision = await world.make.decision({
      action: 'review.held',
      subject: { type: 'review', id: held.id },
      review: held,
      contractor: other,
    });
    await world.database
      .updateTable('reviews')
      .set({ decision_id: decision.id })
      .where('id', '=', held.id)
      .execute();
    const read = async (state: string) => {
      const url = route('admin.contractors.reviews', { id: other.id }, { query: { state } });
      return ((await admin.visit(url)).page.props as unknown as ContractorReviewsView).reviews.rows;
    };
    expect((await read('held')).map(({ state }) => state)).toEqual(['held']);
    expect(await read('inactive')).toEqual([]);
  });

  test('the reviews a contractor got and gave are narrowed by state and stars, searched and sorted', async () => {
    expect(await idsOf({ state: 'deleted' })).toEqual([reviews.gone.id]);
    expect(await idsOf({ state: 'inactive' })).toEqual([reviews.blame.id]);
    expect(await idsOf({ stars: 5 })).toEqual([reviews.praise.id]);
    expect(await idsOf({ sort: 'stars' })).toEqual([reviews.praise.id, reviews.gone.id, reviews.blame.id]);
    expect(await idsOf({ search: 'evil' })).toEqual([reviews.blame.id]);
    expect(await idsOf({ search: 'rita' })).toHaveLength(3);
    expect(await idsOf({ stars: 9, state: 'burnt', page: -4 })).toHaveLength(3);
  });

  test('those it gave name whom they are about', async () => {
    const giver = await world.make.user();
    const business = await world.make.contractor({ owner: giver });
    const review = await world.make.review({ contractor, author: giver });
    const url = route('admin.contractors.reviews', { id: business.id }, { query: { side: 'given' } });
    const { side, reviews: list } = (await admin.visit(url)).page.props as unknown as ContractorReviewsView;
    expect(side).toBe('given');
    expect(list.rows).toEqual([
      expect.objectContaining({
        id: review.id,
        contractor: expect.objectContaining({ name: 'Cordero Pipes' }),
      }),
    ]);
  });

  test('the reviews a contractor got and gave are a file in which what somebody wrote does not become a formula', async () => {
    const url = route('admin.contractors.reviews.export', { id: contractor.id }, { query: { stars: 1 } });
    const { text } = await admin.get(url);
    expect(text).toContain(`"'=evil()"`);
    expect(text).toContain('Review deactivated');
  });
});
