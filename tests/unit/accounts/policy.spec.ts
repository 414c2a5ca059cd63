import { describe, expect, test } from 'vitest';
import { changesSignIn, passwordConfirmed, whileDeveloping } from '../../../server/accounts/policy.ts';
import type { Context } from '../../../server/core/context.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const contextOf = (passwordConfirmedAt: Date | null) =>
  ({ now: NOW, viewer: { passwordConfirmedAt } }) as unknown as Context;

describe('a password that was given again', () => {
  test.each([
    [hoursAgo(0), true],
    [hoursAgo(2.99), true],
    [hoursAgo(3), false],
    [null, false],
  ])('a password that was given again: %s counts: %s', (confirmedAt, counts) => {
    expect(passwordConfirmed(contextOf(confirmedAt)) === true).toBe(counts);
  });

  test('a password that was given again is asked of nobody who has not signed in: they are sent to do that first', () => {
    expect(passwordConfirmed({ now: NOW, viewer: null } as unknown as Context)).toMatchObject({
      status: 401,
    });
  });
});

describe('a change of how one signs in', () => {
  test.each([
    ['nine minutes ago', 9, true],
    ['ten minutes ago', 10, false],
    ['by a clock that was set back nine minutes', -9, true],
    ['by a clock that was set back an hour', -60, false],
  ])('a confirmation %s (minutes: %s) lets a change be made: %s', (_when, minutes, counts) => {
    const viewer = { emailVerified: true, passwordConfirmedAt: hoursAgo(minutes / 60) };
    expect(changesSignIn({ now: NOW, viewer } as unknown as Context) === true).toBe(counts);
  });
});

test.each([
  ['development', true],
  ['test', true],
  ['production', false],
])('the mailbox in %s: %s', (environment, there) => {
  expect(whileDeveloping({ config: { environment } } as unknown as Context) === true).toBe(there);
});
