import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ExportView } from '../../../server/settings/queries/exports.ts';
import type { SessionView } from '../../../server/settings/queries/sessions.ts';
import { createForms } from '../postings/posting-input.ts';
import { createBrowser, type Browser } from '../../support/browser.ts';
import { latestLink } from '../../support/mail-links.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let ana: Person;
/** The moment at which each test begins; its clock stands still but for `later`. */
let start: Date;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  start = new Date();
  world.setNow(start);
  ana = await world.signedIn({ name: 'Ana Araiza' });
});
afterAll(() => world.close());

const later = (hours: number) => world.setNow(new Date(start.getTime() + hours * 3_600_000));
const mailsTo = async (address: string) => {
  await world.app.settled();
  return world.database
    .selectFrom('mails')
    .select(['subject', 'plain_text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute();
};
const anotherBrowser = async (who: Person): Promise<Browser> => {
  const browser = createBrowser(world.app);
  await browser.logIn(who.user.email, who.user.password);
  return browser;
};

describe('the confirmed password', () => {
  test.each(['settings.email', 'settings.close'] as const)(
    'the confirmed password: %s asks for it three hours after the last time, and leads back',
    async (name) => {
      expect((await ana.visit(route(name))).page.component).toBe(name.replace('.', '/'));
      later(4);
      const asked = await ana.visit(route(name));
      expect(asked.page.component).toBe('accounts/confirm-password');
      expect(asked.page.props['next']).toBe(route(name));
      const wrong = await ana.submit(route('password.confirm.store'), {
        password: 'wrong',
        next: route(name),
      });
      expect(wrong.page.component).not.toBe(name.replace('.', '/'));
      const right = await ana.submit(route('password.confirm.store'), {
        password: ana.user.password,
        next: route(name),
      });
      expect(right.page.component).toBe(name.replace('.', '/'));
    },
  );

  test('the confirmed password keeps a change of address and the closing of an account from being sent without it', async () => {
    later(4);
    await ana.submit(route('settings.email.update'), { email: 'another@plumbline.test' });
    await ana.submit(route('settings.close.store'), {});
    const row = await world.database
      .selectFrom('users')
      .leftJoin('email_changes', 'email_changes.user_id', 'users.id')
      .select(['users.closes_at', 'email_changes.email'])
      .where('users.id', '=', ana.user.id)
      .executeTakeFirst();
    expect(row).toEqual({ closes_at: null, email: null });
  });

  test('the confirmed password is needed for a change of role, and a token of the browser counts as the browser does', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const call = () =>
      admin.call('PUT', route('api.admin.users.role', { id: ana.user.id }), {
        role: 'admin',
        reason: 'Helps with appeals.',
        reason_code: null,
      });
    await admin.token();
    later(4);
    const refused = await call();
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ confirm: 'password' });
    await admin.submit(route('password.confirm.store'), { password: admin.user.password });
    expect((await call()).status).toBe(200);
  });
});

describe('devices', () => {
  const sessionsOf = async (who: Browser) =>
    (await who.visit(route('settings.sessions'))).page.props['sessions'] as SessionView[];

  test('devices are listed without an address, and each can be logged out by its own user only', async () => {
    const second = await anotherBrowser(ana);
    const sessions = await sessionsOf(ana);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain('127.0.0.1');
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const stranger = await world.signedIn();
    const end = route('settings.sessions.end', { id: other?.id ?? 0 });
    expect((await stranger.send('POST', end, {}, { accept: 'application/json' })).status).toBe(404);
    await ana.submit(end, {});
    expect(await sessionsOf(ana)).toHaveLength(1);
    expect((await second.visit(route('settings.sessions'))).page.component).toBe('accounts/login');
  });

  test('other than this one are all logged out at once, with their tokens', async () => {
    const second = await anotherBrowser(ana);
    await second.call('GET', route('api.profile'));
    await ana.call('GET', route('api.profile'));
    await ana.submit(route('settings.sessions.end_others'), {});
    expect((await second.call('GET', route('api.profile'))).status).toBe(401);
    expect((await ana.call('GET', route('api.profile'))).status).toBe(200);
  });

  test('devices show the day of their last use', async () => {
    later(72);
    const [current] = await sessionsOf(ana);
    expect(current?.lastSeenOn).toBe(new Date(start.getTime() + 3 * DAY_MS).toISOString().slice(0, 10));
  });
});

