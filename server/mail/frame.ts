import type { Language } from '../../common/format/language.ts';
import { route } from '../../common/routes/route-table.ts';
import type { Config } from '../core/config/config.ts';
import type { Texts } from '../core/services.ts';
import { MAILS, type MailName, type OptionalMailName, type RequiredMailName } from './mail-names.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

export type Recipient = { email: string; name: string; language: Language };
/** An account that may turn a kind of mail off. */
export type Subscriber = Recipient & { userId: number };
export type Writer = { texts: Texts; config: Config };

/** The parts that every mail has: to whom, how it greets, why it is sent, who sends it. */
export function frame(writer: Writer, to: Recipient, name: RequiredMailName) {
  return { ...common(writer, to, name), turnOff: null };
}

/** The same for a mail that its reader may turn off, with the link to do so. */
export function optionalFrame(writer: Writer, to: Subscriber, name: OptionalMailName) {
  const { appUrl, appKey } = writer.config;
  const token = makeUnsubscribeToken({ userId: to.userId, kind: MAILS[name] }, appKey);
  return {
    ...common(writer, to, name),
    turnOff: {
      label: writer.texts.t(to.language)('mail_frame.turn_off'),
      url: appUrl + route('unsubscribe', { token }, { language: to.language }),
      oneClickUrl: appUrl + route('unsubscribe.one_click', { token }),
    },
  };
}

function common({ texts, config }: Writer, { email, name: reader, language }: Recipient, name: MailName) {
  const t = texts.t(language);
  return {
    name,
    to: email,
    language,
    site: { name: config.appName, url: config.appUrl + route('home', {}, { language }) },
    greeting: t('account_mails.greeting', { name: reader }),
    why: t(`mail_frame.why.${MAILS[name]}`, { site: config.appName }),
    signature: t('account_mails.signature', { site: config.appName }),
    operator: operatorLine(config),
  };
}

/** The sender's name and addresses in one line, as laws on mail ask. */
const operatorLine = ({ operator: { name, address, email } }: Config): string =>
  [name, address.replace(/\s*\n\s*/g, ', '), email].join(' · ');

/** The address to write to the operator. */
export const replyAddress = ({ config }: Writer): string => config.operator.email;
