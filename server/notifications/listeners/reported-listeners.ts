import { sql } from 'kysely';
import type { DecisionAction } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { channelOf } from '../../channels.ts';
import type { Database } from '../../database/client.ts';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import type { EventMap } from '../../event-map.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';
import { textOf } from '../../reports/queries/reported-text.ts';
import { sidesOf } from '../../reports/sides.ts';
import type { NotifierServices } from './listener.ts';
import { reportedDecisionMail, type ReportedDecision } from '../mails/report-mails.ts';

/** Mails the author of a message, an invitation, a partner rating or a photo, or of a hidden passage, a decision about it. */
export const reportedMail =
  (services: NotifierServices) =>
  async (decisionId: number): Promise<void> => {
    const decision = await findDecision(services.database, decisionId);
    if (decision) await services.mailer.send(reportedDecisionMail(services, decision));
  };

type DecisionRow = Omit<ReportedDecision, 'to' | 'reasonName'> & {
  email: string;
  name: string;
  language: Language;
  english: string | null;
  mexican_spanish: string | null;
  action: DecisionAction;
};

async function findDecision(database: Database, decisionId: number): Promise<ReportedDecision | null> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.action, coalesce(report_case.subject_type, d.subject_type) as kind, d.reason_text as "reasonText", s.appeal_until as "appealUntil",
      (d.after ->> 'against')::integer as against,
      json_build_object('title', text.title, 'contractor', text.contractor) as text,
      u.email, u.name, u.language, code.english, code.mexican_spanish
    from decisions as d
    join decision_statements as s on s.decision_id = d.id
    join users as u on u.id = s.user_id
    left join hidden_passages as hidden on d.subject_type = 'passage' and hidden.id = d.subject_id
    left join report_cases as report_case on report_case.id = hidden.case_id
    join lateral ${textOf(
      sql`coalesce(report_case.subject_type, d.subject_type)`,
      sql`coalesce(report_case.subject_id, d.subject_id)`,
    )} as text on true
    left join reason_codes as code on code.code = d.reason_code
    where d.id = ${decisionId} and ${mayBeWrittenTo('u')}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { email, name, language, english, mexican_spanish, ...decision } = row;
  return {
    ...decision,
    reasonName: language === 'english' ? english : mexican_spanish,
    to: { email, name, language },
  };
}

type Changed = EventMap['reported.removed'];

/** Tells both sides of a private text that it changed: numbers only, the page is read again. */
export const reportedBroadcast =
  ({ database, broadcaster }: { database: Database; broadcaster: Broadcaster }) =>
  async ({ kind, id }: Changed): Promise<void> => {
    if (kind !== 'message' && kind !== 'invitation') return;
    const { rows } = await sql<{ userId: number }>`
      select p.user_id as "userId" from (${sidesOf(kind, sql`${id}::integer`)}) as side
      join profiles as p on p.id = side.id where p.user_id is not null`.execute(database);
    const channels = rows.map(({ userId }) => channelOf.user(userId));
    if (channels.length > 0) await broadcaster.trigger(channels, `${kind}.updated`, { [kind]: { id } });
  };
