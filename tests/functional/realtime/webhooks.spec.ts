import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channelAuth } from '../../../server/realtime/api/signatures.ts';
import { sendWebhook } from '../../../server/realtime/api/webhooks.ts';
import { until } from '../../support/running-server.ts';
import { connectTo, listening, realtimeWith, senderTo, type Client } from '../../support/socket.ts';
import { createWorld, type World } from '../../support/world.ts';

type Notified = { name: string; channel: string } & Record<string, unknown>;

let world: World;
let url: string;
let program: Server;
let clients: Client[] = [];
/** The events that the operator's program was told; the SDK proved each call. */
let notified: Notified[] = [];
let status = 200;

beforeAll(async () => {
  program = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const rawBody = Buffer.concat(parts).toString();
      const headers = request.headers as Record<string, string>;
      const webhook = senderTo(world.config, url).webhook({ headers, rawBody });
      if (webhook.isValid()) notified.push(...(webhook.getEvents() as unknown as Notified[]));
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const { port } = program.address() as AddressInfo;
  world = await createWorld({
    realtime: realtimeWith({ PUSHER_WEBHOOKS: `http://127.0.0.1:${port}/told` }),
  });
  url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
});
beforeEach(() => {
  notified = [];
  status = 200;
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(async () => {
  await world.close();
  program.close();
});

async function connect(): Promise<Client> {
  const client = await connectTo(url);
  clients.push(client);
  return client;
}
const has = (event: Partial<Notified>) =>
  until(`told of ${JSON.stringify(event)}`, () =>
    notified.some((one) => Object.entries(event).every(([name, value]) => one[name] === value)),
  );

describe('a program of the operator’s', () => {
  test('a program of the operator’s is told that a channel is occupied and empty again, each once, however many hear it', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, other]) {
      client.say('pusher:subscribe', { channel: 'hooked' });
      await client.next('pusher_internal:subscription_succeeded');
    }
    await has({ name: 'channel_occupied', channel: 'hooked' });
    await one.close();
    await other.close();
    await has({ name: 'channel_vacated', channel: 'hooked' });
    expect(notified.filter(({ channel }) => channel === 'hooked')).toHaveLength(2);
  });

  test('a program of the operator’s is told of members, of clients’ events, and of a cache that is empty', async () => {
    const channel = 'presence-cache-hooked';
    const client = await connect();
    const data = JSON.stringify({ user_id: 'two words' });
    const auth = channelAuth(world.config.realtime, client.socketId, channel, data);
    client.say('pusher:subscribe', { channel, auth, channel_data: data });
    await client.next('pusher:cache_miss', channel);
    client.raw(JSON.stringify({ event: 'client-said', channel, data: { words: 'Hi' } }));
    await has({ name: 'cache_miss', channel });
    await has({ name: 'member_added', channel, user_id: 'two words' });
    await has({
      name: 'client_event',
      channel,
      event: 'client-said',
      data: '{"words":"Hi"}',
      socket_id: client.socketId,
      user_id: 'two words',
    });
    await client.close();
    await has({ name: 'member_removed', channel, user_id: 'two words' });
  });

  test('a program of the operator’s that does not take it fails the job, so that the queue tries again', async () => {
    const { realtime } = world.config;
    const [address = ''] = realtime.webhooks.urls;
    status = 500;
    await expect(sendWebhook(realtime, { url: address, body: '{"events":[]}' })).rejects.toThrow('500');
    status = 204;
    await expect(sendWebhook(realtime, { url: address, body: '{"events":[]}' })).resolves.toBeUndefined();
    // One that is configured no more is not called.
    await expect(sendWebhook(realtime, { url: 'http://127.0.0.1:9/', body: '{}' })).resolves.toBeUndefined();
  });
});
