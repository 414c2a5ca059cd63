import type { Queryable } from '../../database/client.ts';

const SHOWN = 50;

/** The latest mails that were stored instead of sent. */
export function latestMails(database: Queryable) {
  return database
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function mailById(database: Queryable, mailId: number) {
  return database
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'html', 'plain_text', 'created_at'])
    .where('id', '=', mailId)
    .executeTakeFirst();
}
