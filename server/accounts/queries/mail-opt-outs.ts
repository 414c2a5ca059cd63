import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { OptionalMailKind } from '../../mail/mail-names.ts';
import type { Subscription } from '../../mail/unsubscribe-token.ts';

/** Of `users as u`: this kind of mail is not turned off. */
export const wantsMail = (kind: OptionalMailKind): RawBuilder<boolean> => sql<boolean>`not exists (
  select from mail_opt_outs as off where off.user_id = u.id and off.kind = ${kind})`;

/** The address of a mail subscription, and whether it is on; undefined: the account is gone. */
export function findSubscription(database: Queryable, { userId, kind }: Subscription) {
  return database
    .selectFrom('users as u')
    .select(['u.email', wantsMail(kind).as('isOn')])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
