import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import type { GivenReviewsView, ReviewView } from '../../../server/reviews/views.ts';
import type { Answer, Browser } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { createCases, createCast, WISH, type Cases, type Cast } from '../cases/calls/cast.ts';

const DAY_MS = 86_400_000;

let world: World;
let cast: Cast & { firm: MadeContractor };
let cases: Cases;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  cast = await createCast(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  // A firm of its own for each test, so that its page shows one review.
  const owner = await world.signedIn({ name: 'Olga Owner' });
  const author = await world.signedIn({ name: 'Aaron Author' });
  cast = { ...cast, owner, author, firm: await world.make.contractor({ owner: owner.user }) };
  cases = createCases(world, cast);
});

const appeal = (browser: Browser, id: number, fields: Record<string, unknown> = {}): Promise<Answer> =>
  browser.call('POST', route('api.reviews.appeal', { id }), { on_appeal_reason: WISH, ...fields });
const turnOff = (browser: Browser, id: number): Promise<Answer> =>
  browser.call('POST', route('api.reviews.off_appeal', { id }), {
    off_appeal_reason: 'We have talked, and it is settled.',
  });
const reviewIn = (answer: Answer) => answer.json<{ review: ApiReview }>().review;
const said = (answer: Answer) => [answer.status, answer.json()['message']];
const appealsOf = (id: number) =>
  world.database
    .selectFrom('appeals')
    .select(['id', 'kind', 'state', 'appellant_user_id', 'against_decision_id', 'on_appeal_reason'])
    .select(['off_appeal_reason', 'filed_at', 'due_at', 'closed_at'])
    .where('review_id', '=', id)
    .orderBy('id')
    .execute();
const shownTo = async (browser: Browser): Promise<ReviewView | undefined> =>
  ((await browser.visit(`/c/${cast.firm.slug}`)).page.props['reviews'] as ReviewView[])[0];
