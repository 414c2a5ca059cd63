import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FACT_KEYS } from '../../../common/constants.ts';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { statusesOf } from '../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { SPANISH_TEXT } from './review-input.ts';

const PUBLISHED = new Date('2026-05-20T12:00:00Z');
const HOUR_MS = 3_600_000;

let world: World;
let author: Person;
let firm: MadeContractor;
let review: MadeReview;
let url: string;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(PUBLISHED);
  author = await world.signedIn({ name: 'Ana Ruiz' });
  firm = await world.make.contractor();
  review = await world.make.review({
    contractor: firm,
    author: author.user,
    overall: 4,
    title: 'First words',
    jobMonth: '2026-03-01',
    createdAt: PUBLISHED,
  });
  url = `/api/reviews/${review.id}`;
});

const later = (hours: number) => world.setNow(new Date(PUBLISHED.getTime() + hours * HOUR_MS));
const reviewRow = (id = review.id) =>
  world.database.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const contractorRow = () =>
  world.database.selectFrom('contractors').selectAll().where('id', '=', firm.id).executeTakeFirstOrThrow();
const versionsOf = (id = review.id) =>
  world.database
    .selectFrom('review_versions')
    .select(['version', 'content', 'edited_by_user_id', 'created_at'])
    .where('review_id', '=', id)
    .orderBy('version')
    .execute();

describe('editing one’s own review', () => {
  test('editing one’s own review changes what is given, keeps the rest, and says so in the brief’s words', async () => {
    later(2);
    const answer = await author.call('PUT', url, { overall: 2, title: 'Second thoughts' });
    expect(answer.status).toBe(200);
    const body = answer.json<{ message: string; review: ApiReview }>();
    expect(body.message).toBe('Review Successfully Upadated');
    expect(body.review).toMatchObject({
      reviewId: review.id,
      contractor_id: firm.id,
      author: { name: 'Ana Ruiz' },
      overall: 2,
      title: 'Second thoughts',
      job: { month: '2026-03', cost_band: '500_2k' },
      status: 'active',
      photos: [],
      appeal: null,
      review_response: null,
      version: 2,
      edited_at: '2026-05-20T14:00:00.000Z',
      created_at: '2026-05-20T12:00:00.000Z',
      can: { edit: true, delete: true, respond: false, appeal: false, offAppeal: false },
    });
    expect(await reviewRow()).toMatchObject({
      overall: 2,
      title: 'Second thoughts',
      version: 2,
      stage: 'finished',
    });
  });

  test('editing one’s own review keeps every version, the first one too where it was never kept before', async () => {
    await author.call('PUT', url, { title: 'Second words' });
    await author.call('PUT', url, { title: 'Third words' });
    const versions = await versionsOf();
    expect(versions.map(({ version, content }) => [version, (content as { title: string }).title])).toEqual([
      [1, 'First words'],
      [2, 'Second words'],
      [3, 'Third words'],
    ]);
    expect(versions.at(-1)?.edited_by_user_id).toBe(author.user.id);
  });

  test('editing one’s own review counts the contractor’s rating anew', async () => {
    await author.call('PUT', url, { overall: 1 });
    expect(await contractorRow()).toMatchObject({
      mean_rating: 1,
      histogram: [1, 0, 0, 0, 0],
      review_count: 1,
    });
  });

  test('editing one’s own review drops the page that visitors share', async () => {
    await world.visitor().get(`/c/${firm.slug}`);
    await author.call('PUT', url, { title: 'Fresh for visitors' });
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).toContain('Fresh for visitors');
  });

  test('editing one’s own review tells the language anew', async () => {
    await author.call('PUT', url, { title: 'Agua caliente', body: SPANISH_TEXT });
    expect((await reviewRow()).language).toBe('mexican_spanish');
  });

  test('the same words again are no new version', async () => {
    const answer = await author.call('PUT', url, { title: 'First words', overall: 4 });
    expect(answer.status).toBe(200);
    expect(await reviewRow()).toMatchObject({ version: 1, edited_at: null });
  });

  test('editing one’s own review answers in the reader’s language', async () => {
    const reader = await world.signedIn({ language: 'mexican_spanish' });
    const own = await world.make.review({ contractor: firm, author: reader.user, createdAt: PUBLISHED });
    const answer = await reader.call('PUT', `/api/reviews/${own.id}`, { title: 'Otra vez' });
    expect(answer.json()['message']).toBe('Se actualizó la reseña');
  });
});

describe('what readers see of an edit', () => {
  const shown = async () => {
    const { page } = await world.visitor().visit(`/c/${firm.slug}`);
    return JSON.stringify(page.props);
  };

  test('nothing of it in the first 72 hours', async () => {
    later(71);
    await author.call('PUT', url, { title: 'Mended a typo' });
    later(100);
    const props = await shown();
    expect(props).toContain('Mended a typo');
    expect(props).toContain('"saysEdited":false');
    expect(props).not.toContain('First words');
  });

  test('what readers see of an edit: afterwards that it was edited, and the version that stood before', async () => {
    later(71);
    await author.call('PUT', url, { title: 'Mended a typo' });
    later(73);
    await author.call('PUT', url, { title: 'Changed my mind' });
    const props = await shown();
    expect(props).toContain('"saysEdited":true');
    expect(props).toContain('Changed my mind');
    expect(props).toContain('Mended a typo');
    expect(props).not.toContain('First words');
  });
});

