import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { countRequests } from '../../../server/review-requests/jobs/count-requests.ts';
import type { ReviewCreateView } from '../../../server/reviews/views.ts';
import { createWorld, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';
import { ask, makeBusiness, PAGE, requestsOf, type Business } from './support.ts';

const NOW = new Date('2026-11-10T18:00:00Z');
const DAY_MS = 86_400_000;
type FormProps = ReviewCreateView & { messages: unknown };

let world: World;
let plumbing: number;
let business: Business;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  business = await makeBusiness(world);
});

/** The code of a link of one job. */
async function jobLink(said: Record<string, string> = {}): Promise<string> {
  await ask(business, { month: '2026-10', ...said });
  return (await requestsOf(world, business)).at(-1)?.code ?? '';
}

async function openLink(): Promise<string> {
  const { page } = await business.owner.visit(PAGE);
  return (page.props['open'] as { url: string }).url.split('/').at(-1) ?? '';
}

const write = async (code: string, said: Parameters<typeof reviewInput>[1] = {}) => {
  const author = await world.signedIn();
  const query = { query: { request: code } };
  const slug = business.firm.slug;
  const body = reviewInput(plumbing, { ...said, job: { month: '2026-10', ...said.job } });
  await author.submit(route('reviews.store', { slug }, query), body, {
    from: route('reviews.create', { slug }, query),
  });
  return author;
};
const latestReview = () =>
  world.database
    .selectFrom('reviews')
    .select(['id', 'status', 'hold_signals', 'overall'])
    .where('contractor_id', '=', business.firm.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('the form behind a link', () => {
  test('every customer sees the same form, whatever link led there, with nothing asked before it', async () => {
    const reader = await world.signedIn();
    const links = [
      await jobLink({ trade_id: String(plumbing), city: 'Tucson' }),
      await jobLink({ language: 'mexican_spanish' }),
      await openLink(),
    ];
    const plain = await reader.visit(route('reviews.create', { slug: business.firm.slug }));
    const asked = ({ contractor, obstacle, stops, existing, currency, options, messages }: FormProps) => ({
      contractor,
      obstacle,
      stops,
      existing,
      currency,
      options,
      messages,
    });
    const form = asked(plain.page.props as unknown as FormProps);
    for (const code of links) {
      const answer = await reader.get(route('review_requests.open', { code }));
      expect(answer.status).toBe(303);
      const { page } = await reader.visit(String(answer.headers['location']));
      expect(page.component).toBe('reviews/create');
      const props = page.props as unknown as FormProps;
      expect(props.request).toBe(code);
      expect(
        Object.keys(props.prefilled ?? {}).filter((key) => !['tradeId', 'month', 'city'].includes(key)),
      ).toEqual([]);
      expect(asked(props)).toEqual(form);
    }
  });

  test('the link of a job fills in trade, month and city', async () => {
    const code = await jobLink({ trade_id: String(plumbing), city: 'Tucson' });
    const reader = await world.signedIn();
    const { page } = await reader.visit(
      route('reviews.create', { slug: business.firm.slug }, { query: { request: code } }),
    );
    expect(page.props['prefilled']).toEqual({ tradeId: plumbing, month: '2026-10', city: 'Tucson' });
  });

  test('a visitor comes back to the form with the link after making an account', async () => {
    const code = await jobLink();
    const answer = await world
      .visitor()
      .get(route('reviews.create', { slug: business.firm.slug }, { query: { request: code } }));
    expect(decodeURIComponent(String(answer.headers['location']))).toContain(
      `/c/${business.firm.slug}/review?request=${code}`,
    );
  });

  test.each(['%00', '%ED%A0%80', 'x'.repeat(41), 'a&request=b', '%F0%9F%98%80'])(
    'a link that cannot be one (%s) leads to the plain form',
    async (code) => {
      const reader = await world.signedIn();
      const { page } = await reader.visit(
        `${route('reviews.create', { slug: business.firm.slug })}?request=${code}`,
      );
      expect([page.component, page.props['prefilled']]).toEqual(['reviews/create', null]);
    },
  );

  test('the link of another business fills in nothing and is no signal', async () => {
    const code = await jobLink();
    const other = await makeBusiness(world);
    const reader = await world.signedIn();
    const { page } = await reader.visit(
      route('reviews.create', { slug: other.firm.slug }, { query: { request: code } }),
    );
    expect(page.props['prefilled']).toBeNull();
  });

  test('a link of nothing is a page that says so', async () => {
    expect((await world.visitor().get(route('review_requests.open', { code: 'nothing12345' }))).status).toBe(
      404,
    );
  });

  test('the link of a business that was merged leads to the form of the other one', async () => {
    const code = await openLink();
    const into = await world.make.contractor();
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: NOW, merged_into_id: into.id })
      .where('id', '=', business.firm.id)
      .execute();
    const answer = await world.visitor().get(route('review_requests.open', { code }));
    expect(answer.headers['location']).toBe(`/c/${into.slug}/review?request=${code}`);
  });
});

