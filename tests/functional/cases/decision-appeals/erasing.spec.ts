import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { eraseDeletedPostings } from '../../../../server/postings/jobs/erase-deleted-postings.ts';
import { eraseDeletedResponses } from '../../../../server/reviews/jobs/erase-deleted-responses.ts';
import { eraseDeletedReviews } from '../../../../server/reviews/jobs/erase-deleted-reviews.ts';
import type { StatementView } from '../../../../server/statements/views.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createAppealedCases, type AppealedCase, type AppealedCases } from './appealed-cases.ts';
import { SETTLED, WISH } from './words.ts';

const NOW = new Date('2026-05-20T10:00:00Z');
/** The time when a text deleted that day is past every appeal. */
const OVER = new Date('2026-11-22T10:00:00Z');

let world: World;
let admin: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin' });
  await world.signedIn({ role: 'admin' });
  cases = await createAppealedCases(world, admin);
});
afterAll(() => world.close());

async function appealed({ by, decisionId }: AppealedCase): Promise<number> {
  const url = route('api.decisions.appeal', { id: decisionId });
  const filed = await by.call('POST', url, { on_appeal_reason: WISH });
  return (filed.json()['appeal'] as DecisionAppealView).id;
}
const turnOff = ({ by, decisionId }: AppealedCase) =>
  by.call('POST', route('api.decisions.off_appeal', { id: decisionId }), { off_appeal_reason: SETTLED });
const rowOf = (id: number) =>
  world.database
    .selectFrom('appeals')
    .select(['state', 'on_appeal_reason as reason', 'off_appeal_reason as off_reason', 'closed_at'])
    .where('type', '=', 'decision_appeal')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const noteOn = (appealId: number) =>
  world.database
    .insertInto('admin_notes')
    .values({
      subject_type: 'decision_appeal',
      subject_id: appealId,
      author_user_id: admin.user.id,
      body: `about ${appealId}`,
      created_at: NOW,
    })
    .execute();
const notesOn = async (appealId: number) =>
  (
    await world.database
      .selectFrom('admin_notes')
      .select('body')
      .where('subject_type', '=', 'decision_appeal')
      .where('subject_id', '=', appealId)
      .execute()
  ).length;
const eraseAll = async () => {
  await eraseDeletedResponses(world.database, OVER);
  await eraseDeletedReviews(world.database, OVER);
  await eraseDeletedPostings(world.database, OVER);
};
const isThere = async (table: 'reviews' | 'review_responses' | 'postings', id: number) =>
  (await world.database.selectFrom(table).select('id').where('id', '=', id).execute()).length === 1;

/** The author deletes the text: each kind with its call. */
const KINDS = [
  {
    what: 'a review',
    table: 'reviews',
    make: () => cases.reviewCase(),
    takeBack: ({ by, subject }: AppealedCase) =>
      by.call('DELETE', route('api.reviews.destroy', { id: subject.id })),
  },
  {
    what: 'a response',
    table: 'review_responses',
    make: () => cases.responseCase('update'),
    takeBack: ({ by, subject }: AppealedCase) =>
      by.call('DELETE', route('api.review_responses.destroy', { id: subject.id })),
  },
  {
    what: 'a posting',
    table: 'postings',
    make: () => cases.caseOf('posting.removed'),
    takeBack: ({ by, subject }: AppealedCase) =>
      by.submit(route('postings.destroy', { id: subject.id }), {}, { method: 'DELETE' }),
  },
] as const;

describe.each(KINDS)('$what that its author takes back', ({ table, make, takeBack }) => {
  test('an author who takes the text back ends the appeal as withdrawn, and the statement says that nothing is left', async () => {
    const made = await make();
    const appealId = await appealed(made);
    await takeBack(made);
    expect(await rowOf(appealId)).toEqual({
      state: 'withdrawn',
      reason: WISH,
      off_reason: null,
      closed_at: NOW,
    });
    const { page } = await made.by.visit(route('decisions.show', { id: made.decisionId }));
    expect((page.props as unknown as StatementView).wayOn).toEqual({ way: 'superseded' });
  });

  test('a text that its author takes back is erased with the words of the appeals and the notes; their number still counts', async () => {
    const [made, other] = [await make(), await make()];
    const [gone, kept] = [await appealed(made), await appealed(other)];
    await turnOff(made);
    const again = await appealed(made);
    await noteOn(gone);
    await noteOn(kept);
    await takeBack(made);
    const counted = () => world.database.selectFrom('appeals').select('id').execute();
    const before = (await counted()).length;
    await eraseAll();
    expect(await isThere(table, made.subject.id)).toBe(false);
    for (const id of [gone, again])
      expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', reason: null, off_reason: null });
    expect(await rowOf(kept)).toMatchObject({ state: 'open', reason: WISH });
    expect([await notesOn(gone), await notesOn(kept)]).toEqual([0, 1]);
    expect(await counted()).toHaveLength(before);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });
});

test('a response that an administrator deleted is not erased while the appeal about it waits', async () => {
  const made = await cases.responseCase('destroy');
  const appealId = await appealed(made);
  await eraseAll();
  expect(await isThere('review_responses', made.subject.id)).toBe(true);
  await turnOff(made);
  await eraseAll();
  expect(await isThere('review_responses', made.subject.id)).toBe(false);
  expect(await rowOf(appealId)).toMatchObject({ reason: null, off_reason: null });
});

test('a review that was deleted is not erased while an appeal about the response to it waits', async () => {
  const made = await cases.responseCase('deactivate');
  await appealed(made);
  const deleting = { reason: 'It is about another business.', reason_code: 'R12' };
  await admin.call('DELETE', route('api.admin.reviews.destroy', { id: made.reviewId }), deleting);
  await eraseAll();
  expect(await isThere('reviews', made.reviewId)).toBe(true);
  await turnOff(made);
  await eraseAll();
  expect(await isThere('reviews', made.reviewId)).toBe(false);
});
