import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { forgetCustomers } from '../../../server/review-requests/jobs/count-requests.ts';
import { rowsOfPart } from '../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../server/settings/export/parts.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import type { RequestsPageView } from '../../../server/review-requests/views.ts';
import { statusesOf } from '../../support/at-once.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type World } from '../../support/world.ts';
import { tradeId } from '../reviews/review-input.ts';
import { ask, askList, makeBusiness, oneRequest, PAGE, requestsOf, type Business } from './support.ts';

const NOW = new Date('2026-11-10T18:00:00Z');
const DAY_MS = 86_400_000;
let world: World;
let plumbing: string;
let business: Business;
let count = 0;
let customer = '';

beforeAll(async () => {
  world = await createWorld();
  plumbing = String(await tradeId(world.database));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  count += 1;
  customer = `ana${count}@casa.example`;
  business = await makeBusiness(world);
});

const later = (days: number) => world.setNow(new Date(NOW.getTime() + days * DAY_MS));
const pageOf = async ({ owner }: Business) =>
  (await owner.visit(PAGE)).page.props as unknown as RequestsPageView;
const remind = ({ owner }: Business, id: number) =>
  owner.submit(route('review_requests.remind', { id }), {}, { from: PAGE });
const withdraw = ({ owner }: Business, id: number) =>
  owner.submit(route('review_requests.withdraw', { id }), {}, { from: PAGE });

describe('the page to ask for reviews', () => {
  test('the page has one link for all customers, which stays the same', async () => {
    const { open } = await pageOf(business);
    expect(open.url).toMatch(/\/r\/[\w-]{12}$/);
    const [again, other] = await Promise.all([pageOf(business), pageOf(business)]);
    expect([again.open.url, other.open.url]).toEqual([open.url, open.url]);
    expect(open.texts.map(({ language }) => language)).toEqual(['english', 'mexican_spanish']);
    for (const { text } of open.texts) expect(text).toContain(open.url);
  });

  test('two first visits at once make one link', async () => {
    const [one, other] = await Promise.all([pageOf(business), pageOf(business)]);
    expect(one.open.url).toBe(other.open.url);
  });

  test('the code of the link is a drawing of its address', async () => {
    const answer = await business.owner.get(route('review_requests.qr'));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  test.each([
    ['a6', 'english', '/MediaBox [0 0 297.64 419.53]'],
    ['letter', 'mexican_spanish', '/MediaBox [0 0 612 792]'],
  ] as const)('the card of size %s in %s is a PDF of that size', async (size, language, box) => {
    const answer = await business.owner.get(route('review_requests.card', {}, { query: { size, language } }));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.text).toContain(box);
  });

  test.each(['user', 'admin'] as const)(
    'somebody without a business (%s) opens nothing of it',
    async (role) => {
      const other = await world.signedIn({ role });
      const paths = [PAGE, route('review_requests.card'), route('review_requests.qr')];
      const answers = await Promise.all(paths.map((path) => other.get(path)));
      expect(statusesOf(answers)).toEqual([403, 403, 403]);
    },
  );

  test('a business whose page is hidden cannot ask', async () => {
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: NOW })
      .where('id', '=', business.firm.id)
      .execute();
    expect((await business.owner.get(PAGE)).status).toBe(403);
  });
});

