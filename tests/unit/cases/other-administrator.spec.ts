import { expect, test } from 'vitest';
import { needsOtherAdministrator } from '../../../server/cases/other-administrator.ts';

test('the administrator who decided leaves the appeal to another one who is active', () => {
  expect(needsOtherAdministrator({ actorId: 1, deciders: [1], administrators: [1, 2] })).toBe(true);
  expect(needsOtherAdministrator({ actorId: 2, deciders: [1], administrators: [1, 2] })).toBe(false);
  expect(needsOtherAdministrator({ actorId: 1, deciders: [], administrators: [1, 2] })).toBe(false);
});

test('the only administrator decides an appeal against their own decision', () => {
  expect(needsOtherAdministrator({ actorId: 1, deciders: [1], administrators: [1] })).toBe(false);
});

test('each active administrator may decide the appeal if all of them decided before', () => {
  expect(needsOtherAdministrator({ actorId: 2, deciders: [1, 2], administrators: [1, 2] })).toBe(false);
  expect(needsOtherAdministrator({ actorId: 2, deciders: [1, 2], administrators: [1, 2, 3] })).toBe(true);
});

test('an administrator who is a party does not count as another one', () => {
  const decided = { actorId: 1, deciders: [1], administrators: [1, 2] };
  expect(needsOtherAdministrator({ ...decided, parties: [2, null] })).toBe(false);
});
