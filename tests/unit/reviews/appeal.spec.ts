import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPEAL_STATES, REVIEW_DISPLAY_STATUSES } from '../../../common/constants.ts';
import {
  kindOfSide,
  mayAppealAgainFrom,
  obstacleToAppeal,
  sideOfKind,
  displayStatusOf,
  statusWished,
  wayToAppeal,
  type AppealCase,
} from '../../../server/reviews/appeals/appeal.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const shown: AppealCase = { displayStatus: 'active', decision: null, latest: null };
const takenDown: AppealCase = {
  displayStatus: 'inactive',
  decision: { id: 5, decidedAt: daysAgo(3) },
  latest: null,
};
const asked = { now: NOW, newEvidence: false };
const rejected = (days: number, againstDecisionId: number | null = null) =>
  ({ kind: 'take_down', state: 'rejected', againstDecisionId, rejectedAt: daysAgo(days) }) as const;

const REVIEW_KINDS = ['take_down', 'put_back'] as const;

describe('where a review stands', () => {
  test('the status of a review is read from its columns', () => {
    const review = { status: 'inactive', isDeleted: false, holdSignals: [] } as const;
    expect(displayStatusOf({ ...review, status: 'active' })).toBe('active');
    expect(displayStatusOf(review)).toBe('inactive');
    expect(displayStatusOf({ ...review, holdSignals: ['phone'] })).toBe('held');
    expect(displayStatusOf({ ...review, status: 'active', isDeleted: true })).toBe('deleted');
  });
});

