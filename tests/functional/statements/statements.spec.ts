import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatementsView } from '../../../server/statements/listed-view.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let administrator: Person;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => world.close());

type Case = {
  author: Person;
  owner: Person;
  contractor: MadeContractor;
  review: MadeReview;
};

async function makeCase(language: 'english' | 'mexican_spanish' = 'english'): Promise<Case> {
  const author = await world.signedIn({ language });
  const owner = await world.signedIn();
  const contractor = await world.make.contractor({ owner: owner.user, name: 'Cordero Plumbing' });
  await owner.logIn(owner.user.email, owner.user.password);
  const review = await world.make.review({ contractor, author: author.user, overall: 2 });
  return { author, owner, contractor, review };
}

const REASON = { reason: 'The invoice shows another firm.', reason_code: 'R12' };

async function deactivate({ review }: Case): Promise<number> {
  const answer = await administrator.call('PUT', `/api/admin/reviews/${review.id}/deactivate`, REASON);
  expect(answer.status).toBe(200);
  return latestDecision();
}

const latestDecision = async (): Promise<number> =>
  (
    await world.database
      .selectFrom('decisions')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id;

const statement = async (reader: Browser, decisionId: number): Promise<StatementView> => {
  const { page, status } = await reader.visit(`/decisions/${decisionId}`);
  expect(status).toBe(200);
  return page.props as unknown as StatementView;
};

const statements = async (reader: Browser): Promise<StatementsView['statements']> =>
  (await reader.visit('/decisions/mine')).page.props['statements'] as StatementsView['statements'];

describe('a statement of reasons', () => {
  test('a statement of reasons shows the author, and nobody else, the photos that were taken away', async () => {
    const { author, owner, review } = await makeCase();
    const [kept, gone] = [
      await world.make.upload({ user: author.user }),
      await world.make.upload({ user: author.user }),
    ];
    await author.call('PUT', `/api/reviews/${review.id}`, { photos: [kept.id, gone.id] });
    const edit = { photos: [kept.id], reason: 'It shows a face.', reason_code: 'R07' };
    expect((await administrator.call('PUT', `/api/admin/reviews/${review.id}`, edit)).status).toBe(200);
    const id = await latestDecision();
    expect((await statement(author, id)).photos.map((photo) => photo.id)).toEqual([gone.id]);
    expect((await statement(owner, id)).photos).toEqual([]);
    expect((await statement(administrator, id)).photos).toEqual([]);
  });

  test('a statement of reasons shows the text it is about to those who may read it, and says if it was changed since', async () => {
    const found = await makeCase();
    const id = await deactivate(found);
    const { author, owner, review } = found;
    const words = await world.database
      .selectFrom('reviews')
      .select(['title', 'body'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    for (const reader of [author, owner, administrator])
      expect((await statement(reader, id)).text).toMatchObject({
        of: 'review',
        ...words,
        changedSince: false,
      });
    const body = 'They came twice and billed me once, and that was all there was to it in the end. '.repeat(
      2,
    );
    expect((await author.call('PUT', `/api/reviews/${review.id}`, { body })).status).toBe(200);
    expect((await statement(author, id)).text).toMatchObject({ body: body.trim(), changedSince: true });
    expect((await statement(owner, id)).text?.body).not.toContain('billed me once');
  });

  test('a statement of reasons tells the author what was decided, why, what changed, and until when it may be appealed', async () => {
    const found = await makeCase();
    const id = await deactivate(found);
    const notified = await statement(found.author, id);
    expect(notified).toMatchObject({
      id,
      action: 'review.deactivated',
      by: 'administrator',
      party: 'author',
      reason: { name: 'About another business', text: 'The invoice shows another firm.' },
      about: { contractor: { name: 'Cordero Plumbing' }, stars: 2, reviewId: found.review.id },
      displayStatus: { before: 'active', after: 'inactive' },
      version: null,
      wayOn: { way: 'appeal', kind: 'put_back' },
    });
    const days = (Date.parse(notified.appealUntil ?? '') - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(180);
  });

  test('a statement of reasons tells the contractor the same, with nothing to appeal, and names no administrator to anybody', async () => {
    const found = await makeCase();
    const id = await deactivate(found);
    expect(await statement(found.owner, id)).toMatchObject({ party: 'contractor', wayOn: { way: 'none' } });
    for (const reader of [found.author, found.owner])
      expect((await reader.visit(`/decisions/${id}`)).text).not.toContain(administrator.user.name);
  });

  test('a statement of reasons speaks the language of whoever reads it', async () => {
    const found = await makeCase('mexican_spanish');
    const notified = await statement(found.author, await deactivate(found));
    expect(notified.reason.name).toBe('Trata de otro negocio');
  });

  test('a statement of reasons says of a held review which signals hold it', async () => {
    const { author, review, contractor } = await makeCase();
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive', hold_signals: JSON.stringify(['contact_details']) })
      .where('id', '=', review.id)
      .execute();
    const decision = await world.make.decision({
      action: 'review.held',
      subject: { type: 'review', id: review.id },
      review,
      contractor,
      overall: 2,
      reasonCode: 'R07',
      reasonText: 'contact_details, burst',
      concerned: [{ userId: author.user.id, party: 'author', appealUntil: null }],
    });
    expect(await statement(author, decision.id)).toMatchObject({
      by: 'screening',
      signals: ['contact_details', 'burst'],
      reason: { text: null },
      displayStatus: { before: null, after: 'held' },
      wayOn: { way: 'held' },
    });
  });

  test('a statement of reasons is nobody else’s: not a stranger’s, not a visitor’s', async () => {
    const id = await deactivate(await makeCase());
    const stranger = await world.signedIn();
    expect((await stranger.get(`/decisions/${id}`)).status).toBe(404);
    expect((await stranger.get('/decisions/2000000000')).status).toBe(404);
    expect((await stranger.get('/decisions/first')).status).toBe(404);
    const visitor = await world.visitor().get(`/decisions/${id}`);
    expect([visitor.status, String(visitor.headers['location'])]).toEqual([
      303,
      `/login?next=%2Fdecisions%2F${id}`,
    ]);
  });

  test('a statement of reasons can be read by administrators, and stays unread by that for those it is for', async () => {
    const found = await makeCase();
    const id = await deactivate(found);
    expect(await statement(administrator, id)).toMatchObject({ party: null, wayOn: { way: 'none' } });
    expect((await statements(found.author))[0]).toMatchObject({ id, isRead: false });
  });

  test('a statement of reasons leads to the appeal, and says so once it is filed', async () => {
    const found = await makeCase();
    const id = await deactivate(found);
    await found.author.call('POST', `/api/reviews/${found.review.id}/appeal`, {
      on_appeal_reason: 'The receipt shows that it was this firm and no other.',
    });
    expect((await statement(found.author, id)).wayOn).toMatchObject({ way: 'appealed' });
    await administrator.call('PUT', `/api/admin/reviews/${found.review.id}/activate`, {
      reason: REASON.reason,
    });
  });
});

describe('the list of statements', () => {
  test('the list of statements names the last day to appeal as long as there is something to appeal', async () => {
    const found = await makeCase();
    await deactivate(found);
    const lastDays = async () => (await statements(found.author)).map(({ appealUntil }) => appealUntil);
    expect(await lastDays()).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    await administrator.call('PUT', `/api/admin/reviews/${found.review.id}/activate`, {
      reason: REASON.reason,
    });
    expect(await lastDays()).toEqual([null, null]);
  });

  test('the list of statements has one’s own, the newest first, and knows which were read', async () => {
    const found = await makeCase();
    const first = await deactivate(found);
    await administrator.call('PUT', `/api/admin/reviews/${found.review.id}/activate`, {
      reason: REASON.reason,
    });
    const second = await latestDecision();
    expect((await statements(found.author)).map(({ id, isRead }) => [id, isRead])).toEqual([
      [second, false],
      [first, false],
    ]);
    await found.author.get(`/decisions/${first}`);
    expect((await statements(found.author)).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await statements(found.owner)).map(({ isRead }) => isRead)).toEqual([false, false]);
    expect(await statements(await world.signedIn())).toEqual([]);
  });

  test('the list of statements is for whoever has signed in', async () => {
    expect((await world.visitor().get('/decisions/mine')).status).toBe(303);
  });
});
