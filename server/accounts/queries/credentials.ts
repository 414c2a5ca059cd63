import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { isOpenAccount } from '../../conditions/live-accounts.ts';

export type Credential = {
  userId: number;
  email: string;
  name: string;
  language: Language;
  status: 'active' | 'inactive';
  passwordHash: string | null;
};

/** The account behind an address, in lower case, with the hash of its password; none where it is closed. */
export function credentialByEmail(database: Queryable, email: string): Promise<Credential | undefined> {
  return credentials(database).where('user.email', '=', email).executeTakeFirst() as Promise<
    Credential | undefined
  >;
}

export function credentialOfUser(database: Queryable, userId: number): Promise<Credential | undefined> {
  return credentials(database).where('user.id', '=', userId).executeTakeFirst() as Promise<
    Credential | undefined
  >;
}

function credentials(database: Queryable) {
  return database
    .selectFrom('users as user')
    .leftJoin('credentials as credential', (join) =>
      join.onRef('credential.user_id', '=', 'user.id').on('credential.provider_id', '=', 'credential'),
    )
    .select([
      'user.id as userId',
      'user.email',
      'user.name',
      'user.language',
      'user.status',
      'credential.password as passwordHash',
    ])
    .where(isOpenAccount('user'));
}
