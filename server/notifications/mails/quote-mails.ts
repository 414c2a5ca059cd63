import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A hire as far as a mail about it tells; `trade` in the reader's language. */
export type MailedHire = {
  quoteRequestId: number;
  contractor: string;
  slug: string;
  customer: string;
  trade: string;
};
export type HireNews = 'quote.hired' | 'quote.other_hired' | 'quote.hire_withdrawn';

const TEXTS = {
  'quote.hired': { subject: 'quote_mails.hired_subject', text: 'quote_mails.hired_text' },
  'quote.other_hired': { subject: 'quote_mails.other_hired_subject', text: 'quote_mails.other_hired_text' },
  'quote.hire_withdrawn': { subject: 'quote_mails.withdrawn_subject', text: 'quote_mails.withdrawn_text' },
} as const satisfies Record<HireNews, unknown>;

/** To a contractor who was asked. */
export function hireMail(writer: Writer, to: Subscriber, news: HireNews, hire: MailedHire): Mail {
  const t = writer.texts.t(to.language);
  const { quoteRequestId: id, customer, trade } = hire;
  return writeMail({
    ...optionalFrame(writer, to, news),
    subject: t(TEXTS[news].subject, { customer, trade }),
    paragraphs: [t(TEXTS[news].text, { customer, trade })],
    link: { label: t('quote_mails.link'), url: writer.config.appUrl + route('quotes.answer', { id }) },
  });
}

/** To the customer, once, whatever became of the work: every customer gets the same text. */
export function reviewDueMail(writer: Writer, to: Subscriber, { contractor, slug, trade }: MailedHire): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...optionalFrame(writer, to, 'quote.review_due'),
    subject: t('quote_mails.review_subject', { contractor }),
    paragraphs: [t('quote_mails.review_text', { contractor, trade }), t('quote_mails.review_once')],
    link: {
      label: t('quote_mails.review_link'),
      url: writer.config.appUrl + route('reviews.create', { slug }),
    },
  });
}
