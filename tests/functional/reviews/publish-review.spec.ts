import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../support/world.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { SPANISH_TEXT, reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

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

const reviewsOf = (contractorId: number) =>
  world.database
    .selectFrom('reviews')
    .selectAll()
    .where('contractor_id', '=', contractorId)
    .orderBy('id')
    .execute();
const contractorRow = (id: number) =>
  world.database.selectFrom('contractors').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('publishing a review', () => {
  test('publishing a review shows it at once on the contractor’s page and thanks its author', async () => {
    const author = await world.signedIn({ name: 'Ana Ruiz' });
    const { page } = await author.submit(form, reviewInput(plumbing), { from: form });
    expect(page.component).toBe('contractors/show');
    expect(page.flash.success).toBe('Review published. Thank you!');
    expect(JSON.stringify((await world.visitor().visit(`/c/${firm.slug}`)).page.props)).toContain(
      'Hot water again by noon',
    );
  });

  test('publishing a review keeps what was said, its first version and what the rank is made of', async () => {
    const author = await world.signedIn({ name: 'Ana Ruiz' });
    await author.submit(form, reviewInput(plumbing), { from: form });
    const [review] = await reviewsOf(firm.id);
    expect(review).toMatchObject({
      author_profile_id: author.user.profileId,
      overall: 5,
      title: 'Hot water again by noon',
      job_month: '2026-03-01',
      stage: 'finished',
      qualifying: { contact: 'hired', relation: 'none', offered: 'nothing' },
      language: 'english',
      verification: 'contact_and_facts',
      status: 'active',
      version: 1,
      created_at: NOW,
      edited_at: null,
    });
    const versions = await world.database
      .selectFrom('review_versions')
      .selectAll()
      .where('review_id', '=', review?.id ?? 0)
      .execute();
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      version: 1,
      edited_by_user_id: author.user.id,
      content: {
        title: 'Hot water again by noon',
        job: { month: '2026-03', trade_id: plumbing },
        facts: { crew_paid: 'yes' },
      },
    });
    expect(await contractorRow(firm.id)).toMatchObject({
      review_count: 1,
      mean_rating: 5,
      histogram: [0, 0, 0, 0, 1],
      hire_again_yes: 1,
      hire_again_answers: 1,
      latest_review_at: NOW,
      latest_review: {
        title: 'Hot water again by noon',
        overall: 5,
        at: NOW.toISOString(),
      },
      summarised_at: NOW,
    });
  });

  test('publishing a review drops the contractor’s page that visitors share', async () => {
    const before = await world.visitor().get(`/c/${firm.slug}`);
    expect(before.text).not.toContain('Seen by the next visitor');
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { title: 'Seen by the next visitor' }), { from: form });
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).toContain('Seen by the next visitor');
  });

  test('publishing a review tells the language from the words, not from the page', async () => {
    const author = await world.signedIn({ language: 'english' });
    await author.submit(
      form,
      reviewInput(plumbing, { title: 'Agua caliente a mediodía', body: SPANISH_TEXT }),
      { from: form },
    );
    expect((await reviewsOf(firm.id))[0]?.language).toBe('mexican_spanish');
  });

  test('publishing a review counts less in the rank when facts are left out', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { facts: { would_hire_again: 'yes' } }), { from: form });
    expect(await reviewsOf(firm.id)).toMatchObject([
      { verification: 'none', facts: { would_hire_again: 'yes' } },
    ]);
  });

  test('a contractor may review another contractor', async () => {
    const author = await world.signedIn();
    await world.make.contractor({ owner: author.user, name: 'Delta Roofing' });
    await author.submit(form, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(firm.id)).toMatchObject([{ author_profile_id: author.user.profileId }]);
  });

  test('a quote alone may be reviewed by someone who did not hire', async () => {
    const author = await world.signedIn();
    const input = reviewInput(plumbing, {
      qualifying: { contact: 'contacted' },
      job: { stage: 'quote_only' },
    });
    await author.submit(form, input, { from: form });
    expect(await reviewsOf(firm.id)).toMatchObject([{ stage: 'quote_only' }]);
  });
});

