import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../translations/index.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageParams } from './messages.ts';

/** Texts of one language by key. */
export type Messages = Record<string, string>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const HAS_SYNTAX = /[{}'#]/;

/**
 * A `t()` over one language's messages (ICU MessageFormat). An unknown key comes back as itself, so that a gap shows
 * instead of breaking the page; a test keeps gaps out.
 */
export function createTranslator(language: Language, messages: Messages): Translate {
  const compiled = new Map<string, IntlMessageFormat>();
  return (key, params) => {
    const text = messages[key];
    if (text === undefined) return key;
    if (!HAS_SYNTAX.test(text)) return text;
    let format = compiled.get(key);
    if (!format) {
      format = new IntlMessageFormat(text, localeOf(language), undefined, { ignoreTag: true });
      compiled.set(key, format);
    }
    return String(format.format(params));
  };
}
