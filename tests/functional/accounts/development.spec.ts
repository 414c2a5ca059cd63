import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';

let developing: World;
let live: World;
beforeAll(async () => {
  developing = await createWorld({ environment: 'development' });
  live = await createWorld({ environment: 'production' });
  for (const world of [developing, live]) {
    await world.make.user({ email: 'user@plumbline.test' });
    await world.make.user({ email: 'admin@plumbline.test', role: 'admin' });
  }
});
afterAll(() => Promise.all([developing.close(), live.close()]));

describe('the demo accounts on the login page', () => {
  test('the demo accounts on the login page are offered in development, those that exist', async () => {
    const { page } = await developing.visitor().visit('/login');
    expect(page.props['demoAccounts']).toEqual([
      { key: 'admin', email: 'admin@plumbline.test' },
      { key: 'user', email: 'user@plumbline.test' },
    ]);
  });

  test('the demo accounts on the login page are not mentioned in production', async () => {
    expect((await live.visitor().visit('/login')).page.props['demoAccounts']).toEqual([]);
  });
});

describe('development features', () => {
  const elsewhere = [
    ['by another name of this machine', { host: 'rebound.example' }],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.5' }],
    ['through a proxy that follows the standard', { forwarded: 'for=203.0.113.5' }],
  ] as const;

  test.each(elsewhere)(
    'development features are not there when they are asked for %s',
    async (_how, headers) => {
      const ask = (url: string) =>
        developing.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
      expect((await ask('/dev/mailbox')).statusCode).toBe(404);
      const login = await ask('/login');
      expect(login.statusCode).toBe(200);
      expect(login.body).not.toContain('admin@plumbline.test');
    },
  );

  test('development features are not there for an address of another machine', async () => {
    const mailbox = await developing.app.inject({
      method: 'GET',
      url: '/dev/mailbox',
      remoteAddress: '192.168.1.20',
    });
    expect(mailbox.statusCode).toBe(404);
  });
});

describe('the mailbox', () => {
  const letter = {
    recipient: 'user@plumbline.test',
    subject: 'Hello',
    html: '<p>Hello</p>',
    plain_text: 'Hello',
  };

  test('the mailbox shows what was not sent, the latest first, and one mail', async () => {
    await developing.database
      .insertInto('mails')
      .values([letter, { ...letter, subject: 'Hello again' }])
      .execute();
    const list = await developing.visitor().visit('/dev/mailbox');
    const mails = list.page.props['mails'] as { id: number; subject: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual(['Hello again', 'Hello']);
    const one = await developing.visitor().visit(`/dev/mailbox?mail=${mails[1]?.id}`);
    expect(one.page.props['mail']).toMatchObject({
      subject: 'Hello',
      plain_text: 'Hello',
    });
    const { text, headers } = await developing.visitor().get(`/dev/mailbox/${mails[1]?.id}`);
    expect(text).toContain('<p>Hello</p>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a mail that is unknown is not found, and no number at all shows the list', async () => {
    const answerTo = (mail: string) => developing.visitor().get(`/dev/mailbox?mail=${mail}`);
    expect((await answerTo('999999')).status).toBe(404);
    for (const mail of ['-1', 'abc']) {
      const answer = await answerTo(mail);
      expect(answer.status).toBe(200);
      expect(readPage(answer.text)?.props['mail']).toBeNull();
    }
  });

  test('the mailbox does not exist in production, not even for administrators', async () => {
    await live.database.insertInto('mails').values(letter).execute();
    expect((await live.visitor().get('/dev/mailbox')).status).toBe(404);
    expect((await live.visitor().get('/dev/mailbox/1')).status).toBe(404);
    const admin = live.visitor();
    await admin.logIn('admin@plumbline.test', 'correct horse battery');
    expect((await admin.get('/dev/mailbox')).status).toBe(404);
  });
});
