import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { readPage } from '../../../support/browser.ts';
import { PASSWORD } from '../../../support/factories.ts';
import { statusesOf, waitingForLock } from '../../../support/at-once.ts';
import { mailsTo } from '../../../support/mails.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const REASON = { reason: 'Wrote from three accounts.', reason_code: 'R15' };

let world: World;
let admin: Person;
let ana: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin', name: 'Rosa Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  ana = await world.signedIn({ name: 'Ana' });
});

const deactivate = (by: Person, { id }: { id: number }, body: object = REASON) =>
  by.call('PUT', route('api.admin.users.deactivate', { id }), { ...body });
const activate = (by: Person, { id }: { id: number }, body: object = { reason: REASON.reason }) =>
  by.call('PUT', route('api.admin.users.activate', { id }), { ...body });
const userRow = ({ id }: { id: number }) =>
  world.database
    .selectFrom('users')
    .select(['status', 'inactive_reason', 'decision_id', 'role', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const sessionsOf = ({ id }: { id: number }) =>
  world.database.selectFrom('sessions').select('kind').where('user_id', '=', id).execute();
const decisionsOn = ({ id }: { id: number }) =>
  world.database
    .selectFrom('decisions')
    .selectAll()
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
describe('a deactivated user', () => {
  test('a deactivated user is out everywhere at once: no session, no token, in no browser', async () => {
    expect((await ana.call('GET', route('api.profile'))).status).toBe(200);
    const elsewhere = world.visitor();
    await elsewhere.logIn(ana.user.email, PASSWORD);

    const answer = await deactivate(admin, ana.user);
    expect(answer.status).toBe(200);
    expect(answer.json()['message']).toBe('Account deactivated');
    expect(await sessionsOf(ana.user)).toEqual([]);
    expect((await ana.call('GET', route('api.profile'))).status).toBe(401);
    expect((await ana.get(route('dashboard'))).headers['location']).toContain(route('login'));
    expect((await elsewhere.get(route('dashboard'))).headers['location']).toContain(route('login'));
  });

  test('a deactivated user is told once on the login page that the session ended, and how to learn why', async () => {
    await deactivate(admin, ana.user);
    const sent = await ana.get(route('dashboard'));
    const login = readPage((await ana.get(String(sent.headers['location']))).text);
    expect(login?.component).toBe('accounts/login');
    expect(login?.flash.notice).toMatch(/deactivated.*appeal/);
    const again = await ana.get(String((await ana.get(route('dashboard'))).headers['location']));
    expect(readPage(again.text)?.flash).toEqual({});
  });

  test('a visitor who never signed in is told nothing of the kind', async () => {
    const visitor = world.visitor();
    const sent = await visitor.get(route('dashboard'));
    expect(readPage((await visitor.get(String(sent.headers['location']))).text)?.flash).toEqual({});
  });

  test('a deactivated user logs in to the page that says why, and to no other page of active users', async () => {
    await deactivate(admin, ana.user);
    const again = world.visitor();
    const landed = await again.logIn(ana.user.email, PASSWORD);
    expect(landed.headers['location']).toBe(route('account.inactive'));
    const page = await again.visit(route('account.inactive'));
    expect(JSON.stringify(page.page.props)).toContain(REASON.reason);
    for (const name of ['dashboard', 'newsfeed', 'profile.edit', 'settings.password'] as const)
      expect((await again.get(route(name))).headers['location']).toBe(route('account.inactive'));
    const token = await again.send('POST', route('tokens.create'), {
      email: ana.user.email,
      password: PASSWORD,
    });
    expect(token.status).toBe(403);
  });

  test('a deactivated user has one decision with its statement, and the last day to appeal', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    world.setNow(now);
    await deactivate(admin, ana.user);
    world.setNow(new Date());
    const [decision, ...more] = await decisionsOn(ana.user);
    expect(more).toEqual([]);
    expect(decision).toMatchObject({
      action: 'user.deactivated',
      decided_by_user_id: admin.user.id,
      reason_code: 'R15',
      reason_text: REASON.reason,
      before: { status: 'active', role: 'user' },
      after: { status: 'inactive', role: 'user' },
    });
    expect(await userRow(ana.user)).toMatchObject({
      status: 'inactive',
      inactive_reason: REASON.reason,
      decision_id: decision?.id,
    });
    const statement = await world.database
      .selectFrom('decision_statements')
      .select(['user_id', 'party', 'appeal_until'])
      .where('decision_id', '=', decision?.id ?? 0)
      .execute();
    expect(statement).toEqual([{ user_id: ana.user.id, party: 'account', appeal_until: '2027-05-20' }]);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });

  test('a deactivated user is told in their language why, how to appeal and until when', async () => {
    const luis = await world.make.user({ language: 'mexican_spanish', name: 'Luis' });
    await deactivate(admin, luis);
    await expect.poll(async () => (await mailsTo(world, luis.email)).length).toBe(1);
    const [mail] = await mailsTo(world, luis.email);
    expect(mail?.subject).toBe('Desactivamos su cuenta de Plumbline');
    expect(mail?.plain_text).toContain('Motivo: Duplicada');
    expect(mail?.plain_text).toContain(`El administrador escribió (en inglés): ${REASON.reason}`);
    expect(mail?.plain_text).toMatch(/apele en la página que se abre, hasta el \d+ [a-z]{3} \d{4} inclusive/);
    expect(mail?.plain_text).toContain('/es/inactive-account');
  });

  test('a deactivated user leaves what they wrote, and their business’s page, where it is', async () => {
    const owner = await world.signedIn();
    const firm = await world.make.contractor({ owner: owner.user, name: 'Left Standing Roofing' });
    const review = await world.make.review({ contractor: firm, author: ana.user });
    await deactivate(admin, ana.user);
    await deactivate(admin, owner.user);
    const page = await world.visitor().get(route('contractors.show', { slug: firm.slug }));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Left Standing Roofing');
    const row = await world.database
      .selectFrom('reviews')
      .select(['status', 'deleted_at'])
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'active', deleted_at: null });
  });

  test('a deactivated user is in again when activated, and told so', async () => {
    await deactivate(admin, ana.user);
    const answer = await activate(admin, ana.user, { reason: 'It was a shared computer.' });
    expect(answer.json()['message']).toBe('Account activated');
    expect(await userRow(ana.user)).toMatchObject({ status: 'active', inactive_reason: null });
    const back = world.visitor();
    expect((await back.logIn(ana.user.email, PASSWORD)).headers['location']).toBe(route('dashboard'));
    await expect
      .poll(async () => (await mailsTo(world, ana.user.email)).map(({ subject }) => subject))
      .toContain('Your Plumbline account is active again');
  });
});

