import {
  CLOSE_AFTER_DAYS,
  EMAIL_CHANGE_HOURS,
  EMAIL_UNDO_HOURS,
  EXPORT_DAYS,
} from '../../../common/limits/account-periods.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Mail } from '../../mail/mailer.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';

/** To the new address: the link that takes it into use. */
export function emailConfirmMail(writer: Writer, to: Recipient, token: string): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.email_confirm'),
    subject: t('account_mails.email_confirm_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.email_confirm_text', { site: writer.config.appName })],
    link: {
      label: t('account_mails.email_confirm_link'),
      url: writer.config.appUrl + route('settings.email.confirm', { token }),
    },
    afterword: t('account_mails.email_confirm_afterword', { hours: EMAIL_CHANGE_HOURS }),
    isSecret: true,
  });
}

/** To the present address: a change to another one was requested, and the link that stops it. */
export function emailAskedMail(writer: Writer, to: Recipient, newEmail: string, token: string): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.email_asked'),
    subject: t('account_mails.email_asked_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.email_asked_text', { email: newEmail })],
    link: {
      label: t('account_mails.email_asked_link'),
      url: writer.config.appUrl + route('settings.email.stop', { token }),
    },
    afterword: t('account_mails.email_asked_afterword', { hours: EMAIL_CHANGE_HOURS }),
    isSecret: true,
  });
}

/** To the former address: another one counts now, and the link that takes the account back. */
export function emailChangedMail(writer: Writer, to: Recipient, newEmail: string, token: string): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.email_changed'),
    subject: t('account_mails.email_changed_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.email_changed_text', { email: newEmail })],
    link: {
      label: t('account_mails.email_changed_link'),
      url: writer.config.appUrl + route('settings.email.undo', { token }),
    },
    afterword: t('account_mails.email_changed_afterword', { hours: EMAIL_UNDO_HOURS }),
    isSecret: true,
  });
}

/** The export can be downloaded. The link opens nothing without logging in. */
export function exportReadyMail(writer: Writer, to: Recipient): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.export_ready'),
    subject: t('account_mails.export_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.export_text', { days: EXPORT_DAYS })],
    link: { label: t('account_mails.export_link'), url: writer.config.appUrl + route('settings.export') },
  });
}

/** The account closes in 14 days, and how to keep it. */
export function closingMail(writer: Writer, to: Recipient): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.closing'),
    subject: t('account_mails.closing_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.closing_text', { days: CLOSE_AFTER_DAYS })],
    link: {
      label: t('account_mails.closing_link'),
      url: writer.config.appUrl + route('login', {}, { language: to.language }),
    },
    afterword: t('account_mails.closing_afterword'),
  });
}
