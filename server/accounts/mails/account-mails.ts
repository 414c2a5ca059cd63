import { PASSWORD_RESET_MINUTES } from '../../../common/constants.ts';
import { route } from '../../../common/route-table.ts';
import type { Mail } from '../../core/mail.ts';
import type { Accounts } from '../accounts.ts';
import { VERIFICATION_LINK_DAYS } from '../verification-link.ts';
import { frame, type Recipient } from './frame.ts';
import { writeMail } from './layout.ts';

/** Asks the owner of a new address to confirm it. */
export function verificationMail(
  accounts: Accounts,
  to: Recipient,
  { token, next }: { token: string; next: string },
): Mail {
  const t = accounts.texts.t(to.language);
  return writeMail({
    ...frame(accounts, to),
    subject: t('account_mails.verify_subject', { site: accounts.config.appName }),
    paragraphs: [t('account_mails.verify_text', { site: accounts.config.appName })],
    link: {
      label: t('account_mails.verify_link'),
      url:
        accounts.config.appUrl + route('verification.verify', { token }, { query: { next: next || null } }),
    },
    afterword: t('account_mails.verify_afterword', { days: VERIFICATION_LINK_DAYS }),
    isSecret: true,
  });
}

/** Brings the link that sets a new password. */
export function resetMail(accounts: Accounts, to: Recipient, token: string): Mail {
  const t = accounts.texts.t(to.language);
  const path = route('password.reset', { token }, { language: to.language });
  return writeMail({
    ...frame(accounts, to),
    subject: t('account_mails.reset_subject', { site: accounts.config.appName }),
    paragraphs: [t('account_mails.reset_text')],
    link: { label: t('account_mails.reset_link'), url: accounts.config.appUrl + path },
    afterword: t('account_mails.reset_afterword', { minutes: PASSWORD_RESET_MINUTES }),
    isSecret: true,
  });
}

/** Tells the owner that the password is another one now, in case it was not them. */
export function passwordChangedMail(accounts: Accounts, to: Recipient): Mail {
  const t = accounts.texts.t(to.language);
  const path = route('password.request', {}, { language: to.language });
  return writeMail({
    ...frame(accounts, to),
    subject: t('account_mails.changed_subject', { site: accounts.config.appName }),
    paragraphs: [t('account_mails.changed_text')],
    link: { label: t('account_mails.changed_link'), url: accounts.config.appUrl + path },
    afterword: t('account_mails.changed_afterword'),
  });
}
