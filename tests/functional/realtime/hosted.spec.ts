import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';
import { listening, openSocket } from '../../support/socket.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
const { realtime } = loadConfig(
  {
    APP_KEY: 'k'.repeat(32),
    BROADCAST: 'pusher',
    PUSHER_APP_ID: '7',
    PUSHER_APP_KEY: 'hosted-key',
    PUSHER_APP_SECRET: 'hosted-secret-of-the-app',
  },
  null,
);

beforeAll(async () => {
  world = await createWorld({ realtime });
});
afterAll(() => world.close());

describe('with a hosted service', () => {
  test('pages name it, and may connect there and nowhere else', async () => {
    const { page } = await world.visitor().visit('/login');
    expect(page.props['realtime']).toEqual({
      key: 'hosted-key',
      hosted: { cluster: 'us2', host: 'ws-us2.pusher.com' },
    });
    const { headers } = await world.visitor().get('/login');
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://ws-us2.pusher.com;");
  });

  test('there is no endpoint of our own', async () => {
    const url = await listening(world.app);
    await expect(openSocket(`${url}/app/hosted-key?protocol=7`).ended).rejects.toThrow('404');
    const sent = await world.app.inject({ method: 'POST', url: '/apps/7/events', payload: {} });
    expect(sent.statusCode).toBe(404);
  });

  test('we sign for it who may hear what', async () => {
    const who = await world.signedIn();
    const ask = (channel: string) =>
      who.call('POST', '/broadcasting/auth', { socket_id: '12.34', channel_name: channel });
    const answer = await ask(`private-users.${who.user.id}`);
    expect(answer.json()['auth']).toMatch(/^hosted-key:[0-9a-f]{64}$/);
    expect((await ask('private-admin')).status).toBe(403);
  });
});

test('a page with our own endpoint may connect to the address of the product and nowhere else', async () => {
  const own = await createWorld({ appUrl: 'https://plumbline.example' });
  try {
    const { headers } = await own.visitor().get('/login');
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://plumbline.example;");
    const { page } = await own.visitor().visit('/login');
    expect(page.props['realtime']).toEqual({ key: own.config.realtime.appKey });
    expect(JSON.stringify(page)).not.toContain(own.config.realtime.appSecret);
  } finally {
    await own.close();
  }
});
