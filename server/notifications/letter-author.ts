import { sql } from 'kysely';
import type { Language } from '../../common/language.ts';
import type { Database } from '../database/client.ts';
import { textOf } from '../reports/queries/reported-text.ts';
import type { RemovedLetter } from './report-mails.ts';

type Row = Omit<RemovedLetter, 'to' | 'reasonName'> & {
  email: string;
  name: string;
  language: Language;
  english: string | null;
  mexican_spanish: string | null;
};

/**
 * The author of the message, invitation or partner rating that this case removed; null where they get no
 * mail.
 */
export async function removedLetter(database: Database, caseId: number): Promise<RemovedLetter | null> {
  const { rows } = await sql<Row>`
    select report_case.subject_type as kind, report_case.subject_id as "subjectId", report_case.reason_text as "reasonText",
      json_build_object('title', text.title, 'contractor', text.contractor) as text,
      u.email, u.name, u.language, code.english, code.mexican_spanish
    from report_cases as report_case
    join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    join profiles as whose on whose.id = text."ownerProfileId"
    join users as u on u.id = whose.user_id
    left join reason_codes as code on code.code = report_case.reason_code
    where report_case.id = ${caseId} and report_case.state = 'taken_down'
      and report_case.subject_type in ('message', 'invitation', 'partner_rating')
      and u.email_verified and u.closed_at is null`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { email, name, language, english, mexican_spanish, ...removed } = row;
  return {
    ...removed,
    reasonName: language === 'english' ? english : mexican_spanish,
    to: { email, name, language },
  };
}
