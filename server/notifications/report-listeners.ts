import { sql } from 'kysely';
import type { ReportKind } from '../../common/reports.ts';
import type { Language } from '../../common/language.ts';
import { wantsMail } from '../accounts/queries/mail-opt-outs.ts';
import type { Database } from '../database/client.ts';
import { closeGoneCases } from '../reports/close-gone-cases.ts';
import { textOf } from '../reports/queries/reported-text.ts';
import type { Listener, NotifierServices } from './listener.ts';
import { reportClosedMail, reportKeptMail, type ClosedReport } from './report-mails.ts';
import { reportedAuthor } from './reported-author.ts';

type Services = NotifierServices & { clock: () => Date };

/** What ends the reports of a text without deciding them: event → which text. */
const ENDINGS = [
  ['review.deactivated', 'review', 'reviewId'],
  ['review.removed', 'review', 'reviewId'],
  ['review.deleted', 'review', 'reviewId'],
  ['response.deactivated', 'response', 'responseId'],
  ['response.removed', 'response', 'responseId'],
  ['response.deleted', 'response', 'responseId'],
  ['posting.removed', 'posting', 'postingId'],
  ['posting.deleted', 'posting', 'postingId'],
  // It may have been hidden, or merged into another.
  ['contractor.changed', 'contractor', 'contractorId'],
] as const satisfies readonly (readonly [string, ReportKind, string])[];

/** Tells both sides of a report how it ended: those who sent it, and whose text was kept; also where it was taken down or deleted in another way. */
export function reportListeners(services: Services): Record<string, Listener[]> {
  const { database, mailer, clock } = services;
  const tell = async (caseId: number): Promise<void> => {
    for (const report of await closedReports(database, caseId))
      await mailer.send(reportClosedMail(services, report));
  };
  const ended =
    (kind: ReportKind, key: string): Listener =>
    async (event) => {
      const id = Number(event[key]);
      for (const caseId of await closeGoneCases(database, { kind, id }, clock())) await tell(caseId);
    };
  return {
    ...Object.fromEntries(ENDINGS.map(([name, kind, key]) => [name, [ended(kind, key)]])),
    // An appeal that is accepted takes a review down, too.
    'appeal.decided': [ended('review', 'reviewId')],
    'report_case.closed': [
      (event) => tell(Number(event['caseId'])),
      async (event) => {
        const kept = await reportedAuthor(database, Number(event['caseId']));
        if (kept) await mailer.send(reportKeptMail(services, kept));
      },
    ],
  };
}

type Row = Omit<ClosedReport, 'reasonName' | 'to'> & {
  userId: number;
  email: string;
  name: string;
  language: Language;
  english: string | null;
  mexican_spanish: string | null;
};

/** The reports of a closed case whose senders can be written to. What took the text down gives its reason, too. */
async function closedReports(database: Database, caseId: number): Promise<ClosedReport[]> {
  const { rows } = await sql<Row>`
    select report_case.state, report_case.subject_type as kind, report_case.subject_id as "subjectId", report_case.reason_text as "reasonText",
      case when text.title is not null
        then json_build_object('title', text.title, 'contractor', text.contractor) end as text,
      u.id as "userId", u.email, u.name, u.language, code.english, code.mexican_spanish
    from report_cases as report_case
    join reports on reports.case_id = report_case.id
    join users as u on u.id = reports.reporter_user_id
    left join decisions as d on d.id = report_case.decision_id
    left join reason_codes as code on code.code = coalesce(report_case.reason_code, d.reason_code)
    left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    where report_case.id = ${caseId} and report_case.state <> 'open' and u.email_verified and u.closed_at is null
      and ${wantsMail('reports')}
    order by reports.id`.execute(database);
  return rows.map(({ userId, email, name, language, english, mexican_spanish, ...row }) => ({
    ...row,
    reasonName: language === 'english' ? english : mexican_spanish,
    to: { userId, email, name, language },
  }));
}
