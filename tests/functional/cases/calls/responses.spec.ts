import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastDayToAppeal } from '../../../../server/cases/appeal-window.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { ApiReviewResponse } from '../../../../server/reviews/api-views.ts';
import type { ReviewView } from '../../../../server/reviews/views.ts';
import type { Browser } from '../../../support/browser.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { createCases, createCast, REASON, type Cases, type Cast } from './cast.ts';

let world: World;
let cast: Cast & { firm: MadeContractor };
let cases: Cases;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  cast = await createCast(world);
  cases = createCases(world, cast);
});
afterAll(() => world.close());

const UPDATE = route('api.admin.review_responses.update');
const reason = { reason: REASON };
const answered = (answer: { json: <Value>() => Value }) =>
  answer.json<{ review_response: ApiReviewResponse }>().review_response;
const shownTo = async (browser: Browser, reviewId: number) => {
  const reviews = (await browser.visit(`/c/${cast.firm.slug}`)).page.props['reviews'] as ReviewView[];
  return reviews.find(({ id }) => id === reviewId)?.response ?? null;
};
const decisionsOf = (id: number) =>
  world.database
    .selectFrom('decisions')
    .select(['id', 'action', 'review_id', 'before', 'after', 'reason_text'])
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('an administrator and a response', () => {
  test('an administrator and a response takes it down: the contractor and administrators still see it, nobody else does', async () => {
    const { id, reviewId } = await cases.response();
    expect(await shownTo(world.visitor(), reviewId)).toMatchObject({ id });
    const url = route('api.admin.review_responses.deactivate', { id });
    expect(answered(await cast.admin.call('PUT', url, reason))).toMatchObject({
      responseId: id,
      status: 'inactive',
    });
    expect(await shownTo(world.visitor(), reviewId)).toBeNull();
    expect(await shownTo(cast.author, reviewId)).toBeNull();
    for (const browser of [cast.owner, cast.admin])
      expect(await shownTo(browser, reviewId)).toMatchObject({ id, status: 'inactive' });
    const decisions = await decisionsOf(id);
    expect(decisions).toMatchObject([
      {
        action: 'response.deactivated',
        review_id: reviewId,
        before: { status: 'active' },
        after: { status: 'inactive' },
      },
    ]);
    const statements = world.database
      .selectFrom('decision_statements')
      .select(['party', 'appeal_until'])
      .where('decision_id', '=', decisions[0]?.id ?? 0)
      .orderBy('party');
    expect(await statements.execute()).toEqual([
      { party: 'author', appeal_until: null },
      { party: 'contractor', appeal_until: lastDayToAppeal(new Date()) },
    ]);
  });

  test('an administrator and a response shows it again', async () => {
    const { id, reviewId } = await cases.response('inactive');
    const url = route('api.admin.review_responses.activate', { id });
    expect(answered(await cast.admin.call('PUT', url, reason))).toMatchObject({ status: 'active' });
    expect(await shownTo(world.visitor(), reviewId)).toMatchObject({ id });
  });

  test('an administrator and a response deletes it: it is kept, and the contractor may respond anew', async () => {
    const { id, reviewId } = await cases.response();
    const url = route('api.admin.review_responses.destroy', { id });
    expect((await cast.admin.call('DELETE', url, reason)).json()).toEqual({
      message: 'Response Successfully Deleted',
    });
    expect(await shownTo(cast.owner, reviewId)).toBeNull();
    const again = await cast.owner.call('POST', route('api.review_responses.store'), {
      reviewId,
      review_response: 'Put more calmly.',
    });
    expect(again.status).toBe(201);
    expect(
      (await cast.admin.call('PUT', route('api.admin.review_responses.activate', { id }), reason)).json(),
    ).toMatchObject({
      message: 'An administrator deleted this response.',
      decision: { action: 'response.deleted', reason: REASON },
    });
  });

  test('an administrator and a response changes its words: that shows, with the words before; all versions are kept', async () => {
    const { id, reviewId } = await cases.response();
    await cast.owner.call('PATCH', route('api.review_responses.update'), {
      responseId: id,
      review_response: 'Put by the contractor.',
    });
    expect(await shownTo(world.visitor(), reviewId)).toMatchObject({
      administratorEdit: null,
      earlierVersions: [],
    });
    const answer = await cast.admin.call('PATCH', UPDATE, {
      responseData: { responseId: id, review_response: 'Put by an administrator.', ...reason },
    });
    expect(answered(answer)).toMatchObject({ review_response: 'Put by an administrator.' });
    const [decision] = await decisionsOf(id);
    expect(await shownTo(world.visitor(), reviewId)).toMatchObject({
      body: 'Put by an administrator.',
      administratorEdit: { decisionId: decision?.id, reasonCode: null },
      earlierVersions: [{ version: 2, body: 'Put by the contractor.', replacedByAdministrator: true }],
    });
    const kept = world.database
      .selectFrom('review_response_versions')
      .select(['version', 'body', 'edited_by_user_id', 'decision_id'])
      .where('response_id', '=', id)
      .orderBy('version');
    expect(await kept.execute()).toEqual([
      { version: 1, body: 'We see it otherwise.', edited_by_user_id: cast.owner.user.id, decision_id: null },
      {
        version: 2,
        body: 'Put by the contractor.',
        edited_by_user_id: cast.owner.user.id,
        decision_id: null,
      },
      {
        version: 3,
        body: 'Put by an administrator.',
        edited_by_user_id: cast.admin.user.id,
        decision_id: decision?.id,
      },
    ]);
  });

  test('an administrator and a response does not show again what had to be hidden', async () => {
    const { id, reviewId } = await cases.response();
    await cast.admin.call('PATCH', UPDATE, {
      responseId: id,
      review_response: 'Without the address.',
      reason_code: 'R07',
      ...reason,
    });
    expect((await shownTo(world.visitor(), reviewId))?.earlierVersions).toMatchObject([
      { hidden: true, body: '' },
    ]);
    expect((await shownTo(cast.owner, reviewId))?.earlierVersions).toMatchObject([
      { hidden: false, body: 'We see it otherwise.' },
    ]);
  });

  test('an administrator and a response finds nothing of what the contractor took back, or of a review that is gone', async () => {
    const own = await cases.response();
    await cast.owner.call('DELETE', route('api.review_responses.destroy', { id: own.id }));
    const gone = await cases.response();
    await cast.author.call('DELETE', route('api.reviews.destroy', { id: gone.reviewId }));
    for (const { id } of [own, gone, { id: 999_999 }]) {
      const url = route('api.admin.review_responses.deactivate', { id });
      expect((await cast.admin.call('PUT', url, reason)).status).toBe(404);
    }
  });
});
