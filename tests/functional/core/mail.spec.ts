import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { inject } from 'vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetMails } from '../../../server/mail/forget-mails.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { databaseOn } from '../../support/database-server.ts';
import { mailsTo } from '../../support/mails.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type World } from '../../support/world.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T12:00:00Z');

type Received = Awaited<ReturnType<typeof PostalMime.parse>>;

/** A mail server on this machine that keeps what it is sent, and can be told to refuse. */
async function startMailServer() {
  const mails: Received[] = [];
  const waiting: (() => void)[] = [];
  let refusals = 0;
  const keep = async (bytes: Buffer): Promise<null> => {
    mails.push(await PostalMime.parse(bytes));
    waiting.splice(0).forEach((tell) => tell());
    return null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(new Error('come back later'));
        }
        void keep(Buffer.concat(chunks)).then(done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseOnce: () => {
      refusals = 1;
    },
    nextMail: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let world: World;

beforeAll(async () => {
  mailServer = await startMailServer();
  world = await createWorld();
});
afterAll(async () => {
  await world.close();
  await mailServer.close();
});

const letter = {
  name: 'account.verify',
  preheader: '',
  headers: { 'List-Unsubscribe': '<https://plumbline.test/off>' },
  to: 'rosa@plumbline.test',
  subject: '¿Ya está?',
  html: '<p>Sí, señora.</p>',
  text: 'Sí, señora.',
};

describe('a mail', () => {
  test('an answer to any mail goes to the operator, one to a message of the contact page to its sender', async () => {
    const settings = { ...world.config, smtpUrl: mailServer.url };
    const mailer = createMailer(settings, world.database, createLogger(settings));
    const before = mailServer.mails.length;
    await mailer.send(letter);
    await mailer.send({ ...letter, replyTo: 'ana@casa.example' });
    const replies = mailServer.mails
      .slice(before)
      .map(({ replyTo }) => replyTo?.map(({ address }) => address));
    expect(replies).toEqual([[world.config.operator.email], ['ana@casa.example']]);
  });

  test('a mail goes to the mail server when one is set, as text and HTML, in any language', async () => {
    const mailer = createMailer(
      { ...world.config, smtpUrl: mailServer.url },
      world.database,
      createLogger(world.config),
    );
    await mailer.send(letter);
    const mail = mailServer.mails.at(-1);
    expect(mail?.to?.[0]?.address).toBe(letter.to);
    expect(mail?.subject).toBe(letter.subject);
    expect(mail?.text?.trim()).toBe(letter.text);
    expect(mail?.html).toContain(letter.html);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://plumbline.test/off>' }),
    );
    expect(await world.database.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('a mail is not sent to a server that cannot change to TLS where that is asked for', async () => {
    const config = { ...world.config, smtpUrl: `${mailServer.url}/?requireTLS=true` };
    const mailer = createMailer(
      config,
      world.database,
      createLogger({ logLevel: 'silent', environment: 'test' }),
    );
    const before = mailServer.mails.length;
    const mail = {
      name: 'test',
      preheader: '',
      headers: {},
      to: 'ana@casa.example',
      subject: 'Secret',
      html: '<p>Secret</p>',
      text: 'Secret',
    };
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/);
    expect(mailServer.mails).toHaveLength(before);
  });

  test('a mail that the mail server refuses is an error, so that a job tries again', async () => {
    mailServer.refuseOnce();
    const mailer = createMailer(
      { ...world.config, smtpUrl: mailServer.url },
      world.database,
      createLogger(world.config),
    );
    await expect(mailer.send(letter)).rejects.toThrow(/come back later/);
  });

  test('a mail is kept for the mailbox page when no mail server is set', async () => {
    await createMailer(world.config, world.database, createLogger(world.config)).send(letter);
    const kept = await world.database
      .selectFrom('mails')
      .select(['recipient', 'subject', 'plain_text'])
      .execute();
    expect(kept).toEqual([{ recipient: letter.to, subject: letter.subject, plain_text: letter.text }]);
  });
});

describe('a stored mail', () => {
  test('a stored mail with a link or code is deleted after a day, another one after 30 days', async () => {
    await world.database.deleteFrom('mails').execute();
    const add = (subject: string, is_secret: boolean, hours: number) =>
      world.database
        .insertInto('mails')
        .values({
          recipient: 'a@b.example',
          subject,
          html: '',
          plain_text: '',
          is_secret,
          created_at: new Date(NOW.getTime() - hours * HOUR_MS),
        })
        .execute();
    await add('Old link', true, 25);
    await add('New link', true, 23);
    await add('Old news', false, 30 * 24 + 1);
    await add('New news', false, 30 * 24 - 1);
    await forgetMails(world.database, NOW);
    const kept = await world.database.selectFrom('mails').select('subject').orderBy('id').execute();
    expect(kept.map(({ subject }) => subject)).toEqual(['New link', 'New news']);
    await world.database.deleteFrom('mails').execute();
  });

  test('a stored mail that resets a password or confirms an address counts as one with a link', async () => {
    const person = await world.signedIn();
    await person.submit('/forgot-password', { email: person.user.email });
    await until('the letter is stored', async () => (await mailsTo(world, person.user.email)).length > 0);
    expect((await mailsTo(world, person.user.email)).map(({ is_secret }) => is_secret)).toEqual([true]);
    await world.visitor().submit('/register', {
      role: 'user',
      name: 'Sara Ibarra',
      email: 'sara.ibarra@plumbline.test',
      password: 'tres tristes tigres',
    });
    await until(
      'the letter is stored',
      async () => (await mailsTo(world, 'sara.ibarra@plumbline.test')).length > 0,
    );
    expect((await mailsTo(world, 'sara.ibarra@plumbline.test')).map(({ is_secret }) => is_secret)).toEqual([
      true,
    ]);
  });
});

describe('the job queue', () => {
  test('the job queue takes a registration letter to the mail server behind the answer', async () => {
    const { target } = inject('databaseServer');
    const [{ name } = { name: '' }] = await world.handle.sql<
      { name: string }[]
    >`select current_database() as name`;
    const queued = await createWorld(
      { smtpUrl: mailServer.url },
      { handle: world.handle, jobsOn: databaseOn(target, name) },
    );
    const arrived = mailServer.nextMail();
    await queued.visitor().submit('/register', {
      role: 'user',
      name: 'Rosa Ibarra',
      email: 'rosa.ibarra@plumbline.test',
      password: 'tres tristes tigres',
    });
    await arrived;
    expect(mailServer.mails.at(-1)?.to?.[0]?.address).toBe('rosa.ibarra@plumbline.test');
    const jobs = () => world.handle.sql<{ state: string; data: unknown }[]>`
      select state::text as state, data from jobs.job where name = 'mails.send'`;
    await until('the job is done', async () => (await jobs())[0]?.state === 'completed');
    // The mail holds a link: nothing of it stays.
    expect([...(await jobs())]).toEqual([{ state: 'completed', data: null }]);
    await queued.close();
  });

  test('the job queue forgets the letters that are done, and those that failed a day ago', async () => {
    const yesterday = new Date(NOW.getTime() - 25 * HOUR_MS);
    await world.handle.sql`delete from jobs.job where name = 'mails.send'`;
    const add = (state: string, completedOn: Date | null) => world.handle.sql`
      insert into jobs.job (name, data, state, completed_on)
      values ('mails.send', '{"text": "A link"}', ${state}::text::jobs.job_state, ${completedOn})`;
    await add('completed', NOW);
    await add('failed', NOW);
    await add('failed', yesterday);
    await add('retry', null);
    await forgetMails(world.database, NOW);
    const kept = await world.handle.sql<{ state: string }[]>`
      select state::text as state from jobs.job where name = 'mails.send' and data is not null order by 1`;
    expect(kept.map(({ state }) => state)).toEqual(['failed', 'retry']);
    await world.handle.sql`delete from jobs.job where name = 'mails.send'`;
  });
});