test('the language of the settings is the one of the pages that follow', async () => {
  expect((await ana.visit(route('settings.language'))).page.component).toBe('settings/language');
  const { page } = await ana.submit(route('language.update'), {
    language: 'mexican_spanish',
    next: route('settings.language'),
  });
  expect(page.props['language']).toBe('mexican_spanish');
});

describe('an export of one’s data', () => {
  const latest = async (who: Browser) =>
    (await who.visit(route('settings.export'))).page.props['latest'] as ExportView;

  test('an export of one’s data is made in the background, mailed, downloaded by its owner only, and gone after a week', async () => {
    const firm = await world.make.contractor();
    await world.make.review({ contractor: firm, author: ana.user, title: 'A title to find again' });
    await ana.submit(route('settings.export.store'), {});
    await world.app.settled();
    const made = await latest(ana);
    expect(made).toMatchObject({ state: 'ready', done: made?.total });
    expect((await mailsTo(ana.user.email)).at(-1)?.subject).toContain('ready');
    const address = route('settings.export.file', { id: made?.id ?? 0 });
    const file = await ana.get(address);
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.text.slice(0, 2)).toBe('PK');
    expect(file.text).toContain('reviews.json');
    const stranger = await world.signedIn();
    expect((await stranger.get(address)).status).toBe(404);
    world.setNow(new Date(start.getTime() + 8 * DAY_MS));
    expect(await latest(ana)).toBeNull();
    // The password was typed a week before: the file asks for it again.
    expect((await ana.get(address)).headers['location']).toContain('/confirm-password');
    await ana.submit(route('password.confirm.store'), { password: ana.user.password });
    expect((await ana.get(address)).status).toBe(404);
  });

  test('an export of one’s data is one at a time', async () => {
    await world.database
      .insertInto('account_exports')
      .values({ user_id: ana.user.id, parts_total: 3, file_key: `k${ana.user.id}`, asked_at: new Date() })
      .execute();
    const { page } = await ana.submit(route('settings.export.store'), {}, { from: route('settings.export') });
    expect(page.flash.error).toContain('still preparing');
    expect(existsSync(join(world.config.dataDir, 'exports', `k${ana.user.id}.zip`))).toBe(false);
  });

  test('an export of one’s data is made three times in 24 hours, and a fourth request is refused with the limit', async () => {
    const made = [1, 2, 3].map((part) => ({
      user_id: ana.user.id,
      parts_total: 3,
      file_key: `k${ana.user.id}-${part}`,
      state: 'failed',
      asked_at: new Date(),
    }));
    await world.database.insertInto('account_exports').values(made).execute();
    const ask = () => ana.submit(route('settings.export.store'), {}, { from: route('settings.export') });
    expect((await ask()).page.flash.error).toContain('3 times a day');
    later(25);
    expect((await ask()).page.flash.error).toBeUndefined();
    await world.app.settled();
  });
});

