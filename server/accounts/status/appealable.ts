import { sql } from 'kysely';
import type { Role } from '../../../common/constants.ts';
import type { Appealable } from '../../cases/appealable.ts';
import { granted } from '../../cases/overturned.ts';
import { applyRole } from '../actions/change-user-role.ts';
import { lockAccount } from '../queries/lock-account.ts';
import { isOpenAccount } from '../../conditions/live-accounts.ts';

/** A removed role: its user appeals, and gets it back. */
export const ACCOUNT_APPEALABLES = {
  'user.role_changed': {
    lock: async (tx, id) => {
      await lockAccount(tx.database, id);
      return { refuseParty: () => undefined };
    },
    stands: sql<boolean>`exists (
        select from users as u where u.id = d.subject_id and u.role is distinct from d.before ->> 'role'
          and ${isOpenAccount('u')})
      and not exists (
        select from decisions as later where later.subject_type = 'user' and later.subject_id = d.subject_id
          and later.action = d.action and later.id > d.id)`,
    undo: async (tx, { id, subjectId: userId, before }, answer) => {
      const locked = await lockAccount(tx.database, userId);
      const role = before['role'] as Role;
      return (await applyRole(tx, locked, { userId, role, ...answer }, granted(id))).decisionId;
    },
  },
} as const satisfies Record<string, Appealable>;
