import type { Database } from '../../database/client.ts';
import { forgetOldOrigins } from '../origins.ts';

export const FAILED_LOGIN_HOURS = 24;

/** Removes what accounts leave behind: failed logins older than a day, sessions, steps of logins and links that have expired, old origins. */
export async function forgetOldAttempts(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FAILED_LOGIN_HOURS * 3_600_000);
  await database.deleteFrom('login_failures').where('failed_at', '<', oldest).execute();
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database.deleteFrom('sign_in_steps').where('expires_at', '<', now).execute();
  await database.deleteFrom('verifications').where('expires_at', '<', now).execute();
  await forgetOldOrigins(database, now);
}
