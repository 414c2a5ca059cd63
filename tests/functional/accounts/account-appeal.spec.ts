import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InactiveAccountView } from '../../../server/accounts/status/inactive-view.ts';
import type { UserSeed } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { decide } from '../transparency/decided.ts';

const REASON = 'I did not write those messages; my account was used by somebody else.';
let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => world.close());

/** A user who was deactivated by a decision of `at`. */
async function deactivated(at = new Date('2026-11-20T09:00:00Z'), language?: UserSeed['language']) {
  const browser = await world.signedIn({ status: 'inactive', ...(language && { language }) });
  const { id } = await decide(world, {
    action: 'user.deactivated',
    subject: { type: 'user', id: browser.user.id },
    reasonCode: 'R23',
    reasonText: 'Forty reports in an hour,\nnone of them founded.',
    at,
  });
  await world.database
    .updateTable('users')
    .set({ decision_id: id })
    .where('id', '=', browser.user.id)
    .execute();
  return Object.assign(browser, { decisionId: id });
}
type Someone = ReturnType<World['visitor']>;
const noticeFor = async (browser: Someone, path = '/inactive-account') =>
  (await browser.visit(path)).page.props['account'] as InactiveAccountView | null;
const file = (browser: Someone, reason: unknown = REASON) =>
  browser.send('POST', '/inactive-account/appeal', { reason }, { accept: 'application/json' });
const appealsOf = (userId: number) =>
  world.database
    .selectFrom('appeals')
    .select(['state', 'on_appeal_reason as reason', 'against_decision_id', 'due_at'])
    .where('type', '=', 'account_appeal')
    .where('subject_id', '=', userId)
    .execute();
const close = (userId: number, closedAt: Date) =>
  world.database
    .updateTable('appeals')
    .set({ state: 'rejected', closed_at: closedAt })
    .where('type', '=', 'account_appeal')
    .where('subject_id', '=', userId)
    .execute();

describe('the inactive-account page', () => {
  test('the inactive-account page says since when, for which reason and in which words, in the reader’s language', async () => {
    const browser = await deactivated();
    expect(await noticeFor(browser)).toMatchObject({
      since: '2026-11-20T09:00:00.000Z',
      reason: {
        code: 'R23',
        name: 'Abuse of reporting',
        text: 'Forty reports in an hour,\nnone of them founded.',
        language: 'english',
      },
      appeal: null,
      can: { appeal: true },
      appeal_until: '2027-05-19',
    });
    expect((await noticeFor(browser, '/es/inactive-account'))?.reason.name).toBe('Abuso de reportes');
  });

  test('the inactive-account page tells a visitor nothing about any account', async () => {
    expect(await noticeFor(world.visitor())).toBeNull();
  });
});

