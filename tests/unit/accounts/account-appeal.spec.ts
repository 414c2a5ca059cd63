import { describe, expect, test } from 'vitest';
import {
  mayAppealAccountAgainFrom,
  obstacleToAccountAppeal,
  type AccountCase,
} from '../../../server/accounts/status/account-appeal.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const made = (changes: Partial<AccountCase> = {}): AccountCase => ({
  status: 'inactive',
  decision: { id: 4, decidedAt: daysAgo(3) },
  latest: null,
  ...changes,
});
const rejected = (days: number, againstDecisionId: number | null = 4) =>
  ({ state: 'rejected', againstDecisionId, closedAt: daysAgo(days) }) as const;

describe('an appeal of an inactive account', () => {
  test.each<[string, AccountCase, ReturnType<typeof obstacleToAccountAppeal>]>([
    ['the first one', made(), null],
    ['against what was decided before decisions were kept', made({ decision: null }), null],
    ['of an active account', made({ status: 'active' }), 'not_needed'],
    [
      'beside an open one',
      made({ latest: { state: 'open', againstDecisionId: 4, closedAt: null } }),
      'already_open',
    ],
    ['on the last day', made({ decision: { id: 4, decidedAt: daysAgo(180) } }), null],
    ['the day after', made({ decision: { id: 4, decidedAt: daysAgo(181) } }), 'too_late'],
    ['29 days after a rejection', made({ latest: rejected(29) }), 'too_early'],
    ['30 days after a rejection', made({ latest: rejected(30) }), null],
    [
      'rejected so late that the wait ends after the last day',
      made({ decision: { id: 4, decidedAt: daysAgo(170) }, latest: rejected(1) }),
      'too_late',
    ],
    ['at once, against a decision made since', made({ latest: rejected(1, 3) }), null],
    [
      'after one that was granted, when it was deactivated anew',
      made({ latest: { state: 'accepted', againstDecisionId: 3, closedAt: daysAgo(1) } }),
      null,
    ],
  ])('an appeal of an inactive account: %s', (_case, appealed, obstacle) => {
    expect(obstacleToAccountAppeal(appealed, NOW)).toBe(obstacle);
  });

  test('an appeal of an inactive account may be filed again from 30 days after the rejection', () => {
    expect(mayAppealAccountAgainFrom(made({ latest: rejected(10) }))).toEqual(
      new Date('2026-12-11T00:00:00Z'),
    );
    expect(mayAppealAccountAgainFrom(made())).toBeNull();
  });
});
