import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL_DEFAULTS } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/route-table.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn } from '../postings/posting-input.ts';

let world: World;
let service: Server;
let endpoint: string;
/** The messages that the push service was sent. */
let sent: { path: string; headers: Record<string, unknown>; size: number }[] = [];
let status = 201;
let poster: Person;
let writer: Person;
let postingId: number;

const keys = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

beforeAll(async () => {
  service = createServer((request, answer) => {
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', headers: request.headers, size });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const own = keys();
  world = await createWorld({
    push: {
      publicKey: own.getPublicKey('base64url'),
      privateKey: own.getPrivateKey('base64url').padStart(43, 'A'),
      contact: 'mailto:operator@plumbline.test',
      hosts: ['127.0.0.1', 'push.example'],
    },
  });
});
beforeEach(async () => {
  sent = [];
  status = 201;
  const forms = await createForms(world);
  poster = await world.signedIn({ name: 'Paula Poster' });
  writer = await world.signedIn({ name: 'Rita Reader' });
  postingId = idIn((await poster.submit(route('postings.store'), forms.form())).page.url);
});
afterAll(async () => {
  await world.close();
  service.close();
});

const device = (address: string) => ({
  endpoint: address,
  public_key: keys().getPublicKey('base64url'),
  auth_secret: randomBytes(16).toString('base64url'),
});
const subscribe = (who: Person, address: string) =>
  who.call('POST', route('push.subscribe'), device(address));
const choose = (who: Person, changes: Record<string, string>) =>
  who.submit(
    route('settings.notifications.update'),
    { ...CHANNEL_DEFAULTS, quiet_from: '', quiet_until: '', ...changes },
    { method: 'PUT' },
  );
let written = 0;
/** Another text each time, because the same one twice is a double click. */
const comment = () => {
  written += 1;
  return writer.submit(route('comments.store', { id: postingId }), { body: `My secret words ${written}.` });
};
const devicesOf = ({ user }: Person) =>
  world.database.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', user.id).execute();

describe('a device', () => {
  test('shows what its user chose, encrypted, and nothing of what they did not choose', async () => {
    expect((await subscribe(poster, `${endpoint}/one`)).status).toBe(200);
    expect((await poster.visit(route('settings.notifications'))).page.props['pushKey']).toBe(
      world.config.push?.publicKey,
    );
    await comment();
    await world.app.settled();
    expect(sent).toEqual([]);
    await choose(poster, { comment: 'push' });
    await comment();
    await until('it was sent', () => sent.length > 0);
    expect(sent).toMatchObject([
      {
        path: '/one',
        headers: {
          'content-encoding': 'aes128gcm',
          ttl: '86400',
          authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/) as string,
        },
      },
    ]);
  });

  test('that its push service calls gone is forgotten, and so is one whose user stops it or logs out', async () => {
    await choose(poster, { comment: 'push' });
    await subscribe(poster, `${endpoint}/gone`);
    status = 410;
    await comment();
    await until('it is forgotten', async () => (await devicesOf(poster)).length === 0);

    await subscribe(poster, `${endpoint}/stopped`);
    await poster.call('POST', route('push.unsubscribe'), { endpoint: `${endpoint}/stopped` });
    expect(await devicesOf(poster)).toEqual([]);

    await subscribe(poster, `${endpoint}/left`);
    expect(await devicesOf(poster)).toHaveLength(1);
    await poster.send('POST', '/logout', {});
    expect(await devicesOf(poster)).toEqual([]);
  });

  test('is told nothing while its user is put out', async () => {
    await choose(poster, { comment: 'push' });
    await subscribe(poster, `${endpoint}/out`);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', poster.user.id)
      .execute();
    await comment();
    await world.app.settled();
    expect(sent).toEqual([]);
  });

  test.each([
    ['another host', 'https://elsewhere.example/1', 403],
    ['a host that ends alike', 'https://evilpush.example/1', 403],
    ['an open line', 'http://push.example/1', 403],
    ['no address', 'nonsense', 422],
  ])('at %s is refused', async (_what, address, refused) => {
    expect((await subscribe(poster, address)).status).toBe(refused);
    expect((await world.visitor().call('POST', route('push.subscribe'), device(address))).status).toBe(403);
  });
});
