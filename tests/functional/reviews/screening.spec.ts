import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { SCORE_KEYS, type Stars } from '../../../common/constants.ts';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { textBandsOf } from '../../../server/reviews/screening/screen-review.ts';
import { eventually } from '../../support/eventually.ts';
import { createWorld, type World } from '../../support/world.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { ownText } from '../../support/own-text.ts';
import { ENGLISH_TEXT, reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const WITH_PHONE = 'Ask for Memo at (559) 555-0142 and mention my name.';

let world: World;
let plumbing: number;
let firm: MadeContractor;
let form: string;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  firm = await world.make.contractor({ name: 'Cordero Plumbing' });
  form = `/c/${firm.slug}/review`;
});

const latest = () =>
  world.database.selectFrom('reviews').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const decisionsOf = (reviewId: number) =>
  world.database
    .selectFrom('decisions')
    .select(['action', 'reason_code', 'reason_text', 'decided_by_user_id'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute();
const countShown = async () =>
  (
    await world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', firm.id)
      .executeTakeFirstOrThrow()
  ).review_count;

describe('a review that screening holds', () => {
  test('a review that screening holds is kept, not shown to others, and its author is told why', async () => {
    const owner = await world.make.user();
    firm = await world.make.contractor({ owner });
    form = `/c/${firm.slug}/review`;
    const author = await world.signedIn();
    const { page } = await author.submit(form, reviewInput(plumbing, { body: ownText(WITH_PHONE) }), {
      from: form,
    });
    expect(page.component).toBe('reviews/given');
    expect(page.flash.success).toBe('Review saved, not public yet. See why below.');
    const review = await latest();
    expect(review).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
    expect(await countShown()).toBe(0);
    const { page: shown } = await world.visitor().visit(`/c/${firm.slug}`);
    expect(shown.props['reviews']).toEqual([]);
    expect(await mailsTo(world, owner.email)).toEqual([]);
  });

  test('a review that screening holds shows its author the exact words and the day of the check, on the page and in the mail', async () => {
    const author = await world.signedIn();
    await world.database
      .insertInto('hold_words')
      .values({ word: 'watch your back', language: 'english' })
      .onConflict((on) => on.doNothing())
      .execute();
    const body = `${ownText(WITH_PHONE)} I told them to watch your back, too.`;
    const { page } = await author.submit(form, reviewInput(plumbing, { body }), { from: form });
    const asked = page.props['asked'] as ReviewView;
    expect(asked.hold?.passages.map(({ words }) => words)).toEqual(['watch your back', '(559) 555-0142']);
    expect(asked.hold?.checkedBy).toBe('2026-05-22T12:00:00.000Z');
    await eventually(async () => {
      const { plain_text: mail } = await world.database
        .selectFrom('mails')
        .select('plain_text')
        .where('recipient', '=', author.user.email)
        .where('subject', 'like', '%review of%')
        .executeTakeFirstOrThrow();
      expect(mail).toContain('“watch your back”, “(559) 555-0142”');
      expect(mail).toContain('05/22/2026');
    });
    const owner = await world.signedIn({ role: 'admin' });
    const adminPage = await owner.visit(`/admin/reviews?open=${asked.id}`);
    expect(JSON.stringify(adminPage.page.props)).not.toContain('"checkedBy"');
  });

  test('a review that screening holds stands by a decision that nobody made but screening, in the chain', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { body: ownText(WITH_PHONE) }), { from: form });
    const review = await latest();
    expect(await decisionsOf(review.id)).toEqual([
      {
        action: 'review.held',
        reason_code: 'R07',
        reason_text: 'contact_details',
        decided_by_user_id: null,
      },
    ]);
    expect(review.decision_id).not.toBeNull();
    expect((await verifyChain(world.database)).fault).toBeNull();
  });

  test('a review that screening holds: sent twice at once is one review and one decision', async () => {
    const author = await world.signedIn();
    await author.visit(form);
    const input = reviewInput(plumbing, { body: ownText(WITH_PHONE) });
    const landed = await Promise.all([1, 2].map(() => author.submit(form, input, { from: form })));
    expect(landed.map(({ page }) => page.component)).toEqual(['reviews/given', 'reviews/given']);
    expect(await decisionsOf((await latest()).id)).toHaveLength(1);
  });

  test('a review that screening holds is shown as soon as its author has mended the words', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { body: ownText(WITH_PHONE) }), { from: form });
    const { id } = await latest();
    const answer = await author.call('PUT', `/api/reviews/${id}`, { body: ownText(ENGLISH_TEXT) });
    expect(answer.status).toBe(200);
    expect(await latest()).toMatchObject({ status: 'active', hold_signals: [] });
    expect(await countShown()).toBe(1);
    expect((await decisionsOf(id)).map(({ action }) => action)).toEqual(['review.held', 'review.activated']);
    const { page } = await world.visitor().visit(`/c/${firm.slug}`);
    expect(page.props['reviews']).toHaveLength(1);
  });

  test('a review that screening holds waits on when the words change but the telephone number stays', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { body: ownText(WITH_PHONE) }), { from: form });
    const { id } = await latest();
    await author.call('PUT', `/api/reviews/${id}`, { body: ownText(`Again: ${WITH_PHONE}`) });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
    expect(await decisionsOf(id)).toHaveLength(1);
  });
});

