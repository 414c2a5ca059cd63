import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { PASSWORD_RESET_MINUTES } from '../../common/constants.ts';
import type { Config } from '../core/config/config.ts';
import type { Logger } from '../core/process/logger.ts';
import { cookieName } from '../core/http/own-cookies.ts';
import { SESSION_COOKIE, SESSION_IDLE_DAYS } from '../core/http/session-cookie.ts';
import type { Database } from '../database/client.ts';
import { hashPassword, verifyPassword } from './passwords/passwords.ts';
import { hashTokensAtRest } from './sessions/tokens-at-rest.ts';

/** Use prolongs it (sessions/idle-time.ts). */
const SESSION_SECONDS = SESSION_IDLE_DAYS * 86_400;

export type AccountsParts = {
  config: Config;
  database: Database;
  clock: () => Date;
  log: Logger;
};

/** The parts that all account actions share: Better Auth, and the parts that it lacks. */
export type Accounts = AccountsParts & { auth: Auth };
export type Auth = ReturnType<typeof createAuth>;

export function createAccounts(parts: AccountsParts): Accounts {
  return { ...parts, auth: createAuth(parts) };
}

/**
 * Better Auth on our tables: sessions, one-use reset tokens, changes of password. Its HTTP handler is not
 * mounted and it has no plugins. docs/decisions/0002-accounts.md gives its use and the reasons for our own
 * code.
 */
function createAuth({ config, database, log }: AccountsParts) {
  const secure = config.appUrl.startsWith('https:');
  return betterAuth({
    baseURL: config.appUrl,
    secret: config.appKey,
    database: (options: BetterAuthOptions) =>
      hashTokensAtRest(kyselyAdapter(database, { type: 'postgres', transaction: true })(options)),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { log: (level, message) => log.debug({ level }, `accounts: ${message}`) },
    advanced: {
      cookies: { session_token: { name: cookieName(config, SESSION_COOKIE) } },
      // It would add a prefix of its own; the flag is set all the same.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'serial' },
      // Nothing reads the address of a session, so it is not kept.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Ours are counted in characters, and checked before Better Auth sees a password.
      minPasswordLength: 1,
      maxPasswordLength: 1_024,
      resetPasswordTokenExpiresIn: PASSWORD_RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        // Without a default here: Better Auth would put it over what a new session was given.
        kind: { type: 'string', required: false, input: false },
        deviceName: { type: 'string', required: false, input: false, fieldName: 'device_name' },
        parentSessionId: { type: 'number', required: false, input: false, fieldName: 'parent_session_id' },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
  });
}
