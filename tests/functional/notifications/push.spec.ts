import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL_DEFAULTS } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import { until } from '../../support/running-server.ts';
import { openSession } from '../../support/sign-in.ts';
import { createBrowser, type Browser } from '../../support/browser.ts';
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
const subscribe = (who: Browser, address: string) =>
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
  test('a device shows what its user chose, encrypted, and nothing of what they did not choose', async () => {
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

  test.each([404, 410])('a device that its push service answers with %i is forgotten', async (gone) => {
    await choose(poster, { comment: 'push' });
    await subscribe(poster, `${endpoint}/gone`);
    status = gone;
    await comment();
    await until('it is forgotten', async () => (await devicesOf(poster)).length === 0);
  });

  test('a device whose user stops it or logs out is forgotten', async () => {
    await subscribe(poster, `${endpoint}/stopped`);
    await poster.call('POST', route('push.unsubscribe'), { endpoint: `${endpoint}/stopped` });
    expect(await devicesOf(poster)).toEqual([]);

    await subscribe(poster, `${endpoint}/left`);
    expect(await devicesOf(poster)).toHaveLength(1);
    await poster.send('POST', '/logout', {});
    expect(await devicesOf(poster)).toEqual([]);
  });

  test('a device is on for the user whose notices reach it, and for nobody after a logout', async () => {
    const address = `${endpoint}/shared`;
    const isOn = async (who: Browser) =>
      (await who.call('POST', route('push.state'), { endpoint: address })).json();
    await subscribe(poster, address);
    expect(await isOn(poster)).toEqual({ is_on: true });
    expect(await isOn(writer)).toEqual({ is_on: false });
    await subscribe(writer, address);
    expect([await isOn(poster), await isOn(writer)]).toEqual([{ is_on: false }, { is_on: true }]);
    await writer.send('POST', '/logout', {});
    const place = { database: world.database, config: world.config, now: new Date() };
    const again = createBrowser(world.app, { cookies: await openSession(place, writer.user) });
    expect(await isOn(again)).toEqual({ is_on: false });
    await subscribe(again, address);
    expect(await isOn(again)).toEqual({ is_on: true });
    const visitor = await world.visitor().call('POST', route('push.state'), { endpoint: address });
    expect(visitor.status).toBe(403);
    for (const odd of [`${endpoint}/\u0000`, `${endpoint}/\ud800`, 'no address'])
      expect((await again.call('POST', route('push.state'), { endpoint: odd })).status).toBe(422);
    const without = await again.send('POST', route('push.state'), {}, { accept: '*/*' });
    expect([without.status, without.json()['message']]).toEqual([422, expect.any(String)]);
  });

  test('a device that has another subscription now takes its place with the secret of the old one, without a session', async () => {
    const old = device(`${endpoint}/old`);
    await poster.call('POST', route('push.subscribe'), old);
    const renew = (secret: string, address = `${endpoint}/new`) =>
      world.app.inject({
        method: 'POST',
        url: route('push.renew'),
        headers: { accept: 'application/json' },
        payload: { ...device(address), old_endpoint: old.endpoint, old_auth_secret: secret },
      });
    expect((await renew('A'.repeat(22))).statusCode).toBe(404);
    expect((await renew(old.auth_secret, 'https://elsewhere.example/1')).statusCode).toBe(403);
    expect(await devicesOf(poster)).toEqual([{ endpoint: old.endpoint }]);
    expect((await renew(old.auth_secret)).statusCode).toBe(200);
    expect(await devicesOf(poster)).toEqual([{ endpoint: `${endpoint}/new` }]);
    expect((await renew(old.auth_secret)).statusCode).toBe(404);
  });

  test('a device is told nothing while its user is put out', async () => {
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
  ])('a device at %s is refused', async (_what, address, refused) => {
    expect((await subscribe(poster, address)).status).toBe(refused);
    expect((await world.visitor().call('POST', route('push.subscribe'), device(address))).status).toBe(403);
  });
});
