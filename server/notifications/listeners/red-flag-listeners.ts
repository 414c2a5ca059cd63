import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Database } from '../../database/client.ts';
import { mayBeMailed, mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import { deadlineText } from '../../places/deadline-text.ts';
import { mailedDecisions } from '../mailed-decisions.ts';
import type { NotifierServices } from './listener.ts';
import {
  redFlagAnsweredMail,
  redFlagDecisionMail,
  redFlagReportedMail,
  type MailedRedFlag,
  type RedFlagDecision,
} from '../mails/red-flag-mails.ts';

type OfRedFlag = { redFlagId: number };

/**
 * Mails both sides of a red flag. The contractor gets the report, the reporter the answer, and both get each
 * decision.
 */
export function redFlagMails(services: NotifierServices) {
  const { database, mailer } = services;
  return {
    reported: async ({ redFlagId }: OfRedFlag): Promise<void> => {
      const notified = await notifiedContractor(database, redFlagId);
      if (notified) await mailer.send(redFlagReportedMail(services, notified));
    },
    answered: async ({ redFlagId }: OfRedFlag): Promise<void> => {
      const notified = await notifiedReporter(database, redFlagId);
      if (notified) await mailer.send(redFlagAnsweredMail(services, notified));
    },
    decided: async (decisionId: number): Promise<void> => {
      for (const decision of await redFlagDecisions(database, decisionId))
        await mailer.send(redFlagDecisionMail(services, decision));
    },
  };
}

type RedFlagRow = Omit<MailedRedFlag, 'to' | 'criterion' | 'answerUntil'> & {
  email: string;
  name: string;
  language: Language;
  english: string;
  mexican_spanish: string;
  answerDueAt: Date;
  zone: string | null;
};

function mailed({ email, name, language, english, mexican_spanish, ...row }: RedFlagRow): MailedRedFlag {
  const { answerDueAt, zone, ...flag } = row;
  return {
    ...flag,
    criterion: language === 'english' ? english : mexican_spanish,
    answerUntil: deadlineText(answerDueAt, { language, zone }),
    to: { email, name, language },
  };
}

const FLAG = sql`f.id as "redFlagId", c.name as contractor, c.slug, k.english, k.mexican_spanish,
  f.answer_due_at as "answerDueAt", c.zone`;
const FROM = sql`red_flags as f join contractors as c on c.id = f.contractor_id
  join red_flag_criteria as k on k.key = f.criterion`;

/** The owner; of an unclaimed listing, the address that its list gives. */
async function notifiedContractor(database: Database, redFlagId: number): Promise<MailedRedFlag | null> {
  const { rows } = await sql<RedFlagRow & { isOwner: boolean }>`
    select ${FLAG}, u.id is not null as "isOwner", coalesce(u.email, c.email) as email, coalesce(u.name, c.name) as name,
      coalesce(u.language, case when r.country = 'MX' then 'mexican_spanish' else 'english' end) as language
    from ${FROM}
    join profiles as p on p.id = c.id
    left join regions as r on r.id = p.region_id
    left join users as u on u.id = p.user_id
    where f.id = ${redFlagId} and coalesce(u.email, c.email) is not null
      and (u.id is null or ${mayBeWrittenTo('u')})`.execute(database);
  const [row] = rows;
  return row ? mailed(row) : null;
}

/** The reporter, where they may get mail. */
async function notifiedReporter(database: Database, redFlagId: number): Promise<MailedRedFlag | null> {
  const { rows } = await sql<RedFlagRow>`
    select ${FLAG}, false as "isOwner", u.email, u.name, u.language
    from ${FROM} join users as u on u.id = f.reporter_user_id
    where f.id = ${redFlagId} and ${mayBeMailed('u')}`.execute(database);
  const [row] = rows;
  return row ? mailed(row) : null;
}

/** A decision about a red flag with everyone who is notified of it. */
async function redFlagDecisions(database: Database, decisionId: number): Promise<RedFlagDecision[]> {
  const decisions = await mailedDecisions(database, decisionId);
  const { rows } = await sql<Omit<RedFlagRow, 'isOwner' | 'email' | 'name' | 'language'>>`
    select ${FLAG} from ${FROM} where f.id = ${decisions[0]?.subjectId ?? 0}`.execute(database);
  const [flag] = rows;
  if (!flag) return [];
  return decisions.map((decision) => ({
    ...decision,
    ...mailed({ ...flag, ...decision.to, isOwner: decision.party === 'contractor' }),
  }));
}
