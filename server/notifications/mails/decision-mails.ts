import { APPEAL_DECIDED_IN_DAYS, type AppealKind, type DecisionParty } from '../../../common/constants.ts';
import { isHold } from '../../../common/cases/hold.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { decisionSentence } from '../../../common/cases/decision-sentence.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import type { MailedDecision } from '../mailed-decisions.ts';
import { explainedRule, mailedParts } from '../mailed-parts.ts';
import { writtenText } from '../written-words.ts';
import { isAppealableBy } from '../../cases/appealable-decision.ts';
import { wayToAppeal } from '../../reviews/appeals/appeal.ts';
import { writeMail } from '../../mail/layout.ts';
import type { RequiredMailName } from '../../mail/mail-names.ts';
import type { Mail } from '../../mail/mailer.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';

/** A decision about a review, its response, its appeal, or a contractor's page, as one party is notified of it. */
export type NotifiedDecision = Omit<MailedDecision, 'contractor' | 'party'> & {
  kind: AppealKind | null;
  contractor: string;
  party: Exclude<DecisionParty, 'account'>;
  /** For the author of a review on hold. */
  hold: NotifiedHold | null;
};

/** The words that hold it, and the day by which an administrator reads it. */
export type NotifiedHold = { words: readonly string[]; checkedBy: Date };

/** The statement of reasons as a mail, with the way to appeal where there is one. */
export function decisionMail({ texts, config }: Writer, decision: NotifiedDecision): Mail {
  const { to, id, action, party, contractor } = decision;
  const t = texts.t(to.language);
  const number = String(id);
  return writeMail({
    ...frame({ texts, config }, to, isHold(action) ? 'decision.held' : 'decision.made'),
    subject: t(`decision_mails.subject_${action.startsWith('listing.') ? 'listing' : party}`, { contractor }),
    paragraphs: [
      decisionSentence(decision, t),
      ...reversalOf(decision, t),
      ...responseAppealOf(decision, t),
      ...reasonsOf(decision, t),
      ...holdOf(decision, t),
      ...wayOf(decision, t),
      ...mailedParts(decision, t),
    ],
    link: {
      label: t('decision_mails.link'),
      url: config.appUrl + route('decisions.show', { id }),
    },
    afterword: t('decision_mails.afterword', { number, site: config.appName }),
  });
}

/** The sentence that it accepts an appeal: the reader's own, on the side that may file it. */
function reversalOf({ against, action, party }: NotifiedDecision, t: Translate): string[] {
  if (against === null) return [];
  const isOwn = party === (action.startsWith('review.') ? 'author' : 'contractor');
  const key = isOwn ? 'decision_appeal_mails.grants' : 'decision_appeal_mails.grants_other';
  return [t(key, { number: String(against) })];
}

/** The sentence that the response is taken down because of the review author's appeal. */
function responseAppealOf({ action, kind, party }: NotifiedDecision, t: Translate): string[] {
  if (kind !== 'remove_response' || action === 'appeal.rejected') return [];
  return [t(party === 'author' ? 'decision_mails.grants_author' : 'decision_mails.grants_owner')];
}

type Reasons = Pick<NotifiedDecision, 'action' | 'reasonCode' | 'reasonName' | 'reasonText'> &
  Partial<Pick<NotifiedDecision, 'groundName' | 'appealText'>>;

/** The words to change, and the day by which an administrator reads it. */
function holdOf({ hold }: NotifiedDecision, t: Translate): string[] {
  if (hold === null) return [];
  const words = hold.words.map((found) => `“${found}”`).join(', ');
  return [
    ...(words === '' ? [] : [t('screening.words_found', { words })]),
    t('screening.checked_by', { date: formatDate(hold.checkedBy.toISOString(), t.language) }),
  ];
}

/** Screening gives its signals; an administrator a reason of the table, words, or both. */
export function reasonsOf(decision: Reasons, t: Translate): string[] {
  const { action, reasonCode, reasonName, groundName = null, reasonText } = decision;
  if (isHold(action))
    return (reasonText ?? '')
      .split(', ')
      .filter(Boolean)
      .map((signal) => t(`screening.signal.${signal as ScreeningSignal}`));
  return [
    ...(reasonName === null ? [] : [t('decision_mails.reason', { reason: reasonName })]),
    ...explainedRule(reasonCode, t),
    ...(groundName === null ? [] : [t('decision_mails.ground', { reason: groundName })]),
    ...wordsOf(decision, t),
  ];
}

