import { hiderOfWords } from '../hidden-words.ts';
import { sql } from 'kysely';
import type { ReportKind } from '../../../common/cases/reports.ts';
import type { Language } from '../../../common/format/language.ts';
import { wantsMail } from '../../accounts/queries/mail-opt-outs.ts';
import type { Database } from '../../database/client.ts';
import { mayBeWrittenTo } from '../../conditions/live-accounts.ts';
import { closeGoneCases } from '../../reports/close-gone-cases.ts';
import { textOf } from '../../reports/queries/reported-text.ts';
import { notify, type InboxServices } from '../inbox/notify.ts';
import { noticesOfReport } from '../inbox/report-notices.ts';
import { reportClosedMail, reportKeptMail, type ClosedReport } from '../mails/report-mails.ts';
import { reportedAuthor } from '../reported-author.ts';
import { restoredReports } from '../restored-reports.ts';

/**
 * Mails both sides of a report: those who sent it, and the author whose text was kept. `gone` ends the open reports of a text that
 * was taken down or deleted in another way.
 */
export function reportMails(services: InboxServices) {
  const { database, mailer, clock, texts } = services;
  /** Without words of the title that are hidden. */
  const named = async (reports: readonly ClosedReport[]): Promise<ClosedReport[]> => {
    const hide = await hiderOfWords(database);
    return reports.map((report) => {
      const { text, to } = report;
      return text === null
        ? report
        : { ...report, text: { ...text, title: hide(text.title, texts.t(to.language)) } };
    });
  };
  const closed = async ({ caseId }: { caseId: number }): Promise<void> => {
    for (const report of await named(await closedReports(database, caseId)))
      await mailer.send(reportClosedMail(services, report));
  };
  return {
    closed,
    kept: async ({ caseId }: { caseId: number }): Promise<void> => {
      const kept = await reportedAuthor(database, caseId, 'mail');
      if (kept) await mailer.send(reportKeptMail(services, kept));
    },
    restored: async ({ decisionId }: { decisionId: number }): Promise<void> => {
      for (const report of await named(await restoredMails(database, decisionId)))
        await mailer.send(reportClosedMail(services, report));
    },
    gone: async (kind: ReportKind, id: number): Promise<void> => {
      for (const caseId of await closeGoneCases(database, { kind, id }, clock())) {
        await closed({ caseId });
        await notify(services, await noticesOfReport(database, { caseId }));
      }
    },
  };
}

type ReportRow = Omit<ClosedReport, 'reasonName' | 'to'> & {
  userId: number;
  email: string;
  name: string;
  language: Language;
  english: string | null;
  mexican_spanish: string | null;
};

/**
 * The reports of a closed case whose senders may get mail. A decision to take the text down gives its reason,
 * too.
 */
async function closedReports(database: Database, caseId: number): Promise<ClosedReport[]> {
  const { rows } = await sql<ReportRow>`
    select report_case.id as "caseId", reports.again_of is not null as "isSecond",
      report_case.state, report_case.subject_type as kind, report_case.subject_id as "subjectId", report_case.reason_text as "reasonText",
      case when text.title is not null
        then json_build_object('title', text.title, 'contractor', text.contractor, 'postingId', text."postingId",
        'conversationId', text."conversationId") end as text,
      u.id as "userId", u.email, u.name, u.language, code.english, code.mexican_spanish
    from report_cases as report_case
    join reports on reports.case_id = report_case.id
    join users as u on u.id = reports.reporter_user_id
    left join decisions as d on d.id = report_case.decision_id
    left join reason_codes as code on code.code = coalesce(report_case.reason_code, d.reason_code)
    left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    where report_case.id = ${caseId} and report_case.state <> 'open' and ${mayBeWrittenTo('u')}
      and ${wantsMail('reports')}
    order by reports.id`.execute(database);
  return rows.map(toReport);
}

/** The same after an appeal. The administrator's words answer the author, and stay with them. */
async function restoredMails(database: Database, decisionId: number): Promise<ClosedReport[]> {
  const { rows } = await sql<ReportRow>`
    select restored."caseId", false as "isSecond", restored.state, restored.kind, restored."subjectId", restored.text, null as "reasonText",
      u.id as "userId", u.email, u.name, u.language, code.english, code.mexican_spanish
    from ${restoredReports(decisionId)} as restored
    join users as u on u.id = restored."userId"
    left join reason_codes as code on code.code = restored."reasonCode"
    where ${mayBeWrittenTo('u')} and ${wantsMail('reports')}`.execute(database);
  return rows.map(toReport);
}

const toReport = ({
  userId,
  email,
  name,
  language,
  english,
  mexican_spanish,
  ...row
}: ReportRow): ClosedReport => ({
  ...row,
  reasonName: language === 'english' ? english : mexican_spanish,
  to: { userId, email, name, language },
});
