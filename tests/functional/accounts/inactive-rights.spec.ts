import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { InactiveRightsView } from '../../../server/dashboard/inactive-rights.ts';
import { DAY_MS } from '../../../server/billing/calendar.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';
import { billingOf, buy, netCents, membershipOf } from '../../support/billing.ts';
import { PASSWORD } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let billing: Awaited<ReturnType<typeof billingOf>>;
let admin: Person;
let ana: Person;
const START = new Date('2026-01-31T10:00:00Z');
const REASON = { reason: 'Several accounts of one person.', reason_code: 'R15' };

beforeAll(async () => {
  world = await createWorld();
  billing = await billingOf(world);
});
beforeEach(async () => {
  billing.setNow(START);
  admin = await world.signedIn({ role: 'admin' });
  ana = await world.signedIn({ name: 'Ana Araiza' });
});
afterAll(() => world.close());

const deactivate = (body: object = {}) =>
  admin.call('PUT', route('api.admin.users.deactivate', { id: ana.user.id }), { ...REASON, ...body });
const backIn = async () => {
  const browser = world.visitor();
  await browser.logIn(ana.user.email, PASSWORD);
  return browser;
};
const yearOfBilling = async () => {
  for (let day = 1; day <= 400; day += 9) {
    billing.setNow(new Date(START.getTime() + day * DAY_MS));
    await billing.run();
  }
};

describe('the plan of an account that is deactivated', () => {
  beforeEach(async () => {
    ana = await world.signedIn({ name: 'Ana Araiza', role: 'contractor' });
  });

  test('a monthly plan is never charged again, and ends with its paid period', async () => {
    await buy(ana, 'gold', 'pays');
    const paid = await netCents(world, ana);
    expect((await deactivate()).status).toBe(200);
    const { props } = (await (await backIn()).visit(route('account.inactive'))).page;
    expect((props['rights'] as InactiveRightsView).membership.cancelsAt).not.toBeNull();
    await yearOfBilling();
    expect(await netCents(world, ana)).toBe(paid);
    expect(await membershipOf(world, ana)).toMatchObject({ state: 'ended' });
  });

  test('a failed renewal is not tried again', async () => {
    await buy(ana, 'gold', 'fails_later');
    const paid = await netCents(world, ana);
    billing.setNow(new Date(START.getTime() + 29 * DAY_MS));
    await billing.run();
    expect(await membershipOf(world, ana)).toMatchObject({ state: 'past_due' });
    await admin.submit(route('password.confirm.store'), { password: PASSWORD });
    expect((await deactivate()).status).toBe(200);
    expect(await membershipOf(world, ana)).toMatchObject({ state: 'ended' });
    await yearOfBilling();
    expect(await netCents(world, ana)).toBe(paid);
  });

  test('the administrator may refund the rest, which ends the plan at once', async () => {
    await buy(ana, 'gold', 'pays');
    expect((await deactivate({ refund: true })).status).toBe(200);
    expect(await netCents(world, ana)).toBe(0);
    expect(await membershipOf(world, ana)).toMatchObject({ state: 'ended' });
  });

  test('a plan that still renews is canceled without a password, four hours after it was typed', async () => {
    await buy(ana, 'gold', 'pays');
    expect((await deactivate()).status).toBe(200);
    await world.database
      .updateTable('memberships')
      .set({ cancels_at: null })
      .where('user_id', '=', ana.user.id)
      .execute();
    const browser = await backIn();
    billing.setNow(new Date(START.getTime() + 4 * 3_600_000));
    const answer = await browser.submit(route('settings.billing.cancel'), {});
    expect(answer.page.component).not.toContain('password');
    expect((await membershipOf(world, ana)).cancels_at).not.toBeNull();
  });

  test('an account without a plan is deactivated with the refund asked for as well', async () => {
    expect((await deactivate({ refund: true })).status).toBe(200);
  });

  test('the plan of an account that is deactivated: its owner may cancel a plan that was given back to them while inactive', async () => {
    await buy(ana, 'gold', 'pays');
    await deactivate();
    await world.database
      .updateTable('memberships')
      .set({ cancels_at: null })
      .where('user_id', '=', ana.user.id)
      .execute();
    const browser = await backIn();
    await browser.submit(route('settings.billing.cancel'), {});
    expect(await membershipOf(world, ana)).toMatchObject({ cancels_at: expect.any(Date) });
  });
});

describe('the rights of an inactive account', () => {
  test('the rights of an inactive account: it asks for an export of its data and downloads it', async () => {
    await deactivate();
    const browser = await backIn();
    await browser.submit(route('settings.export.store'), {});
    await world.app.settled();
    const { latest } = (await browser.visit(route('settings.export'))).page.props as {
      latest?: { id: number; state: string };
    };
    expect(latest?.state).toBe('ready');
    const file = await browser.get(route('settings.export.file', { id: latest?.id ?? 0 }));
    expect(file.text.slice(0, 2)).toBe('PK');
  });

  test('the rights of an inactive account: it closes itself', async () => {
    await deactivate();
    await (await backIn()).submit(route('settings.close.store'), {});
    const row = await world.database
      .selectFrom('users')
      .select('closes_at')
      .where('id', '=', ana.user.id)
      .executeTakeFirstOrThrow();
    expect(row.closes_at).not.toBeNull();
  });

  test('the rights of an inactive account: it answers a red flag about its business', async () => {
    const firm = await world.make.contractor({ owner: ana.user });
    const flag = await makeRedFlag(world, {
      contractor: firm,
      reporter: admin.user,
      openedAt: START,
      answerDueAt: new Date(START.getTime() + 10 * DAY_MS),
    });
    await deactivate();
    const browser = await backIn();
    const { rights } = (await browser.visit(route('account.inactive'))).page.props as {
      rights?: InactiveRightsView;
    };
    expect(rights?.redFlags.map(({ id }) => id)).toEqual([flag.id]);
    await browser.submit(route('red_flags.answer', { id: flag.id }), {
      answer: 'The license was renewed that week, and the city knows it.',
    });
    const row = await world.database
      .selectFrom('red_flags')
      .select('answer')
      .where('id', '=', flag.id)
      .executeTakeFirstOrThrow();
    expect(row.answer).toContain('renewed that week');
  });

  test('the rights of an inactive account: it appeals a decision about its content by form, and publishes nothing', async () => {
    const firm = await world.make.contractor();
    const review = await world.make.review({ contractor: firm, author: ana.user });
    const down = await admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), {
      reason: 'It names a person.',
      reason_code: 'R08',
    });
    expect(down.status).toBe(200);
    await deactivate();
    const browser = await backIn();
    const page = `/form/reviews.appeal/${review.id}`;
    expect((await browser.visit(page)).page.component).toBe('forms/show');
    await browser.post(
      page,
      { on_appeal_reason: 'The review names nobody. It describes the work only.', new_evidence: 'true' },
      page,
    );
    const appeals = await world.database
      .selectFrom('appeals')
      .select('appellant_user_id')
      .where('appellant_user_id', '=', ana.user.id)
      .execute();
    expect(appeals).toHaveLength(1);
    const posted = await browser.get('/postings/new');
    expect(posted.headers['location'] ?? '/inactive-account').toBe('/inactive-account');
  });
});
