import { LANGUAGES } from '../../common/format/language.ts';
import { route } from '../../common/routes/route-table.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import { viewContextOf, type ViewContext } from '../contractors/views.ts';
import { cachedForAMinute } from '../core/pages/cached-for-a-minute.ts';
import type { ReadContext } from '../core/context.ts';
import { cityKey } from '../places/city-key.ts';
import { DOMINANT_WEIGHT } from '../places/choose-city.ts';
import { findPlace } from '../places/find-place.ts';
import type { PlaceChoice } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';
import { placeName } from './place-note.ts';
import { problemsBeginning, readProblem } from './problems/read-problem.ts';
import { closedCalled } from './queries/closed-called.ts';
import { contractorsCalled } from './queries/contractors-called.ts';
import { citiesBeginning, postalCodesBeginning } from './queries/places-beginning.ts';
import { plainWordsOf } from './search-query.ts';

const TRADES_MAX = 5;
const PLACES_MAX = 6;
const REGIONS_MAX = 2;
const CONTRACTORS_MAX = 4;
const CLOSED_MAX = 2;
/** Shorter beginnings fit too many. */
const TYPED_MIN_LENGTH = 2;
const NAME_MIN_LENGTH = 3;

export type Suggestions = {
  /** `text` goes into the field; `trade` is who does that. */
  trades: { text: string; slug: string; trade: string }[];
  places: { text: string }[];
  /** `closedOn`: it closed for good on that day, and its whole name was typed. */
  contractors: { text: string; place: string; url: string; closedOn: string | null }[];
};
const NONE: Suggestions = { trades: [], places: [], contractors: [] };

/** Suggestions for the beginning of a need: a problem, a trade, a contractor. */
export async function suggestWhat(context: ReadContext, typed: string): Promise<Suggestions> {
  if (typed.length < TYPED_MIN_LENGTH) return NONE;
  const viewContext = await viewContextOf(context);
  const words = typed.length < NAME_MIN_LENGTH ? [] : plainWordsOf(typed);
  const [trades, listed, closed] = await Promise.all([
    suggestTrades(context, typed, viewContext),
    contractorsCalled(context.database, words, CONTRACTORS_MAX),
    closedCalled(context.database, words, { count: CLOSED_MAX }),
  ]);
  const contractors = [...listed.map((one) => ({ ...one, closed_on: null })), ...closed];
  return {
    ...NONE,
    trades,
    contractors: contractors.map(({ name, slug, city, region_id, closed_on }) => ({
      text: viewContext.mask(name),
      place: [city, region_id === null ? null : viewContext.lists.regionOf(region_id)?.[viewContext.language]]
        .filter(Boolean)
        .join(', '),
      closedOn: closed_on,
      url: route('contractors.show', { slug }, { language: viewContext.language }),
    })),
  };
}

async function suggestTrades(context: ReadContext, typed: string, { lists, language }: ViewContext) {
  const nameOf = (slug: string) => lists.trades.find((trade) => trade.slug === slug)?.[language];
  const problem = readProblem(typed, language);
  const called = await tradesCalled(context, typed);
  const byName = (trades: readonly NamedTrade[]) =>
    trades.map(({ slug }) => ({ text: nameOf(slug) ?? slug, slug }));
  const begun = problemsBeginning(typed, language, TRADES_MAX).map(({ phrase, trade }) => ({
    text: phrase,
    slug: trade,
  }));
  const isBegun = begun.some(({ text }) => text.startsWith(typed));
  const solved = problem && !isBegun ? [{ text: typed, slug: problem.trade }] : [];
  const seen = new Set<string>();
  return [...solved, ...byName(called.byName), ...begun, ...byName(called.bySynonym)]
    .flatMap(({ text, slug }) => {
      const trade = nameOf(slug);
      if (trade === undefined || seen.has(text)) return [];
      seen.add(text);
      return [{ text, slug, trade }];
    })
    .slice(0, TRADES_MAX);
}

type NamedTrade = { slug: string; names: string[] };

/** All names of trades, in both languages, as plain words. */
const namedTrades = cachedForAMinute(async (context: ReadContext): Promise<NamedTrade[]> => {
  const [lists, synonyms] = await Promise.all([
    referenceLists(context),
    context.database.selectFrom('trade_synonyms').select(['trade_id', 'word']).execute(),
  ]);
  const plain = (name: string) => ` ${plainWordsOf(name).join(' ')}`;
  const byTrade = Map.groupBy(synonyms, ({ trade_id }) => trade_id);
  return lists.trades.map(({ id, slug, english, mexican_spanish }) => ({
    slug,
    names: [english, mexican_spanish, ...(byTrade.get(id) ?? []).map(({ word }) => word)].map(plain),
  }));
}).read;

/** Trades with a name, or only a synonym, in which a word begins as typed. */
async function tradesCalled(context: ReadContext, typed: string) {
  const words = ` ${plainWordsOf(typed).join(' ')}`;
  if (words === ' ') return { byName: [], bySynonym: [] };
  const isCalled = (names: readonly string[]) => names.some((name) => name.includes(words));
  const called = (await namedTrades(context)).filter(({ names }) => isCalled(names));
  const isOwnName = ({ names }: NamedTrade) => isCalled(names.slice(0, LANGUAGES.length));
  return { byName: called.filter(isOwnName), bySynonym: called.filter((trade) => !isOwnName(trade)) };
}

/** Suggestions for the beginning of a place: a postal code, a state, a city; else the whole text's places. */
export async function suggestWhere(context: ReadContext, typed: string): Promise<Suggestions> {
  if (typed.length < TYPED_MIN_LENGTH) return NONE;
  const viewContext = await viewContextOf(context);
  const places = await placesBeginning(context, typed, viewContext);
  const choices = places.length > 0 ? places : await placesMeant(context, typed, viewContext);
  const texts = choices.map((choice) => placeName(choice, viewContext)).filter((text) => text !== '');
  return { ...NONE, places: [...new Set(texts)].slice(0, PLACES_MAX).map((text) => ({ text })) };
}

async function placesBeginning(
  { database }: ReadContext,
  typed: string,
  { lists }: ViewContext,
): Promise<PlaceChoice[]> {
  if (/^\d{3,5}$/.test(typed)) return postalCodesBeginning(database, typed, PLACES_MAX);
  const key = cityKey(typed);
  if (key.length < TYPED_MIN_LENGTH) return [];
  const regions = lists.regions.filter(({ english, mexican_spanish, active }) =>
    active ? [english, mexican_spanish].some((name) => cityKey(name).startsWith(key)) : false,
  );
  const cities = await citiesBeginning(database, key, PLACES_MAX);
  // "San Luis Potosí" is read as the city: the state of the name is offered by the page then.
  const isCity = (name: string) =>
    cities.some(({ city, weight }) => weight >= DOMINANT_WEIGHT && cityKey(city ?? '') === cityKey(name));
  const whole = regions.filter(({ english }) => !isCity(english)).slice(0, REGIONS_MAX);
  return [...whole.map(({ id }) => ({ regionId: id, city: null, postalCode: null })), ...cities];
}

async function placesMeant(
  { database }: ReadContext,
  typed: string,
  { lists, language }: ViewContext,
): Promise<PlaceChoice[]> {
  const { regions } = lists;
  const question = { text: typed, regions, regionId: null, country: null, language };
  const answer = await findPlace(placesIn(database), question);
  if (answer.kind === 'place') return [answer.place, ...answer.others];
  if (answer.kind === 'region')
    return [{ regionId: answer.regionId, city: null, postalCode: null }, ...answer.others];
  return answer.kind === 'country' ? [] : [...answer.choices];
}
