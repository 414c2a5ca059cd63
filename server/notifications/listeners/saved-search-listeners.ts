import type { Language } from '../../../common/format/language.ts';
import { wantsMail } from '../../accounts/queries/mail-opt-outs.ts';
import type { EventMap } from '../../event-map.ts';
import type { NotifierServices } from './listener.ts';
import { savedSearchMail } from '../mails/saved-search-mails.ts';
import { mayBeMailed } from '../../conditions/live-accounts.ts';

/** Mails the new contractors of a kept search to its user. */
export const savedSearchMatched =
  (services: NotifierServices) =>
  async (event: EventMap['saved_search.matched']): Promise<void> => {
    const row = await services.database
      .selectFrom('saved_searches as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.name as search', 'u.id as userId', 'u.email', 'u.name', 'u.language'])
      .where('s.id', '=', event.savedSearchId)
      .where(mayBeMailed('u'))
      .where(wantsMail('saved_searches'))
      .executeTakeFirst();
    if (!row) return;
    const { search, ...user } = row;
    const to = { ...user, language: row.language as Language };
    const { total, contractors, address } = event;
    await services.mailer.send(savedSearchMail(services, to, { search, total, contractors, address }));
  };
