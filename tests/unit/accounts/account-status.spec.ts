import { describe, expect, test } from 'vitest';
import {
  refusalToActivate,
  refusalToChangeRole,
  refusalToDeactivate,
  rolesOpenTo,
  rolesToGive,
  type AccountStatus,
} from '../../../server/accounts/status/account-status.ts';

const person: AccountStatus = { id: 7, role: 'user', status: 'active', emailVerified: true };
const admin: AccountStatus = { id: 1, role: 'admin', status: 'active', emailVerified: true };

describe('who may be deactivated', () => {
  test('anybody but oneself and the last administrator', () => {
    expect(refusalToDeactivate({ subject: person, actorId: 1, administrators: [1] })).toBeNull();
    expect(refusalToDeactivate({ subject: admin, actorId: 2, administrators: [1, 2] })).toBeNull();
  });
  test('a user may not deactivate themselves', () => {
    const refused = refusalToDeactivate({ subject: admin, actorId: 1, administrators: [1, 2] });
    expect(refused).toMatchObject({ status: 403, messageKey: 'people.not_oneself' });
  });
  test('nobody by an administrator who is none any more', () => {
    const change = { subject: person, actorId: 1, administrators: [2] };
    expect(refusalToDeactivate(change)).toMatchObject({ status: 403 });
    expect(refusalToActivate(change)).toMatchObject({ status: 403 });
  });
});

describe('which role an account may take', () => {
  test('which role an account may take is a question of whether it answers for a business', () => {
    expect(rolesOpenTo({ hasBusiness: false })).toEqual(['user', 'admin']);
    expect(rolesOpenTo({ hasBusiness: true })).toEqual(['contractor', 'admin']);
  });
  test.each([
    ['a business makes no plain user', { role: 'user', hasBusiness: true }, 'people.role_of_business'],
    [
      'without a business nobody is a contractor',
      { role: 'contractor', hasBusiness: false },
      'people.role_without_business',
    ],
  ] as const)('which role an account may take: %s', (_, wish, key) => {
    const change = { subject: person, actorId: 1, administrators: [1], ...wish };
    expect(refusalToChangeRole(change)).toMatchObject({ status: 409, messageKey: key });
  });
  test('an administrator is active and has a confirmed address', () => {
    const change = { actorId: 1, administrators: [1], role: 'admin', hasBusiness: false } as const;
    const refusalFor = (subject: Partial<AccountStatus>) =>
      refusalToChangeRole({ ...change, subject: { ...person, ...subject } });
    expect(refusalFor({})).toBeNull();
    expect(refusalFor({ status: 'inactive' })?.messageKey).toBe('people.role_needs_active');
    expect(refusalFor({ emailVerified: false })?.messageKey).toBe('people.role_needs_verified');
  });
  test('nobody changes their own', () => {
    const change = { subject: admin, actorId: 1, administrators: [1, 2], hasBusiness: false };
    expect(refusalToChangeRole({ ...change, role: 'user' })?.messageKey).toBe('people.not_own_role');
  });
  test('an administrator is offered the roles that would not be refused', () => {
    const change = { actorId: 1, administrators: [1, 2], hasBusiness: false };
    expect(rolesToGive({ ...change, subject: person })).toEqual(['admin']);
    expect(rolesToGive({ ...change, subject: { ...person, emailVerified: false } })).toEqual([]);
    expect(rolesToGive({ ...change, subject: { ...admin, id: 2 } })).toEqual(['user']);
    expect(rolesToGive({ ...change, subject: admin })).toEqual([]);
    expect(rolesToGive({ ...change, subject: person, actorId: 3 })).toEqual([]);
  });
});
