import { PASSWORD_RESET_MINUTES } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Mail } from '../../mail/mailer.ts';
import { VERIFICATION_LINK_DAYS } from '../verification-link.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import { factsOf, type ChangeFacts } from './sign-in-mails.ts';

/** Asks the owner of a new address to confirm it. */
export function verificationMail(
  writer: Writer,
  to: Recipient,
  { token, next }: { token: string; next: string },
): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.verify'),
    subject: t('account_mails.verify_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.verify_text', { site: writer.config.appName })],
    link: {
      label: t('account_mails.verify_link'),
      url: writer.config.appUrl + route('verification.verify', { token }, { query: { next: next || null } }),
    },
    afterword: t('account_mails.verify_afterword', { days: VERIFICATION_LINK_DAYS }),
    isSecret: true,
  });
}

/** Brings the link that sets a new password. */
export function resetMail(writer: Writer, to: Recipient, token: string): Mail {
  const t = writer.texts.t(to.language);
  const path = route('password.reset', { token }, { language: to.language });
  return writeMail({
    ...frame(writer, to, 'account.reset'),
    subject: t('account_mails.reset_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.reset_text')],
    link: { label: t('account_mails.reset_link'), url: writer.config.appUrl + path },
    afterword: t('account_mails.reset_afterword', { minutes: PASSWORD_RESET_MINUTES }),
    isSecret: true,
  });
}

/** Tells the owner that the password is another one now, in case it was not them. */
export function passwordChangedMail(writer: Writer, to: Recipient, facts: ChangeFacts): Mail {
  const t = writer.texts.t(to.language);
  const path = route('password.request', {}, { language: to.language });
  return writeMail({
    ...frame(writer, to, 'account.password_changed'),
    subject: t('account_mails.changed_subject', { site: writer.config.appName }),
    paragraphs: [t('account_mails.changed_text'), ...factsOf(facts, t)],
    link: { label: t('account_mails.changed_link'), url: writer.config.appUrl + path },
    afterword: t('account_mails.changed_afterword'),
  });
}
