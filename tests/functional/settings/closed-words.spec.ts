import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { DomainEvent } from '../../../server/event-map.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn } from '../postings/posting-input.ts';

const DAY_MS = 86_400_000;
let world: World;
let ana: Person;
let owner: Person;
let firm: MadeContractor;
let reviewId = 0;
let postingId = 0;
let commentId = 0;
const received: DomainEvent[] = [];

beforeAll(async () => {
  world = await createWorld();
  ana = await world.signedIn({ name: 'Ana Araiza' });
  owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: owner.user });
  reviewId = (await world.make.review({ contractor: firm, author: ana.user, title: 'They left early' })).id;
  await world.make.appeal({ review: { id: reviewId }, by: owner.user });
  const forms = await createForms(world);
  postingId = idIn((await ana.submit(route('postings.store'), forms.form())).page.url);
  await ana.submit(route('comments.store', { id: postingId }), { body: 'Who signs for the gas line?' });
  const comment = await world.database.selectFrom('comments').select('id').executeTakeFirstOrThrow();
  commentId = comment.id;
  await appealRemovedPosting();
  await ana.submit(route('settings.close.store'), { reviews: 'yes' });
  await closeAccounts({
    database: world.database,
    now: new Date(Date.now() + 15 * DAY_MS),
    announce: (event) => received.push(event),
  });
});
afterAll(() => world.close());

async function appealRemovedPosting(): Promise<void> {
  const subject = { type: 'posting', id: postingId } as const;
  const against = await world.make.decision({ action: 'posting.removed', subject });
  await world.make.decisionAppeal({ against, by: ana.user });
}

test('closing an account ends the open appeals about what its user wrote', async () => {
  const appeals = await world.database.selectFrom('appeals').select('state').execute();
  expect(appeals.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
});

test('closing an account announces each deleted text, as its author’s own deletion does', () => {
  expect(received).toContainEqual(
    expect.objectContaining({ name: 'review.deleted', reviewId, contractorId: firm.id }),
  );
  expect(received).toContainEqual(expect.objectContaining({ name: 'posting.deleted', postingId }));
  expect(received).toContainEqual(expect.objectContaining({ name: 'comment.deleted', commentId, postingId }));
  expect(received.map(({ name }) => name)).toContain('appeal.withdrawn');
});

test('a review that went with its author’s account counts as deleted by its author', async () => {
  const row = await world.database
    .selectFrom('reviews')
    .select(['deleted_at', 'deleted_by_user_id'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ deleted_at: expect.any(Date), deleted_by_user_id: ana.user.id });
  const administrator = await world.signedIn({ role: 'admin' });
  const { page } = await administrator.visit(route('admin.contractors.history', { id: firm.id }));
  const { rows } = page.props['history'] as { rows: object[] };
  expect(rows).toContainEqual(expect.objectContaining({ event: 'review_deleted', reviewId }));
});
