import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingOf, buy } from '../../support/billing.ts';
import { ownText } from '../../support/own-text.ts';
import { mailsTo } from '../../support/mails.ts';
import {
  accept,
  businessOn,
  invite,
  linkFor,
  memberOf,
  membersOf,
  removeFirst,
  sendPlainly,
  setSeats,
  viewerOf,
  type Business,
} from '../../support/members.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';

let world: World;
let business: Business;
let member: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  business = await businessOn(world);
  member = await memberOf(world, business);
});
afterAll(() => world.close());

const respond = (one: Person, reviewId: number) =>
  one.call('POST', '/api/review-responses', {
    responseData: { reviewId, review_response: ownText('Thank you for the kind words.') },
  });

describe('a member of a business', () => {
  test('a member of a business responds to its reviews, and the response names the member', async () => {
    const review = await world.make.review({ contractor: business.firm });
    expect((await respond(member, review.id)).status).toBe(201);
    const row = await world.database
      .selectFrom('review_responses')
      .selectAll()
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(row.author_user_id).toBe(member.user.id);
    const appeal = await member.call('POST', `/api/reviews/${review.id}/appeal`, {
      on_appeal_reason: ownText('The review is about a job that another company did.'),
    });
    expect(appeal.status).toBe(200);
    const filed = await world.database
      .selectFrom('appeals')
      .selectAll()
      .where('review_id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(filed.appellant_user_id).toBe(member.user.id);
  });

  test.each([
    '/contractor/edit',
    '/contractor/edit/photos',
    '/invitations',
    '/sub-finder',
    '/messages',
    '/reviews/got',
    '/profile/views',
  ])('a member of a business opens %s as its owner does', async (path) => {
    const [own, theirs] = [await business.owner.get(path), await member.get(path)];
    expect([own.status, theirs.status]).toEqual([own.status, own.status]);
    expect(theirs.status).not.toBe(403);
  });

  test('a member of a business works within the owner’s plan, and is not offered a larger one', async () => {
    expect((await member.call('GET', '/api/user-version')).json()).toEqual({
      logged_in_user_version: 'annual_gold',
    });
    const trades = await world.database.selectFrom('trades').select('id').limit(9).execute();
    const answer = await member.call('PATCH', '/api/profile/trades', { trades: trades.map(({ id }) => id) });
    expect([answer.status, answer.json()]).toEqual([
      403,
      { message: expect.stringContaining('Its owner can change the plan') },
    ]);
  });

  test('a member of a business edits the page, and keeps a name and an email of their own', async () => {
    const { profile } = (await member.call('GET', '/api/profile')).json<{
      profile: Record<string, unknown>;
    }>();
    expect(profile).toMatchObject({ email: member.user.email, contractor: { id: business.firm.id } });
    expect(JSON.stringify(profile)).not.toContain(business.owner.user.email);
  });

  test.each(['/settings/plans', '/payment/gold', '/upgrade'])(
    'a member of a business cannot open %s',
    async (path) => {
      expect((await member.get(path)).status).toBe(403);
    },
  );

  test('a member of a business cannot claim a listing', async () => {
    const listing = await world.make.contractor();
    const answer = await sendPlainly(member, `/c/${listing.slug}/claim`, {
      evidence: 'document',
      message: 'It is ours.',
    });
    expect(answer.status).toBe(403);
  });

  test('a member of a business neither reviews, reports, follows nor writes to the business', async () => {
    const { firm } = business;
    const body = reviewInput(await tradeId(world.database));
    expect(
      (await member.send('POST', `/c/${firm.slug}/review`, body, { accept: 'application/json' })).status,
    ).toBe(403);
    expect((await sendPlainly(member, `/profiles/${firm.id}/follow`)).status).toBe(403);
    const note = 'The hours on this page are wrong, and so is its phone.';
    const report = { reason: 'other', note, passage: '', files: [] };
    const answer = await member.send('POST', `/report/contractor/${firm.id}`, report, {
      accept: 'application/json',
    });
    expect(answer.status).toBe(403);
  });

  test('who reviewed it before has that review put on hold', async () => {
    const author = await world.signedIn();
    const other = await businessOn(world);
    const review = await world.make.review({ contractor: other.firm, author: author.user });
    await invite(other.owner, author.user.email);
    await accept(author, await linkFor(world, author.user.email));
    const row = await world.database
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'inactive', hold_signals: ['own_business'] });
  });

  test('a member of a business hears of a message to the business at the bell, and reads it', async () => {
    const customer = await world.signedIn();
    await customer.submit(
      `/c/${business.firm.slug}/message`,
      { body: ownText('Do you have time for a small job?') },
      { from: '/' },
    );
    await world.app.settled();
    const { page } = await member.visit('/notifications');
    expect(JSON.stringify(page.props['notifications'])).toContain(`New message from ${customer.user.name}`);
  });
});

