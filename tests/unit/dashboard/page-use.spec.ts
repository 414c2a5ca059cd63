import { describe, expect, test } from 'vitest';
import { countedSince, toPageUse } from '../../../server/dashboard/page-use.ts';
import { isProgram } from '../../../server/core/is-program.ts';
import { toDoList } from '../../../web/components/dashboard/to-do.ts';

const TODAY = '2026-11-22';

describe('the use of a page', () => {
  test.each([
    [30, 30, '2026-10-24'],
    [90, 13, '2026-08-25'],
    [365, 13, '2025-11-23'],
  ] as const)('the use of a page of %i days has %i steps from %s', (days, steps, from) => {
    const { points } = toPageUse([], days, TODAY);
    expect(points).toHaveLength(steps);
    expect(points[0]?.from).toBe(from);
  });

  test('the use of a page adds up to its total in each step', () => {
    const rows = ['2026-11-22', '2026-11-16', '2026-11-15', '2026-08-25', '2026-08-24'].map((day) => ({
      day,
      kind: 'view' as const,
      count: 1,
    }));
    const { points, totals } = toPageUse(rows, 90, TODAY);
    expect(points.at(-1)).toEqual({ from: '2026-11-16', views: 2 });
    expect(points.reduce((sum, { views }) => sum + views, 0)).toBe(4);
    expect(totals[0]).toEqual({ kind: 'view', count: 4, before: 1 });
  });

  test('the use of a page is read for twice the period', () => {
    expect(countedSince(30, TODAY)).toBe('2026-09-24');
  });
});

test('a program is told from a browser by its name', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36';
  expect(isProgram(chrome)).toBe(false);
  expect(isProgram('Mozilla/5.0 (Linux; Android 12; CUBOT X18) Chrome/120.0 Mobile Safari/537.36')).toBe(
    false,
  );
  for (const name of [
    undefined,
    '',
    'curl/8.5.0',
    chrome.replace('Chrome', 'HeadlessChrome'),
    `${chrome} bingbot/2.0`,
  ])
    expect(isProgram(name)).toBe(true);
});

test('what needs an answer comes by the day it is due', () => {
  const review = { id: 1, title: 'A', overall: 2, author: 'B', created_at: '2026-11-01T00:00:00Z' };
  const statement = {
    decision_id: 2,
    action: 'review.edited' as const,
    reason: { code: null, name: null },
    decided_at: '2026-11-01T00:00:00Z',
    appeal_until: '2026-11-07',
  };
  const appeal = {
    review_id: 3,
    kind: 'take_down' as const,
    is_mine: false,
    title: 'C',
    contractor: { name: 'D', slug: 'd' },
    filed_at: '2026-11-01T00:00:00Z',
    due_at: '2026-11-09T10:00:00Z',
    is_late: false,
  };
  const invitation = {
    id: 4,
    sender: 'E',
    trade: 'Plumbing',
    place: 'Fresno',
    starts_on: '2026-12-01',
    ends_on: '2026-12-02',
    expires_at: '2026-11-09T09:00:00Z',
  };
  const list = toDoList({
    reviews: [review],
    statements: [statement, { ...statement, appeal_until: null }],
    appeals: [appeal, { ...appeal, is_mine: true }],
    invitations: [invitation],
    quotes: [{ id: 6, trade: 'Roofing', customer: 'Ana', asked_at: '2026-11-07T08:00:00Z', needs: 'price' }],
    ratings: [{ invitation_id: 7, other: 'Aqua', trade: 'Roofing', due_at: '2027-01-09T09:00:00Z' }],
    redFlags: [{ id: 5, criterion: 'No permit', due_at: '2026-11-09T09:30:00Z', answer_until: '' }],
  });
  expect(list.map(({ kind }) => kind)).toEqual([
    'invitation',
    'red_flag',
    'appeal',
    'decision',
    'review',
    'quote',
    'rating',
  ]);
});
