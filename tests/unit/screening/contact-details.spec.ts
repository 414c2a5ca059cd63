import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasContactDetails } from '../../../server/screening/contact-details.ts';

type Phrase = { text: string; isContact: boolean };

/** The labeled phrases of a language: "+ …" gives contact details, "- …" does not. */
function phrasesOf(language: 'english' | 'mexican-spanish'): Phrase[] {
  const file = new URL(`../../fixtures/contact-details/${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[+-] /.test(line))
    .map((line) => ({
      isContact: line.startsWith('+'),
      text: line
        .slice(2)
        .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    }));
}

const textsOf = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join('\n');

describe.each(['english', 'mexican-spanish'] as const)('contact details in %s', (language) => {
  const phrases = phrasesOf(language);
  const found = phrases.filter(({ text }) => hasContactDetails(text));
  const missed = phrases.filter(({ text, isContact }) => isContact && !hasContactDetails(text));
  const wrong = found.filter(({ isContact }) => !isContact);
  if (missed.length + wrong.length > 0)
    process.stdout.write(`${language}\nmissed:\n${textsOf(missed)}\nfound by mistake:\n${textsOf(wrong)}\n`);

  test('contact details in are measured on two hundred phrases, half of them with contact details', () => {
    const withDetails = phrases.filter(({ isContact }) => isContact).length;
    expect(withDetails).toBeGreaterThanOrEqual(100);
    expect(phrases.length - withDetails).toBeGreaterThanOrEqual(100);
    expect(new Set(phrases.map(({ text }) => text)).size).toBe(phrases.length);
  });

  test('contact details in are found in 97 of 100 phrases that give them', () => {
    const recall = 1 - missed.length / phrases.filter(({ isContact }) => isContact).length;
    expect(recall, `missed:\n${textsOf(missed)}`).toBeGreaterThanOrEqual(0.97);
  });

  test('contact details in are there in 97 of 100 phrases where they are found', () => {
    const precision = 1 - wrong.length / found.length;
    expect(precision, `found by mistake:\n${textsOf(wrong)}`).toBeGreaterThanOrEqual(0.97);
  });
});

test('any text is read without an error, also one of white space and signs', () => {
  const signs = fc.string({
    maxLength: 2_000,
    unit: fc.constantFrom(' ', '\n', '1', '5', '-', '.', '(', '@', 'a', 'calle ', ' st'),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 5_000, unit: 'grapheme' }), signs), (text) => {
      expect(typeof hasContactDetails(text)).toBe('boolean');
    }),
  );
});
