import { sql } from 'kysely';
import { MAILS, OPTIONAL_MAIL_KINDS, type OptionalMailKind } from '../mail/mail-names.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Database } from '../database/client.ts';
import { mayBeMailed } from '../conditions/live-accounts.ts';
import { findReceiver } from './inbox/queries/receiver.ts';
import { mailTime } from './inbox/quiet-hours.ts';

type Services = { database: Database; mailer: Mailer; clock: () => Date };

const AT_ONCE = 500;

/** A mailer that holds every mail that its recipient may turn off until their quiet hours end. Other mails are urgent by rule. */
export function quietMailer({ database, mailer, clock }: Services): Mailer {
  return {
    send: async (mail) => {
      const kind = optionalKindOf(mail);
      const quiet = kind && (await quietTimeOf({ database, clock }, mail.to));
      if (!quiet) return mailer.send(mail);
      await database
        .insertInto('mails_on_hold')
        .values({
          user_id: quiet.userId,
          kind,
          mail: sql<never>`${JSON.stringify(mail)}::text::jsonb`,
          send_at: quiet.until,
        })
        .execute();
    },
  };
}

function optionalKindOf({ name }: Mail): OptionalMailKind | null {
  const kind = (MAILS as Record<string, string>)[name];
  return OPTIONAL_MAIL_KINDS.find((optional) => optional === kind) ?? null;
}

/** The end of the recipient's quiet hours; null: it is not in them now. */
async function quietTimeOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  address: string,
): Promise<{ userId: number; until: Date } | null> {
  const row = await database
    .selectFrom('users as u')
    .innerJoin('quiet_hours as q', 'q.user_id', 'u.id')
    .select('u.id')
    .where('u.email', '=', address)
    .executeTakeFirst();
  const receiver = row && (await findReceiver(database, row.id));
  if (!receiver) return null;
  const now = clock();
  const until = mailTime(now, receiver.quiet, receiver.timeZone);
  return until > now ? { userId: receiver.userId, until } : null;
}

/** Sends the mails whose time has come, but none of a kind that was turned off meanwhile. Runs in the transaction that removes them. */
export async function sendDelayedMails({ database: tx, mailer, clock }: Services): Promise<void> {
  const { rows } = await sql<{ id: number; mail: Mail; email: string; isWanted: boolean }>`
    with due as (
      select id from mails_on_hold where send_at <= ${clock()}
      order by send_at, id limit ${AT_ONCE} for update skip locked),
    gone as (delete from mails_on_hold where id in (select id from due) returning id, user_id, kind, mail)
    select gone.id, gone.mail, u.email, (${mayBeMailed('u')} and not exists (
      select from mail_opt_outs as off where off.user_id = u.id and off.kind = gone.kind)) as "isWanted"
    from gone join users as u on u.id = gone.user_id
    order by gone.id`.execute(tx);
  // The address may have changed since.
  for (const { id, mail, email, isWanted } of rows)
    if (isWanted) await mailer.send({ onceBy: `mail on hold ${id}`, ...mail, to: email });
}
