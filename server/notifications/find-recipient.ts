import type { Language } from '../../common/format/language.ts';
import type { Database } from '../database/client.ts';
import { isOpenAccount } from '../conditions/live-accounts.ts';

/** The readers of mails about security, money and membership: an unconfirmed address is told, too, and an inactive account. */
export const selectRecipients = (database: Database) =>
  database
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where(isOpenAccount('users'))
    .$castTo<{ email: string; name: string; language: Language }>();

/** One of them; undefined: the account is closed. */
export const findRecipient = (database: Database, userId: number) =>
  selectRecipients(database).where('id', '=', userId).executeTakeFirst();