describe('a review that is shown', () => {
  test('a review that is shown comes to wait when its author writes a telephone number into it later', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing), { from: form });
    const { id } = await latest();
    await author.call('PUT', `/api/reviews/${id}`, { body: ownText(WITH_PHONE) });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
    expect(await countShown()).toBe(0);
  });
});

describe('the signals', () => {
  test.each([
    ['a threat', 'I know where you live and I will come.', 'hold_word'],
    ['a threat, in Spanish', 'Ya sabemos donde vives, y vamos a ir.', 'hold_word'],
    ['a word on the hold list', 'They called my neighbor a wetback, and so do I.', 'hold_word'],
    ['a social security number', 'The contract shows 512-44-8830 as her number.', 'private_number'],
    ['a child and the school', 'His son Mason is in third grade at Oak Elementary.', 'child'],
    ['an e-mail address', 'Write to him at memo.cordero@example.com about it.', 'contact_details'],
    ['a street with its number', 'He works from 1420 Oak Street behind the church.', 'contact_details'],
  ])('the signals: %s', async (_, opening, signal) => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { body: ownText(opening) }), { from: form });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: [signal] });
  });

  test('a near-copy of another review, of another contractor too', async () => {
    const body = ownText(ENGLISH_TEXT);
    const [first, second] = [await world.signedIn(), await world.signedIn()];
    await first.submit(form, reviewInput(plumbing, { body }), { from: form });
    expect(await latest()).toMatchObject({ status: 'active' });
    const other = await world.make.contractor();
    const otherForm = `/c/${other.slug}/review`;
    const copy = body.replace('one morning', 'ONE Morning').replace(/\.$/, ', gracias.');
    await second.submit(otherForm, reviewInput(plumbing, { body: copy }), { from: otherForm });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: ['near_copy'] });
  });

  test('the same device as the contractor', async () => {
    const owner = await world.signedIn();
    firm = await world.make.contractor({ owner: owner.user });
    form = `/c/${firm.slug}/review`;
    const friend = await world.make.user();
    await owner.submit('/logout', {});
    await owner.logIn(friend.email, friend.password);
    await owner.submit(form, reviewInput(plumbing), { from: form });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: ['same_origin'] });
    const stranger = await world.signedIn();
    await stranger.submit(form, reviewInput(plumbing), { from: form });
    expect(await latest()).toMatchObject({ status: 'active', hold_signals: [] });
  });

  test('five reviews of a quiet contractor within a day', async () => {
    for (let written = 1; written <= 4; written += 1) {
      const author = await world.signedIn();
      await author.submit(form, reviewInput(plumbing), { from: form });
      expect(await latest()).toMatchObject({ status: 'active' });
    }
    const fifth = await world.signedIn();
    await fifth.submit(form, reviewInput(plumbing), { from: form });
    expect(await latest()).toMatchObject({ status: 'inactive', hold_signals: ['burst'] });
  });

  const signalsOf = async (contractorIds: number[]) => {
    const rows = world.database.selectFrom('reviews').select('hold_signals');
    return (await rows.where('contractor_id', 'in', contractorIds).execute()).map((row) => row.hold_signals);
  };

  test('the signals: sent all at once, reviews are a burst from the fifth on', async () => {
    const authors = await Promise.all(Array.from({ length: 7 }, () => world.signedIn()));
    await Promise.all(authors.map((author) => author.submit(form, reviewInput(plumbing), { from: form })));
    const onHold = await signalsOf([firm.id]);
    expect(onHold.filter((signals) => JSON.stringify(signals) === '["burst"]')).toHaveLength(3);
    expect(onHold).toHaveLength(7);
  });

  test('the signals of copies sent at once, to different contractors, one is shown', async () => {
    const body = ownText(ENGLISH_TEXT);
    const firms = await Promise.all(Array.from({ length: 4 }, () => world.make.contractor()));
    await Promise.all(
      firms.map(async ({ slug }, place) => {
        const author = await world.signedIn();
        const path = `/c/${slug}/review`;
        await author.submit(path, reviewInput(plumbing, { body: `${body}${'!'.repeat(place)}` }), {
          from: path,
        });
      }),
    );
    const onHold = await signalsOf(firms.map(({ id }) => id));
    expect(onHold.filter((signals) => JSON.stringify(signals) === '["near_copy"]')).toHaveLength(3);
    expect(onHold).toHaveLength(4);
  });

  test('a near-copy is found among many texts that share a little with it', async () => {
    const body = ownText(ENGLISH_TEXT);
    const bands = textBandsOf(body);
    const crowd = await Promise.all(
      Array.from({ length: 60 }, () => world.make.review({ contractor: firm })),
    );
    const sharing = world.database.updateTable('reviews').set({ text_bands: bands.slice(0, 1) });
    await sharing
      .where(
        'id',
        'in',
        crowd.map(({ id }) => id),
      )
      .execute();
    await world.make.review({ contractor: firm, body, createdAt: new Date('2026-01-01T12:00:00Z') });
    await world.database.updateTable('reviews').set({ text_bands: bands }).where('body', '=', body).execute();
    const other = await world.make.contractor();
    const path = `/c/${other.slug}/review`;
    await (await world.signedIn()).submit(path, reviewInput(plumbing, { body }), { from: path });
    expect(await latest()).toMatchObject({ hold_signals: ['near_copy'] });
  });
});

describe('screening', () => {
  const stars = fc.constantFrom<Stars>(1, 2, 3, 4, 5);
  const opening = fc.constantFrom('They came on time.', WITH_PHONE, 'I know where you live, he said.');

  test('screening decides the same whatever the stars are', async () => {
    const onHold = async (text: string, overall: Stars, score: Stars) => {
      const target = await world.make.contractor();
      const path = `/c/${target.slug}/review`;
      const author = await world.signedIn();
      const scores = Object.fromEntries(SCORE_KEYS.map((key) => [key, score]));
      const input = { ...reviewInput(plumbing, { body: ownText(text), overall }), scores };
      await author.submit(path, input, { from: path });
      return (await latest()).hold_signals;
    };
    await fc.assert(
      fc.asyncProperty(opening, stars, stars, stars, async (text, one, other, score) => {
        expect(await onHold(text, one, score)).toEqual(await onHold(text, other, 3));
      }),
      { numRuns: 12 },
    );
  });
});