const upload = async (userId: number): Promise<number> => {
  const key = `file-${userId}-${Math.round(performance.now() * 1_000)}`;
  const row = await world.database
    .insertInto('uploads')
    .values({
      key,
      user_id: userId,
      kind: 'document',
      media_type: 'application/pdf',
      original_name: 'contract.pdf',
      byte_size: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
/** As if it had been rejected so many days ago. */
const rejectedDaysAgo = async (id: number, days: number): Promise<void> => {
  const closed_at = new Date(Date.now() - days * DAY_MS);
  const change = world.database.updateTable('appeals').set({ state: 'rejected', closed_at });
  await change.where('review_id', '=', id).where('state', '=', 'open').execute();
};

describe('a contractor asks for a review to be taken down', () => {
  test('a contractor asks for a review to be taken down: it is kept with its reason, and due in seven days', async () => {
    const { id } = await cases.active();
    const answer = await appeal(cast.owner, id);
    const [row] = await appealsOf(id);
    expect(row).toMatchObject({
      kind: 'take_down',
      state: 'open',
      appellant_user_id: cast.owner.user.id,
      against_decision_id: null,
      on_appeal_reason: WISH,
      closed_at: null,
    });
    expect((row?.due_at.getTime() ?? 0) - (row?.filed_at.getTime() ?? 0)).toBe(7 * DAY_MS);
    expect(answer.json()['message']).toBe('Appeal is Successfully Submitted');
    expect(reviewIn(answer)).toMatchObject({
      reviewId: id,
      status: 'active',
      appeal: {
        id: row?.id,
        state: 'open',
        kind: 'take_down',
        on_appeal_reason: WISH,
        off_appeal_reason: null,
        files: [],
        filed_at: row?.filed_at.toISOString(),
        due_at: row?.due_at.toISOString(),
        closed_at: null,
      },
      can: { appeal: false, offAppeal: true },
    });
  });

  test('everybody sees that it was, on a page that was held too; the words are for the sides and administrators', async () => {
    const { id } = await cases.active();
    expect((await shownTo(world.visitor()))?.appeal).toBeNull();
    await appeal(cast.owner, id);
    for (const browser of [world.visitor(), cast.user, cast.otherContractor]) {
      expect((await shownTo(browser))?.appeal).toMatchObject({
        kind: 'take_down',
        state: 'open',
        isMine: false,
        onReason: null,
        files: [],
        notes: null,
      });
      expect((await browser.get(`/c/${cast.firm.slug}`)).text).not.toContain(WISH);
    }
    for (const [browser, isMine] of [
      [cast.owner, true],
      [cast.author, false],
      [cast.admin, false],
    ] as const) {
      expect((await shownTo(browser))?.appeal).toMatchObject({ onReason: WISH, isMine });
    }
    const publicAnswer = await world.visitor().call('GET', route('api.contractor', { id: cast.firm.id }));
    const [notified] = publicAnswer.json<{ contractor: { reviews: ApiReview[] } }>().contractor.reviews;
    expect(notified?.appeal).toMatchObject({
      state: 'open',
      on_appeal_reason: null,
      off_appeal_reason: null,
    });
    expect(notified?.appeal).not.toHaveProperty('notes');
  });

  test('files go with it, and only those concerned are told of them', async () => {
    const { id } = await cases.active();
    const files = [await upload(cast.owner.user.id), await upload(cast.owner.user.id)];
    const answer = await appeal(cast.owner, id, { files: [...files, files[0]] });
    expect(reviewIn(answer).appeal?.files.map((file) => [file.id, file.name])).toEqual(
      files.map((file) => [file, 'contract.pdf']),
    );
    expect((await shownTo(cast.author))?.appeal?.files).toHaveLength(2);
    expect((await shownTo(world.visitor()))?.appeal?.files).toEqual([]);
  });

  test('somebody else’s files, unknown ones and more than ten are refused, and nothing is filed', async () => {
    const { id } = await cases.active();
    const foreign = await upload(cast.author.user.id);
    for (const files of [[foreign], [999_999], Array.from({ length: 11 }, (_, place) => place + 1), ['x']]) {
      const answer = await appeal(cast.owner, id, { files });
      expect(answer.status).toBe(422);
    }
    expect(await appealsOf(id)).toEqual([]);
  });

  test('only one is open, whichever side filed it', async () => {
    const { id } = await cases.putBackAppeal();
    const message = 'This review already has an open appeal.';
    expect(said(await appeal(cast.author, id))).toEqual([409, message]);
    expect(said(await appeal(cast.owner, id))).toEqual([409, message]);
  });

  test('what is not shown cannot be taken down', async () => {
    const message = 'This review isn’t public, so there’s nothing to take down.';
    for (const make of [cases.inactive, cases.deleted, cases.onHold]) {
      expect(said(await appeal(cast.owner, (await make()).id))).toEqual([409, message]);
    }
  });
});

describe('an author asks for a review to be put back', () => {
  test.each(['inactive', 'deleted'] as const)(
    'an author asks for a review to be put back that an administrator made %s',
    async (state) => {
      const { id, decision } = await cases[state]();
      const answer = await appeal(cast.author, id);
      expect(reviewIn(answer).appeal).toMatchObject({ kind: 'put_back', state: 'open' });
      expect(await appealsOf(id)).toMatchObject([
        { kind: 'put_back', against_decision_id: decision.id, appellant_user_id: cast.author.user.id },
      ]);
      const { reviews } = (await cast.author.visit('/reviews/given')).page
        .props as unknown as GivenReviewsView;
      expect(reviews).toMatchObject([
        { id, appeal: { state: 'open', isMine: true, isLate: false }, can: { offAppeal: true } },
      ]);
    },
  );

  test('an author asks for a review to be put back not one that is shown, or waits for an administrator anyway', async () => {
    expect(said(await appeal(cast.author, (await cases.active()).id))).toEqual([
      409,
      'Your review is public, so there’s nothing to restore.',
    ]);
    expect(said(await appeal(cast.author, (await cases.onHold()).id))).toEqual([
      409,
      'An administrator will read this review in any case. You can appeal that decision.',
    ]);
  });

  test('an author asks for a review to be put back not one that they deleted themselves', async () => {
    const { id } = await cases.inactive();
    await cast.author.call('DELETE', route('api.reviews.destroy', { id }));
    expect((await appeal(cast.author, id)).status).toBe(404);
  });

  test('an author asks for a review to be put back within 180 days of the decision', async () => {
    const inTime = await cases.inactive(new Date(Date.now() - 180 * DAY_MS));
    // The last day ends at 10:00 UTC of the next one.
    const tooLate = await cases.inactive(new Date(Date.now() - 182 * DAY_MS));
    expect((await appeal(cast.author, inTime.id)).status).toBe(200);
    expect(said(await appeal(cast.author, tooLate.id))).toEqual([
      409,
      'The deadline to appeal this decision has passed.',
    ]);
  });

  test('an author asks for a review to be put back, and what was deleted is not erased while that is being looked at', async () => {
    const long = new Date(Date.now() - 179 * DAY_MS);
    const [appealed, forgotten] = [await cases.deleted(long), await cases.deleted(long)];
    await appeal(cast.author, appealed.id);
    await eraseDeletedReviews(world.database, new Date(Date.now() + 5 * DAY_MS));
    const left = world.database
      .selectFrom('reviews')
      .select('id')
      .where('id', 'in', [appealed.id, forgotten.id]);
    expect(await left.execute()).toEqual([{ id: appealed.id }]);
  });
});

describe('after a rejection', () => {
  test('a new appeal has to wait 30 days', async () => {
    const { id } = await cases.takeDownAppeal();
    await rejectedDaysAgo(id, 29);
    const refused = await appeal(cast.owner, id);
    expect(refused.status).toBe(409);
    expect(refused.json()['message']).toMatch(
      /^We rejected your last appeal\. You can appeal again from \d\d\/\d\d\/\d{4}, or earlier with new evidence/,
    );
    const shown = await shownTo(cast.owner);
    const againFrom = shown?.appeal?.againFrom ?? '';
    expect(shown?.can).toMatchObject({ appeal: false, appealWithEvidence: againFrom });
    expect(Date.parse(againFrom)).toBeGreaterThan(Date.now());
    expect((await shownTo(cast.author))?.appeal?.againFrom).toBeNull();
    await world.database
      .updateTable('appeals')
      .set({ closed_at: new Date(Date.now() - 30 * DAY_MS) })
      .where('review_id', '=', id)
      .execute();
    expect((await shownTo(cast.owner))?.can).toMatchObject({ appeal: true, appealWithEvidence: null });
    expect((await appeal(cast.owner, id)).status).toBe(200);
  });

  test('new evidence is not asked of an owner whose address is not confirmed', async () => {
    const { id } = await cases.takeDownAppeal();
    await rejectedDaysAgo(id, 1);
    const verified = (email_verified: boolean) =>
      world.database
        .updateTable('users')
        .set({ email_verified })
        .where('id', '=', cast.owner.user.id)
        .execute();
    await verified(false);
    expect((await shownTo(cast.owner))?.can).toMatchObject({ appeal: false, appealWithEvidence: null });
    const files = [await upload(cast.owner.user.id)];
    expect((await appeal(cast.owner, id, { new_evidence: true, files })).status).toBe(403);
  });

  test('a wait that ends after the last day leaves an author new evidence alone', async () => {
    const { id } = await cases.inactive(new Date(Date.now() - 160 * DAY_MS));
    await appeal(cast.author, id);
    await rejectedDaysAgo(id, 1);
    expect(said(await appeal(cast.author, id))).toEqual([
      409,
      'We rejected your last appeal. To appeal again before the deadline, attach new evidence.',
    ]);
    const wordsAlone = await appeal(cast.author, id, { new_evidence: true });
    expect(wordsAlone.json()).toMatchObject({ errors: { files: ['Attach the new evidence as a file.'] } });
    const files = [await upload(cast.author.user.id)];
    expect((await appeal(cast.author, id, { new_evidence: true, files })).status).toBe(200);
  });

  test('an appellant whose appeal was rejected may bring new evidence with the next one', async () => {
    const { id } = await cases.takeDownAppeal();
    await rejectedDaysAgo(id, 1);
    const wordsAlone = await appeal(cast.owner, id, { new_evidence: true });
    expect(wordsAlone.json()).toMatchObject({ errors: { files: ['Attach the new evidence as a file.'] } });
    const files = [await upload(cast.owner.user.id)];
    expect((await appeal(cast.owner, id, { files })).status).toBe(409);
    expect((await appeal(cast.owner, id, { new_evidence: true, files })).status).toBe(200);
  });

  test('turning a later one off does not make it shorter', async () => {
    const { id } = await cases.takeDownAppeal();
    await rejectedDaysAgo(id, 1);
    const files = [await upload(cast.owner.user.id)];
    await appeal(cast.owner, id, { new_evidence: true, files });
    await turnOff(cast.owner, id);
    expect((await appeal(cast.owner, id)).status).toBe(409);
  });
});

describe('turning an appeal off', () => {
  test('turning an appeal off closes it with the appellant’s reason, and the review stands as it is', async () => {
    const { id } = await cases.takeDownAppeal();
    const answer = await turnOff(cast.owner, id);
    expect(answer.json()['message']).toBe('Turn off Appeal is Successfully Submitted');
    expect(reviewIn(answer)).toMatchObject({
      status: 'active',
      appeal: { state: 'withdrawn', off_appeal_reason: 'We have talked, and it is settled.' },
      can: { appeal: true, offAppeal: false },
    });
    expect(await appealsOf(id)).toMatchObject([{ state: 'withdrawn', closed_at: expect.any(Date) as Date }]);
    const shown = await shownTo(world.visitor());
    expect(shown?.appeal).toMatchObject({ state: 'withdrawn', offReason: null });
  });

  test('turning an appeal off is the appellant’s own', async () => {
    const takeDown = await cases.takeDownAppeal();
    expect((await turnOff(cast.author, takeDown.id)).status).toBe(403);
    const putBack = await cases.putBackAppeal();
    expect((await turnOff(cast.owner, putBack.id)).status).toBe(403);
    expect(await appealsOf(takeDown.id)).toMatchObject([{ state: 'open' }]);
  });

  test('turning an appeal off: twice, or where none is open, is a conflict', async () => {
    const { id } = await cases.takeDownAppeal();
    await turnOff(cast.owner, id);
    const again = [409, 'This review has no open appeal.'];
    expect(said(await turnOff(cast.owner, id))).toEqual(again);
    expect(said(await turnOff(cast.owner, (await cases.active()).id))).toEqual(again);
  });

  test('turning an appeal off leaves room for a new one at once', async () => {
    const { id } = await cases.takeDownAppeal();
    await turnOff(cast.owner, id);
    expect((await appeal(cast.owner, id)).status).toBe(200);
    expect((await appealsOf(id)).map(({ state }) => state)).toEqual(['withdrawn', 'open']);
  });
});

describe('who speaks for both sides', () => {
  test('an administrator who is a party asks for what can be asked for as things stand', async () => {
    const both = await world.signedIn();
    const firm = await world.make.contractor({ owner: both.user });
    const review = await world.make.review({ contractor: firm, author: both.user });
    expect(reviewIn(await appeal(both, review.id)).appeal?.kind).toBe('take_down');
    await cast.admin.call('PUT', route('api.admin.reviews.accept', { id: review.id }));
    expect(reviewIn(await appeal(both, review.id)).appeal?.kind).toBe('put_back');
  });
});

test('the author of a hidden review reads in which language the administrator wrote', async () => {
  const { id } = await cases.inactive();
  const reason = 'La reseña da el domicilio y el nombre de una persona que no tiene que ver con el trabajo.';
  const current = async () => {
    const { page } = await cast.author.visit('/reviews/given');
    return (page.props['reviews'] as ReviewView[]).find((review) => review.id === id)?.displayStatus;
  };
  expect(await current()).toMatchObject({ reasonLanguage: 'english' });
  const { id: other } = await cases.active();
  const deactivated = await cast.admin.call('PUT', route('api.admin.reviews.deactivate', { id: other }), {
    reason,
    reason_code: 'R03',
  });
  expect(deactivated.status).toBe(200);
  const { page } = await cast.author.visit('/reviews/given');
  const notified = (page.props['reviews'] as ReviewView[]).find(
    (review) => review.id === other,
  )?.displayStatus;
  expect(notified).toMatchObject({ reason, reasonLanguage: 'mexican_spanish' });
});
