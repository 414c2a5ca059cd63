import { sql } from 'kysely';
import type { Language } from '../../../../common/format/language.ts';
import { withoutHiddenWords } from '../../hidden-words.ts';
import type { NotifierServices } from '../../listeners/listener.ts';
import { digestMail, notificationMail } from '../notification-mails.ts';
import type { NotificationRow } from '../queries/list-notifications.ts';
import { isRead, isReadable } from '../queries/readable.ts';
import { mayBeMailed } from '../../../conditions/live-accounts.ts';

const AT_ONCE = 500;

type Due = NotificationRow & {
  userId: number;
  email: string;
  name: string;
  language: Language;
  mailAs: 'once' | 'digest';
  isWanted: boolean;
};

/**
 * Sends the due emails, of one user or of all, each once, even when two processes try. Notices that were read
 * meanwhile, or are now hidden, are skipped.
 */
export async function sendDueMails(
  services: NotifierServices & { now: Date },
  userId: number | null = null,
): Promise<void> {
  const { mailer, database, texts } = services;
  const wanted = (await takeDue(services, userId)).filter(({ isWanted }) => isWanted);
  const due = await withoutHiddenWords(database, wanted, ({ language }) => texts.t(language));
  for (const one of due.filter(({ mailAs }) => mailAs === 'once'))
    await mailer.send(notificationMail(services, one, one));
  const digests = Map.groupBy(
    due.filter(({ mailAs }) => mailAs === 'digest'),
    (one) => one.userId,
  );
  for (const rows of digests.values()) {
    const [first] = rows;
    if (first) await mailer.send(digestMail(services, first, rows));
  }
}

/** Marks them as sent before they are: an email may be lost with a process, but never comes twice. */
async function takeDue(
  { database, now }: Pick<NotifierServices, 'database'> & { now: Date },
  userId: number | null,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      update notifications set mailed_at = ${now} where id in (
        select id from notifications
        where mail_due_at <= ${now} and mailed_at is null and (${userId}::integer is null or user_id = ${userId})
        order by mail_due_at limit ${AT_ONCE} for update skip locked)
      returning id)
    select n.id, n.kind, n.params, n.target, n.created_at as "createdAt", ${isRead} as "isRead", n.mail_as as "mailAs",
      u.id as "userId", u.email, u.name, u.language,
      (${isReadable} and not ${isRead} and ${mayBeMailed('u')}) as "isWanted"
    from taken join notifications as n on n.id = taken.id join users as u on u.id = n.user_id
    order by n.id`.execute(database);
  return rows;
}
