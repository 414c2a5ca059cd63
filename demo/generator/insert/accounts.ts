import type { Queryable } from '../../../server/database/client.ts';
import { insertRows } from '../../../server/database/insert-rows.ts';
import type { DemoUser } from '../types.ts';
import { idOf, type Ids, type Row } from './ids.ts';

export async function insertAccounts(
  database: Queryable,
  users: readonly DemoUser[],
  ids: Ids,
): Promise<void> {
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
    'memberships',
    users.map((user): Row<'memberships'> => ({
      user_id: idOf(ids.users, user.key),
      version: user.membership,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
  );
}
