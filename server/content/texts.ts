import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../common/format/language.ts';
import { READERS_NAMESPACES } from '../../common/page-namespaces.ts';
import { translationProblems } from '../../common/format/translation-check.ts';
import { createTranslator, type Messages, type Translate } from '../../common/format/translator.ts';
import { catalogue } from '../../translations/index.ts';
import type { Logger } from '../core/process/logger.ts';
import { EVERY_PAGE, type PageCache } from '../core/pages/page-cache.ts';
import type { Texts } from '../core/services.ts';
import type { Database } from '../database/client.ts';

type TextRow = { key: string; english: string; mexican_spanish: string };
export type LoadedTexts = Texts & {
  /** The texts of readers' pages, as GET /api/translations answers them. */
  ofReaders: () => TextRow[];
  /** Reads them again after an administrator changed one. */
  reload: () => Promise<void>;
};

/** The catalogue of the code, with what administrators changed laid over it. */
export async function loadTexts(database: Database): Promise<LoadedTexts> {
  let state = await read(database);
  return {
    t: (language) => state.translators[language],
    messages: (language, namespaces) => messagesFor(state, language, namespaces),
    stamp: () => state.stamp,
    ofReaders: () => state.rows.filter(({ key }) => READERS_NAMESPACES.has(namespaceOf(key))),
    reload: async () => {
      state = await read(database);
    },
  };
}

/** Another process may have changed them; a page that was drawn meanwhile goes as well. */
export async function rereadTexts(texts: LoadedTexts, pageCache: PageCache, log: Logger): Promise<void> {
  const before = texts.stamp();
  await texts.reload().catch((error: unknown) => log.error(error, 'the texts could not be read again'));
  if (texts.stamp() !== before) pageCache.drop([EVERY_PAGE]);
}

type State = ReturnType<typeof stateOf>;

/** The same object every time, so that compiled texts can be cached by it. */
function messagesFor(state: State, language: Language, namespaces: readonly string[]): Messages {
  const key = `${language}:${namespaces.join('+')}`;
  const known = state.merged.get(key);
  if (known) return known;
  const merged: Messages = Object.assign(
    {},
    ...namespaces.map((name) => state.byNamespace[language].get(name)),
  );
  state.merged.set(key, merged);
  return merged;
}

async function read(database: Database): Promise<State> {
  const edited = await database
    .selectFrom('translations')
    .select(['key', 'english', 'mexican_spanish'])
    .where('edited_at', 'is not', null)
    .execute();
  if (edited.length === 0) return (unedited ??= stateOf(SHIPPED));
  const changes = new Map(edited.map((row) => [row.key, row]));
  return stateOf(SHIPPED.map((row) => fittingRow(changes.get(row.key), row)));
}

const SHIPPED: TextRow[] = Object.entries(catalogue).map(([key, [english, mexican_spanish]]) => ({
  key,
  english,
  mexican_spanish,
}));
/** The texts of a product in which nobody has changed one. */
let unedited: State | undefined;

function stateOf(rows: TextRow[]) {
  return {
    rows,
    stamp: createHash('sha1').update(JSON.stringify(rows)).digest('hex').slice(0, 10),
    translators: perLanguage((language): Translate => createTranslator(language, messagesOf(rows, language))),
    merged: new Map<string, Messages>(),
    byNamespace: perLanguage((language) => groupByNamespace(rows, language)),
  };
}

/** A release may have changed a text's parameters; an outdated text would break every page with it. */
const fittingRow = (edited: TextRow | undefined, shipped: TextRow): TextRow =>
  edited && Object.keys(translationProblems(edited, shipped)).length === 0 ? edited : shipped;

function perLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

function messagesOf(rows: TextRow[], language: Language): Messages {
  return Object.fromEntries(rows.map((row) => [row.key, row[language]]));
}

const namespaceOf = (key: string): string => key.split('.')[0] ?? '';

function groupByNamespace(rows: TextRow[], language: Language): Map<string, Messages> {
  const groups = new Map<string, Messages>();
  for (const row of rows) {
    const name = namespaceOf(row.key);
    const group = groups.get(name) ?? {};
    group[row.key] = row[language];
    groups.set(name, group);
  }
  return groups;
}
