import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../support/mails.ts';
import { codeOf, forgetTries, setUpApp } from '../../../support/second-factor.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { route } from '../../../../common/routes/route-table.ts';
import { recoveryLink } from '../../../../server/commands/user-recover.ts';
import type { Context } from '../../../../server/core/context.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { render } from '../../../../web/ssr.tsx';

let world: World;
const DAY_MS = 86_400_000;
const start = new Date();
const after = (days: number) => world.setNow(new Date(start.getTime() + days * DAY_MS));
beforeAll(async () => {
  const setting = { environment: 'production', allowDemo: false } as const;
  world = await createWorld(setting, { render: render as unknown as RenderPage });
});
beforeEach(async () => {
  after(0);
  await forgetTries(world);
});
afterAll(() => world.close());

const PAGES = ['/admin', '/admin/reviews', '/admin/coupons'];

describe('an administrator without a second factor', () => {
  test('every admin page opens for fourteen days, and says how many are left', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const { page } = await admin.visit('/admin/reviews');
    const viewer = page.props['viewer'] as { setUpSecondFactorBy?: string };
    const days = (new Date(viewer.setUpSecondFactorBy ?? '').getTime() - start.getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(14);
    after(13.9);
    for (const url of PAGES) expect((await admin.get(url)).status).toBe(200);
    expect((await admin.get('/settings/signing-in')).text).toContain('The admin pages close on');
  });

  test('admin pages lead to setting one up after that, calls are refused, and all other pages stay', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    after(14.1);
    for (const url of PAGES)
      expect([url, (await admin.get(url)).headers['location']]).toEqual([url, '/settings/signing-in']);
    const refused = await admin.call('GET', '/api/admin/1/search-contractor');
    expect([refused.status, refused.json()]).toMatchObject([403, { second_factor: 'set_up' }]);
    expect((await admin.get('/dashboard')).status).toBe(200);
    expect((await admin.get('/settings/signing-in')).text).toContain('they have been closed since');
  });

  test('once it is set up, this browser goes on; another one that knows the password alone does not', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    await world.database
      .updateTable('users')
      .set({ second_factor_due_at: new Date(start.getTime() - DAY_MS) })
      .where('id', '=', admin.user.id)
      .execute();
    expect((await admin.get('/admin/reviews')).headers['location']).toBe('/settings/signing-in');
    const app = await setUpApp(admin, start);
    expect((await admin.get('/admin/reviews')).status).toBe(200);
    const other = world.visitor();
    expect((await other.logIn(admin.user.email, admin.user.password)).headers['location']).toBe(
      '/login/second',
    );
    await other.submit('/login/second', { code: codeOf(app, start) });
    expect((await other.get('/admin/reviews')).status).toBe(200);
  });

  test('a session from before is asked for the second factor, and the password does not do', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const app = await setUpApp(admin, start);
    await world.database
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', admin.user.id)
      .execute();
    expect((await admin.get('/admin/reviews')).headers['location']).toBe(
      '/confirm-password?next=%2Fadmin%2Freviews',
    );
    const { page } = await admin.visit('/confirm-password?next=/admin/reviews');
    expect([page.props['hasPassword'], page.props['mail']]).toEqual([false, false]);
    await admin.submit('/confirm-password', { password: admin.user.password });
    expect((await admin.get('/admin/reviews')).status).toBe(303);
    const done = await admin.submit('/confirm-password/code', {
      code: codeOf(app, start),
      next: '/admin/reviews',
    });
    expect(done.page.url).toBe('/admin/reviews');
  });

  test('a session with the password alone removes no second factor', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    await setUpApp(admin, start);
    await world.database
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', admin.user.id)
      .execute();
    await admin.submit('/confirm-password', { password: admin.user.password });
    await admin.submit('/settings/signing-in/app/remove', {});
    const kept = await world.database
      .selectFrom('app_codes')
      .select('user_id')
      .where('user_id', '=', admin.user.id)
      .execute();
    expect(kept).toHaveLength(1);
  });

  test('who becomes an administrator later has fourteen days from then', async () => {
    const user = await world.make.user();
    await world.database.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
    const { second_factor_due_at: due } = await world.database
      .selectFrom('users')
      .select('second_factor_due_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(Math.round(((due?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(14);
  });
});

