import type { Queryable } from '../../database/client.ts';

export const DEMO_ACCOUNTS = ['admin', 'contractor', 'member', 'free', 'user', 'inactive'] as const;
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

const addressOf = (account: DemoAccount) => `${account}@plumbline.test`;

/** The demo world's named accounts that exist here. */
export async function demoAccounts(database: Queryable): Promise<{ key: DemoAccount; email: string }[]> {
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('email', 'in', DEMO_ACCOUNTS.map(addressOf))
    .execute();
  const existing = new Set(rows.map(({ email }) => email));
  return DEMO_ACCOUNTS.map((key) => ({ key, email: addressOf(key) })).filter(({ email }) =>
    existing.has(email),
  );
}
