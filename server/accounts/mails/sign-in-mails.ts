import { SIGN_IN_STEP_MINUTES } from '../../../common/limits/sign-in.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { SignInChange } from '../../../common/profiles/sign-in.ts';
import type { Mail } from '../../mail/mailer.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import { momentText } from '../../places/deadline-text.ts';
import type { DeviceName } from '../sessions/device-name.ts';
import type { SignInChangeDetails } from '../sign-in/sign-in-events.ts';

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

/** `zone`: the reader's; null: unknown. */
export type ChangeFacts = { details?: SignInChangeDetails | undefined; zone: string | null };

/** Tells the user that the account signs in in another way now, when, with which device, and what to do if it was somebody else. */
export function signInChangedMail(
  writer: Writer,
  to: Recipient,
  { change, ...facts }: ChangeFacts & { change: SignInChange },
): Mail {
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'account.sign_in_changed'),
    subject: t(`signin_mails.changed.${change}`, { site: writer.config.appName }),
    paragraphs: [
      t(`signin_mails.changed_text.${change}`, { site: writer.config.appName }),
      ...factsOf(facts, t),
    ],
    link: {
      label: t('signin_mails.changed_link'),
      url: writer.config.appUrl + route('settings.signing_in'),
    },
    afterword: t('signin_mails.changed_afterword'),
  });
}

/** A paragraph with one line for each fact of a change; none where nothing was noted. */
export function factsOf({ details, zone }: ChangeFacts, t: Translate): string[] {
  if (!details) return [];
  const { at, device, passkey } = details;
  const moment = momentText(new Date(at), { language: t.language, zone });
  const lines = [
    ...(passkey === undefined ? [] : [t('signin_mails.fact_passkey', { name: passkey })]),
    t('signin_mails.fact_when', { moment }),
    ...(device ? [t('signin_mails.fact_device', { device: deviceText(device, t) })] : []),
  ];
  return [lines.join('\n')];
}

/** The words of the page that lists devices. */
function deviceText({ browser, system }: DeviceName, t: Translate): string {
  if (browser !== null && system !== null) return t('settings.session_on', { browser, system });
  return browser ?? system ?? t('settings.session_unknown');
}