describe('a review written with a link', () => {
  test('the first review is connected with its request, and the contractor does not learn it', async () => {
    const code = await jobLink();
    await write(code);
    const [request] = await requestsOf(world, business);
    expect(request?.review_id).toBe((await latestReview())?.id);
    const { page } = await business.owner.visit(PAGE);
    const [shown] = page.props['requests'] as Record<string, unknown>[];
    expect(Object.keys(shown ?? {})).not.toContain('reviewId');
    expect(JSON.stringify(shown)).not.toContain('used');
  });

  test('a second author with the link of one job is held for an administrator', async () => {
    const code = await jobLink();
    await write(code);
    await write(code);
    expect(await latestReview()).toMatchObject({ status: 'inactive', hold_signals: ['used_link'] });
    expect(await requestsOf(world, business)).toMatchObject([{ review_id: expect.any(Number) as number }]);
  });

  test('two authors at once with one link: one of them is held', async () => {
    const code = await jobLink();
    await Promise.all([write(code), write(code)]);
    const reviews = await world.database
      .selectFrom('reviews')
      .select(['status', 'hold_signals'])
      .where('contractor_id', '=', business.firm.id)
      .orderBy('status')
      .execute();
    expect(reviews).toMatchObject([
      { status: 'active', hold_signals: [] },
      { status: 'inactive', hold_signals: ['used_link'] },
    ]);
  });

  test('an author who reviews two months with one link is not held', async () => {
    const code = await jobLink();
    const author = await write(code);
    const query = { query: { request: code } };
    const { slug } = business.firm;
    await author.submit(
      route('reviews.store', { slug }, query),
      reviewInput(plumbing, { title: 'Came back in May', job: { month: '2026-05' } }),
      { from: route('reviews.create', { slug }, query) },
    );
    expect(await latestReview()).toMatchObject({ status: 'active', hold_signals: [] });
  });

  test('an author who deletes the review and writes it anew with the link is the customer who wrote', async () => {
    const code = await jobLink();
    const author = await write(code);
    const first = await latestReview();
    await author.call('DELETE', route('api.reviews.destroy', { id: first?.id ?? 0 }));
    const query = { query: { request: code } };
    const { slug } = business.firm;
    await author.submit(
      route('reviews.store', { slug }, query),
      reviewInput(plumbing, { title: 'Came back in May', job: { month: '2026-05' } }),
      { from: route('reviews.create', { slug }, query) },
    );
    const second = await latestReview();
    expect(second).toMatchObject({ status: 'active', hold_signals: [] });
    expect(second?.id).not.toBe(first?.id);
    expect((await requestsOf(world, business))[0]?.review_id).toBe(second?.id);
  });

  test('the link for all customers may be used by many', async () => {
    const code = await openLink();
    await write(code);
    await write(code);
    expect(await latestReview()).toMatchObject({ status: 'active', hold_signals: [] });
  });

  test('a review from the owner’s device is held although a link led to it', async () => {
    const code = await jobLink();
    const author = await world.signedIn();
    for (const userId of [author.user.id, business.owner.user.id])
      await world.database
        .insertInto('account_origins')
        .values({ user_id: userId, kind: 'device', fingerprint: `same-${userId > 0}-${code}`, seen_at: NOW })
        .execute();
    const query = { query: { request: code } };
    const { slug } = business.firm;
    await author.submit(
      route('reviews.store', { slug }, query),
      reviewInput(plumbing, { job: { month: '2026-10' } }),
      { from: route('reviews.create', { slug }, query) },
    );
    expect(await latestReview()).toMatchObject({ status: 'inactive', hold_signals: ['same_origin'] });
  });
});

