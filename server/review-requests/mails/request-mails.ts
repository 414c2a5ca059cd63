import { formatMonthInWords } from '../../../common/format/dates.ts';
import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import { makeRefusalToken, requestUrl } from '../request-link.ts';

/** A request as far as its mail tells; `trade` in the reader's language, `month` YYYY-MM. */
export type MailedRequest = {
  id: number;
  code: string;
  contractor: string;
  trade: string | null;
  month: string | null;
  email: string;
  language: Language;
};

/** To a customer without an account, in the words of the site alone: everyone who is asked gets the same ones. */
export function requestMail(
  writer: Writer,
  request: MailedRequest,
  { isReminder }: { isReminder: boolean },
): Mail {
  const { id, code, contractor, email, language } = request;
  const { config, texts } = writer;
  const t = texts.t(language);
  const to: Recipient = { email, name: '', language };
  const token = makeRefusalToken(id, config);
  const name = isReminder ? 'review_request.reminder' : 'review_request.first';
  return writeMail({
    ...frame(writer, to, name),
    greeting: t('review_request_mails.greeting'),
    subject: t(isReminder ? 'review_request_mails.reminder_subject' : 'review_request_mails.subject', {
      contractor,
    }),
    paragraphs: [
      t('review_request_mails.text', { contractor, site: config.appName }),
      ...jobLine(writer, request),
      t('review_request_mails.same_form', { contractor }),
      t(isReminder ? 'review_request_mails.last_one' : 'review_request_mails.once_more', { contractor }),
    ],
    link: { label: t('review_request_mails.link'), url: requestUrl(config, code) },
    turnOff: {
      label: t('review_request_mails.turn_off'),
      url: config.appUrl + route('review_requests.refusal', { token }, { language }),
      oneClickUrl: config.appUrl + route('review_requests.one_click', { token }),
    },
  });
}

/** The job, by trade and month alone. Nothing that the contractor typed is in it, so no promise for a good review can be. */
function jobLine({ texts }: Writer, { trade, month, language }: MailedRequest): string[] {
  const t = texts.t(language);
  const parts = [trade, month === null ? null : formatMonthInWords(month, language)].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? [] : [t('review_request_mails.job', { job: parts.join(', ') })];
}

type Sample = { to: Recipient };
const previewOf =
  (isReminder: boolean) =>
  (writer: Writer, { to: { email, language } }: Sample): Mail =>
    requestMail(
      writer,
      {
        id: 1,
        code: 'Zk3vR8qLw2Xp',
        contractor: 'Cordero & Daughters',
        trade: language === 'english' ? 'Plumbing' : 'Plomería',
        month: '2026-10',
        email,
        language,
      },
      { isReminder },
    );

/** These mails of the sample data. */
export const REVIEW_REQUEST_PREVIEWS = {
  'review_request.first': previewOf(false),
  'review_request.reminder': previewOf(true),
};
