import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A rating between contractors, as the rated side is told of it. */
export type MailedPartnerRating = { invitationId: number; author: string; publishedOn: Date };

const link = ({ config }: Writer, { invitationId: id }: MailedPartnerRating, label: string) => ({
  label,
  url: config.appUrl + route('invitations.show', { id }),
});

/** To the other side: write yours too; both are read then. */
export function partnerRatingWrittenMail(writer: Writer, to: Subscriber, rating: MailedPartnerRating): Mail {
  const t = writer.texts.t(to.language);
  const { author, publishedOn } = rating;
  return writeMail({
    ...optionalFrame(writer, to, 'partner_rating.written'),
    subject: t('invitation_mails.rated_subject', { author }),
    paragraphs: [t('invitation_mails.rated_text', { author, date: formatDate(publishedOn, t.language) })],
    link: link(writer, rating, t('invitation_mails.rate_link')),
  });
}

/** To the rated side: it can be read now. */
export function partnerRatingPublishedMail(
  writer: Writer,
  to: Subscriber,
  rating: MailedPartnerRating,
): Mail {
  const t = writer.texts.t(to.language);
  const { author } = rating;
  return writeMail({
    ...optionalFrame(writer, to, 'partner_rating.published'),
    subject: t('invitation_mails.published_subject', { author }),
    paragraphs: [t('invitation_mails.published_text', { author })],
    link: link(writer, rating, t('invitation_mails.read_link')),
  });
}