describe('appealing', () => {
  test('appealing puts one appeal on the admin area, against the decision, due in seven days, and the page shows it', async () => {
    const browser = await deactivated();
    const { page } = await browser.submit('/inactive-account/appeal', { reason: `  ${REASON}\r\n` });
    expect(page.component).toBe('accounts/inactive-account');
    expect(page.flash.success).toBe('We got your appeal.');
    expect(page.props['account']).toMatchObject({
      appeal: { state: 'open', reason: REASON, due_at: '2026-11-28T10:00:00.000Z', answer: null },
      can: { appeal: false },
    });
    expect(await appealsOf(browser.user.id)).toEqual([
      {
        state: 'open',
        reason: REASON,
        against_decision_id: browser.decisionId,
        due_at: new Date('2026-11-28T10:00:00Z'),
      },
    ]);
  });

  test('appealing: twice is refused with 409', async () => {
    const browser = await deactivated();
    await file(browser);
    const again = await file(browser);
    expect(again.status).toBe(409);
    expect(again.json()).toEqual({ message: 'You already have an open appeal.' });
    expect(await appealsOf(browser.user.id)).toHaveLength(1);
  });

  test.each([
    ['english', 'Your appeal: Plumbline account', 'An administrator decides by 11/28/2026'],
    ['mexican_spanish', 'Su apelación: cuenta de Plumbline', 'decide a más tardar el 28 nov 2026'],
  ] as const)(
    'appealing is confirmed by one letter in %s, with the day it is decided by',
    async (language, ...words) => {
      const browser = await deactivated(undefined, language);
      const mails = () =>
        world.database
          .selectFrom('mails')
          .select(['subject', 'plain_text'])
          .where('recipient', '=', browser.user.email)
          .execute();
      await file(browser, 'Not fair.');
      await file(browser);
      await file(browser);
      await expect.poll(async () => (await mails()).length).toBe(1);
      const [letter] = await mails();
      expect(letter?.subject).toBe(words[0]);
      expect(letter?.plain_text).toContain(words[1]);
    },
  );

  test('five times at once makes one appeal', async () => {
    const browser = await deactivated();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => file(browser)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await appealsOf(browser.user.id)).toHaveLength(1);
  });

  test.each([
    ['too short', 'Not fair.', 'reason'],
    ['too long', 'x'.repeat(2_001), 'reason'],
    ['not a text', 7, 'reason'],
    ['missing', undefined, 'reason'],
  ])('appealing with a reason that is %s is refused, and nothing is kept', async (_case, reason, field) => {
    const browser = await deactivated();
    const answer = await browser.send(
      'POST',
      '/inactive-account/appeal',
      reason === undefined ? {} : { reason },
      { accept: 'application/json' },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await appealsOf(browser.user.id)).toEqual([]);
  });

  test('appealing counts characters, not code units: 2,000 signs of any kind fit', async () => {
    const browser = await deactivated();
    expect((await file(browser, '🏠'.repeat(2_000))).status).toBe(303);
  });

  test('appealing after the last day is refused, and the page offers no form', async () => {
    const browser = await deactivated(new Date('2026-05-20T09:00:00Z'));
    expect((await noticeFor(browser))?.can.appeal).toBe(false);
    expect((await file(browser)).status).toBe(409);
  });

  test('appealing after a rejection waits 30 days', async () => {
    const browser = await deactivated();
    await file(browser);
    await close(browser.user.id, new Date('2026-11-21T09:00:00Z'));
    expect(await noticeFor(browser)).toMatchObject({
      appeal: { state: 'rejected' },
      can: { appeal: false },
      appeal_again_from: '2026-12-21T00:00:00.000Z',
    });
    const early = await file(browser);
    expect(early.status).toBe(409);
    expect(early.json()['message']).toContain('12/21/2026');
    await close(browser.user.id, new Date('2026-10-01T09:00:00Z'));
    expect((await file(browser)).status).toBe(303);
  });

  test('appealing is for whoever has signed in, with the token of the form, and not for an active account', async () => {
    expect((await file(world.visitor())).status).toBe(401);
    for (const role of ['user', 'contractor', 'admin'] as const) {
      const active = await file(await world.signedIn({ role }));
      expect(active.status, role).toBe(409);
    }
    const browser = await deactivated();
    const forged = await browser.send(
      'POST',
      '/inactive-account/appeal',
      { reason: REASON },
      { 'x-xsrf-token': 'forged', accept: 'application/json' },
    );
    expect(forged.status).toBe(419);
    expect(await appealsOf(browser.user.id)).toEqual([]);
  });

  test('the pages of active users lead there; the language can be switched and one can log out', async () => {
    const browser = await deactivated();
    for (const path of ['/dashboard', '/decisions', '/newsfeed', '/messages'])
      expect((await browser.get(path)).headers['location'], path).toMatch(/\/inactive-account$/);
    expect((await browser.send('POST', '/language', { language: 'english' })).status).toBe(303);
    expect((await browser.send('POST', '/logout', {})).status).toBe(303);
  });
});
