import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { World } from './world.ts';

/** `id`: the left part of the Message-ID. */
export type ReceivedMail = { id: string; to: string; text: string };

/** A mail server on this machine, which keeps what it receives. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void (async () => {
        const bytes = Buffer.concat(await stream.toArray());
        const { messageId = '', to, text = '' } = await PostalMime.parse(bytes);
        mails.push({ id: messageId.replace(/^<|@.*$/g, ''), to: to?.[0]?.address ?? '', text });
        done();
      })();
    },
  });
  // A process that is killed cuts its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Mails that are still to be sent, or sent again with the same Message-ID after their process was killed. */
export async function mailsInQueue({ database }: World): Promise<ReceivedMail[]> {
  const { rows } = await sql<ReceivedMail>`
    select id, data ->> 'to' as "to", data ->> 'text' as text from jobs.job
    where name = 'mails.send' and data is not null`.execute(database);
  return rows;
}
