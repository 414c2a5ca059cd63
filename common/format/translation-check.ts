import { parseMessage, type MessagePart } from './message-format.ts';

type Pair = { english: string; mexican_spanish: string };

export type TranslationProblem =
  | { problem: 'empty' }
  | { problem: 'unreadable' }
  | { problem: 'placeholders'; wanted: string; found: string }
  | { problem: 'plural'; found: string };

/** Forms of a plural that each language has, by Unicode's rules; `=1` is for one number. */
const PLURAL_FORMS: Readonly<Record<keyof Pair, readonly string[]>> = {
  english: ['one', 'other'],
  mexican_spanish: ['one', 'many', 'other'],
};

/**
 * The problems of an edited text in place of `shipped`, whose placeholders the code fills in; by language.
 */
export function translationProblems(
  edited: Pair,
  shipped: Pair,
): Partial<Record<keyof Pair, TranslationProblem>> {
  const wanted = placeholdersOf(parseMessage(shipped.english));
  const found = (['english', 'mexican_spanish'] as const).map(
    (language) => [language, problemOf(edited[language], language, wanted)] as const,
  );
  return Object.fromEntries(found.filter(([, problem]) => problem !== null)) as Partial<
    Record<keyof Pair, TranslationProblem>
  >;
}

function problemOf(text: string, language: keyof Pair, wanted: readonly string[]): TranslationProblem | null {
  if (text.trim() === '') return { problem: 'empty' };
  const parts = parsed(text);
  if (parts === null) return { problem: 'unreadable' };
  const plural = pluralForms(parts).find(
    (form) => !form.startsWith('=') && !PLURAL_FORMS[language].includes(form),
  );
  if (plural !== undefined) return { problem: 'plural', found: plural };
  const found = placeholdersOf(parts);
  if (found.join() === wanted.join()) return null;
  return { problem: 'placeholders', wanted: inWords(wanted), found: inWords(found) };
}

function parsed(text: string): MessagePart[] | null {
  try {
    return parseMessage(text);
  } catch {
    return null;
  }
}

const inWords = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ') || '–';

/** Its placeholders, each once, with the cases of a choice. A number and its plural count as one: only one language may bend a word. */
export function placeholdersOf(parts: readonly MessagePart[]): string[] {
  const found = parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'pound') return [];
    if (part.kind === 'value' || part.kind === 'number') return [part.name];
    const nested = Object.values(part.cases).flatMap(placeholdersOf);
    const cases = part.kind === 'select' ? `: ${Object.keys(part.cases).sort().join(' | ')}` : '';
    return [part.name + cases, ...nested];
  });
  return [...new Set(found)].sort();
}

const pluralForms = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || !('cases' in part)) return [];
    const nested = Object.values(part.cases).flatMap(pluralForms);
    return part.kind === 'plural' ? [...Object.keys(part.cases), ...nested] : nested;
  });
