import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
});
afterAll(() => world.close());

/** So many wrong sign-ins from one address, each for somebody else so that no account is locked. */
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
  test('answer 429 with the seconds to wait once one address has asked too often', async () => {
    const answers = await tryTokens(LIMITS.credentials.max + 1, '203.0.113.7');
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.slice(0, -1)).not.toContain(429);
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(last?.json()).toEqual({ message: expect.any(String) as string });
  });

  test('count each address for itself', async () => {
    await tryTokens(LIMITS.credentials.max + 1, '203.0.113.8');
    const [other] = await tryTokens(1, '203.0.113.9');
    expect(other?.statusCode).not.toBe(429);
  });

  test('do not believe a forwarded address unless a proxy stands in front', async () => {
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

  test('do not stand in the way of reading', async () => {
    await tryTokens(LIMITS.credentials.max + 1, '203.0.113.11');
    const page = await world.app.inject({ method: 'GET', url: '/', remoteAddress: '203.0.113.11' });
    expect(page.statusCode).toBe(200);
  });
});
