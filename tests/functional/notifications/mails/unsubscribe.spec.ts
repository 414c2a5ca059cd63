import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUnsubscribeToken } from '../../../../server/mail/unsubscribe-token.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { mailsReceived } from '../../../support/mails.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const optOuts = (userId: number) =>
  world.database.selectFrom('mail_opt_outs').select('kind').where('user_id', '=', userId).execute();

/** A contractor with a new review, and what its owner is mailed of it. */
async function reviewed(language: 'english' | 'mexican_spanish' = 'english') {
  const owner = await world.make.user({ language });
  const review = await world.make.review({ contractor: await world.make.contractor({ owner }) });
  const mails = () => mailsReceived(world, { name: 'review.published', reviewId: review.id });
  return { owner, mails };
}

const tokenFor = (userId: number) => makeUnsubscribeToken({ userId, kind: 'reviews' }, world.config.appKey);

describe('a mail that can be turned off', () => {
  test('a mail that can be turned off names the call that turns it off in its headers, and the page in its footer', async () => {
    const { owner, mails } = await reviewed('mexican_spanish');
    const [mail] = await mails();
    const token = tokenFor(owner.id);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${world.config.appUrl}/unsubscribe/one-click/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(
      `Ya no recibir estos correos:\n${world.config.appUrl}/es/unsubscribe/${token}`,
    );
    expect(mail?.html).toContain(`/es/unsubscribe/${token}"`);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'a mail that can be turned off is turned off by a mail program without cookies, sent as %s, once for all',
    async (type, payload) => {
      const { owner, mails } = await reviewed();
      const send = () =>
        world.app.inject({
          method: 'POST',
          url: `/unsubscribe/one-click/${tokenFor(owner.id)}`,
          headers: { 'content-type': type },
          payload,
        });
      const answers = await Promise.all([send(), send()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await optOuts(owner.id)).toEqual([{ kind: 'reviews' }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('a mail that can be turned off stays on when the address of the call is only opened, which leads to the page', async () => {
    const { owner } = await reviewed();
    const visitor = world.visitor();
    const { page } = await visitor.visit(`/unsubscribe/one-click/${tokenFor(owner.id)}`);
    expect(page.component).toBe('accounts/unsubscribe');
    expect(page.props['isOn']).toBe(true);
    expect(await optOuts(owner.id)).toEqual([]);
  });

  test('a mail that can be turned off is turned off for 500 users whose mail provider calls from one address in a minute', async () => {
    const limited = await createWorld({ rateLimits: true });
    try {
      const { id } = await limited.make.user();
      const call = (token: string) =>
        limited.app.inject({
          method: 'POST',
          url: `/unsubscribe/one-click/${token}`,
          remoteAddress: '203.0.113.20',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        });
      const token = makeUnsubscribeToken({ userId: id, kind: 'reviews' }, limited.config.appKey);
      const statuses = new Set<number>();
      for (let sent = 0; sent < 500; sent += 1) statuses.add((await call(token)).statusCode);
      expect([...statuses]).toEqual([200]);
      const wrong: number[] = [];
      for (let sent = 0; sent <= LIMITS.write.max; sent += 1)
        wrong.push((await call(`${token.slice(0, -1)}!`)).statusCode);
      expect([...new Set(wrong.slice(0, -1))]).toEqual([404]);
      expect(wrong.at(-1)).toBe(429);
      expect((await call(token)).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('a mail that can be turned off stays on when its page is only opened, and is turned off and on again there by a visitor', async () => {
    const { owner, mails } = await reviewed();
    const url = `/unsubscribe/${tokenFor(owner.id)}`;
    const visitor = world.visitor();
    const { page } = await visitor.visit(url);
    expect(page.props).toMatchObject({ kind: 'reviews', isOn: true });
    expect(JSON.stringify(page.props)).not.toContain(owner.email);
    expect(await mails()).toHaveLength(1);
    const off = await visitor.submit(url, { wanted: 'off' }, { from: url });
    expect(off.page.props['isOn']).toBe(false);
    expect(off.page.flash.success).toBe('You won’t get these emails anymore.');
    expect(await mails()).toEqual([]);
    const on = await visitor.submit(url, { wanted: 'on' }, { from: url });
    expect(on.page.props['isOn']).toBe(true);
    expect(await mails()).toHaveLength(1);
  });

  test('a mail that can be turned off of one kind leaves other kinds and other users alone', async () => {
    const { owner } = await reviewed();
    const other = await reviewed();
    await world.app.inject({ method: 'POST', url: `/unsubscribe/one-click/${tokenFor(owner.id)}` });
    expect(await other.mails()).toHaveLength(1);
    const review = await world.make.review({ contractor: await world.make.contractor(), author: owner });
    const responded = { name: 'response.published', reviewId: review.id } as const;
    expect(await mailsReceived(world, responded)).toHaveLength(1);
  });

  test('a mail that can be turned off of reports is not sent to users who turned it off', async () => {
    const reporter = await world.make.user();
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const { caseId } = await world.make.report({
      kind: 'review',
      id: review.id,
      state: 'kept',
      by: reporter,
    });
    const received = () =>
      mailsReceived(world, {
        name: 'report_case.closed',
        caseId,
      });
    const before = await received();
    const addressed = before.map(({ to }) => to);
    expect(addressed).toContain(reporter.email);
    await world.database
      .insertInto('mail_opt_outs')
      .values({ user_id: reporter.id, kind: 'reports' })
      .execute();
    expect((await received()).map(({ to }) => to)).toEqual(addressed.filter((to) => to !== reporter.email));
  });
});

describe('a link that turns mails off', () => {
  test('a link that turns mails off of another making is not found', async () => {
    const { owner } = await reviewed();
    const forged = makeUnsubscribeToken({ userId: owner.id, kind: 'reviews' }, 'x'.repeat(32));
    expect((await world.visitor().get(`/unsubscribe/${forged}`)).status).toBe(404);
    const call = await world.app.inject({ method: 'POST', url: `/unsubscribe/one-click/${forged}` });
    expect(call.statusCode).toBe(404);
    expect(await optOuts(owner.id)).toEqual([]);
  });

  test('a link that turns mails off of an account that is gone is not found', async () => {
    const token = tokenFor(999_999);
    expect((await world.visitor().get(`/unsubscribe/${token}`)).status).toBe(404);
    const call = await world.app.inject({ method: 'POST', url: `/unsubscribe/one-click/${token}` });
    expect(call.statusCode).toBe(404);
  });

  test('a link that turns mails off opens for an inactive account, too', async () => {
    const person = await world.signedIn({ status: 'inactive' });
    const { page } = await person.visit(`/unsubscribe/${tokenFor(person.user.id)}`);
    expect(page.component).toBe('accounts/unsubscribe');
  });
});
