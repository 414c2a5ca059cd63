import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textDigest } from '../../../../server/decisions/words-digest.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { ApiReview } from '../../../../server/reviews/api-views.ts';
import type { GivenReviewsView, GotReviewsView, ReviewView } from '../../../../server/reviews/views.ts';
import type { LogView } from '../../../../server/transparency/log-views.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { UPLOAD_HOLDERS } from '../../../../server/upload-holders.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { removeOrphans } from '../../../../server/uploads/jobs/remove-orphans.ts';
import { saveFiles } from '../../../../server/uploads/stored-files.ts';
import { picture } from '../../../support/files.ts';
import { ownText } from '../../../support/own-text.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { reviewInput, tradeId } from '../../reviews/review-input.ts';
import { createCases, createCast, REASON, type Cases, type Cast } from './cast.ts';

const DAY_MS = 86_400_000;
const LONG_TEXT =
  'They came on the agreed day, showed every price before starting and left the place clean. Twice, in fact.';

let world: World;
let cast: Cast & { firm: MadeContractor };
let cases: Cases;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  cast = await createCast(world);
  cases = createCases(world, cast);
});

type Twin = 'deactivate' | 'activate' | 'accept' | 'reject' | 'update';
const decide = (
  name: Twin,
  id: number,
  body: Record<string, unknown> = { reason: REASON },
  by = cast.admin,
) => by.call('PUT', route(`api.admin.reviews.${name}`, { id }), body);
const remove = (id: number, by = cast.admin) =>
  by.call('DELETE', route('api.admin.reviews.destroy', { id }), { reason: REASON });