describe('an edit is refused', () => {
  test('an edit is refused to a visitor, to somebody else, to the contractor reviewed and to an administrator', async () => {
    const owner = await world.signedIn();
    await world.make.contractor({ owner: owner.user });
    const others = [
      [world.visitor(), 401],
      [await world.signedIn(), 403],
      [owner, 403],
      [await world.signedIn({ role: 'admin' }), 403],
      [await world.signedIn({ status: 'inactive' }), 401],
    ] as const;
    for (const [browser, status] of others) {
      const answer = await browser.call('PUT', url, { title: 'Not mine' });
      expect(answer.status).toBe(status);
      expect(answer.json()['message']).toEqual(expect.any(String));
    }
    expect((await reviewRow()).title).toBe('First words');
  });

  test('an edit is refused to an author whose e-mail is no longer confirmed', async () => {
    await world.database
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', author.user.id)
      .execute();
    expect((await author.call('PUT', url, { title: 'Unconfirmed' })).status).toBe(403);
  });

  test('an edit is refused when another window has changed the review since', async () => {
    await author.call('PUT', url, { title: 'From one window', version: 1 });
    const stale = await author.call('PUT', url, { title: 'From the other', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.json()['message']).toBe('This review changed in another window. Reload it before you save.');
    expect((await reviewRow()).title).toBe('From one window');
  });

  test('two at once with the same version: one is saved', async () => {
    const answers = await Promise.all(
      ['One', 'Other'].map((title) => author.call('PUT', url, { title, version: 1 })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await versionsOf()).toHaveLength(2);
  });

  test('an edit is refused when another of one’s reviews has that month', async () => {
    await world.make.review({
      contractor: firm,
      author: author.user,
      jobMonth: '2026-04-01',
      createdAt: PUBLISHED,
    });
    const answer = await author.call('PUT', url, { job: { month: '2026-04' } });
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toContain('04/2026');
    expect((await reviewRow()).job_month).toBe('2026-03-01');
  });

  test.each([
    [{ overall: 6 }, 'overall'],
    [{ overall: '5' }, 'overall'],
    [{ body: 'Too short' }, 'body'],
    [{ title: '' }, 'title'],
    [{ scores: { quality: 0 } }, 'scores.quality'],
    [{ scores: { charm: 5 } }, 'scores.charm'],
    [{ facts: { crew_paid: 'maybe' } }, 'facts.crew_paid'],
    [{ job: { month: '2027-01' } }, 'job.month'],
    [{ job: { month: '2026-13' } }, 'job.month'],
    [{ job: { trade_id: 999_999 } }, 'job.trade_id'],
    [{ job: { trade_id: -1 } }, 'job.trade_id'],
    [{ job: { cost_band: 'a lot' } }, 'job.cost_band'],
    [{ status: 'active' }, 'status'],
    [{ contractor_id: 1 }, 'contractor_id'],
    [{ version: 'first' }, 'version'],
  ])('an edit is refused when %j is sent', async (changes, field) => {
    const answer = await author.call('PUT', url, changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toContain(field);
    expect(await reviewRow()).toMatchObject({ version: 1, title: 'First words' });
  });

  test.each(['0', '-1', 'abc', '1.5', '99999999999', '999999'])(
    'an edit is refused for the review %s, which there is not',
    async (id) => {
      expect((await author.call('PUT', `/api/reviews/${id}`, { title: 'Nobody’s' })).status).toBe(404);
    },
  );
});

describe('deleting one’s own review', () => {
  test('deleting one’s own review hides it, keeps it, counts without it, and says so in the brief’s words', async () => {
    later(5);
    const answer = await author.call('DELETE', url);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ message: 'Review Successfully Deleted' });
    expect(await reviewRow()).toMatchObject({
      deleted_at: new Date(PUBLISHED.getTime() + 5 * HOUR_MS),
      deleted_by_user_id: author.user.id,
      title: 'First words',
    });
    expect(await contractorRow()).toMatchObject({ review_count: 0, mean_rating: null, latest_review: null });
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).not.toContain('First words');
  });

  test('deleting one’s own review works for an author whose e-mail is not confirmed: what is mine I may take back', async () => {
    await world.database
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', author.user.id)
      .execute();
    expect((await author.call('DELETE', url)).status).toBe(200);
  });

  test('deleting one’s own review is refused to everyone else', async () => {
    expect((await world.visitor().call('DELETE', url)).status).toBe(401);
    expect((await (await world.signedIn()).call('DELETE', url)).status).toBe(403);
    expect((await (await world.signedIn({ role: 'admin' })).call('DELETE', url)).status).toBe(403);
    expect((await reviewRow()).deleted_at).toBeNull();
  });

  test('deleting one’s own review: twice at once is once; afterwards there is nothing to edit', async () => {
    const answers = await Promise.all([author.call('DELETE', url), author.call('DELETE', url)]);
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await author.call('PUT', url, { title: 'Back again' })).status).toBe(404);
  });
});

test('language and verification follow the words when an administrator changes and restores them', async () => {
  const admin = await world.signedIn({ role: 'admin' });
  const before = await reviewRow();
  expect(before).toMatchObject({ language: 'english' });
  const body =
    'Cambiaron el boiler en una mañana, explicaron cada parte de la cuenta y dejaron la cochera muy limpia para nosotros.';
  const edit = { review: { body, title: 'Quedó muy bien' }, reason: 'The words of the original letter.' };
  expect((await admin.call('PUT', `/api/admin/reviews/${review.id}`, edit)).status).toBe(200);
  expect(await reviewRow()).toMatchObject({ language: 'mexican_spanish' });
  const facts = Object.fromEntries(FACT_KEYS.map((key) => [key, 'yes']));
  expect((await author.call('PUT', url, { facts })).status).toBe(200);
  expect(await reviewRow()).toMatchObject({ verification: 'contact_and_facts' });
});
