import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createQuoteWorld } from '../../../support/quotes.ts';
import { mailsTo } from '../../../support/mails.ts';
import type { Person } from '../../../support/world.ts';
import { entriesAbout, logOf } from '../../public-log/support.ts';
import { reviewInput, tradeId } from '../../reviews/review-input.ts';
import { createClosingWorld, daysAgo, type ClosingWorld } from './closing-world.ts';

let world: ClosingWorld;
let owner: Person;
let firm: MadeContractor;
let customer: Person;

beforeAll(async () => {
  world = await createClosingWorld();
  ({ owner, firm } = await world.ownerOf({ name: 'Toledo Pipes' }));
  customer = await world.signedIn();
  await sql`update profiles set open_to_messages = true, phone = '+15595550101', show_phone = true where id = ${firm.id}`.execute(
    world.database,
  );
  await sql`update contractors set opening_hours = '{"mon":{"opens":"08:00","closes":"17:00"}}', time_zone = 'America/Los_Angeles'
    where id = ${firm.id}`.execute(world.database);
});
afterAll(() => world.close());

const pageOf = async (path = route('contractors.show', { slug: firm.slug })) => world.visitor().visit(path);
const errorOf = (answer: { json: <T>() => T }) =>
  answer.json<{ message: string; errors?: Record<string, string[]> }>();

describe('an owner who closes the business for good', () => {
  test('an owner closes with a day, and the page, the call and the search engines’ data say it in both languages', async () => {
    await world.make.review({ contractor: firm, overall: 5 });
    const done = await world.closeFirm(owner, '2026-03-09');
    expect(done.page.component).toBe('closings/own');
    expect(done.page.props).toMatchObject({ closedOn: '2026-03-09', mayReopen: true });
    const { page } = await pageOf();
    expect(page.props['contractor']).toMatchObject({
      closedOn: '2026-03-09',
      opening: null,
      openingHours: null,
      can: { message: false, review: true },
    });
    expect(page.props['reviews']).toHaveLength(1);
    const html = (await world.visitor().get(route('contractors.show', { slug: firm.slug }))).text;
    expect(html).toContain('"dissolutionDate":"2026-03-09"');
    expect(html).not.toContain('openingHoursSpecification');
    const answer = await world.visitor().call('GET', `/api/contractor/${firm.id}`);
    expect(answer.json()).toMatchObject({
      contractor: { closed_on: '2026-03-09', open_to_messages: false, opening_hours: null },
    });
    const { page: own } = await owner.visit(route('dashboard'));
    expect(own.props['business']).toMatchObject({ closed_on: '2026-03-09' });
  });

  test('a second closing, a day to come and a day before the business was founded are refused with a sentence', async () => {
    const again = await owner.send(
      'POST',
      route('contractor.close'),
      { closed_on: daysAgo(1) },
      { accept: 'application/json' },
    );
    expect([again.status, errorOf(again).message]).toEqual([
      409,
      'This business is closed for good already.',
    ]);
    const { owner: other, firm: young } = await world.ownerOf();
    await sql`update contractors set year_founded = 2020 where id = ${young.id}`.execute(world.database);
    const send = async (day: string) =>
      errorOf(
        await other.send(
          'POST',
          route('contractor.close'),
          { closed_on: day },
          { accept: 'application/json' },
        ),
      ).errors?.['closed_on'];
    expect(await send(daysAgo(-3))).toEqual(['This day is yet to come. Say it on the day, or afterwards.']);
    expect(await send('2019-12-31')).toEqual(['The business did not exist on this day. Check the year.']);
    expect(await send('')).toEqual(['Enter the day of closing.']);
    expect(await send('yesterday')).toEqual(['Enter the day of closing.']);
    expect((await world.rowOf(young.id)).closed_on).toBeNull();
  });

  test('a job of the month of closing is reviewed, and one of a later month is refused with a sentence', async () => {
    const trade = await tradeId(world.database);
    const send = (month: string) =>
      customer.send(
        'POST',
        route('reviews.store', { slug: firm.slug }),
        reviewInput(trade, { job: { month } }),
        { accept: 'application/json' },
      );
    const late = await send('2026-04');
    expect(late.status).toBe(422);
    expect(errorOf(late).errors?.['job.month']).toEqual([
      'This business closed for good in March 2026. Only jobs until then can be reviewed.',
    ]);
    expect((await send('2026-03')).status).toBe(303);
    const { id } = await world.database
      .selectFrom('reviews')
      .select('id')
      .where('author_profile_id', '=', customer.user.profileId)
      .executeTakeFirstOrThrow();
    const moved = await customer.send(
      'POST',
      route('reviews.update', { id }),
      { ...reviewInput(trade, { job: { month: '2026-05' } }), qualifying: undefined, version: 1 },
      { accept: 'application/json' },
    );
    expect(JSON.stringify(errorOf(moved))).toContain('closed for good in March 2026');
  });

  test('nobody writes to a closed business for the first time, and the refusal says why', async () => {
    const refused = await customer.get(route('messages.create', { slug: firm.slug }));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Toledo Pipes closed for good, so it takes no messages or requests.');
  });

  test('a member does not close the business of its owner, and a stranger has none to close', async () => {
    for (const by of [customer, await world.signedIn({ role: 'admin' })])
      expect((await by.get(route('contractor.closing'))).status).toBe(403);
    expect((await world.visitor().get(route('contractor.closing'))).status).toBe(303);
  });

  test('the public log tells a closing and an opening, and other entries of the listing stay as they were', async () => {
    const { owner: other, firm: logged } = await world.ownerOf({ name: 'Logged Pipes' });
    await logOf(world).append();
    await world.closeFirm(other, '2026-02-01');
    await logOf(world).append();
    await world.reopenFirm(other);
    await logOf(world).append();
    expect((await entriesAbout(world, `listing/${logged.id}`)).map(({ kind }) => kind)).toEqual([
      'listing.added',
      'listing.corrected',
      'listing.corrected',
    ]);
  });

  test('an owner opens again what they closed, and the page returns at once', async () => {
    const done = await world.reopenFirm(owner);
    expect(done.page.props).toMatchObject({ closedOn: null });
    expect((await pageOf()).page.props['contractor']).toMatchObject({
      closedOn: null,
      can: { message: true },
    });
    const twice = await owner.send('POST', route('contractor.reopen'), {}, { accept: 'application/json' });
    expect([twice.status, errorOf(twice).message]).toEqual([409, 'This business is open already.']);
  });
});

