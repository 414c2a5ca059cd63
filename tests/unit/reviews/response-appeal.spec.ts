import { describe, expect, test } from 'vitest';
import {
  mayAppealResponseAgainFrom,
  obstacleToResponseAppeal,
  type ResponseAppealCase,
} from '../../../server/reviews/appeals/response-appeal.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const shown: ResponseAppealCase = { displayStatus: 'active', decisionId: null, editedAt: null, latest: null };
const rejected = (days: number, againstDecisionId: number | null = null) =>
  ({ state: 'rejected', againstDecisionId, rejectedAt: daysAgo(days) }) as const;
const asked = { now: NOW, newEvidence: false };

describe('an appeal against a response', () => {
  test('an appeal against a response is against what is shown, one at a time', () => {
    expect(obstacleToResponseAppeal(shown, asked)).toBeNull();
    expect(obstacleToResponseAppeal({ ...shown, displayStatus: 'inactive' }, asked)).toBe(
      'response_not_shown',
    );
    expect(obstacleToResponseAppeal({ ...shown, displayStatus: 'deleted' }, asked)).toBe(
      'response_not_shown',
    );
    const latest = { state: 'open', againstDecisionId: null, rejectedAt: null } as const;
    expect(obstacleToResponseAppeal({ ...shown, latest }, asked)).toBe('response_appealed_already');
  });

  test('an appeal against a response may follow a rejection in 30 days, or before that with new evidence', () => {
    const early = { ...shown, latest: rejected(28.9) };
    expect(obstacleToResponseAppeal(early, asked)).toBe('response_too_early');
    expect(obstacleToResponseAppeal(early, { ...asked, newEvidence: true })).toBeNull();
    expect(obstacleToResponseAppeal({ ...shown, latest: rejected(30) }, asked)).toBeNull();
  });

  test('an appeal against a response may follow at once where the words were changed or decided about since', () => {
    const latest = rejected(3);
    expect(obstacleToResponseAppeal({ ...shown, latest, editedAt: daysAgo(1) }, asked)).toBeNull();
    expect(obstacleToResponseAppeal({ ...shown, latest, editedAt: daysAgo(4) }, asked)).toBe(
      'response_too_early',
    );
    expect(mayAppealResponseAgainFrom({ ...shown, latest, decisionId: 9 })).toBeNull();
  });
});
