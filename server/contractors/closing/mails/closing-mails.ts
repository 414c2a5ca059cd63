import type { ClosingWish } from '../../../../common/cases/closings.ts';
import { route } from '../../../../common/routes/route-table.ts';
import { frame, optionalFrame, type Recipient, type Subscriber, type Writer } from '../../../mail/frame.ts';
import { writeMail } from '../../../mail/layout.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { DeadlineText } from '../../../places/deadline-text.ts';

/** A proposal as the business is told of it. */
export type MailedProposal = {
  proposalId: number;
  contractor: string;
  slug: string;
  wish: ClosingWish;
  /** null: nobody waits for an answer. */
  answerUntil: DeadlineText | null;
  /** The reader has an account that manages the business. */
  isOwner: boolean;
  to: Recipient;
};

/** The business hears of it first, with the last day to answer; who proposed it stays out. */
export function closingProposedMail(
  { texts, config }: Writer,
  { proposalId, contractor, slug, wish, answerUntil, isOwner, to }: MailedProposal,
): Mail {
  const t = texts.t(to.language);
  return writeMail({
    ...frame({ texts, config }, to, 'closing.proposed'),
    subject: t(`closing_mails.proposed_subject.${wish}`, { contractor }),
    paragraphs: [
      t(`closing_mails.proposed.${wish}`, { contractor }),
      ...(answerUntil === null ? [] : [t('closing_mails.answer_until', answerUntil)]),
      t('closing_mails.decided_then'),
      ...(isOwner ? [] : [t('closing_mails.claim_first')]),
    ],
    link: isOwner
      ? {
          label: t('closing_mails.answer'),
          url: config.appUrl + route('closings.show', { id: proposalId }),
        }
      : { label: t('closing_mails.claim'), url: config.appUrl + route('contractors.claim', { slug }) },
  });
}

/** Once to each person who wrote with the business lately. */
export function closingAnnouncedMail(
  { texts, config }: Writer,
  to: Subscriber,
  { contractor, slug }: { contractor: string; slug: string },
): Mail {
  const t = texts.t(to.language);
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'closing.announced'),
    subject: t('closing_mails.announced_subject', { contractor }),
    paragraphs: [t('closing_mails.announced', { contractor }), t('closing_mails.announced_next')],
    link: {
      label: t('closing_mails.see'),
      url: config.appUrl + route('contractors.show', { slug }, { language: to.language }),
    },
  });
}

type Sample = {
  to: Subscriber;
  redFlag: Omit<MailedProposal, 'wish' | 'proposalId'> & { redFlagId: number };
};

/** Both mails as administrators see them. */
export const CLOSING_PREVIEWS = {
  'closing.proposed': (writer: Writer, { redFlag }: Sample) =>
    closingProposedMail(writer, { ...redFlag, wish: 'close', proposalId: redFlag.redFlagId }),
  'closing.announced': (writer: Writer, { to, redFlag }: Sample) => closingAnnouncedMail(writer, to, redFlag),
};
