import { describe, expect, test } from 'vitest';
import { DECISION_ACTIONS, OUTCOME_CODES, REASON_CODES } from '../../../common/constants.ts';
import { mayName, reasonFamilyOf } from '../../../server/decisions/reason-family.ts';

const ANSWERS = DECISION_ACTIONS.filter((action) => /appeal|claim/u.test(action));
const RESTRICTIONS = [
  'review.held',
  'review.deactivated',
  'review.deleted',
  'review.edited',
  'response.deactivated',
  'response.deleted',
  'response.edited',
  'user.deactivated',
  'user.role_changed',
  'posting.removed',
] as const;

describe('the reason of a decision', () => {
  test.each(ANSWERS)('the reason of a decision: %s names no offense', (action) => {
    expect(REASON_CODES.filter((code) => mayName(code, action, {}))).toEqual([]);
    expect(OUTCOME_CODES.filter((code) => mayName(code, action, {})).length).toBeGreaterThan(1);
  });

  test.each(RESTRICTIONS)('the reason of a decision: %s names an offense and nothing else', (action) => {
    expect(REASON_CODES.every((code) => mayName(code, action, {}))).toBe(true);
    expect(OUTCOME_CODES.filter((code) => mayName(code, action, {}))).toEqual([]);
  });

  test('the reason of a decision of a red flag comes from codes of its own, and on appeal from those of appeals', () => {
    expect(reasonFamilyOf('red_flag.published', {})).toBe('flag_published');
    expect(reasonFamilyOf('red_flag.dismissed', {})).toBe('flag_dismissed');
    expect(reasonFamilyOf('red_flag.ended', {})).toBe('flag_ended');
    expect(reasonFamilyOf('red_flag.ended', { against: 7 })).toBe('appeal_accepted');
    expect(reasonFamilyOf('red_flag.expedited', {})).toBeNull();
    expect(mayName('R21', 'red_flag.published', {})).toBe(false);
  });

  test('the reason of a decision is never an offense where an appeal against a decision is granted by it', () => {
    expect(reasonFamilyOf('response.activated', { against: 7 })).toBe('appeal_accepted');
    expect(reasonFamilyOf('user.role_changed', { against: 7 })).toBe('appeal_accepted');
    expect(mayName('R07', 'posting.restored', { against: 7 })).toBe(false);
  });

  test('the reason of a decision is in words only where somebody is given back what they had', () => {
    expect(reasonFamilyOf('review.activated', { status: 'active' })).toBeNull();
    expect(mayName(null, 'review.activated', {})).toBe(true);
  });

  test('the reason of a decision that stands for old answers can be chosen by nobody', () => {
    expect(DECISION_ACTIONS.filter((action) => mayName('A00', action, {}))).toEqual([]);
  });
});
