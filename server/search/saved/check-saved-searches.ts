import { sql } from 'kysely';
import type { SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { viewerOf } from '../../accounts/sessions/viewer.ts';
import { wantsMail } from '../../accounts/queries/mail-opt-outs.ts';
import { announceTogether } from '../../core/announce.ts';
import type { ReadContext } from '../../core/context.ts';
import type { EventNamed } from '../../event-map.ts';
import { findNewMatches } from './find-new-matches.ts';
import { addressOf, readSaved } from './read-saved.ts';
import { mayBeMailed } from '../../conditions/live-accounts.ts';

/** So many searches are read at a time. */
const BATCH = 100;
/** The job runs once a day; a search checked later than this is not due. */
const DUE_AFTER_MS = 20 * 3_600_000;

type Made = Pick<ReadContext, 'database' | 'now' | 'log' | 'config' | 'announce'> & {
  t: (language: ReadContext['language']) => ReadContext['t'];
};

/**
 * Runs each saved search of the users who want these mails, and announces new contractors since the last run.
 * It is marked in the transaction that announces, so that no mail is lost or comes twice.
 */
export async function checkSavedSearches(made: Made): Promise<void> {
  const { database, now } = made;
  for (let after = 0; ;) {
    const due = await database
      .selectFrom('saved_searches as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.id', 's.user_id', 's.kind', 's.query', 's.name', 's.checked_at'])
      .where('s.id', '>', after)
      .where('s.checked_at', '<', new Date(now.getTime() - DUE_AFTER_MS))
      .where(mayBeMailed('u'))
      .where(wantsMail('saved_searches'))
      .orderBy('s.id')
      .limit(BATCH)
      .execute();
    for (const search of due) await check(made, search);
    const last = due.at(-1);
    if (!last || due.length < BATCH) return;
    after = last.id;
  }
}

type Due = { id: number; user_id: number; kind: string; query: string; checked_at: Date };

async function check(
  made: Made,
  { id, user_id: userId, kind, query, checked_at: since }: Due,
): Promise<void> {
  const { database, now } = made;
  const viewer = await viewerOf(database, userId);
  if (!viewer) return;
  const saved = readSaved(kind as SavedSearchKind, query);
  const context: ReadContext = {
    ...made,
    viewer,
    language: viewer.language,
    t: made.t(viewer.language),
    ip: '',
    requestId: 'saved-searches',
  };
  await announceTogether(made, async (tx, announce) => {
    const mine = await tx
      .updateTable('saved_searches')
      .set({ checked_at: now })
      .where('id', '=', id)
      .where(sql<boolean>`date_trunc('milliseconds', checked_at) = ${since}::timestamptz`)
      .returning('id')
      .executeTakeFirst();
    if (!mine) return;
    const { total, contractors } = await findNewMatches({ ...context, database: tx }, saved, since);
    if (total === 0) return;
    const event: EventNamed<'saved_search.matched'> = {
      name: 'saved_search.matched',
      savedSearchId: id,
      total,
      contractors,
      address: addressOf(saved, viewer.language),
    };
    announce(event);
  });
}
