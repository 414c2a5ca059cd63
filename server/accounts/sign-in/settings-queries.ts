import type { Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { recoveryCodesLeft } from '../second/recovery-codes.ts';

export type PasskeyView = { id: number; name: string; addedAt: string; lastUsedAt: string | null };
export type ConnectedView = { id: number; name: string; since: string };
/** How an account signs in, for its own user. */
export type SignInView = {
  hasPassword: boolean;
  passkeys: PasskeyView[];
  /** Since when codes of an app count; null: they do not. */
  appSince: string | null;
  recoveryCodesLeft: number;
  connected: ConnectedView[];
  /** Providers that are configured and not connected. */
  offered: { id: string; name: string }[];
  /** Browsers and programs that are logged in beside this one. */
  otherDevices: number;
};

export async function signInView(
  { database, config, now }: Context,
  { userId, sessionId }: SignedIn,
): Promise<SignInView> {
  const [passkeys, app, codesLeft, ways, others] = await Promise.all([
    database
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    database.selectFrom('app_codes').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst(),
    recoveryCodesLeft(database, userId),
    database
      .selectFrom('credentials')
      .select(['id', 'provider_id', 'password', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('id', '<>', sessionId)
      .where('parent_session_id', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
  ]);
  const connected = ways.filter(({ provider_id }) => provider_id !== 'credential');
  const nameOf = (issuer: string) =>
    config.signInProviders.find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).hostname;
  return {
    hasPassword: ways.some(({ provider_id, password }) => provider_id === 'credential' && password !== null),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      addedAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    appSince: app?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: codesLeft,
    connected: connected.map(({ id, provider_id, created_at }) => ({
      id,
      name: nameOf(provider_id),
      since: created_at.toISOString(),
    })),
    offered: config.signInProviders
      .filter(({ issuer }) => connected.every(({ provider_id }) => provider_id !== issuer))
      .map(({ id, name }) => ({ id, name })),
    otherDevices: others.count,
  };
}
