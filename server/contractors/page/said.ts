import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import type { ViewContext } from '../views.ts';

/** A text in the reader's language, or in the only one there is. */
export type StatedText = { text: string; language: Language };

/** The text as it was written; its kind decides the masking. */
export function saidIn(texts: unknown, language: Language): StatedText | null {
  const stored = texts as Partial<Record<Language, string>> | null;
  const spoken = [language, ...LANGUAGES].find((one) => stored?.[one]?.trim());
  const text = spoken && stored?.[spoken];
  return text ? { text, language: spoken } : null;
}

/** A plain text for a reader. */
export function said(texts: unknown, { language, mask }: ViewContext): StatedText | null {
  const found = saidIn(texts, language);
  return found && { ...found, text: mask(found.text) };
}
