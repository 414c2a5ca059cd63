import { describe, expect, test } from 'vitest';
import { passwordConfirmed, whileDeveloping } from '../../../server/accounts/policy.ts';
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
    // The server's clock was set back after the confirmation.
    [hoursAgo(-1), true],
    [hoursAgo(-3), false],
  ])('a password that was given again: %s counts: %s', (confirmedAt, counts) => {
    expect(passwordConfirmed(contextOf(confirmedAt)) === true).toBe(counts);
  });

  test('a password that was given again is asked of nobody who has not signed in: they are sent to do that first', () => {
    expect(passwordConfirmed({ now: NOW, viewer: null } as unknown as Context)).toMatchObject({
      status: 401,
    });
  });
});

test.each([
  ['development', true],
  ['test', true],
  ['production', false],
])('the mailbox in %s: %s', (environment, there) => {
  expect(whileDeveloping({ config: { environment } } as unknown as Context) === true).toBe(there);
});
