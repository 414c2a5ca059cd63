import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { inject } from 'vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../../server/core/logger.ts';
import { createMailer } from '../../../server/core/mail.ts';
import { databaseOn } from '../../support/database-server.ts';
import { createWorld, type World } from '../../support/world.ts';

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
  to: 'rosa@plumbline.test',
  subject: '¿Ya está?',
  html: '<p>Sí, señora.</p>',
  text: 'Sí, señora.',
};

describe('a mail', () => {
  test('goes to the mail server when one is set, as text and HTML, in any language', async () => {
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
    expect(await world.database.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  test('that the mail server refuses is an error, so that a job tries again', async () => {
    mailServer.refuseOnce();
    const mailer = createMailer(
      { ...world.config, smtpUrl: mailServer.url },
      world.database,
      createLogger(world.config),
    );
    await expect(mailer.send(letter)).rejects.toThrow(/come back later/);
  });

  test('is kept for the mailbox page when no mail server is set', async () => {
    await createMailer(world.config, world.database, createLogger(world.config)).send(letter);
    const kept = await world.database
      .selectFrom('mails')
      .select(['recipient', 'subject', 'plain_text'])
      .execute();
    expect(kept).toEqual([{ recipient: letter.to, subject: letter.subject, plain_text: letter.text }]);
  });
});

describe('the job queue', () => {
  test('takes a registration letter to the mail server behind the answer', async () => {
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
    await queued.close();
  });
});
