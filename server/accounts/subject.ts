import { sql } from 'kysely';
import type { Role } from '../../common/constants.ts';
import type { Subject } from '../cases/subject.ts';
import { isOpenAccount } from '../conditions/live-accounts.ts';
import { applyRole } from './actions/change-user-role.ts';
import { lockAccount } from './queries/lock-account.ts';

/** An account: its user appeals a removed role, and gets it back. Its status has an appeal of its own. */
export const USER: Subject<'user'> = {
  lock: async (tx, userId) => {
    const account = await lockAccount(tx.database, userId);
    return {
      // The only side is the appellant, who is refused in any case.
      refuseParty: () => undefined,
      undo: {
        'user.role_changed': async ({ before }, { also, ...why }) => {
          const role = before['role'] as Role;
          return (await applyRole(tx, account, { userId, role, ...why }, also)).decisionId;
        },
      },
    };
  },
  stands: {
    'user.role_changed': sql<boolean>`exists (
        select from users as u where u.id = d.subject_id and u.role is distinct from d.before ->> 'role'
          and ${isOpenAccount('u')})
      and not exists (
        select from decisions as later where later.subject_type = 'user' and later.subject_id = d.subject_id
          and later.action = d.action and later.id > d.id)`,
  },
};
