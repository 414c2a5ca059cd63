import { hashPassword } from '../../../../accounts/passwords/passwords.ts';
import type { Queryable } from '../../../client.ts';
import { insertRows } from '../../../insert-rows.ts';
import type { DemoUser } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

export const DEMO_PASSWORD = 'plumbline';

export async function insertAccounts(
  database: Queryable,
  users: readonly DemoUser[],
  ids: Ids,
): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD);
  await insertRows(
    database,
    'users',
    users.map((user): Row<'users'> => ({
      id: idOf(ids.users, user.key),
      email: user.email,
      email_verified: true,
      name: user.name,
      role: user.role,
      language: user.language,
      status: user.status,
      inactive_reason: user.inactiveReason,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
  );
  await insertRows(
    database,
    'credentials',
    users.map((user): Row<'credentials'> => {
      const user_id = idOf(ids.users, user.key);
      return { user_id, account_id: String(user_id), provider_id: 'credential', password };
    }),
  );
  await insertRows(
    database,
    'memberships',
    users.map((user): Row<'memberships'> => ({
      user_id: idOf(ids.users, user.key),
      version: user.membership,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
  );
}