describe('what the public reads', () => {
  const countNow = () => countRequests(world.database, NOW);
  const countsOf = async (path = route('contractors.show', { slug: business.firm.slug })) =>
    (await world.visitor().visit(path)).page.props['asked'];
  async function askMany(number: number): Promise<string[]> {
    const codes: string[] = [];
    for (let index = 0; index < number; index += 1) codes.push(await jobLink());
    return codes;
  }

  test('the counts are shown from ten customers on, with months, day and stars', async () => {
    const codes = await askMany(9);
    await countNow();
    expect(await countsOf()).toBeNull();
    codes.push(...(await askMany(1)));
    await write(codes[0] ?? '', { overall: 2 });
    await write(codes[1] ?? '');
    await world.make.review({ contractor: business.firm, overall: 5 });
    await countNow();
    const shown = {
      asked: 10,
      wrote: 2,
      firstMonth: '2026-11',
      lastMonth: '2026-11',
      countedOn: '2026-11-10',
      askedStars: [0, 1, 0, 0, 1],
      otherStars: [0, 0, 0, 0, 1],
    };
    expect(await countsOf(route('contractors.ratings', { slug: business.firm.slug }))).toEqual(shown);
  });

  test('links that were taken back, strangers and hidden reviews are not counted', async () => {
    const codes = await askMany(12);
    await write(codes[0] ?? '');
    const requests = await requestsOf(world, business);
    const set = (index: number, values: Record<string, unknown>) =>
      world.database
        .updateTable('review_requests')
        .set(values)
        .where('id', '=', requests[index]?.id ?? 0)
        .execute();
    await set(10, { withdrawn_at: NOW });
    await set(11, { not_customer_at: NOW });
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive' })
      .where('contractor_id', '=', business.firm.id)
      .execute();
    await countNow();
    expect(await countsOf()).toMatchObject({ asked: 10, wrote: 0, askedStars: [0, 0, 0, 0, 0] });
    await set(9, { not_customer_at: NOW });
    await countNow();
    expect(
      await world.database
        .selectFrom('review_request_counts')
        .select('asked')
        .where('contractor_id', '=', business.firm.id)
        .execute(),
    ).toEqual([]);
  });

  test('a customer who was asked about three jobs is one customer', async () => {
    await askMany(8);
    for (const month of ['2026-10', '2026-09', '2026-08'])
      await ask(business, { email: 'ana@casa.example', month });
    await countNow();
    expect(await countsOf()).toBeNull();
    const [code = ''] = await askMany(1);
    await write(code);
    await countNow();
    expect(await countsOf()).toMatchObject({ asked: 10, wrote: 1 });
  });

  test('a link that is taken back after an unhappy customer wrote with it stays counted', async () => {
    const codes = await askMany(10);
    await write(codes[0] ?? '', { overall: 1 });
    const [used] = await requestsOf(world, business);
    await business.owner.submit(route('review_requests.withdraw', { id: used?.id ?? 0 }), {}, { from: PAGE });
    expect((await requestsOf(world, business))[0]?.withdrawn_at).toEqual(NOW);
    await countNow();
    expect(await countsOf()).toMatchObject({ asked: 10, wrote: 1, askedStars: [1, 0, 0, 0, 0] });
  });

  test('the log says of a merged listing that its counts are gone', async () => {
    await askMany(10);
    await countNow();
    const into = await world.make.contractor();
    await world.database
      .updateTable('review_request_counts')
      .set({ contractor_id: into.id })
      .where('contractor_id', '=', business.firm.id)
      .execute();
    const noted = await world.database
      .selectFrom('log_pending')
      .select(['subject_id', 'gone'])
      .where('subject_type', '=', 'review_requests')
      .where('subject_id', 'in', [business.firm.id, into.id])
      .orderBy('id')
      .execute();
    expect(noted.slice(1)).toEqual([
      { subject_id: business.firm.id, gone: 'erased' },
      { subject_id: into.id, gone: null },
    ]);
  });

  test('the log gets an entry when the numbers change, and none on a night without a change', async () => {
    await askMany(10);
    const noted = () =>
      world.database
        .selectFrom('log_pending')
        .select('public')
        .where('subject_type', '=', 'review_requests')
        .where('subject_id', '=', business.firm.id)
        .execute();
    await countNow();
    await countRequests(world.database, new Date(NOW.getTime() + DAY_MS));
    expect(await noted()).toEqual([
      {
        public: {
          type: 'review_requests',
          contractor: business.firm.id,
          asked: 10,
          wrote: 0,
          first_month: '2026-11',
          last_month: '2026-11',
          counted_on: '2026-11-10',
        },
      },
    ]);
  });
});
