import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { ClaimsView } from '../../../../server/moderation/people/claim-views.ts';
import type { FoundUsersView, UsersView } from '../../../../server/moderation/people/user-views.ts';
import type { Browser } from '../../../support/browser.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const REASON = { reason: 'Seen by the desk.' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

let world: World;
let admin: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin', name: 'Rosa Admin' });
  other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
});
afterAll(() => world.close());

const put = (
  by: Browser,
  name: 'deactivate' | 'activate' | 'role' | 'verify',
  { id }: { id: number },
  body: object,
) => by.call('PUT', route(`api.admin.users.${name}`, { id }), { ...body });
const userRow = ({ id }: { id: number }) =>
  world.database
    .selectFrom('users')
    .select(['status', 'role', 'email_verified', 'decision_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const notesAbout = (type: string, id: number) =>
  world.database
    .selectFrom('admin_notes')
    .select(['body', 'author_user_id'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .execute();
const usersPage = async (query: Record<string, string | number>) =>
  (await admin.visit(route('admin.users', {}, { query }))).page.props as unknown as UsersView;
const functionsPage = async (query: Record<string, string | number>, by: Browser = admin) =>
  (await by.visit(route('admin.functions', {}, { query }))).page.props as unknown as FoundUsersView;
const claimsPage = async (query: Record<string, string | number>) =>
  (await admin.visit(route('admin.claims', {}, { query }))).page.props as unknown as ClaimsView;

/** An account that `by` deactivated, with an open appeal. */
async function appealed(by: Person = other) {
  const user = await world.make.user();
  const { decision_id } = (await put(by, 'deactivate', user, REASON)).json<{ decision_id: number }>();
  const { id } = await world.make.accountAppeal({ user, against: { id: decision_id } });
  return { id, user };
}
const answer = (by: Browser, verb: 'accept' | 'reject', id: number, body: object = REASON) =>
  by.call('PUT', route(`api.admin.account_appeals.${verb}`, { id }), { ...body });
const appealRow = (id: number) =>
  world.database
    .selectFrom('appeals')
    .select(['state', 'closed_at', 'decision_id'])
    .where('type', '=', 'account_appeal')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('every role against every call', () => {
  const CALLS = [
    ['PUT', 'api.admin.users.deactivate', REASON],
    ['PUT', 'api.admin.users.activate', REASON],
    ['PUT', 'api.admin.users.role', { ...REASON, role: 'admin' }],
    ['PUT', 'api.admin.users.verify', { note: 'By telephone.' }],
    ['POST', 'api.admin.users.notes', { body: 'Called twice.' }],
    ['PUT', 'api.admin.account_appeals.accept', REASON],
    ['PUT', 'api.admin.account_appeals.reject', REASON],
    ['PUT', 'api.admin.claims.accept', REASON],
    ['PUT', 'api.admin.claims.reject', REASON],
    ['POST', 'api.admin.claims.notes', { body: 'Called twice.' }],
  ] as const;
  const PAGES = [
    'admin.users',
    'admin.users.export',
    'admin.functions',
    'admin.claims',
    'admin.claims.export',
  ] as const;

  test.each([
    ['visitor', 401],
    ['user', 403],
    ['contractor', 403],
    ['inactive administrator', 401],
  ] as const)('a %s gets %i from each, and nothing happens', async (role, status) => {
    const browser = await browserOf(role);
    const { id } = await world.make.user();
    const decisionsBefore = await countDecisions();
    for (const [method, name, body] of CALLS) {
      const answered = await browser.call(method, route(name, { id }), body);
      expect([name, answered.status]).toEqual([name, status]);
      expect(answered.json()['message']).toBeTypeOf('string');
    }
    expect(await userRow({ id })).toMatchObject({ status: 'active', role: 'user' });
    expect(await countDecisions()).toBe(decisionsBefore);
    expect(await notesAbout('user', id)).toEqual([]);
  });

  test.each([
    ['visitor', 303],
    ['user', 403],
    ['contractor', 403],
    ['inactive administrator', 303],
  ] as const)('a %s gets %i from each page', async (role, status) => {
    const browser = await browserOf(role);
    for (const name of PAGES) expect([name, (await browser.get(route(name))).status]).toEqual([name, status]);
  });

  test('an administrator gets each page, and 404 where nothing is', async () => {
    for (const name of PAGES) expect([name, (await admin.get(route(name))).status]).toEqual([name, 200]);
    for (const [method, name, body] of CALLS)
      for (const id of [999_999, 2_147_483_647])
        expect([name, (await admin.call(method, route(name, { id }), body)).status]).toEqual([name, 404]);
  });

  test.each(['0', '-1', 'one', '99999999999', '%00'])(
    'every role against every call: %s is the number of nothing',
    async (id) => {
      for (const [method, name, body] of CALLS) {
        const url = route(name, { id: 1 }).replace(/\/1(?=\/|$)/, `/${id}`);
        expect((await admin.call(method, url, body)).status).toBe(404);
      }
    },
  );

  const countDecisions = async () => {
    const query = world.database
      .selectFrom('decisions')
      .select(({ fn }) => fn.countAll<number>().as('count'));
    return (await query.executeTakeFirstOrThrow()).count;
  };
  async function browserOf(role: string): Promise<Browser> {
    if (role === 'visitor') return world.visitor();
    if (role === 'user') return world.signedIn();
    const person = await world.signedIn(role === 'contractor' ? {} : { role: 'admin' });
    if (role === 'contractor') await world.make.contractor({ owner: person.user });
    else {
      await person.token();
      await put(admin, 'deactivate', person.user, REASON);
    }
    return person;
  }
});

describe('all users', () => {
  test('all users are found by name, address and number, accents and case aside', async () => {
    const user = await world.make.user({ name: 'Élodie Ñandú', email: 'elodie.nandu@quince.mx' });
    for (const search of ['elodie ñ', 'NANDU', 'nandu@quince', String(user.id), `#${user.id}`]) {
      const { users } = await usersPage({ search });
      expect(users.rows.map(({ id }) => id)).toContain(user.id);
    }
    expect((await usersPage({ search: 'elodie_nandu' })).users.rows).toEqual([]);
  });

  test('all users are narrowed by role, standing, confirmed address and language', async () => {
    const owner = await world.make.user({ name: 'Narrow Owner', language: 'mexican_spanish' });
    const firm = await world.make.contractor({ owner });
    const plain = await world.make.user({ name: 'Narrow Plain', emailVerified: false });
    const idsFor = async (query: Record<string, string>) =>
      (await usersPage({ search: 'narrow', ...query })).users.rows.map(({ id }) => id);
    expect(await idsFor({ role: 'contractor' })).toEqual([owner.id]);
    expect(await idsFor({ verified: 'no' })).toEqual([plain.id]);
    expect(await idsFor({ language: 'mexican_spanish' })).toEqual([owner.id]);
    expect(await idsFor({ status: 'inactive' })).toEqual([]);
    expect(await idsFor({ status: 'nonsense', role: 'king', sort: 'age' })).toHaveLength(2);
    expect(await idsFor({ sort: 'name' })).toEqual([owner.id, plain.id]);
    const [row] = (await usersPage({ search: 'Narrow Owner' })).users.rows;
    expect(row?.contractor).toEqual({ slug: firm.slug, name: firm.name });
  });

  test('all users come as a file that no spreadsheet takes for a formula', async () => {
    await world.make.user({ name: '=HYPERLINK("http://evil")' });
    const file = await admin.get(route('admin.users.export', {}, { query: { search: 'hyperlink' } }));
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  test('all users leave the server without passwords, tokens and network addresses', async () => {
    const person = await world.signedIn({ name: 'Somebody Private' });
    await person.token();
    const { text } = await admin.visit(route('admin.functions', {}, { query: { open: person.user.id } }));
    expect(text).toContain('Somebody Private');
    for (const kept of ['argon2', '127.0.0.1"', 'user_agent', 'ip_address', 'passwordHash'])
      expect(text).not.toContain(kept);
    expect((await functionsPage({ open: person.user.id })).opened?.sessions).toEqual({
      browsers: 1,
      tokens: 1,
    });
  });
});

describe('user functions', () => {
  test('nothing is listed before somebody is looked for; the only one found is open at once', async () => {
    const user = await world.make.user({ name: 'Uniquely Named' });
    expect((await functionsPage({})).users.rows).toEqual([]);
    const { opened, users } = await functionsPage({ search: 'uniquely' });
    expect(users.rows).toHaveLength(1);
    expect(opened?.id).toBe(user.id);
    expect((await functionsPage({ open: 999_999 })).opened).toBeNull();
  });

  test('user functions show what happened with an account, and what may be done', async () => {
    const { user, id } = await appealed(other);
    const firm = await world.make.contractor();
    await world.make.review({ contractor: firm, author: user, title: 'Written before' });
    const { opened } = await functionsPage({ open: user.id });
    expect(opened).toMatchObject({
      status: 'inactive',
      inactiveReason: REASON.reason,
      reviewsGiven: 1,
      reviews: [{ title: 'Written before', state: 'active' }],
      appeals: [{ id, state: 'open', can: { answer: true } }],
      decisions: [{ action: 'user.deactivated', by: 'Otto Admin', reason: REASON.reason }],
      can: { activate: true, deactivate: false, verify: false, roles: [] },
    });
    expect((await functionsPage({ open: user.id }, other)).opened?.appeals[0]?.can).toEqual({
      answer: false,
    });
    expect((await functionsPage({ open: admin.user.id })).opened?.can).toMatchObject({
      deactivate: false,
      roles: [],
    });
  });

  test('user functions confirm an address, with how it was proved', async () => {
    const user = await world.make.user({ emailVerified: false });
    const answered = await put(admin, 'verify', user, { note: 'Read the code to me on the telephone.' });
    expect(answered.json()['message']).toBe('Email confirmed');
    expect((await userRow(user)).email_verified).toBe(true);
    expect(await notesAbout('user', user.id)).toEqual([
      { body: 'Read the code to me on the telephone.', author_user_id: admin.user.id },
    ]);
    expect((await put(admin, 'verify', user, { note: 'Again.' })).status).toBe(409);
    expect((await put(admin, 'verify', user, { note: '' })).status).toBe(422);
  });

  test('user functions change a role: one decision, and it counts from the next request on', async () => {
    const person = await world.signedIn();
    expect((await person.get(route('admin.users'))).status).toBe(403);
    const answered = await put(admin, 'role', person.user, { ...REASON, role: 'admin' });
    expect(answered.json()['message']).toBe('Role changed');
    expect((await person.get(route('admin.users'))).status).toBe(200);
    expect((await put(admin, 'role', person.user, { ...REASON, role: 'admin' })).status).toBe(409);
    expect((await put(admin, 'role', person.user, { ...REASON, role: 'user' })).status).toBe(200);
    expect((await person.get(route('admin.users'))).status).toBe(403);
    const decisions = await world.database
      .selectFrom('decisions')
      .select(['action', 'before', 'after'])
      .where('subject_type', '=', 'user')
      .where('subject_id', '=', person.user.id)
      .orderBy('id')
      .execute();
    expect(decisions).toMatchObject([
      { action: 'user.role_changed', before: { role: 'user' }, after: { role: 'admin' } },
      { action: 'user.role_changed', before: { role: 'admin' }, after: { role: 'user' } },
    ]);
  });

  test('a role that does not fit is refused', async () => {
    const owner = await world.make.user();
    await world.make.contractor({ owner });
    const plain = await world.make.user();
    const unverified = await world.make.user({ emailVerified: false });
    for (const [user, role, status] of [
      [owner, 'user', 409],
      [plain, 'contractor', 409],
      [unverified, 'admin', 409],
      [admin.user, 'user', 403],
      [plain, 'king', 422],
    ] as const)
      expect((await put(admin, 'role', user, { ...REASON, role })).status).toBe(status);
  });

  test('two administrators take the role from each other: one of them keeps it', async () => {
    const [one, two] = [await world.signedIn({ role: 'admin' }), await world.signedIn({ role: 'admin' })];
    await Promise.all([one.token(), two.token()]);
    const answers = await Promise.all([
      put(one, 'role', two.user, { ...REASON, role: 'user' }),
      put(two, 'role', one.user, { ...REASON, role: 'user' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(1);
  });

  test('notes are kept for the desk', async () => {
    const user = await world.make.user();
    const url = route('api.admin.users.notes', { id: user.id });
    expect((await admin.call('POST', url, { body: '  Called twice.\r\nNobody there. ' })).status).toBe(201);
    expect((await functionsPage({ open: user.id })).opened?.notes).toMatchObject([
      { body: 'Called twice.\nNobody there.', author: 'Rosa Admin' },
    ]);
    for (const body of [{}, { body: ' ' }, { body: 'x'.repeat(2001) }, { body: 'a', subject: 1 }])
      expect((await admin.call('POST', url, body)).status).toBe(422);
  });
});

describe('an appeal of an account', () => {
  test('an appeal of an account: accepted: the account is active, by one decision', async () => {
    const { id, user } = await appealed(other);
    expect((await functionsPage({})).appeals.map((appeal) => appeal.id)).toContain(id);
    const answered = await answer(admin, 'accept', id);
    expect(answered.json()['message']).toBe('Appeal accepted: the account is active');
    const row = await appealRow(id);
    expect(row).toMatchObject({ state: 'accepted', closed_at: expect.any(Date) as Date });
    expect(await userRow(user)).toMatchObject({ status: 'active', decision_id: row.decision_id });
    expect((await functionsPage({})).appeals.map((appeal) => appeal.id)).not.toContain(id);
  });

  test('an appeal of an account: rejected: the account stays as it is, and its owner is told why', async () => {
    const { id, user } = await appealed(other);
    const before = await userRow(user);
    expect(
      (await answer(admin, 'reject', id, { reason: 'The proof is plain.', reason_code: 'N05' })).status,
    ).toBe(200);
    expect(await userRow(user)).toEqual(before);
    await expect
      .poll(async () =>
        (
          await world.database
            .selectFrom('mails')
            .select('plain_text')
            .where('recipient', '=', user.email)
            .where('subject', 'like', 'Your appeal%')
            .execute()
        ).map(({ plain_text }) => plain_text.includes('The proof is plain.')),
      )
      .toEqual([true]);
  });

  test('an appeal of an account is not decided by the one who deactivated, while another administrator is there', async () => {
    const { id } = await appealed(admin);
    const refused = await answer(admin, 'reject', id);
    expect(refused.status).toBe(403);
    expect(refused.json()['message']).toMatch(/another administrator must decide/);
    expect((await appealRow(id)).state).toBe('open');
    expect((await answer(other, 'reject', id)).status).toBe(200);
  });

  test('an appeal of an account is not granted by an activation of the one who deactivated either', async () => {
    const { id, user } = await appealed(admin);
    const refused = await put(admin, 'activate', user, REASON);
    expect(refused.status).toBe(403);
    expect(refused.json()['message']).toMatch(/another administrator must decide/);
    expect((await appealRow(id)).state).toBe('open');
    expect((await userRow(user)).status).toBe('inactive');
  });

  test('whoever deactivated may take it back while nobody has appealed', async () => {
    const user = await world.make.user();
    await put(admin, 'deactivate', user, REASON);
    expect((await put(admin, 'activate', user, REASON)).status).toBe(200);
  });

  test('an appeal of an account is not decided again by the one who rejected such an appeal, while another is there', async () => {
    const { id, user } = await appealed(admin);
    expect((await answer(other, 'reject', id)).status).toBe(200);
    const { decision_id } = await userRow(user);
    const against = decision_id === null ? null : { id: decision_id };
    const again = await world.make.accountAppeal({ user, against });
    const third = await world.signedIn({ role: 'admin' });
    expect((await functionsPage({ open: user.id }, other)).opened?.appeals[0]?.can).toEqual({
      answer: false,
    });
    expect((await functionsPage({ open: user.id }, third)).opened?.appeals[0]?.can).toEqual({ answer: true });
    for (const refused of [
      await answer(other, 'accept', again.id),
      await put(other, 'activate', user, REASON),
    ])
      expect(refused.status).toBe(403);
    expect((await answer(third, 'accept', again.id)).status).toBe(200);
  });

  test('an appeal of an account is decided once, also by two at once', async () => {
    const third = await world.signedIn({ role: 'admin' });
    const { id } = await appealed(third);
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([answer(admin, 'accept', id), answer(other, 'reject', id)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json()).toMatchObject({
      message: 'This appeal was already decided.',
      decision: { subject: { type: 'account_appeal', id } },
    });
  });

  test('an appeal of an account is granted by an activation', async () => {
    const { id, user } = await appealed(admin);
    await put(other, 'activate', user, REASON);
    expect((await appealRow(id)).state).toBe('accepted');
    expect((await answer(other, 'reject', id)).status).toBe(409);
  });
});

describe('the queue of claims', () => {
  test('the queue of claims shows what can be decided, by the day it is due; late ones are marked', async () => {
    const [soon, late, waiting] = [
      await world.make.claim({ dueAt: inDays(2) }),
      // A day ends at 10:00 UTC of the next one.
      await world.make.claim({ dueAt: inDays(-2) }),
      await world.make.claim({ confirmed: false }),
    ];
    const { claims, admin: adminPage } = await claimsPage({});
    const ids = claims.rows.map(({ id }) => id);
    expect(ids.indexOf(late.id)).toBeLessThan(ids.indexOf(soon.id));
    expect(ids).not.toContain(waiting.id);
    expect(adminPage.waiting.claims.open).toBe(claims.pagination.total);
    expect(claims.rows.filter(({ isLate }) => isLate).map(({ id }) => id)).toEqual([late.id]);
    expect((await claimsPage({ state: 'late' })).claims.rows.map(({ id }) => id)).toEqual([late.id]);
    expect((await claimsPage({ state: 'unconfirmed' })).claims.rows.map(({ id }) => id)).toEqual([
      waiting.id,
    ]);
  });

  test('the queue of claims opens a claim with both sides, and says what stands against accepting it', async () => {
    const user = await world.make.user({ name: 'Claiming Person' });
    const contractor = await world.make.contractor({ name: 'Claimed Works' });
    const review = await world.make.review({ contractor, author: user });
    const { id } = await world.make.claim({ user, contractor });
    const rival = await world.make.claim({ contractor });
    const { opened } = await claimsPage({ open: id });
    expect(opened).toMatchObject({
      contractor: { name: 'Claimed Works' },
      claimant: { id: user.id, name: 'Claiming Person' },
      email: 'office@acme.com',
      person: { ownReviews: [review.id], otherBusiness: null, isActive: true },
      business: { isClaimed: false },
      can: { accept: true, reject: true },
    });
    expect(opened?.claims.map((row) => row.id)).toEqual([rival.id, id]);
    const unconfirmed = await world.make.claim({ confirmed: false });
    expect((await claimsPage({ open: unconfirmed.id })).opened?.can).toEqual({ accept: false, reject: true });
    expect((await claimsPage({ open: 999_999 })).opened).toBeNull();
  });

  test('the queue of claims is searched by business, claimant and number, and comes as a file', async () => {
    const { id } = await world.make.claim({
      contractor: await world.make.contractor({ name: 'Searchable Decks' }),
    });
    for (const search of ['searchable', `#${id}`])
      expect((await claimsPage({ search })).claims.rows.map((row) => row.id)).toContain(id);
    const file = await admin.get(route('admin.claims.export', {}, { query: { search: 'searchable' } }));
    expect(file.text).toContain('Searchable Decks');
  });

  test('an administrator who once claimed does not decide their own', async () => {
    const { id } = await world.make.claim({ user: other.user });
    expect((await other.call('PUT', route('api.admin.claims.accept', { id }), REASON)).status).toBe(403);
    expect((await claimsPage({ open: id })).opened?.state).toBe('open');
  });

  test('notes on a claim are kept for the desk', async () => {
    const { id } = await world.make.claim();
    const url = route('api.admin.claims.notes', { id });
    expect((await admin.call('POST', url, { body: 'Ask for the license.' })).status).toBe(201);
    expect((await claimsPage({ open: id })).opened?.notes).toMatchObject([{ body: 'Ask for the license.' }]);
  });
});
