import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { NotificationRow } from './queries/list-notifications.ts';
import { sentenceOf } from './views.ts';

type MailedNotification = Pick<NotificationRow, 'id' | 'kind' | 'params'>;

/** One notification as an email. */
export function notificationMail(
  { texts, config }: Writer,
  to: Subscriber,
  notified: MailedNotification,
): Mail {
  const t = texts.t(to.language);
  const sentence = sentenceOf(notified, t);
  const mail = writeMail({
    ...optionalFrame({ texts, config }, to, 'notification.one'),
    subject: sentence,
    paragraphs: [sentence],
    link: {
      label: t('notification_mails.open'),
      url: config.appUrl + route('notifications.show', { id: notified.id }),
    },
    afterword: t('notification_mails.settings', { url: config.appUrl + route('settings.notifications') }),
  });
  return { ...mail, onceBy: `notification ${notified.id}` };
}

const LINES_MAX = 30;

/** The mail for users who want notices once a day. */
export function digestMail(
  { texts, config }: Writer,
  to: Subscriber,
  notified: readonly MailedNotification[],
): Mail {
  const t = texts.t(to.language);
  const count = notified.length;
  const mail = writeMail({
    ...optionalFrame({ texts, config }, to, 'notification.digest'),
    subject: t('notification_mails.digest_subject', { count }),
    paragraphs: notified.slice(0, LINES_MAX).map((one) => sentenceOf(one, t)),
    link: { label: t('notification_mails.open_all'), url: config.appUrl + route('notifications.index') },
    afterword: t('notification_mails.settings', { url: config.appUrl + route('settings.notifications') }),
  });
  return { ...mail, onceBy: `digest ${notified.map(({ id }) => id).join(' ')}` };
}
