import type { DecisionAction } from '../../../common/constants.ts';
import type { DeadlineText } from '../../places/deadline-text.ts';
import { decisionSentence } from '../../../common/cases/decision-sentence.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailedDecision } from '../mailed-decisions.ts';
import { reasonAndWay } from '../reason-and-way.ts';

/** A red flag as one of its sides is told of it. */
export type MailedRedFlag = {
  redFlagId: number;
  contractor: string;
  slug: string;
  /** In the reader's language. */
  criterion: string;
  /** YYYY-MM-DD */
  answerUntil: DeadlineText;
  /** Whether the reader has an account that manages the business. */
  isOwner: boolean;
  to: Recipient;
};

const pageOf = ({ redFlagId, to: { language } }: MailedRedFlag, appUrl: string) =>
  appUrl + route('red_flags.show', { id: redFlagId }, { language });

/** The contractor is told first, with the last day to answer; who reported it stays out. */
export function redFlagReportedMail({ texts, config }: Writer, notified: MailedRedFlag): Mail {
  const { contractor, criterion, answerUntil, isOwner, slug, to } = notified;
  const t = texts.t(to.language);
  const claim = config.appUrl + route('contractors.claim', { slug });
  return writeMail({
    ...frame({ texts, config }, to, 'red_flag.reported'),
    subject: t('red_flag_mails.reported_subject', { contractor }),
    paragraphs: [
      t('red_flag_mails.reported', { contractor, criterion }),
      t('red_flag_mails.answer_until', answerUntil),
      t('red_flag_mails.not_public'),
      ...(isOwner ? [] : [t('red_flag_mails.claim_first')]),
    ],
    link: isOwner
      ? { label: t('red_flag_mails.answer'), url: pageOf(notified, config.appUrl) }
      : { label: t('red_flag_mails.claim'), url: claim },
  });
}

/** The reporter's mail that the contractor has answered. */
export function redFlagAnsweredMail({ texts, config }: Writer, notified: MailedRedFlag): Mail {
  const { contractor, criterion, to } = notified;
  const t = texts.t(to.language);
  return writeMail({
    ...frame({ texts, config }, to, 'red_flag.answered'),
    subject: t('red_flag_mails.answered_subject', { contractor }),
    paragraphs: [t('red_flag_mails.answered', { contractor, criterion }), t('red_flag_mails.answered_next')],
    link: { label: t('red_flag_mails.read'), url: pageOf(notified, config.appUrl) },
  });
}

export type RedFlagDecision = MailedDecision & MailedRedFlag;

const SUBJECTS: Partial<Record<DecisionAction, MessageKey>> = {
  'red_flag.published': 'red_flag_mails.published_subject',
  'red_flag.dismissed': 'red_flag_mails.dismissed_subject',
  'red_flag.ended': 'red_flag_mails.ended_subject',
};

/** The statement of reasons as a mail to one side; a publication says until when the contractor may appeal. */
export function redFlagDecisionMail({ texts, config }: Writer, decision: RedFlagDecision): Mail {
  const { id, action, contractor, criterion, answerUntil, to } = decision;
  const t = texts.t(to.language);
  return writeMail({
    ...frame({ texts, config }, to, 'decision.red_flag'),
    subject: t(SUBJECTS[action] ?? 'red_flag_mails.expedited_subject', { contractor }),
    paragraphs: [
      decisionSentence({ action, kind: null }, t),
      t('red_flag_mails.about', { contractor, criterion }),
      ...(action === 'red_flag.expedited' ? [t('red_flag_mails.answer_until', answerUntil)] : []),
      ...reasonAndWay(decision, t),
    ],
    link: { label: t('decision_mails.link'), url: config.appUrl + route('decisions.show', { id }) },
    afterword: t('decision_mails.afterword', { number: String(id), site: config.appName }),
  });
}