describe('what is refused', () => {
  test('an administrator may not deactivate themselves', async () => {
    const answer = await deactivate(admin, admin.user);
    expect(answer.status).toBe(403);
    expect(answer.json()['message']).toBe('You can’t deactivate your own account.');
    expect((await userRow(admin.user)).status).toBe('active');
  });

  test('doing it twice: the second sees what the first did', async () => {
    await deactivate(admin, ana.user);
    const other = await world.signedIn({ role: 'admin' });
    const answer = await deactivate(other, ana.user, { reason: 'Mine', reason_code: 'R01' });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'This account is already inactive.',
      decision: {
        action: 'user.deactivated',
        reason_code: 'R15',
        reason: REASON.reason,
        decided_by: 'Rosa Admin',
        subject: { type: 'user', id: ana.user.id },
      },
    });
    expect(await decisionsOn(ana.user)).toHaveLength(1);
    expect((await activate(other, ana.user)).status).toBe(200);
    expect((await activate(other, ana.user)).status).toBe(409);
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', other.user.id).execute();
  });

  test.each([
    [{}, 'reason'],
    [{ reason: '' }, 'reason'],
    [{ reason: '   ' }, 'reason'],
    [{ reason: 'x'.repeat(2001) }, 'reason'],
    [{ reason: 'a\u0000b' }, 'reason'],
    [{ reason: 7 }, 'reason'],
    [{ reason: 'Fine', reason_code: 'R99' }, 'reason_code'],
    [{ reason: 'Fine', status: 'active' }, 'status'],
  ])('what is refused: %j', async (body, field) => {
    const answer = await deactivate(admin, ana.user, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toContain(field);
    expect((await userRow(ana.user)).status).toBe('active');
  });

  test('an account that does not exist, or was closed', async () => {
    expect((await deactivate(admin, { id: 999_999 })).status).toBe(404);
    await world.database
      .updateTable('users')
      .set({ closed_at: new Date() })
      .where('id', '=', ana.user.id)
      .execute();
    expect((await deactivate(admin, ana.user)).status).toBe(404);
  });
});

describe('at the same time', () => {
  test('two administrators deactivate one account: one decision', async () => {
    const other = await world.signedIn({ role: 'admin' });
    await Promise.all([admin.token(), other.token()]);
    const answers = await Promise.all([deactivate(admin, ana.user), deactivate(other, ana.user)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await decisionsOn(ana.user)).toHaveLength(1);
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', other.user.id).execute();
  });

  test('two administrators deactivate each other: one of them is left', async () => {
    const [one, two] = await Promise.all([
      world.signedIn({ role: 'admin' }),
      world.signedIn({ role: 'admin' }),
    ]);
    await Promise.all([one.token(), two.token()]);
    const answers = await Promise.all([deactivate(one, two.user), deactivate(two, one.user)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await Promise.all([userRow(one.user), userRow(two.user)]);
    expect(rows.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'active',
      'inactive',
    ]);
  });

  test('a token made while the account is being deactivated opens nothing and is not left', async () => {
    const credentials = { email: ana.user.email, password: PASSWORD };
    const browser = world.visitor();
    let made: Promise<{ status: number }> = Promise.reject(new Error('not asked yet'));
    made.catch(() => undefined);
    // The deactivation has begun and is not committed: the password is still right, the account still active.
    await world.database.transaction().execute(async (tx) => {
      await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', ana.user.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      await tx.deleteFrom('sessions').where('user_id', '=', ana.user.id).execute();
      made = browser.send('POST', route('tokens.create'), credentials);
      await expect.poll(() => waitingForLock(world)).toBe(1);
      await tx.updateTable('users').set({ status: 'inactive' }).where('id', '=', ana.user.id).execute();
    });
    expect(await made).toMatchObject({ status: 403 });
    expect((await sessionsOf(ana.user)).filter(({ kind }) => kind === 'api')).toEqual([]);
  });

  test('a login while the account is deactivated leads to the page that says why', async () => {
    const browser = world.visitor();
    await Promise.all([browser.logIn(ana.user.email, PASSWORD), deactivate(admin, ana.user)]);
    const dashboard = await browser.get(route('dashboard'));
    expect(dashboard.status).toBe(303);
    expect([route('account.inactive'), `${route('login')}?next=%2Fdashboard`]).toContain(
      dashboard.headers['location'],
    );
  });
});
