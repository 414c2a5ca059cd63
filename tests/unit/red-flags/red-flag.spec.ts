import { describe, expect, test } from 'vitest';
import {
  answerDueAt,
  isFirstApproval,
  transitionsOpenTo,
  obstacleToPublishing,
  phaseOf,
  urgentAnswerDueAt,
  type MovedCase,
  type PublishedCase,
} from '../../../server/red-flags/red-flag.ts';

const OPENED = new Date('2026-11-02T23:30:00Z');
const DUE = new Date('2026-11-13T10:00:00Z');
const ready: PublishedCase = { level: 'warning', answerDueAt: DUE, evidenceCount: 1, approvedByUserId: null };
const at = (now: Date, userId = 7) => ({ now, userId });
const before = new Date(DUE.getTime() - 1);

describe('the time to answer', () => {
  test('the time to answer is ten whole days, to the end of the last one in the westernmost place', () => {
    expect(answerDueAt(OPENED)).toEqual(DUE);
  });

  test('the time to answer is 48 hours where harm is imminent, and never longer than before', () => {
    const now = new Date('2026-11-04T08:00:00Z');
    expect(urgentAnswerDueAt(now, DUE)).toEqual(new Date('2026-11-06T08:00:00Z'));
    expect(urgentAnswerDueAt(before, DUE)).toEqual(DUE);
  });
});

describe('publishing', () => {
  test('publishing is not possible before the time to answer is over', () => {
    expect(obstacleToPublishing(ready, at(before))).toBe('too_early');
    expect(obstacleToPublishing(ready, at(DUE))).toBeNull();
  });

  test('publishing is not possible with words alone', () => {
    expect(obstacleToPublishing({ ...ready, evidenceCount: 0 }, at(DUE))).toBe('no_evidence');
  });

  test('publishing of an alert takes two different administrators', () => {
    const alert: PublishedCase = { ...ready, level: 'alert' };
    expect(isFirstApproval(alert)).toBe(true);
    expect(isFirstApproval(ready)).toBe(false);
    const approved = { ...alert, approvedByUserId: 7 };
    expect(obstacleToPublishing(approved, at(DUE, 7))).toBe('second_administrator');
    expect(obstacleToPublishing(approved, at(DUE, 8))).toBeNull();
  });
});

test('an open red flag is first answered, then decided, then approved a second time', () => {
  const open = { state: 'open', answerDueAt: DUE, approvedAt: null } as const;
  expect(phaseOf(open, before)).toBe('answering');
  expect(phaseOf(open, DUE)).toBe('deciding');
  expect(phaseOf({ ...open, approvedAt: DUE }, DUE)).toBe('second_approval');
  expect(phaseOf({ ...open, state: 'published' }, DUE)).toBeNull();
});

describe('the moves of administrators', () => {
  const open: MovedCase = {
    ...ready,
    state: 'open',
    origin: 'report',
    isUrgent: false,
    isAppealed: false,
  };
  const published: MovedCase = { ...open, state: 'published' };
  const hoursBefore = (hours: number) => at(new Date(DUE.getTime() - hours * 3_600_000));

  test.each([
    ['open, while it can be shortened', open, hoursBefore(49), ['dismiss', 'expedite']],
    ['open, in the last 48 hours', open, hoursBefore(48), ['dismiss']],
    ['open and urgent', { ...open, isUrgent: true }, hoursBefore(49), ['dismiss']],
    ['open after the time to answer', open, at(DUE), ['publish', 'dismiss']],
    ['published', published, at(DUE), ['end']],
    ['published and appealed', { ...published, isAppealed: true }, at(DUE), []],
    ['a notice of an expired license', { ...published, origin: 'license' as const }, at(DUE), []],
    ['withdrawn', { ...open, state: 'withdrawn' as const }, at(DUE), []],
  ] as const)('the moves of administrators of one that is %s', (_which, flag, reader, transitions) => {
    expect(transitionsOpenTo(flag, reader)).toEqual(transitions);
  });
});