const rowOf = (id: number) =>
  world.database
    .selectFrom('reviews')
    .select(['status', 'deleted_at', 'decision_id', 'version', 'hold_signals', 'status_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const decisionsOf = (id: number) =>
  world.database
    .selectFrom('decisions')
    .select(['id', 'action', 'subject_type', 'subject_id', 'reason_code', 'reason_text', 'before', 'after'])
    .select(['decided_by_user_id', 'contractor_id', 'overall', 'language', 'decided_at'])
    .where('review_id', '=', id)
    .orderBy('id')
    .execute();
const lastDecision = async (id: number) => {
  const last = (await decisionsOf(id)).at(-1);
  if (!last) throw new Error('nothing was decided');
  return last;
};
const statementsOf = (decisionId: number) =>
  world.database
    .selectFrom('decision_statements')
    .select(['user_id', 'party', 'appeal_until'])
    .where('decision_id', '=', decisionId)
    .orderBy('party')
    .execute();
const shownTo = async (browser: { visit: Cast['visitor']['visit'] }): Promise<ReviewView[]> =>
  (await browser.visit(`/c/${cast.firm.slug}`)).page.props['reviews'] as ReviewView[];
const ratingCount = async () =>
  (
    await world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', cast.firm.id)
      .executeTakeFirstOrThrow()
  ).review_count;
const in180Days = () => new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10);

describe('taking a review down', () => {
  test('taking a review down hides it from everybody but those it concerns, counts anew, and answers with the review', async () => {
    const { id } = await cases.active();
    expect(await shownTo(world.visitor())).toHaveLength(1);
    const answer = await decide('deactivate', id, { reason: REASON, reason_code: 'R07' });
    expect(answer.json<{ review: ApiReview }>().review).toMatchObject({ reviewId: id, status: 'inactive' });
    expect(await shownTo(world.visitor())).toEqual([]);
    expect(await shownTo(cast.user)).toEqual([]);
    expect((await world.visitor().get(`/c/${cast.firm.slug}`)).text).not.toContain('Visit');
    expect(await ratingCount()).toBe(0);
    const given = (await cast.author.visit('/reviews/given')).page.props as unknown as GivenReviewsView;
    const got = (await cast.owner.visit('/reviews/got')).page.props as unknown as GotReviewsView;
    for (const { displayStatus: current } of [...given.reviews, ...got.reviews]) {
      expect(current).toMatchObject({
        state: 'inactive',
        reason: REASON,
        reasonCode: 'R07',
        reasonName: 'Private personal data',
      });
    }
    expect([given.reviews.length, got.reviews.length, got.unanswered]).toEqual([1, 1, 0]);
    expect(given.reviews[0]?.can).toMatchObject({ appeal: true, edit: true, delete: true });
    expect(got.reviews[0]?.can.appeal).toBe(false);
  });

  test('taking a review down writes one decision, with a statement to both sides', async () => {
    const { id } = await cases.active();
    await decide('deactivate', id, { reason: REASON, reason_code: 'R07' });
    const decisions = await decisionsOf(id);
    expect(decisions).toEqual([
      {
        id: expect.any(Number) as number,
        action: 'review.deactivated',
        subject_type: 'review',
        subject_id: id,
        reason_code: 'R07',
        reason_text: REASON,
        before: { status: 'active', version: 1 },
        after: { status: 'inactive', version: 1 },
        decided_by_user_id: cast.admin.user.id,
        contractor_id: cast.firm.id,
        overall: 1,
        language: 'english',
        decided_at: expect.any(Date) as Date,
      },
    ]);
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', decision_id: decisions[0]?.id });
    expect(await statementsOf(decisions[0]?.id ?? 0)).toEqual([
      { user_id: cast.author.user.id, party: 'author', appeal_until: in180Days() },
      { user_id: cast.owner.user.id, party: 'contractor', appeal_until: null },
    ]);
  });

  test('a business nobody has claimed is told nothing', async () => {
    const review = await world.make.review({
      contractor: await world.make.contractor(),
      author: cast.author.user,
    });
    await decide('deactivate', review.id);
    const { id } = await lastDecision(review.id);
    expect(await statementsOf(id)).toMatchObject([{ party: 'author' }]);
  });

  test('taking a review down confirms what screening holds: it no longer waits', async () => {
    const { id } = await cases.onHold();
    expect((await decide('deactivate', id)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', hold_signals: [] });
    expect((await lastDecision(id)).before).toMatchObject({ status: 'held' });
  });

  test('taking a review down does what an open appeal asks for, so that it is accepted', async () => {
    const { id, appeal } = await cases.takeDownAppeal();
    await decide('deactivate', id);
    const decision = await lastDecision(id);
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'accepted', decision_id: decision.id });
    expect(decision.after).toMatchObject({ appeal: 'accepted' });
  });

  test('taking a review down speaks Spanish to an administrator who does', async () => {
    const admin = await world.signedIn({ role: 'admin', language: 'mexican_spanish' });
    const { id } = await cases.active();
    expect((await decide('deactivate', id, { reason: REASON }, admin)).json()['message']).toBe(
      'Se desactivó la reseña',
    );
    expect((await decide('deactivate', id, { reason: REASON }, admin)).json()['message']).toBe(
      'Esta reseña ya está inactiva.',
    );
  });
});

const appealRow = (id: number) =>
  world.database
    .selectFrom('appeals')
    .select(['state', 'decision_id', 'closed_at', 'off_appeal_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('showing a review again', () => {
  test('showing a review again counts it again and tells the contractor', async () => {
    const { id } = await cases.inactive();
    expect((await decide('activate', id)).json<{ review: ApiReview }>().review.status).toBe('active');
    expect(await shownTo(world.visitor())).toMatchObject([
      { id, displayStatus: { state: 'active', reason: null } },
    ]);
    expect(await ratingCount()).toBe(1);
    const { id: decisionId } = await lastDecision(id);
    // A contractor's wish has no last day (docs/decisions/0004).
    expect(await statementsOf(decisionId)).toMatchObject([{ appeal_until: null }, { appeal_until: null }]);
    expect(await rowOf(id)).toMatchObject({ status_reason: null });
  });

  test('showing a review again lets go what screening holds', async () => {
    const { id } = await cases.onHold();
    await decide('activate', id);
    expect(await shownTo(world.visitor())).toMatchObject([{ id }]);
    expect(await rowOf(id)).toMatchObject({ hold_signals: [] });
  });

  test('showing a review again accepts an open appeal for it, unless the decision was the administrator’s own', async () => {
    const { id, appeal } = await cases.putBackAppeal();
    const own = await decide('activate', id, { reason: REASON }, cast.otherAdmin);
    expect([own.status, own.json()['message']]).toEqual([
      403,
      'This appeal is about your decision, so another administrator must decide.',
    ]);
    expect((await decide('activate', id)).status).toBe(200);
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'accepted' });
  });
});