describe('asking about one job', () => {
  test('a customer with an address gets one mail in the chosen language, with the job and without a greeting by name', async () => {
    await ask(business, {
      email: customer.toUpperCase(),
      trade_id: plumbing,
      month: '2026-10',
      city: 'Tucson',
      reference: 'J-1042',
      language: 'mexican_spanish',
    });
    const [mail, ...others] = await mailsTo(world, customer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Cordero & Daughters le pide una reseña');
    expect(mail?.plain_text).toContain('El trabajo: Plomería, octubre de 2026.');
    expect(mail?.plain_text).toContain('/r/');
    expect(mail?.plain_text).not.toContain('J-1042');
    const { requests } = await pageOf(business);
    expect(requests).toMatchObject([
      { email: customer, reference: 'J-1042', mailedAt: NOW.toISOString(), link: null },
    ]);
  });

  test('a job without an address gets a link with a text to send', async () => {
    await ask(business, { month: '2026-10', language: 'mexican_spanish' });
    const { requests } = await pageOf(business);
    const [request] = requests;
    expect(request).toMatchObject({ email: null, mailedAt: null, month: '2026-10' });
    expect(request?.link?.texts.text).toContain(request?.link?.url ?? 'no link');
    expect(request?.link?.texts.text).toContain('Hicimos un trabajo para usted');
  });

  test.each([
    [{ email: 'ana@' }, 'email', 'Invalid email address'],
    [{ trade_id: '999999' }, 'trade_id', 'Choose a trade from the list.'],
    [{ month: '2027-01' }, 'month', 'Reviews are possible of the last 10 years, not of months to come.'],
    [{ month: '2016-01' }, 'month', 'Reviews are possible of the last 10 years, not of months to come.'],
    [{ city: '$50 for 5 stars' }, 'city', 'Enter the name of a place, without numbers or links.'],
  ])('a wrong field %j is refused with its reason', async (said, field, message) => {
    const { page } = await ask(business, said);
    expect(page.props.errors).toEqual({ [field]: message });
    expect(await requestsOf(world, business)).toEqual([]);
  });

  test('the same customer is not asked twice about one month, in whatever spelling of the address', async () => {
    const name = `luis${count}`;
    await ask(business, { email: `${name}@gmail.com`, month: '2026-10' });
    const { page } = await ask(business, {
      email: `${name.toUpperCase()}+job@googlemail.com`,
      month: '2026-10',
    });
    expect(page.props.errors).toEqual({ email: 'You asked this customer about this month already.' });
    await ask(business, { email: `${name}@gmail.com`, month: '2026-09' });
    await ask(business, { email: `${name}@gmail.com`, month: '2026-08' });
    const often = await ask(business, { email: `${name}@gmail.com`, month: '2026-07' });
    expect(often.page.props.errors).toEqual({ email: 'You asked this customer 3 times within a year.' });
    expect(await requestsOf(world, business)).toHaveLength(3);
  });

  test('the owner’s own address is refused', async () => {
    const { page } = await ask(business, { email: business.owner.user.email });
    expect(page.props.errors).toEqual({ email: 'That is your own address.' });
  });

  test('five requests at once to one customer about one month are one', async () => {
    const body = oneRequest({ email: customer, month: '2026-10' });
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => business.owner.submit(route('review_requests.store'), body, { from: PAGE })),
    );
    expect(await requestsOf(world, business)).toHaveLength(1);
    expect(await mailsTo(world, customer)).toHaveLength(1);
  });

  test('an owner whose address is not confirmed cannot ask, and reads why', async () => {
    const owner = await world.signedIn({ role: 'contractor', emailVerified: false });
    const firm = await world.make.contractor({ owner: owner.user });
    await ask({ owner, firm }, { month: '2026-10' });
    expect(await requestsOf(world, { owner, firm })).toEqual([]);
    expect((await pageOf({ owner, firm })).obstacle).not.toBeNull();
  });
});

