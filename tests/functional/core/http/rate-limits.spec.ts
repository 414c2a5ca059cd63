import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../../server/limits.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

/** Makes so many wrong logins from one address, each for another account so that none is locked. */
async function tryTokens(count: number, remoteAddress: string) {
  const answers = [];
  for (let attempt = 0; attempt < count; attempt += 1)
    answers.push(
      await world.app.inject({
        method: 'POST',
        url: '/tokens/create',
        remoteAddress,
        headers: { accept: 'application/json' },
        payload: {
          email: `nobody${attempt}@plumbline.test`,
          password: 'wrong password',
          device_name: 'phone',
        },
      }),
    );
  return answers;
}

describe('rate limits', () => {
  test('rate limits answer 429 with the seconds to wait once one address has asked too often', async () => {
    const answers = await tryTokens(LIMITS.credentials.max + 1, '203.0.113.7');
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.slice(0, -1)).not.toContain(429);
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(last?.json()).toEqual({ message: expect.any(String) as string });
  });

  test('rate limits count each address for itself', async () => {
    await tryTokens(LIMITS.credentials.max + 1, '203.0.113.8');
    const [other] = await tryTokens(1, '203.0.113.9');
    expect(other?.statusCode).not.toBe(429);
  });

  test('rate limits do not believe a forwarded address unless a proxy stands in front', async () => {
    const answers = [];
    for (let attempt = 0; attempt <= LIMITS.credentials.max; attempt += 1)
      answers.push(
        await world.app.inject({
          method: 'POST',
          url: '/tokens/create',
          remoteAddress: '203.0.113.10',
          headers: { accept: 'application/json', 'x-forwarded-for': `198.51.100.${attempt}` },
          payload: { email: `x${attempt}@plumbline.test`, password: 'wrong password', device_name: 'phone' },
        }),
      );
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test('rate limits count a network of IPv6 addresses as one', async () => {
    for (let host = 1; host < LIMITS.credentials.max; host += 1)
      await tryTokens(1, `2001:db8:1:1::${host.toString(16)}`);
    const [last, first] = [await tryTokens(2, '2001:db8:1:1:ffff::1'), await tryTokens(1, '2001:db8:1:2::1')];
    expect(last.map(({ statusCode }) => statusCode).at(-1)).toBe(429);
    expect(first[0]?.statusCode).not.toBe(429);
  });

  test('rate limits behind a proxy that appends, count the address that it added, not what the client made up', async () => {
    const proxied = await createWorld({ rateLimits: true, trustProxy: 1 });
    const ask = (forwarded: string) =>
      proxied.app.inject({
        method: 'POST',
        url: '/tokens/create',
        headers: { accept: 'application/json', 'x-forwarded-for': forwarded },
        payload: { email: 'x@plumbline.test', password: 'wrong password' },
      });
    for (let attempt = 0; attempt < LIMITS.credentials.max; attempt += 1)
      await ask(`198.51.100.${attempt}, 203.0.113.20`);
    expect((await ask('198.51.100.99, 203.0.113.20')).statusCode).toBe(429);
    expect((await ask('203.0.113.20, 203.0.113.21')).statusCode).not.toBe(429);
    await proxied.close();
  });

  test('rate limits do not stand in the way of reading', async () => {
    await tryTokens(LIMITS.credentials.max + 1, '203.0.113.11');
    const page = await world.app.inject({ method: 'GET', url: '/', remoteAddress: '203.0.113.11' });
    expect(page.statusCode).toBe(200);
  });
});