describe('who may ask for what, and when', () => {
  test('a contractor asks for what is shown to go, and for nothing else', () => {
    expect(obstacleToAppeal('take_down', shown, asked)).toBeNull();
    expect(obstacleToAppeal('take_down', takenDown, asked)).toBe('not_shown');
    expect(obstacleToAppeal('take_down', { ...shown, displayStatus: 'held' }, asked)).toBe('not_shown');
    expect(obstacleToAppeal('take_down', { ...shown, displayStatus: 'deleted' }, asked)).toBe('not_shown');
  });

  test('an author asks for what an administrator took down to return', () => {
    expect(obstacleToAppeal('put_back', takenDown, asked)).toBeNull();
    expect(obstacleToAppeal('put_back', { ...takenDown, displayStatus: 'deleted' }, asked)).toBeNull();
    expect(obstacleToAppeal('put_back', shown, asked)).toBe('nothing_to_put_back');
    expect(obstacleToAppeal('put_back', { ...takenDown, displayStatus: 'held' }, asked)).toBe('held');
  });

  test('an author has 180 days, the last one included; a contractor has no last day', () => {
    const decided = (days: number) => ({ id: 5, decidedAt: daysAgo(days) });
    expect(obstacleToAppeal('put_back', { ...takenDown, decision: decided(180) }, asked)).toBeNull();
    expect(obstacleToAppeal('put_back', { ...takenDown, decision: decided(181) }, asked)).toBe('too_late');
    expect(obstacleToAppeal('take_down', { ...shown, decision: decided(2_000) }, asked)).toBeNull();
  });

  test('one is open at a time, whoever filed it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REVIEW_KINDS),
        fc.constantFrom(...REVIEW_KINDS),
        fc.constantFrom(...REVIEW_DISPLAY_STATUSES),
        fc.boolean(),
        (kind, openKind, current, newEvidence) => {
          const latest = {
            kind: openKind,
            state: 'open',
            againstDecisionId: null,
            rejectedAt: null,
          } as const;
          const obstacle = obstacleToAppeal(
            kind,
            { displayStatus: current, decision: null, latest },
            { now: NOW, newEvidence },
          );
          expect(obstacle).toBe('already_open');
        },
      ),
    );
  });

  test('an appeal may follow a rejection in 30 days, or before that with new evidence', () => {
    const early = { ...shown, latest: rejected(28.9) };
    expect(obstacleToAppeal('take_down', early, asked)).toBe('too_early');
    expect(obstacleToAppeal('take_down', early, { now: NOW, newEvidence: true })).toBeNull();
    expect(obstacleToAppeal('take_down', { ...shown, latest: rejected(30) }, asked)).toBeNull();
    const from = new Date(daysAgo(28.9).getTime() + 30 * DAY_MS).toISOString().slice(0, 10);
    expect(mayAppealAgainFrom('take_down', early)).toEqual(new Date(`${from}T00:00:00Z`));
  });

  test('a wait that ends after the last day leaves new evidence alone', () => {
    const late = {
      ...takenDown,
      decision: { id: 5, decidedAt: daysAgo(170) },
      latest: { ...rejected(1, 5), kind: 'put_back' },
    } as const;
    expect(obstacleToAppeal('put_back', late, asked)).toBe('too_late');
    expect(obstacleToAppeal('put_back', late, { now: NOW, newEvidence: true })).toBeNull();
  });

  test('turning a later appeal off does not shorten the 30 days', () => {
    const latest = { ...rejected(2), state: 'withdrawn' } as const;
    expect(obstacleToAppeal('take_down', { ...shown, latest }, asked)).toBe('too_early');
  });

  test('a rejection does not stand against another wish, or against what was decided since', () => {
    const decision = { id: 9, decidedAt: daysAgo(1) };
    expect(obstacleToAppeal('take_down', { ...shown, decision, latest: rejected(2, 5) }, asked)).toBeNull();
    expect(obstacleToAppeal('put_back', { ...takenDown, latest: rejected(2, 5) }, asked)).toBeNull();
  });

  test('new evidence never makes an appeal harder, and waiting hinders nothing but the last day', () => {
    const cases = fc.record({
      displayStatus: fc.constantFrom(...REVIEW_DISPLAY_STATUSES),
      decision: fc.option(
        fc.record({ id: fc.constantFrom(1, 2), decidedAt: fc.integer({ min: 0, max: 400 }).map(daysAgo) }),
      ),
      latest: fc.option(
        fc.record({
          kind: fc.constantFrom(...REVIEW_KINDS),
          state: fc.constantFrom(...APPEAL_STATES),
          againstDecisionId: fc.option(fc.constantFrom(1, 2)),
          rejectedAt: fc.option(fc.integer({ min: 0, max: 60 }).map(daysAgo)),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...REVIEW_KINDS), cases, fc.nat(400), (kind, appealed, days) => {
        const without = obstacleToAppeal(kind, appealed, asked);
        const withEvidence = obstacleToAppeal(kind, appealed, { now: NOW, newEvidence: true });
        // Without it the wait may end after the last day.
        if (withEvidence === null) expect([null, 'too_early', 'too_late']).toContain(without);
        else expect(without).toBe(withEvidence);
        const later = { now: new Date(NOW.getTime() + days * DAY_MS), newEvidence: false };
        if (without === null) expect([null, 'too_late']).toContain(obstacleToAppeal(kind, appealed, later));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an appeal', () => {
  test('an appeal belongs to one side, and its wish is the opposite of the other’s', () => {
    for (const kind of REVIEW_KINDS) expect(kindOfSide(sideOfKind(kind))).toBe(kind);
    expect(statusWished('take_down')).toBe('inactive');
    expect(statusWished('put_back')).toBe('active');
  });
});

describe('the way to appeal that a statement names', () => {
  test.each([
    ['review.deactivated', null, 'put_back', null],
    ['review.deleted', null, 'put_back', null],
    ['review.activated', null, null, 'take_down'],
    ['review.edited', null, null, null],
    ['response.deleted', null, null, null],
    ['appeal.accepted', 'take_down', 'put_back', null],
    ['appeal.accepted', 'put_back', null, 'take_down'],
    ['appeal.rejected', 'take_down', null, 'take_down'],
    ['appeal.rejected', 'put_back', 'put_back', null],
  ] as const)(
    'the way to appeal that a statement names: %s (%s): author %s, contractor %s',
    (action, kind, author, contractor) => {
      expect(wayToAppeal({ action, kind }, 'author')).toBe(author);
      expect(wayToAppeal({ action, kind }, 'contractor')).toBe(contractor);
      expect(wayToAppeal({ action, kind }, 'account')).toBeNull();
    },
  );
});