describe('deleting a review', () => {
  test('deleting a review hides it and keeps it for its author’s appeal', async () => {
    const { id } = await cases.active();
    const answer = await remove(id);
    expect(answer.json()).toEqual({ message: 'Review Successfully Deleted' });
    expect(await shownTo(world.visitor())).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ deleted_at: expect.any(Date) as Date });
    const given = (await cast.author.visit('/reviews/given')).page.props as unknown as GivenReviewsView;
    expect(given.pagination.total).toBe(1);
    expect(given.reviews).toMatchObject([
      {
        id,
        displayStatus: { state: 'deleted', reason: REASON },
        can: { edit: false, delete: false, respond: false, appeal: true, offAppeal: false },
      },
    ]);
    const got = (await cast.owner.visit('/reviews/got')).page.props as unknown as GotReviewsView;
    expect(got.reviews).toEqual([]);
  });

  test('deleting a review waits while its author asks for it back', async () => {
    const { id } = await cases.putBackAppeal();
    const answer = await remove(id);
    expect([answer.status, answer.json()['message']]).toEqual([
      409,
      'This review has an open appeal. Decide it first.',
    ]);
    expect(await rowOf(id)).toMatchObject({ deleted_at: null });
  });

  test('only its author’s appeal brings it back', async () => {
    const { id } = await cases.deleted();
    for (const answer of [
      await decide('activate', id),
      await decide('deactivate', id),
      await decide('update', id, { title: 'Again', reason: REASON }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.json()).toMatchObject({
        message: expect.stringContaining('Only its author’s appeal') as string,
        decision: { action: 'review.deleted', reason: REASON },
      });
    }
  });
});