describe('closing an account', () => {
  const closeBy = async (days: number) => {
    const { closeAccounts } = await import('../../../server/settings/jobs/close-accounts.ts');
    const now = new Date(start.getTime() + days * DAY_MS);
    await closeAccounts({ database: world.database, now, announce: () => undefined });
  };
  const userOf = (id: number) =>
    world.database
      .selectFrom('users')
      .select(['email', 'name', 'closed_at', 'closes_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('an administrator who leaves is no other administrator, so the last one stays', async () => {
    await world.database.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute();
    const [first, last] = [await world.signedIn({ role: 'admin' }), await world.signedIn({ role: 'admin' })];
    const close = async (who: Person) => {
      await who.submit(route('settings.close.store'), {}, { from: route('settings.close') });
      const row = world.database.selectFrom('users').select('closes_at').where('id', '=', who.user.id);
      return (await row.executeTakeFirstOrThrow()).closes_at;
    };
    expect(await close(first)).not.toBeNull();
    expect(await close(last)).toBeNull();
    const roleOfLast = (role: string) =>
      world.database.updateTable('users').set({ role }).where('id', '=', last.user.id).execute();
    await roleOfLast('user');
    await closeBy(15);
    expect((await userOf(first.user.id)).closed_at).toBeNull();
    await roleOfLast('admin');
    await closeBy(16);
    expect((await userOf(first.user.id)).closed_at).not.toBeNull();
  });

  test('closing an account ends every session and token at once, and logging in within 14 days keeps it', async () => {
    const second = await anotherBrowser(ana);
    await second.call('GET', route('api.profile'));
    const closed = await ana.submit(route('settings.close.store'), {});
    expect(closed.page.flash.notice).toContain('14 days');
    expect((await second.call('GET', route('api.profile'))).status).toBe(401);
    expect((await mailsTo(ana.user.email)).at(-1)?.subject).toContain('will close');
    await closeBy(13);
    expect((await userOf(ana.user.id)).closed_at).toBeNull();
    await anotherBrowser(ana);
    await closeBy(15);
    expect(await userOf(ana.user.id)).toMatchObject({ closed_at: null, closes_at: null });
  });

  test('closing an account leaves the reviews as a former member’s, and nothing that names the person', async () => {
    const forms = await createForms(world);
    const firm = await world.make.contractor();
    await world.make.review({ contractor: firm, author: ana.user });
    await ana.submit(route('postings.store'), forms.form());
    await ana.submit(route('settings.close.store'), { reviews: '' });
    await closeBy(15);
    const user = await userOf(ana.user.id);
    expect(user.name).toBe('Former member');
    expect(user.email).not.toBe(ana.user.email);
    const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    const [review] = page.props['reviews'] as { author: { name: string | null } }[];
    expect(review?.author.name).toBeNull();
    expect(JSON.stringify(page.props)).not.toContain('Ana Araiza');
    const left = await world.database
      .selectFrom('postings')
      .select('id')
      .where('author_profile_id', '=', ana.user.profileId)
      .where('deleted_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
    const again = createBrowser(world.app);
    await again.logIn(ana.user.email, ana.user.password);
    expect((await again.visit(route('dashboard'))).page.component).toBe('accounts/login');
  });

  test('closing an account leaves no way in by a link to a new password, and no address that gets one', async () => {
    await ana.submit(route('settings.close.store'), {});
    const visitor = world.visitor();
    const askForLink = (email: string) =>
      visitor.submit(route('password.email'), { email }, { from: route('password.request') });
    await askForLink(ana.user.email);
    const link = await latestLink(world, ana.user.email, '/reset-password/');
    const token = /reset-password\/([\w-]+)/.exec(link)?.[1] ?? '';
    const isOpen = async () =>
      (await visitor.visit(route('password.reset', { token }))).page.props['open'] as boolean;
    expect(await isOpen()).toBe(true);
    await closeBy(15);
    expect(await isOpen()).toBe(false);
    const { email } = await userOf(ana.user.id);
    await askForLink(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('closing an account deletes the reviews too where their author asks for that', async () => {
    const firm = await world.make.contractor();
    await world.make.review({ contractor: firm, author: ana.user });
    await ana.submit(route('settings.close.store'), { reviews: 'yes' });
    await closeBy(15);
    const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    expect(page.props['reviews']).toEqual([]);
  });

  test('closing an account gives the page of a business back as an unclaimed listing', async () => {
    const owner = await world.signedIn({ name: 'Olga Owner', role: 'contractor' });
    const firm = await world.make.contractor({ owner: owner.user });
    await world.make.review({ contractor: firm });
    await owner.submit(route('settings.close.store'), {});
    await closeBy(15);
    const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    expect(page.props['contractor']).toMatchObject({ claimed: false });
  });
});
