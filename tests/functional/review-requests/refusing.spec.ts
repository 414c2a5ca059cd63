import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { latestLink } from '../../support/mail-links.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';
import { ask, askList, makeBusiness, PAGE, requestsOf, type Business } from './support.ts';

const NOW = new Date('2026-11-10T18:00:00Z');
const DAY_MS = 86_400_000;
let world: World;
let business: Business;
let count = 0;
let customer = '';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  count += 1;
  customer = `rosa${count}@casa.example`;
  business = await makeBusiness(world);
});

const linkOf = (email = customer) => latestLink(world, email, '/unsubscribe/requests/');
const say = async (refuse: string, email = customer) => {
  const link = await linkOf(email);
  return world.visitor().post(link, { refuse }, link);
};

describe('a customer who wants no more requests', () => {
  test('a customer without an account stops one business, and other businesses may still ask', async () => {
    await ask(business, { email: customer, month: '2026-10' });
    const link = await linkOf();
    await world.visitor().visit(link);
    expect(await world.database.selectFrom('review_request_refusals').selectAll().execute()).toEqual([]);
    expect((await say('business')).status).toBe(303);
    const { page } = await ask(business, { email: customer, month: '2026-09' });
    expect(page.props.errors).toEqual({ email: 'This customer cannot be asked by email.' });
    await ask(await makeBusiness(world), { email: customer });
    expect(await mailsTo(world, customer)).toHaveLength(2);
  });

  test('a customer stops all businesses, in whatever spelling of the address', async () => {
    await ask(business, { email: `rosa.${count}@gmail.com` });
    await say('all', `rosa.${count}@gmail.com`);
    const other = await makeBusiness(world);
    const { page } = await ask(other, { email: `rosa${count}+x@gmail.com` });
    expect(page.props.errors).toEqual({ email: 'This customer cannot be asked by email.' });
  });

  test('the button of a mail program stops the business without a form token', async () => {
    await ask(business, { email: customer });
    const [mail] = await mailsTo(world, customer);
    const path = /\/unsubscribe\/requests\/[^\s]+/.exec(mail?.plain_text ?? '')?.[0] ?? '';
    const token = path.split('/').at(-1) ?? '';
    const answer = await world.app.inject({
      method: 'POST',
      url: route('review_requests.one_click', { token }),
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    const { page } = await ask(business, { email: customer, month: '2026-09' });
    expect(page.props.errors).toEqual({ email: 'This customer cannot be asked by email.' });
    expect((await world.visitor().get(route('review_requests.one_click', { token }))).status).toBe(303);
  });

  test.each(['', '1', '1.abc', 'x'.repeat(120), 'x'.repeat(500)])(
    'a wrong token opens nothing (%#)',
    async (token) => {
      const wrong = token === '' ? 'nothing' : token;
      const path = route('review_requests.refusal', { token: wrong });
      expect([404, 422]).toContain((await world.visitor().get(path)).status);
    },
  );

  test('no reminder reaches a customer who stopped the business, and the contractor does not learn it', async () => {
    await ask(business, { email: customer });
    await say('business');
    const [request] = await requestsOf(world, business);
    world.setNow(new Date(NOW.getTime() + 4 * DAY_MS));
    const { page } = await business.owner.submit(
      route('review_requests.remind', { id: request?.id ?? 0 }),
      {},
      { from: PAGE },
    );
    expect(page.flash.success).toContain('on its way, unless the customer wrote already or wants no emails');
    expect(await mailsTo(world, customer)).toHaveLength(1);
  });

  test('a contractor who asks about the same job again does not learn that the customer stopped it', async () => {
    await ask(business, { email: customer, month: '2026-10' });
    await say('business');
    const { page } = await ask(business, { email: customer, month: '2026-10' });
    expect(page.props.errors).toEqual({ email: 'You asked this customer about this month already.' });
  });

  test('one stranger with three mails is one stranger, and none of the three counts as a customer', async () => {
    for (const month of ['2026-10', '2026-09', '2026-08']) await ask(business, { email: customer, month });
    await say('not_customer');
    expect((await requestsOf(world, business)).map(({ not_customer_at }) => not_customer_at)).toEqual([
      NOW,
      NOW,
      NOW,
    ]);
    expect((await business.owner.visit(PAGE)).page.props['isPaused']).toBe(false);
  });

  test('no mail goes out under a business name that screening flagged until an administrator has looked at it', async () => {
    const setName = (values: object) =>
      world.database.updateTable('contractors').set(values).where('id', '=', business.firm.id).execute();
    await setName({ name_signals: ['hold_word'], name_checked_at: null });
    const { page } = await ask(business, { email: customer });
    expect(page.flash.error).toContain('looking at the name of your business');
    expect(await requestsOf(world, business)).toEqual([]);
    await ask(business, { month: '2026-10' });
    await setName({ name_checked_at: NOW });
    await ask(business, { email: customer });
    expect(await requestsOf(world, business)).toHaveLength(2);
  });

  test('three people who are no customers stop the mails of a business; links still work', async () => {
    const emails = ['a', 'b', 'c'].map((name) => `${name}${count}@casa.example`);
    await askList(business, emails.join('\n'));
    for (const email of emails) await say('not_customer', email);
    const refused = await business.owner.send('POST', route('review_requests.store'), {
      email: customer,
      trade_id: '',
      month: '',
      city: '',
      reference: '',
      language: 'english',
    });
    expect(refused.status).not.toBe(200);
    expect(await mailsTo(world, customer)).toEqual([]);
    await ask(business, { month: '2026-10' });
    expect(await requestsOf(world, business)).toHaveLength(4);
    expect((await business.owner.visit(PAGE)).page.props['isPaused']).toBe(true);
  });
});
