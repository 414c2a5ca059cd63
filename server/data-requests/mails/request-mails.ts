import { formatDate } from '../../../common/format/dates.ts';
import {
  DATA_REQUEST_CONFIRM_DAYS,
  type DataRequestOutcome,
  type DataRequestStep,
} from '../../../common/data-requests.ts';
import { frame, replyAddress, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** Steps that the asker is written about; a reply is their own. */
export type MailedStep = Exclude<DataRequestStep, 'replied'>;

/** A request, as far as a mail about it tells. `words`: what an administrator wrote. */
export type MailedRequest = {
  to: Recipient;
  id: number;
  /** The secret link. */
  url: string;
  dueAt: Date;
  outcome: DataRequestOutcome | null;
  words: string | null;
  step: MailedStep;
};

/** To the asker: one step of their request, with the link to follow it. Whoever reads the link could use it. */
export function dataRequestMail(writer: Writer, { to, id, url, step, dueAt, ...told }: MailedRequest): Mail {
  const t = writer.texts.t(to.language);
  const params = {
    id: String(id),
    due: formatDate(dueAt, t.language),
    days: DATA_REQUEST_CONFIRM_DAYS,
    site: writer.config.appName,
  };
  const { outcome, words } = told;
  return writeMail({
    ...frame(writer, to, `data_request.${step}`),
    subject: t(`data_request_mails.subject.${step}`, params),
    paragraphs: [
      t(`data_request_mails.text.${step}`, params),
      ...(step === 'answered' && outcome !== null ? [t(`data_requests.outcome.${outcome}`)] : []),
      ...(words === null ? [] : [words]),
    ],
    link: { label: t(`data_request_mails.link.${step}`), url },
    afterword: t('data_request_mails.afterword', { email: replyAddress(writer) }),
    isSecret: true,
  });
}

type Sample = { to: Recipient; claim: { dueAt: Date; reason: string | null } };
const previewOf =
  (step: MailedStep) =>
  (writer: Writer, { to, claim: { dueAt, reason } }: Sample): Mail =>
    dataRequestMail(writer, {
      to,
      id: 1,
      url: `${writer.config.appUrl}/data-requests/1.token`,
      dueAt,
      step,
      outcome: 'refused',
      words: step === 'more_needed' || step === 'extended' || step === 'answered' ? reason : null,
    });

/** These mails of the sample data. */
export const DATA_REQUEST_PREVIEWS = {
  'data_request.received': previewOf('received'),
  'data_request.confirmed': previewOf('confirmed'),
  'data_request.more_needed': previewOf('more_needed'),
  'data_request.extended': previewOf('extended'),
  'data_request.answered': previewOf('answered'),
  'data_request.carried_out': previewOf('carried_out'),
};
