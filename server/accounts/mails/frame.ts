import type { Language } from '../../../common/language.ts';
import type { Config } from '../../core/config.ts';
import { appealsAddress } from '../../core/mail.ts';
import type { Texts } from '../../core/services.ts';

export type Recipient = { email: string; name: string; language: Language };
export type Writer = { texts: Texts; config: Config };

/** What every letter has: to whom, how it greets, who sends it. */
export function frame({ texts, config }: Writer, { email, name, language }: Recipient) {
  const t = texts.t(language);
  return {
    to: email,
    language,
    greeting: t('account_mails.greeting', { name }),
    signature: t('account_mails.signature', { site: config.appName }),
  };
}

/** Where somebody writes who wants to talk to people. */
export const replyAddress = ({ config }: Writer): string => appealsAddress(config);
