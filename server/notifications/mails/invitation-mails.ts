import type { DeclineReason, EndReason, PriceUnit } from '../../../common/invitations.ts';
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
  other: string;
  trade: string;
  place: string;
  /** YYYY-MM-DD */
  startsOn: string;
  endsOn: string;
  expiresAt: Date;
  message: string;
  /** People that the job needs and has; `needed` null: the number does not matter. */
  job: { needed: number | null; found: number };
  /** Of the contractor who accepted. */
  people: number | null;
  price: { amount: string; unit: PriceUnit } | null;
  decline: { reason: DeclineReason; note: string | null } | null;
  end: { reason: EndReason; note: string | null } | null;
};

const describeJob = ({ trade, place, startsOn, endsOn }: MailedInvitation, t: Translate): string =>
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
  const {
    other,
    trade,
    expiresAt,
    message,
    job: { needed },
  } = invitation;
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.received'),
    subject: t('invitation_mails.received_subject', { other, trade }),
    paragraphs: [
      t('invitation_mails.received_text', { other }),
      describeJob(invitation, t),
      ...(needed === null ? [] : [t('invitation_mails.people_needed', { count: needed })]),
      t('invitation_mails.words', { text: message }),
      t('invitation_mails.answer_until', { date: formatDate(lastDayBefore(expiresAt), t.language) }),
    ],
    link: link(writer, invitation, t),
  });
}

/** To the sender: accepted with people and price, or declined and why. */
export function invitationAnsweredMail(writer: Writer, to: Subscriber, invitation: MailedInvitation): Mail {
  const t = writer.texts.t(to.language);
  const { other, decline } = invitation;
  const isAccepted = decline === null;
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.answered'),
    subject: t(isAccepted ? 'invitation_mails.accepted_subject' : 'invitation_mails.declined_subject', {
      other,
    }),
    paragraphs: [
      t(isAccepted ? 'invitation_mails.accepted_text' : 'invitation_mails.declined_text', { other }),
      ...(isAccepted
        ? acceptedWith(invitation, t)
        : whyOf(t(`invitations.reason.${decline.reason}`), decline.note, t)),
      describeJob(invitation, t),
    ],
    link: link(writer, invitation, t),
  });
}

/** The reason as a sentence, and the words beside it. */
const whyOf = (reason: string, note: string | null, t: Translate): string[] => [
  t('invitation_mails.reason', { reason }),
  ...(note === null ? [] : [t('invitation_mails.words', { text: note })]),
];

function acceptedWith({ other, job, people, price }: MailedInvitation, t: Translate): string[] {
  const { needed, found } = job;
  return [
    ...(people === null || needed === null
      ? []
      : [t('invitation_mails.accepted_people', { other, count: people, found, needed })]),
    ...(price === null
      ? []
      : [
          t('invitation_mails.accepted_price', {
            price: t(`invitations.price_unit.${price.unit}`, { amount: price.amount }),
          }),
        ]),
  ];
}

const HOW_ENDED = {
  withdrawn: { subject: 'invitation_mails.withdrawn_subject', text: 'invitation_mails.withdrawn_text' },
  expired: { subject: 'invitation_mails.expired_subject', text: 'invitation_mails.expired_text' },
  unanswered: { subject: 'invitation_mails.unanswered_subject', text: 'invitation_mails.unanswered_text' },
  filled: { subject: 'invitation_mails.filled_subject', text: 'invitation_mails.filled_text' },
  canceled: { subject: 'invitation_mails.canceled_subject', text: 'invitation_mails.canceled_text' },
} as const;
export type HowEnded = keyof typeof HOW_ENDED;

/** To a side that did not end it; `unanswered` is the sender's word for an expired one. */
export function invitationEndedMail(
  writer: Writer,
  to: Subscriber,
  { how, ...invitation }: MailedInvitation & { how: HowEnded },
): Mail {
  const t = writer.texts.t(to.language);
  const { other, end } = invitation;
  return writeMail({
    ...optionalFrame(writer, to, 'invitation.ended'),
    subject: t(HOW_ENDED[how].subject, { other }),
    paragraphs: [
      t(HOW_ENDED[how].text, { other }),
      ...(end === null ? [] : whyOf(t(`invitations.end_reason.${end.reason}`), end.note, t)),
      describeJob(invitation, t),
    ],
    link: link(writer, invitation, t),
  });
}
