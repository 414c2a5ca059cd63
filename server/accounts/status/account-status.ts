import type { Role, UserStatus } from '../../../common/constants.ts';
import { conflict, forbidden, type Refusal } from '../../core/errors.ts';

/** An account's columns that decide its status. */
export type AccountStatus = { id: number; role: Role; status: UserStatus; emailVerified: boolean };

/** The account to change, the user who changes it, and the active administrators by id. */
export type AccountStatusChange = {
  subject: AccountStatus;
  actorId: number;
  administrators: readonly number[];
};

/**
 * Checks that the actor still is an administrator, because another one may have removed the role a moment
 * ago.
 */
function refuseFormerAdministrator({ actorId, administrators }: AccountStatusChange): Refusal | null {
  return administrators.includes(actorId) ? null : forbidden();
}

const isLastAdministrator = ({ subject, administrators }: AccountStatusChange): boolean =>
  administrators.length === 1 && administrators[0] === subject.id;

/** null: the account may be deactivated. Never one's own, and never the last administrator's. */
export function refusalToDeactivate(change: AccountStatusChange): Refusal | null {
  const { subject, actorId } = change;
  return (
    refuseFormerAdministrator(change) ??
    (subject.id === actorId ? forbidden('people.not_oneself') : null) ??
    (isLastAdministrator(change) ? conflict('people.last_administrator') : null)
  );
}

/** null: the account may be activated. */
export const refusalToActivate = (change: AccountStatusChange): Refusal | null =>
  refuseFormerAdministrator(change);

/** The roles open to an account: an owner of a business is a contractor, unless they are an administrator. */
export function rolesOpenTo({ hasBusiness }: { hasBusiness: boolean }): readonly Role[] {
  return hasBusiness ? ['contractor', 'admin'] : ['user', 'admin'];
}

/**
 * null: the account may take the role. Users may not change their own role, and one administrator must
 * remain. Only an active account with a confirmed address becomes one.
 */
export function refusalToChangeRole(
  change: AccountStatusChange & { role: Role; hasBusiness: boolean },
): Refusal | null {
  const { subject, actorId, role, hasBusiness } = change;
  const refused = refuseFormerAdministrator(change);
  if (refused) return refused;
  if (subject.id === actorId) return forbidden('people.not_own_role');
  if (!rolesOpenTo({ hasBusiness }).includes(role))
    return conflict(hasBusiness ? 'people.role_of_business' : 'people.role_without_business');
  if (role !== 'admin') return isLastAdministrator(change) ? conflict('people.last_administrator') : null;
  if (subject.status === 'inactive') return conflict('people.role_needs_active');
  return subject.emailVerified ? null : conflict('people.role_needs_verified');
}

/** The other roles that the actor may give the account. */
export const rolesToGive = (change: AccountStatusChange & { hasBusiness: boolean }): Role[] =>
  rolesOpenTo(change).filter(
    (role) => role !== change.subject.role && refusalToChangeRole({ ...change, role }) === null,
  );
