import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A review, as far as a mail about it tells. */
export type MailedReview = {
  reviewId: number;
  overall: number;
  contractorName: string;
  contractorSlug: string;
};

/** To the contractor: a new review. */
export function reviewReceivedMail({ texts, config }: Writer, to: Subscriber, review: MailedReview): Mail {
  const t = texts.t(to.language);
  const { contractorName: contractor, overall: stars, reviewId } = review;
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'review.received'),
    subject: t('review_mails.received_subject', { contractor, stars }),
    paragraphs: [t('review_mails.received_text', { contractor, stars })],
    link: {
      label: t('review_mails.received_link'),
      url: config.appUrl + route('reviews.got', {}, { query: { review: reviewId } }),
    },
  });
}

/** To the reviewer: the contractor answered. */
export function responseReceivedMail({ texts, config }: Writer, to: Subscriber, review: MailedReview): Mail {
  const t = texts.t(to.language);
  const { contractorName: contractor, contractorSlug: slug } = review;
  return writeMail({
    ...optionalFrame({ texts, config }, to, 'response.received'),
    subject: t('review_mails.responded_subject', { contractor }),
    paragraphs: [t('review_mails.responded_text', { contractor })],
    link: {
      label: t('review_mails.responded_link'),
      url: config.appUrl + route('contractors.show', { slug }, { language: to.language }),
    },
  });
}
