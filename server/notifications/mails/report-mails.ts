import type { DecisionAction } from '../../../common/constants.ts';
import { SECOND_LOOK_DAYS } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { frame, optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailedDecision } from '../mailed-decisions.ts';
import { placeOf } from '../inbox/views.ts';
import { reportTarget, type ReportedThing } from '../report-target.ts';
import { reasonAndWay } from '../reason-and-way.ts';
import { writtenText } from '../written-words.ts';

/** The result of a report, as its sender is told. */
export type ClosedReport = ReportedThing & {
  /** In the reader's language. */
  reasonName: string | null;
  reasonText: string | null;
  caseId: number;
  /** It was the second look already. */
  isSecond: boolean;
  to: Subscriber;
};

/** The outcome with its reason. It names neither other reporters nor the administrator. */
export function reportClosedMail({ texts, config }: Writer, report: ClosedReport): Mail {
  const { state, to, reasonName, reasonText } = report;
  const t = texts.t(to.language);
  const what = whatOf(report, t);
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'report.closed'),
    subject: t('report_mails.subject', { what }),
    paragraphs: [
      t(`report_mails.outcome.${state}`, { what }),
      ...(reasonName === null ? [] : [t('decision_mails.reason', { reason: reasonName })]),
      ...writtenText(reasonText, t),
      ...afterwards(report, t, config.appUrl),
    ],
    ...linkOf(report, t, config.appUrl),
    afterword: t('report_mails.afterword'),
  });
}

/** A rejected report is looked at once more where its sender asks for it. */
function afterwards({ state, caseId, isSecond }: ClosedReport, t: Translate, appUrl: string): string[] {
  if (state === 'restored') return [t('report_mails.again')];
  if (state !== 'kept') return [];
  if (isSecond) return [t('report_mails.final')];
  const url = appUrl + route('reports.show', { id: caseId });
  return [t('report_mails.second_look', { days: SECOND_LOOK_DAYS, url })];
}

/** A reported text that stays, as its author or manager is told. */
export type KeptText = Pick<ClosedReport, 'kind' | 'subjectId' | 'text' | 'to'> & {
  state: 'kept' | 'corrected';
};

/** The outcome alone: the administrator's words may repeat what the report says, and so tell who sent it. */
export function reportKeptMail({ texts, config }: Writer, kept: KeptText): Mail {
  const { state, kind, to } = kept;
  const t = texts.t(to.language);
  const whose = t(`report_mails.yours.${kind}`, namesIn(kept));
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'report.kept'),
    subject: t(`report_mails.author_subject.${state}`, { whose }),
    paragraphs: [t(`report_mails.author_outcome.${state}`, { whose }), t('report_mails.author_nothing')],
    ...linkOf(kept, t, config.appUrl),
    afterword: t('report_mails.author_afterword'),
  });
}

/** A decision about a message, an invitation, a partner rating or a photo, as its author is told; of no report. */
export type ReportedDecision = MailedDecision & Pick<ClosedReport, 'kind' | 'text'>;

/** The subject line of the mail, and its first sentence. */
function wordsOf(action: DecisionAction) {
  if (action === 'passage.hidden')
    return ['report_mails.passage_hidden_subject', 'report_mails.passage_hidden'] as const;
  if (action === 'passage.restored')
    return ['report_mails.passage_restored_subject', 'report_mails.passage_restored'] as const;
  return action.endsWith('.removed')
    ? (['report_mails.removed_subject', 'report_mails.removed'] as const)
    : (['report_mails.restored_subject', 'report_mails.restored'] as const);
}

/** The statement of reasons as a mail; a removal says until when it may be appealed. */
export function reportedDecisionMail(writer: Writer, decision: ReportedDecision): Mail {
  const { id, action, kind, to } = decision;
  const t = writer.texts.t(to.language);
  const whose = t(`report_mails.yours.${kind}`, namesIn(decision));
  const [subject, effect] = wordsOf(action);
  return writeMail({
    ...frame(writer, to, 'decision.reported'),
    subject: t(subject, { whose }),
    paragraphs: [t(effect, { whose }), ...reasonAndWay(decision, t)],
    link: {
      label: t('decision_mails.link'),
      url: writer.config.appUrl + route('decisions.show', { id }),
    },
    afterword: t('decision_mails.afterword', { number: String(id), site: writer.config.appName }),
  });
}

const namesIn = ({ text }: Pick<ClosedReport, 'text'>) => ({
  title: text?.title ?? '',
  contractor: text?.contractor?.name ?? '',
});

function whatOf({ kind, text }: ClosedReport, t: Translate): string {
  if (text === null) return t('report_mails.what.erased');
  return t(`report_mails.what.${kind}`, namesIn({ text }));
}

type Linked = Pick<ClosedReport, 'kind' | 'subjectId' | 'text' | 'state' | 'to'>;

/** The link to the text, where it still has a page. */
function linkOf(report: Linked, t: Translate, appUrl: string) {
  const target = reportTarget(report);
  if (target === null) return {};
  return { link: { label: t('report_mails.link'), url: appUrl + placeOf(target, report.to.language) } };
}