describe('the end of a membership', () => {
  test('the end of a membership: removed, the rights end at once, a mail says so, and what was written stays', async () => {
    const review = await world.make.review({ contractor: business.firm });
    await respond(member, review.id);
    await removeFirst(world, business);
    expect(await viewerOf(member)).toMatchObject({ contractorId: null, isMember: false });
    const other = await world.make.review({ contractor: business.firm });
    expect((await respond(member, other.id)).status).toBe(403);
    expect((await mailsTo(world, member.user.email)).at(-1)?.subject).toBe(
      `You no longer manage ${business.firm.name}`,
    );
    const kept = await world.database
      .selectFrom('review_responses')
      .select('status')
      .where('review_id', '=', review.id)
      .execute();
    expect(kept).toEqual([{ status: 'active' }]);
  });

  test('removing while the member responds ends in a response before it, or none', async () => {
    const review = await world.make.review({ contractor: business.firm });
    const [answer] = await Promise.all([respond(member, review.id), removeFirst(world, business)]);
    const rows = await world.database
      .selectFrom('review_responses')
      .select('id')
      .where('review_id', '=', review.id)
      .execute();
    expect(rows).toHaveLength(answer.status === 201 ? 1 : 0);
    expect([201, 403]).toContain(answer.status);
    expect(await viewerOf(member)).toMatchObject({ contractorId: null });
  });

  test('a member leaves, and the owner is told', async () => {
    await member.submit('/settings/members/leave', {}, { from: '/settings/members' });
    await world.app.settled();
    expect(await viewerOf(member)).toMatchObject({ contractorId: null });
    const { page } = await business.owner.visit('/notifications');
    expect(JSON.stringify(page.props)).toContain(`${member.user.name} no longer manages`);
  });

  test('a deactivated owner’s members do not act; one who becomes an administrator is none any more', async () => {
    const status = (value: 'active' | 'inactive') =>
      world.database
        .updateTable('users')
        .set({ status: value, inactive_reason: value === 'active' ? null : 'Test.' })
        .where('id', '=', business.owner.user.id)
        .execute();
    await status('inactive');
    expect(await viewerOf(member)).toMatchObject({ contractorId: null, isMember: true });
    await status('active');
    expect(await viewerOf(member)).toMatchObject({ contractorId: business.firm.id });
    const administrator = await world.signedIn({ role: 'admin' });
    const answer = await administrator.call('PUT', `/api/admin/users/${member.user.id}/role`, {
      role: 'admin',
      reason: 'Joins the team of administrators from today on.',
      reason_code: null,
    });
    expect([answer.status, await membersOf(world, business)]).toEqual([200, []]);
  });
});

describe('a smaller plan', () => {
  test('a smaller plan pauses the members above it, keeps them, and the owner chooses who acts', async () => {
    await setSeats(world, 'annual_gold', 3);
    const wide = await businessOn(world);
    const people = [await memberOf(world, wide), await memberOf(world, wide)];
    await setSeats(world, 'annual_gold', 2);
    const [first, second] = await membersOf(world, wide);
    await world.database
      .updateTable('memberships')
      .set({ terms_id: null })
      .where('user_id', '=', wide.owner.user.id)
      .execute();
    await wide.owner.submit(`/settings/members/${second?.id}/choose`, {}, { from: '/settings/members' });
    expect((await membersOf(world, wide)).map(({ id, acts }) => [id, acts])).toEqual([
      [first?.id, false],
      [second?.id, true],
    ]);
    const [paused] = people;
    if (!paused) throw new Error('nobody joined');
    expect(await viewerOf(paused)).toMatchObject({ contractorId: null, isMember: true });
    expect((await paused.visit('/settings/members')).page.props).toMatchObject({ place: { acts: false } });
    const review = await world.make.review({ contractor: wide.firm });
    expect((await respond(paused, review.id)).status).toBe(403);
    expect((await sendPlainly(paused, `/profiles/${wide.firm.id}/follow`)).status).toBe(403);
  });

  test('a smaller plan that comes by itself at the end of a canceled one pauses a member, who is back with a new plan', async () => {
    const billing = await billingOf(world);
    const { owner } = business;
    await billing.endPlan(owner);
    expect(await viewerOf(member)).toMatchObject({ contractorId: null, isMember: true });
    const review = await world.make.review({ contractor: business.firm });
    expect((await respond(member, review.id)).status).toBe(403);
    await owner.send('POST', '/confirm-password', { password: owner.user.password });
    await buy(owner, 'annual_gold');
    expect(await viewerOf(member)).toMatchObject({ contractorId: business.firm.id, isMember: true });
    expect((await respond(member, review.id)).status).toBe(201);
    billing.setNow(new Date());
  });
});
