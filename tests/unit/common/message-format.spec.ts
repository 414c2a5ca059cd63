import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { localeOf, type Language } from '../../../common/format/language.ts';
import { parseMessage, type MessagePart } from '../../../common/format/message-format.ts';
import { createTranslator } from '../../../common/format/translator.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { catalogue } from '../../../translations/index.ts';

/** Every placeholder of a message with values that lead into each of its cases. */
function valuesOf(parts: readonly MessagePart[]): Record<string, (string | number)[]> {
  return parts.reduce<Record<string, (string | number)[]>>((all, part) => {
    if (typeof part === 'string' || part.kind === 'pound') return all;
    const nested = part.kind === 'plural' || part.kind === 'select' ? Object.values(part.cases).flat() : [];
    const own =
      part.kind === 'value'
        ? ['Ana & Co', 7]
        : part.kind === 'select'
          ? Object.keys(part.cases)
          : [0, 1, 2, 5, 21, 1_000, 1_234.5678];
    return { ...all, [part.name]: own, ...valuesOf(nested) };
  }, {});
}

const readBy = (language: Language, text: string, params: Record<string, string | number>) =>
  String(new IntlMessageFormat(text, localeOf(language), undefined, { ignoreTag: true }).format(params));

describe('our own reader of messages', () => {
  test.each(['english', 'mexican_spanish'] as const)(
    'our own reader of messages says every message in %s as ICU does',
    (language) => {
      const at = language === 'english' ? 0 : 1;
      const texts = Object.entries(catalogue).map(([key, pair]) => [key, pair[at]] as const);
      const t = createTranslator(language, Object.fromEntries(texts));
      for (const [key, text] of texts) {
        const values = valuesOf(parseMessage(text));
        const rounds = Math.max(1, ...Object.values(values).map((of) => of.length));
        for (let round = 0; round < rounds; round += 1) {
          const params = Object.fromEntries(
            Object.entries(values).map(([name, of]) => [name, of[round % of.length] ?? 0]),
          );
          expect(t(key as MessageKey, params), key).toBe(readBy(language, text, params));
        }
      }
    },
  );

  test.each([
    ["It''s {name}''s", "It's Ana's"],
    ["It's {name}", "It's Ana"],
    ["'{name}' is {name}", '{name} is Ana'],
    ["{count, plural, one {# job, '#'} other {# jobs}}", '1 job, #'],
    ['{count, plural, =1 {just one} one {one} other {#}}', 'just one'],
    ['{name, select, Ana {{count, plural, one {her job} other {her jobs}}} other {}}', 'her job'],
  ])('our own reader of messages reads %s', (text, said) => {
    const t = createTranslator('english', { 'common.x': text });
    expect(t('common.x' as MessageKey, { name: 'Ana', count: 1 })).toBe(said);
    expect(readBy('english', text, { name: 'Ana', count: 1 })).toBe(said);
  });

  test.each(['{', '}', '{name', '{a, plural, one {x}}', '{a, date}', '{a, number, percent}', '{a b}'])(
    'our own reader of messages refuses %s',
    (text) => {
      expect(() => parseMessage(text)).toThrow(SyntaxError);
    },
  );
});
