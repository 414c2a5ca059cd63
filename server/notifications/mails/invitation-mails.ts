import type { DeclineReason, InvitationState } from '../../../common/invitations.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** An invitation, as far as a mail about it tells; `other` is the side that is not written to. */
export type MailedInvitation = {
  id: number;
  state: InvitationState;
  other: string;
  trade: string;
  place: string;
  /** YYYY-MM-DD */
  startsOn: string;
  endsOn: string;
  expiresAt: Date;
  message: string;
  decline: { reason: DeclineReason; note: string | null } | null;
};

const job = ({ trade, place, startsOn, endsOn }: MailedInvitation, t: Translate): string =>
  t('invitation_mails.job', {
    trade,
    place,
    from: formatDate(startsOn, t.language),
    to: formatDate(endsOn, t.language),
  });

const link = ({ config }: Writer, { id }: MailedInvitation, t: Translate) => ({
  label: t('invitation_mails.link'),
  url: config.appUrl + route('invitations.show', { id }),
});

/** To the invited contractor. */
export function invitationReceivedMail(writer: Writer, to: Subscriber, invitation: MailedInvitation): Mail {
  const t = writer.texts.t(to.language);
  const { other, trade, expiresAt, message } = invitation;
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.received'),
    subject: t('invitation_mails.received_subject', { other, trade }),
    paragraphs: [
      t('invitation_mails.received_text', { other }),
      job(invitation, t),
      t('invitation_mails.words', { text: message }),
      t('invitation_mails.answer_until', { date: formatDate(lastDayBefore(expiresAt), t.language) }),
    ],
    link: link(writer, invitation, t),
  });
}

/** To the sender: accepted, or declined and why. */
export function invitationAnsweredMail(writer: Writer, to: Subscriber, invitation: MailedInvitation): Mail {
  const t = writer.texts.t(to.language);
  const { other, state, decline } = invitation;
  const isAccepted = state === 'accepted';
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.answered'),
    subject: t(isAccepted ? 'invitation_mails.accepted_subject' : 'invitation_mails.declined_subject', {
      other,
    }),
    paragraphs: [
      t(isAccepted ? 'invitation_mails.accepted_text' : 'invitation_mails.declined_text', { other }),
      ...(decline ? [t(`invitations.reason.${decline.reason}`)] : []),
      ...(decline?.note ? [t('invitation_mails.words', { text: decline.note })] : []),
      job(invitation, t),
    ],
    link: link(writer, invitation, t),
  });
}

const HOW_ENDED = {
  withdrawn: { subject: 'invitation_mails.withdrawn_subject', text: 'invitation_mails.withdrawn_text' },
  expired: { subject: 'invitation_mails.expired_subject', text: 'invitation_mails.expired_text' },
  unanswered: { subject: 'invitation_mails.unanswered_subject', text: 'invitation_mails.unanswered_text' },
} as const;

/** To the invited contractor who need not answer any more, and to the sender who got no answer. */
export function invitationEndedMail(
  writer: Writer,
  to: Subscriber,
  invitation: MailedInvitation & { isSender: boolean },
): Mail {
  const t = writer.texts.t(to.language);
  const { other, state, isSender } = invitation;
  const how = state === 'withdrawn' ? 'withdrawn' : isSender ? 'unanswered' : 'expired';
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.ended'),
    subject: t(HOW_ENDED[how].subject, { other }),
    paragraphs: [t(HOW_ENDED[how].text, { other }), job(invitation, t)],
    link: link(writer, invitation, t),
  });
}
