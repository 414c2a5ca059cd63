// Mails by SMTP: a new contractor confirms the address by the link of one.
import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { check, eventually } from './checks.js';
import { visitor } from './person.js';

const SENDER = 'no-reply@directories.localdomain';

export async function mails() {
  const sent = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      sent.push({ to: envelope.rcptTo[0].address, message: await text(stream) });
      done();
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = {
    MAIL: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${server.server.address().port}`,
    SMTP_FROM: `Plumbline <${SENDER}>`,
  };
  const use = async (shared) => {
    const owner = visitor();
    const email = 'owner@roofs.example';
    const fields = { email, password: 'a plumb line and a level', name: 'Rosa Nguyễn' };
    await owner.get('/register');
    await owner.send('/register', {
      ...fields,
      role: 'contractor',
      business_name: 'Nguyễn Roofs of El Paso',
      trade_id: '1',
    });
    const { message } = await eventually('a mail to a new user', () => sent.find(({ to }) => to === email));
    check(message.includes(SENDER), 'a mail comes by SMTP from the sender of the settings');
    const link = /\/verify-email\/[\w.-]+/.exec(message.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';
    await owner.get(link);
    const confirmed = await owner.send(link, {});
    check(confirmed.status === 200, `the link of the mail confirms the address (${confirmed.status})`);
    shared.newOwner = owner;
  };
  return { settings, use, stop: () => new Promise((resolve) => server.close(resolve)) };
}
