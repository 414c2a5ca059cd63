import type { MessageKey } from '../../translations/index.ts';
import { localeOf, type Language } from './language.ts';
import { parseMessage, type MessagePart } from './message-format.ts';
import type { MessageParams } from './messages.ts';
import { formatNumber } from './numbers.ts';

/** Texts of one language by key. */
export type Messages = Record<string, string>;
/** `language`: the one it writes, for dates and numbers beside a text. */
export type Translate = ((key: MessageKey, params?: MessageParams) => string) & {
  readonly language: Language;
};

const HAS_SYNTAX = /[{}'#]/;
/** Sentences kept as they were said: a list says "5 out of 5 stars" twenty times a page. */
const MOST_SAID = 2_000;

/**
 * A `t()` over one language's messages (ICU MessageFormat). An unknown key is returned as it is, so that the
 * page still renders; a test finds missing keys.
 */
export function createTranslator(language: Language, messages: Messages): Translate {
  const compiled = new Map<string, MessagePart[]>();
  const said = new Map<string, string>();
  const compile = (key: string, text: string) => {
    const parts = parseMessage(text);
    compiled.set(key, parts);
    return parts;
  };
  const pluralOf = pluralsIn(localeOf(language));
  const translate = (key: MessageKey, params?: MessageParams): string => {
    const text = messages[key];
    if (text === undefined) return key;
    if (!HAS_SYNTAX.test(text)) return text;
    const what = `${key} ${JSON.stringify(params)}`;
    const known = said.get(what);
    if (known !== undefined) return known;
    const parts = compiled.get(key) ?? compile(key, text);
    const sentence = withoutDoublePeriods(writeMessage(parts, params ?? {}, pluralOf), params);
    if (said.size >= MOST_SAID) said.clear();
    said.set(what, sentence);
    return sentence;
  };
  return Object.assign(translate, { language });
}

type PluralOf = (count: number) => string;

/** Made when the first message asks: the browser's plural rules take long to get ready. */
function pluralsIn(locale: string): PluralOf {
  let rules: Intl.PluralRules | undefined;
  return (count) => (rules ??= new Intl.PluralRules(locale)).select(count);
}

/** Throws where a placeholder has no value: a page must not say half a sentence. */
function writeMessage(
  parts: readonly MessagePart[],
  params: MessageParams,
  pluralOf: PluralOf,
  pound = '',
): string {
  return parts.map((part) => writePart(part, params, pluralOf, pound)).join('');
}

function writePart(part: MessagePart, params: MessageParams, pluralOf: PluralOf, pound: string): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'pound') return pound;
  if (!(part.name in params)) throw new RangeError(`no value for {${part.name}}`);
  const value = params[part.name];
  switch (part.kind) {
    case 'value':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    case 'number':
      return formatNumber(Number(value), {
        minimumFractionDigits: part.fewest,
        maximumFractionDigits: part.most,
      });
    case 'select':
      return writeMessage(caseOf(part.cases, String(value)), params, pluralOf, pound);
    case 'plural': {
      const count = Number(value);
      const chosen = part.cases[`=${count}`] ?? caseOf(part.cases, pluralOf(count));
      return writeMessage(chosen, params, pluralOf, formatNumber(count));
    }
  }
}

const caseOf = (cases: Record<string, MessagePart[]>, value: string): MessagePart[] =>
  cases[value] ?? cases['other'] ?? [];

/** A name that ends in a period ("Co.") ends its sentence as well. */
function withoutDoublePeriods(sentence: string, params: MessageParams = {}): string {
  const names = Object.values(params).filter(
    (value): value is string => typeof value === 'string' && /[^.]\.$/u.test(value),
  );
  return names.reduce((text, name) => text.replaceAll(`${name}.`, name), sentence);
}
