import { parseMessage } from '../../../common/format/message-format.ts';
import { placeholdersOf } from '../../../common/format/translation-check.ts';
import type { TranslationState } from '../../../common/format/translation-states.ts';
import { catalogue, type MessageKey } from '../../../translations/index.ts';
import type { ReadContext } from '../../core/context.ts';
import type { TextPair } from './overrides.ts';
import { placesOf } from './text-places.ts';

export type TranslationText = {
  number: number;
  key: MessageKey;
  english: string;
  mexican_spanish: string;
  /** The product's own words. */
  shipped: { english: string; mexican_spanish: string };
  states: TranslationState[];
  /** The number of its last change, which can be undone; 0: none. */
  version: number;
  /** ISO 8601 UTC. */
  changedAt: string | null;
  changedBy: string | null;
};
export type TranslationRow = TranslationText & {
  placeholders: string[];
  /** Files of the code that say it. */
  places: string[];
};

type Search = { search: string; state: TranslationState | null };

const KEYS = (Object.keys(catalogue) as MessageKey[]).sort();

/** The texts of the product with what administrators wrote over them, by key. */
export async function listTranslations(context: ReadContext): Promise<TranslationText[]> {
  const overrides = await readOverrides(context);
  return KEYS.map((key, index) => toText(key, index, overrides.get(key)));
}

/** Those in a state, with these words in their key or in either language. */
export function findTranslations(
  texts: readonly TranslationText[],
  { search, state }: Search,
): TranslationText[] {
  const wanted = fold(search);
  return texts
    .filter(({ states }) => state === null || states.includes(state))
    .filter(
      ({ key, english, mexican_spanish }) =>
        wanted === '' || [key, english, mexican_spanish].some((text) => fold(text).includes(wanted)),
    );
}

/** The rows of one page: their messages are parsed and their files looked up, which all texts together make slow. */
export async function withDetails(texts: readonly TranslationText[]): Promise<TranslationRow[]> {
  const places = await placesOf();
  return texts.map((text) => ({
    ...text,
    placeholders: placeholdersOf(parseMessage(text.shipped.english)),
    places: places(text.key),
  }));
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Override = Awaited<ReturnType<typeof readOverrides>> extends Map<string, infer Row> ? Row : never;

function toText(key: MessageKey, index: number, override: Override | undefined): TranslationText {
  const [english, mexican_spanish] = catalogue[key];
  const shipped = { english, mexican_spanish };
  const words = override && isOverridden(override) ? wordsOf(override) : shipped;
  return {
    number: index + 1,
    key,
    ...words,
    shipped,
    states: statesOf(words, shipped, override),
    version: override?.version ?? 0,
    changedAt: override?.changed_at.toISOString() ?? null,
    changedBy: override?.by ?? null,
  };
}

const isOverridden = (override: Override | undefined): boolean =>
  override !== undefined && override.edited_at !== null;
const wordsOf = ({ english, mexican_spanish }: Override) => ({ english, mexican_spanish });

function statesOf(words: TextPair, shipped: TextPair, override: Override | undefined): TranslationState[] {
  const states: TranslationState[] = [];
  if (words.english.trim() === '' || words.mexican_spanish.trim() === '') states.push('missing');
  if (!override || !isOverridden(override)) return states;
  const { product_english, product_spanish } = override;
  const isStale =
    product_english !== null &&
    (product_english !== shipped.english || product_spanish !== shipped.mexican_spanish);
  return [...states, ...(isStale ? (['changed'] as const) : []), 'overridden'];
}

/**
 * The administrators' texts, with the last change, and with the product's words of that day. For an older
 * change these are the words that the first one replaced.
 */
async function readOverrides({ database }: ReadContext) {
  const rows = await database
    .selectFrom('translations as text')
    .innerJoin(
      (query) =>
        query
          .selectFrom('translation_changes')
          .distinctOn('key')
          .select(['key', 'id', 'changed_at', 'changed_by_user_id', 'shipped_english', 'shipped_spanish'])
          .orderBy('key')
          .orderBy('id', 'desc')
          .as('last'),
      (join) => join.onRef('last.key', '=', 'text.key'),
    )
    .leftJoin('users as u', 'u.id', 'last.changed_by_user_id')
    .leftJoin(
      (query) =>
        query
          .selectFrom('translation_changes')
          .distinctOn('key')
          .select(['key', 'english', 'mexican_spanish'])
          .where('edited_at', 'is', null)
          .orderBy('key')
          .orderBy('id', 'desc')
          .as('first'),
      (join) => join.onRef('first.key', '=', 'text.key'),
    )
    .select(['text.key', 'text.english', 'text.mexican_spanish', 'text.edited_at'])
    .select(['last.id as version', 'last.changed_at', 'u.name as by'])
    .select(({ fn, ref }) => [
      fn.coalesce(ref('last.shipped_english'), ref('first.english')).as('product_english'),
      fn.coalesce(ref('last.shipped_spanish'), ref('first.mexican_spanish')).as('product_spanish'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
