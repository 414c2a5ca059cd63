import type { Language } from '../../common/format/language.ts';
import type { Subscriber } from '../mail/frame.ts';
import type { OptionalMailKind } from '../mail/mail-names.ts';
import { wantsMail } from '../accounts/queries/mail-opt-outs.ts';
import type { Database } from '../database/client.ts';
import { mayBeMailed } from '../conditions/live-accounts.ts';

/**
 * The user behind a profile who wants this kind of mail. Null: the profile is unclaimed, its account
 * inactive, or the kind turned off.
 */
export async function findSubscriber(
  database: Database,
  profileId: number,
  kind: OptionalMailKind,
): Promise<Subscriber | null> {
  const row = await database
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id as userId', 'u.email', 'u.name', 'u.language'])
    .where('p.id', '=', profileId)
    .where(mayBeMailed('u'))
    .where(wantsMail(kind))
    .executeTakeFirst();
  return row ? { ...row, language: row.language as Language } : null;
}