describe('who may not review', () => {
  test('a visitor is led to a new account and back', async () => {
    const visitor = world.visitor();
    const shown = await visitor.get(form);
    expect(shown.status).toBe(303);
    expect(shown.headers['location']).toBe(`/register?next=${encodeURIComponent(form)}`);
    const sent = await visitor.send('POST', form, reviewInput(plumbing), {
      referer: `http://localhost${form}`,
    });
    expect(sent.headers['location']).toBe(`/login?next=${encodeURIComponent(form)}`);
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });

  test('someone whose e-mail is not confirmed is told so and can still write', async () => {
    const author = await world.signedIn({ emailVerified: false });
    const { page } = await author.visit(form);
    expect(page.component).toBe('reviews/create');
    expect(page.props['obstacle']).toMatchObject({ code: 'email_not_verified' });
    const refused = await author.submit(form, reviewInput(plumbing), { from: form });
    expect(refused.page.component).toBe('reviews/create');
    expect(refused.page.flash.error).toBe('Confirm your email first. We sent you a link.');
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });

  test('the owner of the business', async () => {
    const owner = await world.signedIn();
    const own = await world.make.contractor({ owner: owner.user });
    const page = (await owner.visit(`/c/${own.slug}/review`)).page;
    expect(page.props['obstacle']).toMatchObject({ text: 'You can’t review your own business.' });
    const refused = await owner.submit(`/c/${own.slug}/review`, reviewInput(plumbing), {
      from: `/c/${own.slug}/review`,
    });
    expect(refused.page.flash.error).toBe('You can’t review your own business.');
    expect(await reviewsOf(own.id)).toHaveLength(0);
  });

  test('an administrator may not review', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    await admin.submit(form, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });

  test('someone whose account is inactive', async () => {
    const inactive = await world.signedIn({ status: 'inactive' });
    const { page } = await inactive.submit(form, reviewInput(plumbing), { from: form });
    expect(page.component).toBe('accounts/inactive-account');
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });

  test.each([
    [{ contact: 'neither' }, 'You can only review a contractor you hired or contacted.'],
    [{ relation: 'own' }, 'You can’t review your own business.'],
    [{ relation: 'employer' }, 'You can’t review a business where you work or recently worked.'],
    [{ relation: 'relative' }, 'You can’t review a relative’s business.'],
    [{ relation: 'competitor' }, 'You can’t review a competitor.'],
    [{ offered: 'accepted' }, 'We don’t publish reviews written in exchange for something.'],
  ] as const)('someone disqualified by %j, even past the page’s own question', async (qualifying, said) => {
    const author = await world.signedIn();
    const { page } = await author.submit(form, reviewInput(plumbing, { qualifying }), { from: form });
    expect(page.flash.error).toBe(said);
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });
});

describe('the page to write a review', () => {
  test('the page to write a review says which answers stop it, and why', async () => {
    const author = await world.signedIn();
    const { page } = await author.visit(form);
    expect(page.props['stops']).toEqual({
      contact: { neither: 'not_a_customer' },
      relation: { own: 'own', employer: 'employer', relative: 'relative', competitor: 'competitor' },
      offered: { accepted: 'paid' },
    });
  });

  test('the page to write a review refuses a month to come and one of long ago', async () => {
    const author = await world.signedIn();
    const preview = (month: string) =>
      author.send(
        'POST',
        route('reviews.preview', { slug: firm.slug }),
        reviewInput(plumbing, { job: { month } }),
        {
          accept: 'application/json',
        },
      );
    const toCome = await preview('2026-06');
    expect(toCome.status).toBe(422);
    expect(toCome.json()['errors']).toEqual({ 'job.month': ['Choose a month that isn’t in the future.'] });
    expect((await preview('2016-04')).json()['errors']).toEqual({
      'job.month': ['This job was too long ago. Choose 05/2016 or later.'],
    });
  });
});

describe('the preview', () => {
  test('the preview is the review as others will see it, and stores nothing', async () => {
    const author = await world.signedIn({ name: 'Ana Ruiz' });
    await world.database.insertInto('bad_words').values({ word: 'zxcvbad', language: 'english' }).execute();
    world.setNow(new Date(NOW.getTime() + 3_600_000));
    const input = reviewInput(plumbing, { title: 'A Zxcvbad day' });
    const answer = await author.send('POST', route('reviews.preview', { slug: firm.slug }), input, {
      accept: 'application/json',
    });
    expect(answer.status).toBe(200);
    expect(answer.json()['review']).toMatchObject({
      title: 'A Z-----d day',
      author: { name: 'Ana Ruiz' },
      job: { trade: 'Plumbing', month: '2026-03', costBand: '500_2k' },
      can: { edit: false, delete: false, respond: false },
    });
    expect(await reviewsOf(firm.id)).toHaveLength(0);
  });

  test('the preview names every field that is wrong', async () => {
    const author = await world.signedIn();
    const job = { trade_id: undefined };
    const input = { ...reviewInput(plumbing, { title: ' ', body: 'Too short', job }), overall: null };
    const answer = await author.send('POST', route('reviews.preview', { slug: firm.slug }), input, {
      accept: 'application/json',
    });
    expect(answer.status).toBe(422);
    expect(answer.json()['errors']).toEqual({
      overall: ['Choose one of the options.'],
      body: ['Write at least 80 characters.'],
      'job.trade_id': ['Choose a trade from the list.'],
    });
  });
});