/** In the language that the administrator wrote. A decision without a reason repeats the appeal's text. */
function wordsOf({ reasonName, reasonText, appealText = null }: Reasons, t: Translate): string[] {
  if (reasonText !== null) return writtenText(reasonText, t);
  if (reasonName !== null || appealText === null) return [];
  return [t('decision_mails.words_of_appeal', { text: appealText })];
}

function wayOf({ action, kind, party, against, appealUntil }: NotifiedDecision, t: Translate): string[] {
  if (isHold(action)) return [t('statements.way.held')];
  if (action === 'appeal.rejected' && kind === 'remove_response')
    return party === 'author' ? [t('statements.way.appeal_response')] : [];
  if (against !== null) return [];
  if (!isAppealableBy(action, party) && wayToAppeal({ action, kind }, party) === null) return [];
  const days = APPEAL_DECIDED_IN_DAYS;
  if (appealUntil !== null)
    return [t('statements.way.appeal_until', { date: formatDate(appealUntil, t.language), days })];
  return party === 'contractor' && !isAppealableBy(action, party)
    ? [t('statements.way.appeal', { days })]
    : [];
}

/** An appeal, as the side that did not file it is told of it. */
export type NotifiedAppeal = {
  kind: AppealKind;
  reviewId: number;
  to: Recipient;
  contractor: string;
  dueAt: Date;
};

/** The other side asked for the review to be looked at again. */
export function appealFiledMail(writer: Writer, appeal: NotifiedAppeal): Mail {
  const t = writer.texts.t(appeal.to.language);
  const { contractor, kind } = appeal;
  return appealMail(writer, appeal, listOf(appeal), {
    name: 'appeal.filed',
    subject: t(`decision_mails.filed_subject.${kind}`, { contractor }),
    paragraphs: [
      t(`decision_mails.filed_text.${kind}`, { contractor }),
      t('decision_mails.filed_due', { due: formatDate(appeal.dueAt, t.language) }),
    ],
  });
}

/** To the author of a review who appealed the response: it is with us, and until when it is decided. */
export function responseAppealFiledMail(writer: Writer, appeal: NotifiedAppeal): Mail {
  const t = writer.texts.t(appeal.to.language);
  const { contractor } = appeal;
  return appealMail(writer, appeal, 'reviews.given', {
    name: 'appeal.response_filed',
    subject: t('decision_mails.filed_own_subject', { contractor }),
    paragraphs: [
      t('decision_mails.filed_own_text', { contractor }),
      t('decision_mails.filed_due', { due: formatDate(appeal.dueAt, t.language) }),
    ],
  });
}

/** The other side took its appeal back. */
export function appealWithdrawnMail(writer: Writer, appeal: NotifiedAppeal): Mail {
  const t = writer.texts.t(appeal.to.language);
  const { contractor, kind } = appeal;
  return appealMail(writer, appeal, listOf(appeal), {
    name: 'appeal.withdrawn',
    subject: t(`decision_mails.withdrawn_subject.${kind}`, { contractor }),
    paragraphs: [t(`decision_mails.withdrawn_text.${kind}`, { contractor })],
  });
}

type MailText = { name: RequiredMailName; subject: string; paragraphs: string[] };

/** A contractor asks for a review to be hidden, so its author reads this; otherwise it is the reverse. */
const listOf = ({ kind }: NotifiedAppeal) => (kind === 'take_down' ? 'reviews.given' : 'reviews.got');

function appealMail(
  { texts, config }: Writer,
  { to, reviewId }: NotifiedAppeal,
  list: 'reviews.given' | 'reviews.got',
  words: MailText,
): Mail {
  const t = texts.t(to.language);
  return writeMail({
    ...frame({ texts, config }, to, words.name),
    ...words,
    link: {
      label: t('decision_mails.appeal_link'),
      url: config.appUrl + route(list, {}, { query: { review: reviewId } }),
    },
  });
}
