import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import type { MessageKey } from '../translations/index.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageParams } from './messages.ts';

/** Texts of one language by key. */
export type Messages = Record<string, string>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const HAS_SYNTAX = /[{}'#]/;
/** Sentences kept as they were said: a list says "5 out of 5 stars" twenty times a page. */
const MOST_SAID = 2_000;

/**
 * A `t()` over one language's messages (ICU MessageFormat). An unknown key comes back as itself, so that a gap shows
 * instead of breaking the page; a test keeps gaps out.
 */
export function createTranslator(language: Language, messages: Messages): Translate {
  const locale = localeOf(language);
  const formatters = createFormatters(locale);
  const compiled = new Map<string, IntlMessageFormat>();
  const said = new Map<string, string>();
  const compile = (key: string, text: string) => {
    const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });
    compiled.set(key, format);
    return format;
  };
  return (key, params) => {
    const text = messages[key];
    if (text === undefined) return key;
    if (!HAS_SYNTAX.test(text)) return text;
    const what = `${key} ${JSON.stringify(params)}`;
    const known = said.get(what);
    if (known !== undefined) return known;
    const sentence = String((compiled.get(key) ?? compile(key, text)).format(params));
    if (said.size >= MOST_SAID) said.clear();
    said.set(what, sentence);
    return sentence;
  };
}

/** Shared by all messages; each would otherwise make its own, and write their options out as text to find them again. */
function createFormatters(locale: string): Formatters {
  const numbers = remember((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = remember((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const plurals = {
    cardinal: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };
  return {
    getNumberFormat: (_locales, options) => numbers(options),
    getDateTimeFormat: (_locales, options) => dates(options),
    getPluralRules: (_locales, options) => plurals[options?.type ?? 'cardinal'],
  };
}

/** By the object itself: a compiled message brings the same one each time. */
function remember<Options extends object, Made>(
  make: (options?: Options) => Made,
): (options?: Options) => Made {
  let plain: Made | undefined;
  const made = new WeakMap<Options, Made>();
  return (options) => {
    if (options === undefined) return (plain ??= make());
    const known = made.get(options) ?? make(options);
    made.set(options, known);
    return known;
  };
}
