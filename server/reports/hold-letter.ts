import { forbidden } from '../core/errors.ts';
import { hasOtherAdministrator } from '../cases/other-administrator.ts';
import type { Queryable } from '../database/client.ts';
import { ownProfilesOf } from '../postings/policy.ts';
import type { Hold } from './held-text.ts';

/**
 * Locks a message, an invitation or a partner rating. Removing one is no decision in the public chain, which
 * would publish private text. Its case keeps the reason and the administrator.
 */
export const holdLetter =
  (table: 'messages' | 'invitations' | 'partner_ratings'): Hold =>
  async ({ database, viewer, now }, id) => {
    const row = await database
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const sides = await sidesOf(database, table, id);
    return {
      version: null,
      refuseParty: async () => {
        if (viewer === null || !ownProfilesOf(viewer).some((own) => sides.includes(own))) return;
        if (await hasOtherAdministrator(database, viewer.userId)) throw forbidden('reports.own_letter');
      },
      takeDown: async () => {
        await database.updateTable(table).set({ removed_at: now }).where('id', '=', id).execute();
        return null;
      },
    };
  };

async function sidesOf(
  database: Queryable,
  table: 'messages' | 'invitations' | 'partner_ratings',
  id: number,
): Promise<(number | null)[]> {
  if (table === 'messages') {
    const row = await database
      .selectFrom('messages as m')
      .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
      .select(['v.contractor_id', 'v.profile_id'])
      .where('m.id', '=', id)
      .executeTakeFirstOrThrow();
    return [row.contractor_id, row.profile_id];
  }
  if (table === 'invitations') {
    const row = await database
      .selectFrom('invitations')
      .select(['from_profile_id', 'to_profile_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [row.from_profile_id, row.to_profile_id];
  }
  const row = await database
    .selectFrom('partner_ratings')
    .select(['author_profile_id', 'about_profile_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.author_profile_id, row.about_profile_id];
}