describe('what an author deleted', () => {
  test('what an author deleted is gone for administrators, too', async () => {
    const { id } = await cases.active();
    await cast.author.call('DELETE', route('api.reviews.destroy', { id }));
    const statuses = [
      (await decide('activate', id)).status,
      (await decide('deactivate', id)).status,
      (await decide('accept', id, {})).status,
      (await remove(id)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test('what an author deleted ends an open appeal', async () => {
    const { id, appeal } = await cases.takeDownAppeal();
    await cast.author.call('DELETE', route('api.reviews.destroy', { id }));
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'withdrawn', off_appeal_reason: null });
  });
});

describe('changing what a review says', () => {
  const edit = (id: number, changes: Record<string, unknown>) =>
    decide('update', id, { reason: REASON, ...changes });

  test('changing what a review says shows as such at once, with the words before', async () => {
    const { id } = await cases.active();
    const answer = await edit(id, { body: LONG_TEXT });
    expect(answer.json<{ review: ApiReview }>().review).toMatchObject({ body: LONG_TEXT, version: 2 });
    const { id: decisionId, before, after } = await lastDecision(id);
    expect([before, after]).toEqual([
      { status: 'active', version: 1, words: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      {
        status: 'active',
        version: 2,
        words: textDigest(answer.json<{ review: ApiReview }>().review.title, LONG_TEXT),
      },
    ]);
    const [shown] = await shownTo(world.visitor());
    expect(shown).toMatchObject({
      body: LONG_TEXT,
      saysEdited: false,
      administratorEdit: { decisionId, reasonCode: null },
      earlierVersions: [{ version: 1, replacedByAdministrator: true, hidden: false }],
    });
    expect(shown?.earlierVersions[0]?.body).toContain('They came on the agreed day');
  });

  test('changing what a review says takes the review inside of `review`, too', async () => {
    const { id } = await cases.active();
    expect((await decide('update', id, { review: { title: 'Inside' }, reason: REASON })).status).toBe(200);
    expect((await shownTo(world.visitor()))[0]?.title).toBe('Inside');
  });

  test('changing what a review says does not show again what had to be hidden, but to its author and administrators', async () => {
    const { id } = await cases.active();
    await world.database
      .updateTable('reviews')
      .set({ body: `${LONG_TEXT} Ring me at 559-555-0134.` })
      .where('id', '=', id)
      .execute();
    await edit(id, { title: 'Mended once' });
    await edit(id, { body: LONG_TEXT, reason_code: 'R07' });
    const visitor = await world.visitor().get(`/c/${cast.firm.slug}`);
    expect(visitor.text).not.toContain('559-555-0134');
    const versionsFor = async (browser: Cast['visitor']) => (await shownTo(browser))[0]?.earlierVersions;
    for (const browser of [world.visitor(), cast.owner]) {
      expect(await versionsFor(browser)).toMatchObject([
        { version: 2, hidden: true, body: '', title: '' },
        { version: 1, hidden: true, body: '', title: '' },
      ]);
    }
    for (const browser of [cast.author, cast.admin]) {
      const versions = await versionsFor(browser);
      expect(versions?.map(({ hidden }) => hidden)).toEqual([false, false]);
      expect(versions?.[1]?.body).toContain('559-555-0134');
    }
  });

  describe('and its author puts back what it took out', () => {
    const REMOVED = 'The foreman Ybarra lives in the blue house behind the old mill.';
    const signalsOf = async (id: number) => {
      const { status, hold_signals } = await rowOf(id);
      return { status, signals: hold_signals };
    };
    const put = async (id: number, body: string) => {
      const answer = await cast.author.call('PUT', route('api.reviews.update', { id }), { body });
      expect(answer.status).toBe(200);
    };
    const HELD = { status: 'inactive', signals: ['near_copy'] };
    let id: number;
    let kept: string;
    beforeEach(async () => {
      ({ id } = await cases.active());
      kept = ownText('They came on the agreed day and left the place clean.');
      await put(id, `${kept} ${REMOVED}`);
      expect((await edit(id, { body: kept, reason_code: 'R02' })).status).toBe(200);
    });

    test.each([
      ['all of it', () => `${kept} ${REMOVED}`],
      ['all of it, spelled otherwise', () => `${kept} ${REMOVED.toUpperCase().replaceAll(' ', '  ')}`],
      ['half of the passage, in a text of its own', () => ownText(`Now: ${REMOVED.slice(0, -21)}`)],
    ])(
      'an author who puts back what an administrator took out waits for an administrator: %s',
      async (_, words) => {
        await put(id, words());
        expect(await signalsOf(id)).toEqual(HELD);
        expect(await lastDecision(id)).toMatchObject({
          action: 'review.held',
          reason_code: 'R02',
          reason_text: 'near_copy',
          decided_by_user_id: null,
        });
        expect((await world.visitor().get(`/c/${cast.firm.slug}`)).text).not.toContain('Ybarra');
      },
    );

    test('other words are shown at once, and so are mended ones', async () => {
      await put(id, `${kept} The foreman was not friendly.`);
      expect(await signalsOf(id)).toEqual({ status: 'active', signals: [] });
      await put(id, `${kept} ${REMOVED}`);
      expect(await signalsOf(id)).toEqual(HELD);
      await put(id, ownText('They came on the agreed day.'));
      expect(await signalsOf(id)).toEqual({ status: 'active', signals: [] });
    });

    test('an author who puts back what an administrator took out waits as long as it says so, but not for what an administrator let be shown since', async () => {
      await put(id, `${kept} ${REMOVED}`);
      await put(id, `${kept} ${REMOVED} Really.`);
      expect(await signalsOf(id)).toEqual(HELD);
      expect((await decide('activate', id)).status).toBe(200);
      await put(id, `${kept} ${REMOVED} Really so.`);
      expect(await signalsOf(id)).toEqual({ status: 'active', signals: [] });
    });

    test('an author who puts back what an administrator took out waits in a new review, too', async () => {
      await put(id, ownText('They came on the agreed day.'));
      await cast.author.call('DELETE', route('api.reviews.destroy', { id }));
      const form = route('reviews.store', { slug: cast.firm.slug });
      const input = reviewInput(await tradeId(world.database), { body: ownText(REMOVED) });
      await cast.author.submit(form, input, { from: form });
      const { id: again } = await world.database
        .selectFrom('reviews')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(again).not.toBe(id);
      expect(await signalsOf(again)).toEqual(HELD);
    });
  });

  test('changing what a review says leaves the review where it stands, and its author may appeal and mend it all the same', async () => {
    const { id, decision } = await cases.inactive();
    await edit(id, { title: 'Mended' });
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', decision_id: decision.id, version: 2 });
    const mended = await cast.author.call('PUT', route('api.reviews.update', { id }), {
      title: 'By its author',
    });
    expect(mended.json<{ review: ApiReview }>().review).toMatchObject({
      status: 'inactive',
      title: 'By its author',
      can: { appeal: true },
    });
  });

  test('changing what a review says takes photos away and adds none', async () => {
    const { id } = await cases.active();
    const upload = async (userId: number) =>
      (
        await world.database
          .insertInto('uploads')
          .values({
            key: `photo-${userId}-${id}-${Math.round(performance.now() * 1_000)}`,
            user_id: userId,
            kind: 'image',
            media_type: 'image/webp',
            original_name: 'roof.jpg',
            byte_size: 10,
            width: 4,
            height: 3,
            visibility: 'uploader',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const theirs = [await upload(cast.author.user.id), await upload(cast.author.user.id)];
    await cast.author.call('PUT', route('api.reviews.update', { id }), { photos: theirs });
    const added = await edit(id, { photos: [...theirs, await upload(cast.admin.user.id)] });
    expect(added.status).toBe(422);
    // A photo that was there when the dialog was opened and is gone, or came meanwhile, is a conflict.
    for (const photos_before of [[theirs[0]], theirs.toReversed()]) {
      const late = await edit(id, { photos: [], photos_before, reason_code: 'R07' });
      expect(late.status).toBe(409);
      expect(late.json()).toMatchObject({
        message: expect.stringContaining('photos just changed') as string,
      });
    }
    expect((await shownTo(world.visitor()))[0]?.photos.map((photo) => photo.id)).toEqual(theirs);
    const before = { photos_before: theirs };
    expect((await edit(id, { photos: [theirs[1]], ...before, reason_code: 'R07' })).status).toBe(200);
    expect((await shownTo(world.visitor()))[0]?.photos.map((photo) => photo.id)).toEqual([theirs[1]]);
    expect(await rowOf(id)).toMatchObject({ version: 2 });
    expect(await lastDecision(id)).toMatchObject({
      action: 'review.edited',
      before: { version: 1, photos: 2 },
      after: { version: 2, photos: 1 },
    });
    const [shown] = await shownTo(world.visitor());
    expect(shown).toMatchObject({ administratorEdit: { reasonCode: 'R07' }, earlierVersions: [] });
  });

  test('changing what a review says leaves the photos taken away for the author and administrators to look at', async () => {
    const { id } = await cases.active();
    const photo = await world.make.upload({ user: cast.author.user, createdAt: new Date('2026-01-01') });
    const bytes = await picture('webp');
    const storage = localStorage(world.config.dataDir);
    await saveFiles(storage, photo.key, { small: bytes, medium: bytes, large: bytes });
    await cast.author.call('PUT', route('api.reviews.update', { id }), { photos: [photo.id] });
    expect((await edit(id, { photos: [] })).status).toBe(200);
    const { database } = world;
    await removeOrphans({ database, storage, now: new Date(), holders: UPLOAD_HOLDERS });
    const statuses: number[] = [];
    for (const reader of [cast.author, cast.admin, cast.owner, world.visitor()])
      statuses.push((await reader.get(`/uploads/${photo.key}`)).status);
    expect(statuses).toEqual([200, 200, 404, 404]);
    const role = (name: string) =>
      database.updateTable('users').set({ role: name }).where('id', '=', cast.owner.user.id).execute();
    await role('admin');
    expect((await cast.owner.get(`/uploads/${photo.key}`)).status).toBe(404);
    await role('contractor');
    await database.deleteFrom('reviews').where('id', '=', id).execute();
    await removeOrphans({ database, storage, now: new Date(), holders: UPLOAD_HOLDERS });
    expect((await cast.author.get(`/uploads/${photo.key}`)).status).toBe(404);
  });

  test('changing what a review says is a conflict when the words were changed since they were read', async () => {
    const { id } = await cases.active();
    await cast.author.call('PUT', route('api.reviews.update', { id }), { title: 'Mended by its author' });
    for (const answer of [
      await edit(id, { title: 'Other', version: 1 }),
      await decide('deactivate', id, { reason: REASON, version: 1 }),
    ]) {
      expect([answer.status, answer.json()['message']]).toEqual([
        409,
        'The text just changed. Read it again before you decide.',
      ]);
    }
    expect((await edit(id, { title: 'Other', version: 2 })).status).toBe(200);
  });

  test.each([
    ['overall', { overall: 5 }, 'overall'],
    ['a score', { scores: { quality: 5 } }, 'scores.quality'],
    ['a fact', { facts: { would_hire_again: 'no' } }, 'facts.would_hire_again'],
    ['the month of the job', { job: { month: '2026-03' } }, 'job.month'],
    [
      'the cost of the job',
      { review: { title: 'Other words', job: { cost_band: 'over_100k' } } },
      'job.cost_band',
    ],
  ])(
    'changing what a review says never changes %s: the field is named, and nothing changes',
    async (_what, changes, field) => {
      const { id } = await cases.active();
      const before = await rowOf(id);
      const answer = await edit(id, { title: 'Other words', ...changes });
      expect(answer.status).toBe(422);
      const { errors } = answer.json<{ errors: Record<string, string[]> }>();
      expect(errors[field]).toEqual([
        'Administrators can only edit the text, not the stars, scores, job facts or job.',
      ]);
      expect(await rowOf(id)).toEqual(before);
      expect(await decisionsOf(id)).toEqual([]);
    },
  );

  test('changing what a review says takes a whole review whose numbers are the same', async () => {
    const { id } = await cases.active();
    const row = await world.database
      .selectFrom('reviews')
      .select([
        'overall',
        'scores',
        'facts',
        'trade_id',
        'city',
        'postal_code',
        'cost_band',
        'stage',
        'job_month',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { overall, scores, facts, job_month, ...job } = row;
    const whole = { overall, scores, facts, job: { ...job, month: job_month.slice(0, 7) } };
    expect((await edit(id, { ...whole, title: 'Words only' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ version: 2 });
    const after = await world.database
      .selectFrom('reviews')
      .select(['overall', 'scores', 'facts'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ overall, scores, facts });
  });

  test('changing what a review says tells the language of the new words, and keeps how well the job is proved', async () => {
    const { id } = await cases.active();
    const spanish = 'Llegaron tarde los dos días, pero el trabajo quedó bien hecho y la casa quedó limpia.';
    expect((await edit(id, { title: 'Buen trabajo', body: spanish })).status).toBe(200);
    const row = await world.database
      .selectFrom('reviews')
      .select(['language', 'verification'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ language: 'mexican_spanish', verification: 'contact_and_facts' });
  });
});

describe('deciding an appeal', () => {
  test('deciding an appeal: accepted, the contractor’s takes the review down', async () => {
    const { id, appeal } = await cases.takeDownAppeal();
    const answer = await decide('accept', id, {});
    expect(answer.json<{ review: ApiReview }>().review).toMatchObject({
      status: 'inactive',
      appeal: { state: 'accepted', kind: 'take_down', closed_at: expect.any(String) as string },
    });
    const decision = await lastDecision(id);
    expect(decision).toMatchObject({
      action: 'appeal.accepted',
      subject_type: 'appeal',
      subject_id: appeal.id,
      reason_code: null,
      reason_text: null,
      before: { status: 'active', appeal: 'open', kind: 'take_down' },
      after: { status: 'inactive', appeal: 'accepted', kind: 'take_down' },
    });
    expect(await statementsOf(decision.id)).toMatchObject([
      { appeal_until: in180Days() },
      { appeal_until: null },
    ]);
    expect(await shownTo(world.visitor())).toEqual([]);
    const given = (await cast.author.visit('/reviews/given')).page.props as unknown as GivenReviewsView;
    expect(given.reviews[0]?.can.appeal).toBe(true);
  });

  test('deciding an appeal: accepted without a body, tells both sides that no further reason was given, and what the appeal said', async () => {
    const { id } = await cases.takeDownAppeal();
    await decide('accept', id, {});
    const decision = await lastDecision(id);
    const { page } = await cast.author.visit(`/decisions/${decision.id}`);
    expect(page.props).toMatchObject({
      reason: { name: null, text: null, ground: null },
      appealText: { text: expect.any(String) as string, language: expect.any(String) as string },
    });
  });

  test('deciding an appeal: accepted with a ground, names the reason of the answer and the rule apart', async () => {
    const { id } = await cases.takeDownAppeal();
    const why = { reason: 'Un número de teléfono aparece en el texto de la reseña.', reason_code: 'A01' };
    expect((await decide('accept', id, { ...why, ground_code: 'R07' })).status).toBe(200);
    const decision = await lastDecision(id);
    expect(decision).toMatchObject({ reason_code: 'A01', after: { ground: 'R07' } });
    const { page } = await cast.author.visit(`/decisions/${decision.id}`);
    expect(page.props).toMatchObject({
      reason: {
        name: 'The request is justified',
        ground: 'Private personal data',
        text: why.reason,
        language: 'mexican_spanish',
      },
      appealText: null,
    });
    const [entry] = (
      (await world.visitor().visit(`/decisions?number=${decision.id}`)).page.props as unknown as LogView
    ).entries;
    expect(entry).toMatchObject({
      reason: { code: 'A01', name: 'The request is justified' },
      ground: { code: 'R07', name: 'Private personal data' },
    });
  });

  test.each([
    ['accept', { reason_code: 'R01' }, 'reason_code'],
    ['reject', { reason_code: 'R01' }, 'reason_code'],
    ['reject', { reason_code: 'A01' }, 'reason_code'],
    ['accept', { reason_code: 'A00' }, 'reason_code'],
  ] as const)('deciding an appeal to %s for %o is refused by its field', async (verb, code, field) => {
    const { id, appeal } = await cases.takeDownAppeal();
    const answer = await decide(verb, id, { reason: 'Looked at.', ...code });
    expect([answer.status, Object.keys(answer.json()['errors'] as object)]).toEqual([422, [field]]);
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'open' });
  });

  test('deciding an appeal names no rule where nothing is taken down', async () => {
    const { id, appeal } = await cases.putBackAppeal('inactive');
    const answer = await decide('accept', id, {
      reason: 'Looked at.',
      reason_code: 'A01',
      ground_code: 'R07',
    });
    expect([answer.status, Object.keys(answer.json()['errors'] as object)]).toEqual([422, ['ground_code']]);
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'open' });
  });

  test.each(['inactive', 'deleted'] as const)(
    'deciding an appeal: accepted, the author’s puts an %s review back',
    async (state) => {
      const { id, appeal } = await cases.putBackAppeal(state);
      const answer = await decide('accept', id, { reason: 'The words are gone.' });
      expect(answer.json<{ review: ApiReview }>().review).toMatchObject({ status: 'active' });
      expect(await rowOf(id)).toMatchObject({ status: 'active', deleted_at: null });
      expect(await shownTo(world.visitor())).toMatchObject([
        { id, appeal: { state: 'accepted', onReason: null } },
      ]);
      expect(await appealRow(appeal.id)).toMatchObject({ decision_id: (await lastDecision(id)).id });
      expect(await ratingCount()).toBe(1);
    },
  );

  test('deciding an appeal is not possible where another review has taken its place', async () => {
    const { id, appeal } = await cases.putBackAppeal('deleted');
    await world.database
      .updateTable('reviews')
      .set({ job_month: '2026-02-01' })
      .where('id', '=', id)
      .execute();
    await world.make.review({ contractor: cast.firm, author: cast.author.user, jobMonth: '2026-02-01' });
    const answer = await decide('accept', id, {});
    expect([answer.status, answer.json()['message']]).toEqual([
      409,
      'Not possible: the author has another review of this contractor for 02/2026.',
    ]);
    expect(await appealRow(appeal.id)).toMatchObject({ state: 'open' });
    expect((await decide('reject', id, {})).status).toBe(200);
  });

  test.each(['takeDownAppeal', 'putBackAppeal'] as const)(
    'deciding an appeal: rejected (%s), the review stands as it is',
    async (make) => {
      const { id, appeal } = await cases[make]();
      const before = await rowOf(id);
      const answer = await decide('reject', id, { reason: 'Nothing speaks for it.', reason_code: 'N01' });
      expect(answer.json()['message']).toBe('Appeal is successfully rejected!');
      expect(await rowOf(id)).toEqual(before);
      const decision = await lastDecision(id);
      expect(await appealRow(appeal.id)).toMatchObject({ state: 'rejected', decision_id: decision.id });
      // The author has the rest of the 180 days, a contractor has no last day.
      const author = make === 'putBackAppeal' ? in180Days() : null;
      expect(await statementsOf(decision.id)).toMatchObject([
        { appeal_until: author },
        { appeal_until: null },
      ]);
    },
  );

  test('deciding an appeal takes an empty body that says it is JSON, and none at all', async () => {
    const { id } = await cases.takeDownAppeal();
    const url = route('api.admin.reviews.accept', { id });
    const answer = await cast.admin.call('PUT', url, undefined, { 'content-type': 'application/json' });
    expect(answer.status).toBe(200);
  });

  test('deciding an appeal is for another administrator than the one whose decision is appealed, where there is one', async () => {
    const { id } = await cases.putBackAppeal();
    expect((await decide('reject', id, {}, cast.otherAdmin)).status).toBe(403);
    expect((await decide('reject', id, {}, cast.admin)).status).toBe(200);
    // Filed again with new evidence: now both have decided against it, and both may decide.
    await world.make.appeal({
      review: { id },
      by: cast.author.user,
      kind: 'put_back',
      against: { id: (await rowOf(id)).decision_id ?? 0 },
    });
    await onlyTheseAdministrators(cast.admin.user.id, cast.otherAdmin.user.id);
    expect((await decide('reject', id, {}, cast.otherAdmin)).status).toBe(200);
  });

  test('deciding an appeal is for the only administrator there is, whoever decided before', async () => {
    const { id } = await cases.putBackAppeal();
    await onlyTheseAdministrators(cast.otherAdmin.user.id);
    expect((await decide('accept', id, {}, cast.otherAdmin)).status).toBe(200);
  });

  test.each(['accept', 'reject'] as const)(
    'deciding an appeal without an open appeal there is nothing to %s',
    async (name) => {
      const { id } = await cases.active();
      const never = await decide(name, id, {});
      expect([never.status, never.json()['message']]).toEqual([409, 'This review has no open appeal.']);
      expect(never.json()['decision']).toBeNull();
    },
  );

  test('deciding an appeal keeps administrators’ notes, which nobody else reads', async () => {
    const { id } = await cases.takeDownAppeal();
    const url = route('api.admin.reviews.update_appeal', { id });
    await cast.admin.call('POST', url, { body: 'Rang the contractor.' });
    const second = await cast.otherAdmin.call('POST', url, { body: 'Wrote to the author.' });
    expect(second.json<{ review: ApiReview }>().review.appeal?.notes).toMatchObject([
      { body: 'Rang the contractor.', author: 'Ada Admin' },
      { body: 'Wrote to the author.', author: 'Otto Admin' },
    ]);
    for (const browser of [cast.owner, cast.author, world.visitor()]) {
      const [shown] = await shownTo(browser);
      expect(shown?.appeal?.notes).toBeNull();
      expect(JSON.stringify(shown)).not.toContain('Rang the contractor');
    }
    const { id: unappealed } = await cases.active();
    const none = await cast.admin.call('POST', route('api.admin.reviews.update_appeal', { id: unappealed }), {
      body: 'About nothing.',
    });
    expect([none.status, none.json()['message']]).toEqual([409, 'No one has appealed this review.']);
  });
});

async function onlyTheseAdministrators(...ids: number[]): Promise<void> {
  await world.database
    .updateTable('users')
    .set({ role: 'user' })
    .where('role', '=', 'admin')
    .where('id', 'not in', ids)
    .execute();
}
