import type { Country } from '../../common/constants.ts';
import { placeWords } from './city-key.ts';
import type { Place, PlaceAnswer, PlaceChoice } from './place.ts';
import type { City } from './queries/cities.ts';
import type { PlaceRegion } from './region-names.ts';

/** The choices beside the text. */
export type Scope = {
  regionId: number | null;
  country: Country | null;
  countryOf: (regionId: number) => Country | null;
};

/** A city wins over namesakes if it weighs this much, and this many times as much as the next. */
export const DOMINANT_WEIGHT = 8;
const DOMINANT_RATIO = 3;
const CHOICES_MAX = 8;
const OTHERS_MAX = 4;

export const choiceOf = ({ regionId, name }: City): PlaceChoice => ({
  regionId,
  city: name,
  postalCode: null,
});

export function placeAt(
  { regionId, name, latitude, longitude }: City,
  postalCode: string | null = null,
): Place {
  return { regionId, city: name, postalCode, latitude, longitude };
}

/** Of several spellings in one region ("Buena Vista", "Buenavista") a large city, else the one as typed. The largest first. */
export function oneForEachRegion(cities: readonly City[], typed: string): City[] {
  const words = placeWords(typed).join(' ');
  const byRegion = Map.groupBy(cities, ({ regionId }) => regionId);
  return [...byRegion.values()].flatMap((found) => {
    const large = found.find(({ weight }) => weight >= DOMINANT_WEIGHT);
    const best = large ?? found.find(({ name }) => placeWords(name).join(' ') === words) ?? found[0];
    return best ? [best] : [];
  });
}

/** Decides between cities of one name, the first the likeliest, and regions of that name. */
export function chooseAmong(
  cities: readonly City[],
  regions: readonly PlaceRegion[],
  { regionId }: Scope,
): PlaceAnswer {
  const chosen = cities.find((city) => city.regionId === regionId);
  const [top, next] = chosen ? [chosen, ...cities.filter((city) => city !== chosen)] : cities;
  if (top === undefined) return { kind: 'unknown', choices: [] };
  const others = cities.filter((city) => city !== top && isAsLarge(city, top)).map(choiceOf);
  if (chosen) return placed(chosen, others);

  const isDominant = top.weight >= DOMINANT_WEIGHT && top.weight >= DOMINANT_RATIO * (next?.weight ?? 0);
  const [region] = regions;
  if (region) return cityOrRegion(top, region, isDominant, cities);
  if (isDominant || next === undefined) return placed(top, others);
  return { kind: 'ask', choices: cities.slice(0, CHOICES_MAX).map(choiceOf) };
}

/** "Phoenix" is never the village in Maryland: only a place of about the size is offered beside another. */
const isAsLarge = (other: City, { weight }: Pick<City, 'weight'>): boolean =>
  other.weight * DOMINANT_RATIO > weight;

function placed(city: City, others: readonly PlaceChoice[]): PlaceAnswer {
  return { kind: 'place', place: placeAt(city), others: others.slice(0, OTHERS_MAX) };
}

/** "New York" is the city in the state of that name, "Sonora" the state, and "Washington" is asked. */
function cityOrRegion(
  top: City,
  region: PlaceRegion,
  isDominant: boolean,
  cities: readonly City[],
): PlaceAnswer {
  const whole: PlaceChoice = { regionId: region.id, city: null, postalCode: null };
  if (!isDominant) {
    const large = cities.filter((city) => isAsLarge(city, { weight: DOMINANT_WEIGHT * DOMINANT_RATIO }));
    return { kind: 'region', regionId: region.id, others: large.slice(0, OTHERS_MAX).map(choiceOf) };
  }
  const others = cities.filter((city) => city !== top && isAsLarge(city, top)).map(choiceOf);
  if (top.regionId === region.id) return placed(top, [whole, ...others]);
  return { kind: 'ask', choices: [whole, choiceOf(top), ...others].slice(0, CHOICES_MAX) };
}
