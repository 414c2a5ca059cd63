import { cachedForAMinute } from '../core/pages/cached-for-a-minute.ts';
import type { ReadContext } from '../core/context.ts';
import { isPlaceName } from '../places/is-place-name.ts';
import { placesIn } from '../places/queries/cities.ts';
import type { PlaceRegion } from '../places/region-names.ts';
import { plainWordsOf, queryWordsOf } from './search-query.ts';

/** Words that any business may carry: they make no name. */
const BUSINESS_WORDS = plainWordsOf(
  `service services company contractor contractors pro pros expert experts specialist specialists repair repairs
   servicio servicios compañía empresa contratista contratistas experto expertos especialista especialistas
   reparación reparaciones`,
);

/** All words by which any trade is called, in both languages. */
const tradeWords = cachedForAMinute(async ({ database }: ReadContext): Promise<ReadonlySet<string>> => {
  const [trades, synonyms] = await Promise.all([
    database.selectFrom('trades').select(['english', 'mexican_spanish']).execute(),
    database.selectFrom('trade_synonyms').select('word').execute(),
  ]);
  const names = trades.flatMap(({ english, mexican_spanish }) => [english, mexican_spanish]);
  const words = plainWordsOf([...names, ...synonyms.map(({ word }) => word)].join(' '));
  return new Set([...words, ...BUSINESS_WORDS].map(singular));
}).read;

/**
 * Whether the words may be the name of one business. Trade and place words alone are not. Owners choose their
 * name, and "Plumber Tucson" must not rank before the plumbers of Tucson.
 */
export async function mayBeBusinessName(
  context: ReadContext,
  text: string,
  regions: readonly PlaceRegion[],
): Promise<boolean> {
  if (plainWordsOf(text).length < 2) return false;
  const known = await tradeWords(context);
  const others = queryWordsOf(text).filter((word) => !known.has(singular(word)));
  return others.length > 0 && !(await isPlaceName(placesIn(context.database), others, regions));
}

/** "roofers" and "roofer" are one word here, and so are "fontaneros" and "fontanero". */
const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);
