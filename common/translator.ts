import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatToParts, IntlMessageFormat, type Formatters } from 'intl-messageformat';
import type { MessageKey } from '../translations/index.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageParams } from './messages.ts';
import { formatNumber } from './numbers.ts';

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
  const compiled = new Map<string, MessageFormatElement[]>();
  const said = new Map<string, string>();
  // Not by the package's class: it asks for all the languages a browser knows, which takes longer than to draw a page.
  const compile = (key: string, text: string) => {
    const elements = parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) });
    compiled.set(key, elements);
    return elements;
  };
  const write = (elements: MessageFormatElement[], params?: MessageParams) =>
    withoutDoublePeriods(
      formatToParts(elements, locale, formatters, IntlMessageFormat.formats, params)
        .map(({ value }) => String(value))
        .join(''),
      params,
    );
  return (key, params) => {
    const text = messages[key];
    if (text === undefined) return key;
    if (!HAS_SYNTAX.test(text)) return text;
    const what = `${key} ${JSON.stringify(params)}`;
    const known = said.get(what);
    if (known !== undefined) return known;
    const sentence = write(compiled.get(key) ?? compile(key, text), params);
    if (said.size >= MOST_SAID) said.clear();
    said.set(what, sentence);
    return sentence;
  };
}

/** A name that ends in a period ("Co.") ends its sentence as well. */
function withoutDoublePeriods(sentence: string, params: MessageParams = {}): string {
  const names = Object.values(params).filter(
    (value): value is string => typeof value === 'string' && /[^.]\.$/u.test(value),
  );
  return names.reduce((text, name) => text.replaceAll(`${name}.`, name), sentence);
}

/** Shared by all messages, and made when the first asks: the browser's number and date formats take long to get ready. */
function createFormatters(locale: string): Formatters {
  const numbers = remember(
    (options?: Intl.NumberFormatOptions) => plainNumbers(options) ?? new Intl.NumberFormat(locale, options),
  );
  const dates = remember((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const plurals: Partial<Record<Intl.PluralRuleType, Intl.PluralRules>> = {};
  return {
    getNumberFormat: (_locales, options) => numbers(options),
    getDateTimeFormat: (_locales, options) => dates(options),
    getPluralRules: (_locales, { type = 'cardinal' } = {}) =>
      (plurals[type] ??= new Intl.PluralRules(locale, { type })),
  };
}

/** For `{count, number}`, `#` and `{score, number, ::.00}`; null where more is asked for than digits. Messages only call its `format`. */
function plainNumbers(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat | null {
  const { minimumFractionDigits, maximumFractionDigits, ...more } = options;
  if (Object.values(more).some((option) => option !== undefined)) return null;
  const digits = { minimumFractionDigits, maximumFractionDigits };
  return { format: (value: unknown) => formatNumber(Number(value), digits) } as Intl.NumberFormat;
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