describe('a reminder', () => {
  test('a reminder goes out once, three days after the mail at the earliest', async () => {
    await ask(business, { email: customer });
    const [request] = await requestsOf(world, business);
    const id = request?.id ?? 0;
    expect((await remind(business, id)).page.flash.error).toContain('3 days after the email');
    later(3);
    await remind(business, id);
    later(4);
    expect((await remind(business, id)).page.flash.error).toContain('once');
    const subjects = (await mailsTo(world, customer)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Cordero & Daughters asks for your review',
      'Reminder: Cordero & Daughters asks for your review',
    ]);
  });

  test('two presses at once send one reminder', async () => {
    await ask(business, { email: customer });
    const [request] = await requestsOf(world, business);
    later(3);
    await Promise.all([1, 2, 3].map(() => remind(business, request?.id ?? 0)));
    expect(await mailsTo(world, customer)).toHaveLength(2);
  });

  test('another business cannot remind or take back', async () => {
    await ask(business, { email: customer });
    const [request] = await requestsOf(world, business);
    later(3);
    const other = await makeBusiness(world);
    await remind(other, request?.id ?? 0);
    await withdraw(other, request?.id ?? 0);
    expect(await requestsOf(world, business)).toEqual([request]);
    expect(await mailsTo(world, customer)).toHaveLength(1);
  });

  test('the address is forgotten after 60 days, and no reminder is possible any more', async () => {
    await ask(business, { email: customer });
    later(61);
    await forgetCustomers(world.database, new Date(NOW.getTime() + 61 * DAY_MS));
    const [request] = await requestsOf(world, business);
    expect(request?.email).toBeNull();
    expect(request?.email_hash).not.toBeNull();
    await remind(business, request?.id ?? 0);
    expect(await mailsTo(world, customer)).toHaveLength(1);
  });
});

describe('taking a link back', () => {
  test('a link is taken back within the hour, a mailed request never', async () => {
    await ask(business, { month: '2026-10' });
    await ask(business, { email: customer });
    const [link, mailed] = await requestsOf(world, business);
    await withdraw(business, mailed?.id ?? 0);
    await withdraw(business, link?.id ?? 0);
    const [withdrawn, kept] = await requestsOf(world, business);
    expect([withdrawn?.withdrawn_at, kept?.withdrawn_at]).toEqual([NOW, null]);
  });

  test('a link that is older than an hour stays counted', async () => {
    await ask(business, { month: '2026-10' });
    const [link] = await requestsOf(world, business);
    world.setNow(new Date(NOW.getTime() + 61 * 60_000));
    expect((await withdraw(business, link?.id ?? 0)).page.flash.error).toContain('60 minutes');
    expect((await requestsOf(world, business))[0]?.withdrawn_at).toBeNull();
  });
});

describe('what stays of customers', () => {
  test('the owner’s export has no link of a mail, which is the customer’s to open', async () => {
    await ask(business, { email: customer, reference: 'J-1042' });
    const part = EXPORT_PARTS.find(({ name }) => name === 'review-requests');
    if (!part) throw new Error('The export has no part of requests.');
    const rows = await rowsOfPart(world.database, part, business.owner.user.id);
    expect(rows).toContainEqual(expect.objectContaining({ email: customer, reference: 'J-1042' }));
    for (const row of rows)
      for (const hidden of ['code', 'review_id', 'used_at', 'not_customer_at', 'email_hash'])
        expect(row).not.toHaveProperty(hidden);
  });

  test('a later owner of the page reads no customer of an owner who closed the account', async () => {
    // A page that has reviews stays.
    await world.make.review({ contractor: business.firm });
    await askList(business, `email,number\n${customer},Ana Ruiz 1042\nno address,`);
    await world.database
      .updateTable('users')
      .set({ closes_at: NOW })
      .where('id', '=', business.owner.user.id)
      .execute();
    await closeAccounts({
      database: world.database,
      now: new Date(NOW.getTime() + 1),
      announce: () => undefined,
    });
    const next = await world.signedIn({ role: 'contractor' });
    const give = (id: number, userId: number | null) =>
      world.database.updateTable('profiles').set({ user_id: userId }).where('id', '=', id).execute();
    await give(next.user.profileId, null);
    await give(business.firm.id, next.user.id);
    const { requests } = await pageOf({ owner: next, firm: business.firm });
    expect(requests).toMatchObject([{ email: null, reference: null, can: { remind: false } }]);
    const lists = await world.database
      .selectFrom('review_request_lists')
      .select('id')
      .where('contractor_id', '=', business.firm.id)
      .execute();
    expect(lists).toEqual([]);
  });
});
