import { sql } from 'kysely';
import { isActiveAccount } from '../../conditions/live-accounts.ts';

/** Of a profile as `p` with its user as `u`: it has an active account with a confirmed address, or it is the page of a business that nobody claimed. */
export const mayBeFollowed = sql<boolean>`((${isActiveAccount('u')} and u.email_verified) or (u.id is null and p.kind = 'contractor'))`;