describe('a user who lost the second factor', () => {
  const ask = async (userId: number, reason = 'She lost her phone; we called her back.') => {
    const admin = await world.signedIn({ role: 'admin' });
    return admin.call('POST', `/api/admin/users/${userId}/reset-second-factor`, { reason });
  };

  test('an administrator asks for its removal with a reason; it waits a day and its user is mailed', async () => {
    const person = await world.signedIn();
    await setUpApp(person, start);
    const { email, password, id } = person.user;
    expect((await ask(id, ' ')).status).toBe(422);
    expect((await ask(id)).status).toBe(200);
    expect((await ask(id)).status).toBe(409);
    expect((await mailsTo(world, email)).map(({ subject }) => subject)).toContain(
      'The second step of your Plumbline account will be removed',
    );
    after(0.99);
    expect((await world.visitor().logIn(email, password)).headers['location']).toBe('/login/second');
    after(1.01);
    expect((await world.visitor().logIn(email, password)).headers['location']).toBe('/dashboard');
  });

  test('a login with the factor ends the removal: it was not lost', async () => {
    const person = await world.signedIn();
    const app = await setUpApp(person, start);
    const { email, password, id } = person.user;
    await ask(id);
    const browser = world.visitor();
    await browser.logIn(email, password);
    await browser.submit('/login/second', { code: codeOf(app, start) });
    after(2);
    expect((await world.visitor().logIn(email, password)).headers['location']).toBe('/login/second');
  });

  test('users, and administrators for themselves, may not ask', async () => {
    const person = await world.signedIn();
    const other = await world.make.user();
    const path = (id: number) => `/api/admin/users/${id}/reset-second-factor`;
    expect((await person.call('POST', path(other.id), { reason: 'x' })).status).toBe(403);
    const admin = await world.signedIn({ role: 'admin' });
    await setUpApp(admin, start);
    expect((await admin.call('POST', path(admin.user.id), { reason: 'x' })).status).toBe(403);
    expect((await ask(other.id)).status).toBe(409);
  });

  test('the operator’s link removes the factor and logs in once; it is mailed about', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    await setUpApp(admin, start);
    const context = { ...world, now: start, log: world.app.log } as unknown as Context;
    const former = new URL(await recoveryLink(context, admin.user.email)).pathname;
    const link = new URL(await recoveryLink(context, admin.user.email)).pathname;
    const browser = world.visitor();
    expect((await browser.visit(former)).page.props['open']).toBe(false);
    expect((await browser.visit(link)).page.props['open']).toBe(true);
    const token = link.split('/').at(-1) ?? '';
    expect(link).toBe(route('login.recover', { token }));
    const answers = await Promise.all([
      browser.submit('/login/recover', { token }),
      world.visitor().submit('/login/recover', { token }),
    ]);
    expect(answers.filter(({ page }) => page.component === 'settings/signing-in')).toHaveLength(1);
    expect((await world.visitor().logIn(admin.user.email, admin.user.password)).headers['location']).toBe(
      '/dashboard',
    );
    expect((await mailsTo(world, admin.user.email)).map(({ subject }) => subject)).toContain(
      'The operator opened your Plumbline account for you',
    );
    await expect(recoveryLink(context, 'nobody@plumbline.test')).rejects.toThrow(
      'No account has the address',
    );
  });

  test('an operator’s link is over after an hour', async () => {
    const user = await world.make.user();
    const context = { ...world, now: start, log: world.app.log } as unknown as Context;
    const link = new URL(await recoveryLink(context, user.email)).pathname;
    after(1.1 / 24);
    expect((await world.visitor().visit(link)).page.props['open']).toBe(false);
    const token = link.split('/').at(-1) ?? '';
    expect((await world.visitor().submit('/login/recover', { token })).page.component).toBe('accounts/login');
  });
});
