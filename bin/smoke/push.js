// The keys of notices on devices, and a push service that keeps what it is sent.
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { check, eventually } from './checks.js';
import { signedIn } from './person.js';
import { freePort } from './product.js';

const KINDS = {
  review_received: 'mail',
  response_received: 'mail',
  comment: 'push',
  reply: 'mail',
  mention: 'mail',
  follower: 'app',
  followed: 'app',
  invitation: 'mail',
  message: 'mail',
  membership: 'app',
  job_proof: 'mail',
};

const keys = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url').padStart(43, 'A'),
  };
};

export async function push() {
  const sent = [];
  const service = createServer((request, answer) => {
    request.resume().on('end', () => {
      sent.push(request.headers);
      answer.writeHead(201).end();
    });
  });
  const port = await freePort();
  await new Promise((resolve) => service.listen(port, '127.0.0.1', resolve));
  const own = keys();
  const settings = {
    VAPID_PUBLIC_KEY: own.publicKey,
    VAPID_PRIVATE_KEY: own.privateKey,
    VAPID_CONTACT: 'mailto:office@directories.example',
    PUSH_SERVICES: '127.0.0.1',
  };
  const use = async (shared) => {
    const person = await signedIn('contractor@plumbline.test');
    const device = {
      endpoint: `http://127.0.0.1:${port}/device`,
      public_key: keys().publicKey,
      auth_secret: randomBytes(16).toString('base64url'),
    };
    const answer = await person.call('POST', '/settings/notifications/push', device);
    check(answer.status === 200, `a device subscribes (${answer.status})`);
    await person.call('PUT', '/settings/notifications', { ...KINDS, quiet_from: '', quiet_until: '' });
    // postings.js writes the comment that this device is told of.
    shared.pushed = () => eventually('a message at the push service', () => sent[0]);
  };
  return { settings, use, stop: () => new Promise((resolve) => service.close(resolve)) };
}
