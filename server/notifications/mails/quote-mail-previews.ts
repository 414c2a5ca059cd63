import type { Subscriber, Writer } from '../../mail/frame.ts';
import type { Mail } from '../../mail/mailer.ts';
import { SAMPLE_JOB } from './mail-samples.ts';
import { hireMail, reviewDueMail, type HireNews, type MailedHire } from './quote-mails.ts';

type Sample = {
  to: Subscriber;
  claim: { contractor: string; slug: string };
  invitation: { trade: string };
};

const hireOf = ({ to, claim: { contractor, slug }, invitation: { trade } }: Sample): MailedHire => ({
  quoteRequestId: SAMPLE_JOB.id,
  contractor,
  slug,
  customer: to.name,
  trade,
});
const preview =
  (news: HireNews) =>
  (writer: Writer, sample: Sample): Mail =>
    hireMail(writer, sample.to, news, hireOf(sample));

/** The mails about requests for a quote, of the sample data. */
export const QUOTE_PREVIEWS = {
  'quote.hired': preview('quote.hired'),
  'quote.other_hired': preview('quote.other_hired'),
  'quote.hire_withdrawn': preview('quote.hire_withdrawn'),
  'quote.review_due': (writer: Writer, sample: Sample): Mail =>
    reviewDueMail(writer, sample.to, hireOf(sample)),
};
