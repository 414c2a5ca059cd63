import { LANGUAGES, localeOf, type Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import { cachedForAMinute } from '../core/pages/cached-for-a-minute.ts';

/** The tag of the cached lists, which every change of a trade or a region drops. */
export const REFERENCE_LISTS_TAG = 'reference-lists';

type Named = Record<Language, string>;
export type TradeEntry = Named & { id: number; slug: string; icon: string };
export type RegionEntry = Named & {
  id: number;
  slug: string;
  code: string;
  country: string;
  /** An inactive one is offered nowhere; what is there stays reachable, under its name. */
  active: boolean;
};

export type ReferenceLists = {
  /** In the order in which lists show them. */
  trades: readonly TradeEntry[];
  regions: readonly RegionEntry[];
  tradeOf: (id: number) => TradeEntry | undefined;
  regionOf: (id: number) => RegionEntry | undefined;
  /** The choices of a form, in each language and in its alphabetical order. */
  choices: Record<Language, Choices>;
};
export type Choice = { slug: string; name: string };
export type Choices = { trades: Choice[]; regions: (Choice & { country: string })[] };

const cached = cachedForAMinute(read);

/** Trades and regions: a hundred rows that every page with contractors needs. */
export const referenceLists = cached.read;

/** Trades or regions were changed: the next reader reads them again. */
export const forgetReferenceLists = cached.forget;

/** The choices of a form, including the region already chosen there, even if it is no longer offered. */
export function choicesWith(lists: ReferenceLists, language: Language, regionSlug: string | null): Choices {
  const { trades, regions } = lists.choices[language];
  const chosen = lists.regions.find(({ slug, active }) => slug === regionSlug && !active);
  if (!chosen) return lists.choices[language];
  const { slug, country } = chosen;
  return { trades, regions: [...regions, { slug, country, name: chosen[language] }] };
}

async function read({ database }: ReadContext): Promise<ReferenceLists> {
  const [trades, regions] = await Promise.all([
    database
      .selectFrom('trades')
      .select(['id', 'slug', 'icon', 'english', 'mexican_spanish'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('regions')
      .select(['id', 'slug', 'code', 'country', 'english', 'mexican_spanish', 'active'])
      .orderBy('country', 'desc')
      .orderBy('english')
      .execute(),
  ]);
  const tradesById = new Map(trades.map((trade) => [trade.id, trade]));
  const regionsById = new Map(regions.map((region) => [region.id, region]));
  return {
    trades,
    regions,
    tradeOf: (id) => tradesById.get(id),
    regionOf: (id) => regionsById.get(id),
    choices: choicesOf(trades, regions),
  };
}

function choicesOf(
  trades: readonly TradeEntry[],
  regions: readonly RegionEntry[],
): ReferenceLists['choices'] {
  const of = (language: Language): Choices => {
    const { compare } = new Intl.Collator(localeOf(language));
    const byName = (one: Choice, other: Choice) => compare(one.name, other.name);
    return {
      trades: trades.map((trade) => ({ slug: trade.slug, name: trade[language] })).sort(byName),
      regions: regions
        .filter(({ active }) => active)
        .map((region) => ({ slug: region.slug, name: region[language], country: region.country }))
        .sort(byName),
    };
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, of(language)]),
  ) as ReferenceLists['choices'];
}
