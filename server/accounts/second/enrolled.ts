import type { SecondFactorMethods } from '../../../common/profiles/sign-in.ts';
import type { Role } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';

/** The second factors that an account has. */
export async function enrolledMethods(database: Queryable, userId: number): Promise<SecondFactorMethods> {
  const row = await database
    .selectFrom('users as user')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('app_codes')
          .select('user_id')
          .whereRef('user_id', '=', 'user.id')
          .where('confirmed_at', 'is not', null),
      ).as('app'),
      exists(selectFrom('passkeys').select('id').whereRef('user_id', '=', 'user.id')).as('passkey'),
      exists(
        selectFrom('recovery_codes')
          .select('id')
          .whereRef('user_id', '=', 'user.id')
          .where('used_at', 'is', null),
      ).as('recovery'),
    ])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return {
    app: row?.app === true,
    passkey: row?.passkey === true,
    recovery: row?.recovery === true,
  };
}

/**
 * Whether a password, a code by mail or a provider is half of a login. A passkey alone asks for no second step, except of
 * administrators: it is another way in, which many add for convenience.
 */
export const asksSecond = ({ app, passkey }: SecondFactorMethods, role: Role): boolean =>
  app || (passkey && role === 'admin');
