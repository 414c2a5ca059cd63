import { LANGUAGES, type Language } from '../../common/language.ts';
import type { Reader } from './views.ts';

/** A text in the reader's language, or in the only one there is. */
export type Said = { text: string; language: Language };

/** As it was written: what is masked in it depends on its kind. */
export function saidIn(texts: unknown, language: Language): Said | null {
  const stored = texts as Partial<Record<Language, string>> | null;
  const spoken = [language, ...LANGUAGES].find((one) => stored?.[one]?.trim());
  const text = spoken && stored?.[spoken];
  return text ? { text, language: spoken } : null;
}

/** A plain text for a reader. */
export function said(texts: unknown, { language, mask }: Reader): Said | null {
  const found = saidIn(texts, language);
  return found && { ...found, text: mask(found.text) };
}
