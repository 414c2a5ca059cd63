import type { MessageKey } from '../../../translations/index.ts';
import type { MessageParams } from '../../../common/format/messages.ts';
import type { Language } from '../../../common/format/language.ts';
import { createTranslator, type Messages, type Translate } from '../../../common/format/translator.ts';

/** One row of GET /api/translations. */
export type TranslationRow = { key: string; english: string; mexican_spanish: string };

const translators = new WeakMap<Messages, Partial<Record<Language, Translate>>>();

/** The translator of a messages object: made once, so that a text is compiled once however often it is drawn. */
export function translatorOf(language: Language, messages: Messages): Translate {
  const made = translators.get(messages) ?? {};
  translators.set(messages, made);
  return (made[language] ??= createTranslator(language, messages));
}

type PageTexts = { language: Language; messages: Messages };

let pageTexts: PageTexts = { language: 'english', messages: {} };
let loadedRows: readonly TranslationRow[] = [];

/**
 * Called by the client at the start and after each visit, so that code outside of components has the texts.
 */
export function setPageTexts(texts: PageTexts): void {
  pageTexts = texts;
}

/**
 * The whole catalogue, once it has been fetched, for messages whose text the page did not include. That is
 * rare enough to search it each time.
 */
export function setLoadedTexts(rows: readonly TranslationRow[]): void {
  loadedRows = rows;
}

/** A text in the page's language, for code outside of components: toasts of failed calls, start-up loads. */
export function say(key: MessageKey, params?: MessageParams): string {
  const { language, messages } = pageTexts;
  if (key in messages) return translatorOf(language, messages)(key, params);
  const loaded = loadedRows.find((row) => row.key === key);
  return loaded ? createTranslator(language, { [key]: loaded[language] })(key, params) : key;
}