describe('what goes on after a closing', () => {
  test('an owner still responds to reviews and edits the page of a closed business', async () => {
    const { owner: other, firm: kept } = await world.ownerOf();
    const review = await world.make.review({ contractor: kept });
    await world.closeFirm(other);
    expect((await other.get(route('contractor.edit'))).status).toBe(200);
    const response = await other.call('POST', route('api.review_responses.store'), {
      reviewId: review.id,
      review_response: 'Thank you for the years with us.',
    });
    expect(response.status).toBeLessThan(300);
  });

  test('nobody agrees on a price with a closed business, and messages go on', async () => {
    const quotes = await createQuoteWorld();
    try {
      const asking = await quotes.world.signedIn();
      const id = await quotes.ask(asking, [0]);
      await quotes.world.database
        .updateTable('contractors')
        .set({ closed_on: '2026-03-09' })
        .where('id', '=', quotes.ids[0] ?? 0)
        .execute();
      const answer = await quotes.owner(0).send(
        'POST',
        route('quotes.answer.store', { id }),
        {
          price_from: '900',
          price_to: '',
          included: 'Shingles, underlayment and the permit.',
          begins_on: quotes.day(10),
        },
        { accept: 'application/json' },
      );
      expect(answer.status).toBe(409);
      expect(errorOf(answer).message).toContain(
        'closed for good, so there is no price to agree on any more.',
      );
      const { id: conversation } = await quotes.world.database
        .selectFrom('conversations')
        .select('id')
        .where('contractor_id', '=', quotes.ids[0] ?? 0)
        .executeTakeFirstOrThrow();
      const message = await asking.submit(route('messages.send', { id: conversation }), {
        body: 'Could you send me the papers of the roof?',
      });
      expect(message.page.component).toBe('messages/show');
    } finally {
      await quotes.world.close();
    }
  });
});

describe('customers of a business that closes', () => {
  test('a customer who wrote with it in the last year is told once, with a mail that can be turned off', async () => {
    const { owner: other, firm: known } = await world.ownerOf({ name: 'Known Pipes' });
    const [recent, former] = [await world.signedIn(), await world.signedIn()];
    for (const [person, months] of [
      [recent, 1],
      [former, 20],
    ] as const)
      await sql`insert into conversations (contractor_id, profile_id, last_message_at)
        values (${known.id}, ${person.user.profileId}, now() - make_interval(months => ${months}::integer))`.execute(
        world.database,
      );
    await world.closeFirm(other);
    await world.reopenFirm(other);
    await world.closeFirm(other);
    const mails = (await mailsTo(world, recent.user.email)).filter(({ subject }) =>
      subject.includes('closed for good'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Known Pipes closed for good']);
    expect(await mailsTo(world, former.user.email)).toEqual([]);
    const { page } = await recent.visit(route('notifications.index'));
    expect(JSON.stringify(page.props).split('Known Pipes closed for good')).toHaveLength(2);
  });
});
