import { sql } from 'kysely';
import { channelOf } from '../../channels.ts';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Broadcaster } from '../../realtime/broadcaster.ts';
import { textOf } from '../../reports/queries/reported-text.ts';
import { sidesOf } from '../../conditions/sides.ts';
import { mailedDecisions } from '../mailed-decisions.ts';
import type { NotifierServices } from './listener.ts';
import { reportedDecisionMail, type ClosedReport } from '../mails/report-mails.ts';

/** Mails the author of a message, an invitation, a partner rating or a photo, or of a hidden passage, a decision about it. */
export const reportedMail =
  (services: NotifierServices) =>
  async (decisionId: number): Promise<void> => {
    const [decision] = await mailedDecisions(services.database, decisionId);
    const reported = decision && (await reportedThing(services.database, decisionId));
    if (reported) await services.mailer.send(reportedDecisionMail(services, { ...decision, ...reported }));
  };

/** The kind and the text that a decision is about, also where it is about a passage of it. */
async function reportedThing(
  database: Database,
  decisionId: number,
): Promise<Pick<ClosedReport, 'kind' | 'text'> | undefined> {
  const { rows } = await sql<Pick<ClosedReport, 'kind' | 'text'>>`
    select coalesce(report_case.subject_type, d.subject_type) as kind,
      json_build_object('title', text.title, 'contractor', text.contractor) as text
    from decisions as d
    left join hidden_passages as hidden on d.subject_type = 'passage' and hidden.id = d.subject_id
    left join report_cases as report_case on report_case.id = hidden.case_id
    join lateral ${textOf(
      sql`coalesce(report_case.subject_type, d.subject_type)`,
      sql`coalesce(report_case.subject_id, d.subject_id)`,
    )} as text on true
    where d.id = ${decisionId}`.execute(database);
  return rows[0];
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
