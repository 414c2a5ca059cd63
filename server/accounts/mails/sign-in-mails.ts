import { SIGN_IN_STEP_MINUTES } from '../../../common/limits/sign-in.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { SignInChange } from '../../../common/profiles/sign-in.ts';
import type { Mail } from '../../mail/mailer.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';

/** The code that signs in, once, in the browser that asked for it. */
export function signInCodeMail(writer: Writer, to: Recipient, code: string): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.code'),
    subject: t('signin_mails.code_subject', { site: writer.config.appName }),
    paragraphs: [
      t('signin_mails.code_text', { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
      t('signin_mails.code_where', { minutes: SIGN_IN_STEP_MINUTES }),
    ],
    afterword: t('signin_mails.code_afterword'),
    isSecret: true,
  });
}

/** Tells the user that the account signs in in another way now, and what to do if it was somebody else. */
export function signInChangedMail(writer: Writer, to: Recipient, change: SignInChange): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.sign_in_changed'),
    subject: t(`signin_mails.changed.${change}`, { site: writer.config.appName }),
    paragraphs: [t(`signin_mails.changed_text.${change}`, { site: writer.config.appName })],
    link: {
      label: t('signin_mails.changed_link'),
      url: writer.config.appUrl + route('settings.signing_in'),
    },
    afterword: t('signin_mails.changed_afterword'),
  });
}
