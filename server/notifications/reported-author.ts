import { sql } from 'kysely';
import type { Language } from '../../common/format/language.ts';
import { wantsMail } from '../accounts/queries/mail-opt-outs.ts';
import type { Database } from '../database/client.ts';
import { isActiveAccount, mayBeMailed } from '../conditions/live-accounts.ts';
import { textOf } from '../reports/queries/reported-text.ts';
import type { KeptText } from './mails/report-mails.ts';

/** Reports must not be a way to make us mail a user repeatedly. */
const TOLD_AGAIN_AFTER_DAYS = 30;

type AuthorRow = Omit<KeptText, 'to'> & { userId: number; email: string; name: string; language: Language };

/**
 * The author of a reported text that stayed. Null where it has no author, or they got the same mail about it
 * within 30 days. In the bell it needs no address. A removal is told by its decision instead.
 */
export async function reportedAuthor(
  database: Database,
  caseId: number,
  channel: 'mail' | 'bell',
): Promise<KeptText | null> {
  const mayBeNotified =
    channel === 'bell'
      ? isActiveAccount('u')
      : sql<boolean>`(${mayBeMailed('u')} and ${wantsMail('reports')})`;
  const { rows } = await sql<AuthorRow>`
    select report_case.state, report_case.subject_type as kind, report_case.subject_id as "subjectId",
      json_build_object('title', text.title, 'contractor', text.contractor, 'postingId', text."postingId",
        'conversationId', text."conversationId") as text,
      u.id as "userId", u.email, u.name, u.language
    from report_cases as report_case
    join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on text."isShown"
    join profiles as whose on whose.id = text."ownerProfileId"
    join users as u on u.id = whose.user_id
    where report_case.id = ${caseId} and report_case.state in ('kept', 'corrected')
      -- Between two people it would say who reported.
      and report_case.subject_type not in ('message', 'invitation', 'profile')
      and ${mayBeNotified}
      and not exists (
        select from report_cases as earlier
        where earlier.subject_type = report_case.subject_type and earlier.subject_id = report_case.subject_id
          and earlier.id <> report_case.id and earlier.state = report_case.state
          and earlier.closed_at between report_case.closed_at - make_interval(days => ${TOLD_AGAIN_AFTER_DAYS})
            and report_case.closed_at)`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { userId, email, name, language, ...kept } = row;
  return { ...kept, to: { userId, email, name, language } };
}
