import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MatchingListing } from '../../../server/contractors/queries/matching-listings.ts';
import { eventually } from '../../support/eventually.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { press } from '../../support/mail-links.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let listed: MadeContractor;
let name: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  name = `Brook ${randomUUID().slice(0, 8)} Plumbing`;
  listed = await world.make.contractor({ name });
});

const newAddress = () => `joining.${randomUUID().slice(0, 8)}@plumbline.test`;
const account = (email: string, more: Record<string, string> = {}) => ({
  role: 'user',
  name: 'Nora Whitfield',
  email,
  password: 'three brown herons',
  ...more,
});
const contractor = (email: string, businessName: string) =>
  account(email, { role: 'contractor', business_name: businessName, trade_id: '1' });

/** The latest link that was mailed to confirm an address; `after`: so many came before it. */
const mailedLink = (email: string, after = 0) =>
  eventually(async () => {
    const mails = await world.database
      .selectFrom('mails')
      .select('plain_text')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
    const link = /(\/verify-email\/\S+)/.exec(mails[after]?.plain_text ?? '')?.[1];
    if (link === undefined) throw new Error('it has not come yet');
    return link;
  });

describe('what a visitor came for', () => {
  test.each([
    ['to write a review', (slug: string) => `/c/${slug}/review`, 'reviews/create', '/register'],
    ['to claim a listing', (slug: string) => `/c/${slug}/claim`, 'claims/show', '/register'],
    ['by a link that needs an account', () => '/reviews/given?review=7', 'reviews/given', '/login'],
  ])(
    'what a visitor came for: %s is there after joining and after confirming on another device',
    async (_, pathOf, component, door) => {
      const path = pathOf(listed.slug);
      const browser = world.visitor();
      const sent = await browser.get(path);
      expect(sent.headers['location']).toBe(`${door}?next=${encodeURIComponent(path)}`);
      const login = await browser.visit(String(sent.headers['location']));
      expect(login.page.props['next']).toBe(path);
      const joining = await browser.visit(`/join?next=${encodeURIComponent(path)}`);
      expect(joining.page.props['next']).toBe(path);

      const email = newAddress();
      const joined = await browser.submit('/register', account(email, { next: path }), { from: '/register' });
      expect(joined.page.component).toBe(component);
      expect(joined.page.url).toBe(path);

      const elsewhere = world.visitor();
      const opened = await press(elsewhere, await mailedLink(email));
      expect(opened.headers['location']).toBe(`/login?next=${encodeURIComponent(path)}`);
      const fields = { email, password: 'three brown herons', next: path };
      const entered = await elsewhere.submit('/login', fields, { from: '/login' });
      expect(entered.page.url).toBe(path);
      expect(entered.page.props['viewer']).toMatchObject({ emailVerified: true });
    },
  );

  test('what a visitor came for is in a link that is sent again, and on the page that waits for it', async () => {
    const path = `/c/${listed.slug}/review`;
    const browser = world.visitor();
    const email = newAddress();
    await browser.submit('/register', account(email), { from: '/register' });
    await mailedLink(email);
    const notice = `/verify-email?next=${encodeURIComponent(path)}`;
    expect((await browser.visit(notice)).page.props['next']).toBe(path);
    const again = await browser.post('/verify-email', { next: path }, notice);
    expect(again.headers['location']).toBe(notice);
    expect((await press(browser, await mailedLink(email, 1))).headers['location']).toBe(path);
  });

  test('what a visitor came for is never on another site', async () => {
    const browser = world.visitor();
    const email = newAddress();
    await browser.submit('/register', account(email), { from: '/register' });
    await mailedLink(email);
    const { page } = await browser.visit('/verify-email?next=//evil.example/x');
    expect(page.props['next']).toBeNull();
    await browser.post('/verify-email', { next: '//evil.example/x' }, '/verify-email');
    expect(await mailedLink(email, 1)).not.toContain('evil.example');
  });

  test('what a visitor came for is not asked for twice: who has an account already goes on', async () => {
    const person = await world.signedIn();
    const path = `/c/${listed.slug}/claim`;
    const answer = await person.get(`/join?next=${encodeURIComponent(path)}`);
    expect(answer.headers['location']).toBe(path);
  });
});

describe('a contractor who joins', () => {
  const matches = (page: { props: Record<string, unknown> }) => page.props['listings'] as MatchingListing[];

  test('a contractor who joins is asked whether a listing of the same name is theirs, and can claim it', async () => {
    const browser = world.visitor();
    const email = newAddress();
    const { page } = await browser.submit('/register', contractor(email, `${name}, LLC`), {
      from: '/register?role=contractor',
    });
    expect(page.component).toBe('accounts/verify-email');
    expect(matches(page).map(({ slug }) => slug)).toEqual([listed.slug]);
    await press(browser, await mailedLink(email));
    const claim = await browser.visit(`/c/${listed.slug}/claim`);
    expect(claim.page.props).toMatchObject({ refusal: null, ownPage: { name: `${name}, LLC` } });
    const dashboard = await browser.visit('/dashboard');
    expect(matches(dashboard.page).map(({ slug }) => slug)).toEqual([listed.slug]);
  });

  test('a contractor who joins is asked again where phone or license turn out to be those of a listing', async () => {
    const owner = await world.signedIn();
    const own = await world.make.contractor({ owner: owner.user, name: `Own ${randomUUID().slice(0, 8)}` });
    expect(matches((await owner.visit('/profile/edit')).page)).toEqual([]);
    const byPhone = await world.make.contractor({ name: `Phone ${randomUUID().slice(0, 8)}` });
    const byLicense = await world.make.contractor({ name: `License ${randomUUID().slice(0, 8)}` });
    const taken = await world.make.contractor({ owner: await world.make.user(), name: 'Somebody else’s' });
    const hidden = await world.make.contractor({ name: 'Hidden listing' });
    const { database } = world;
    const phone = '+16195550177';
    await database
      .updateTable('profiles')
      .set({ phone })
      .where('id', 'in', [own.id, byPhone.id, taken.id, hidden.id])
      .execute();
    await database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden.id)
      .execute();
    await database
      .updateTable('contractors')
      .set({ license_number: 'c36-9' })
      .where('id', '=', own.id)
      .execute();
    await database
      .insertInto('licenses')
      .values({ contractor_id: byLicense.id, origin: 'import', source: 'test', state: 'CA', number: 'C36-9' })
      .execute();
    const { page } = await owner.visit('/profile/edit');
    expect(
      matches(page)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual([byPhone.slug, byLicense.slug].sort());
    expect(JSON.stringify(matches(page))).not.toContain(phone);
  });

  test('a contractor who joins is asked about at most five, and a homeowner about none', async () => {
    for (let made = 0; made < 6; made += 1) await world.make.contractor({ name });
    const browser = world.visitor();
    const { page } = await browser.submit('/register', contractor(newAddress(), name), {
      from: '/register?role=contractor',
    });
    expect(matches(page)).toHaveLength(5);
    const person = await world.signedIn({ emailVerified: false });
    expect(matches((await person.visit('/verify-email')).page)).toEqual([]);
  });
});
