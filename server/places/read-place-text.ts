import type { Country } from '../../common/constants.ts';
import { placeWords } from './city-key.ts';
import { countryNamed, regionsNamed, type PlaceRegion } from './region-names.ts';

/** One way to read a text: a city's name with the regions or the country that stand behind it. */
export type CityReading = {
  words: string[];
  regions: readonly PlaceRegion[] | null;
  country: Country | null;
};

export type ReadText = {
  postalCode: string | null;
  /** All words but the postal code. */
  words: string[];
  /** The regions that the whole text names ("Texas"). */
  regionsAlone: readonly PlaceRegion[];
  countryAlone: Country | null;
  /** The likeliest first; the first is the whole text, unless a comma says where the region begins. */
  readings: CityReading[];
};

const CODE = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/;
/** Words that only announce a postal code: "CP 64000", "ZIP code 92101". */
const CODE_WORDS = new Set(['cp', 'c', 'p', 'zip', 'code', 'codigo', 'postal']);
const REGION_WORDS_MAX = 5;

/** Takes a text apart: postal code, city, region, country, with or without commas. */
export function readPlaceText(text: string, regions: readonly PlaceRegion[]): ReadText {
  const postalCode = CODE.exec(text)?.[1] ?? null;
  const rest = postalCode === null ? text : text.replace(CODE, ' , ');
  const parts = rest
    .split(',')
    .map((part) => placeWords(part))
    .map((words) => (postalCode === null ? words : words.filter((word) => !CODE_WORDS.has(word))))
    .filter((words) => words.length > 0);
  const words = parts.flat();
  return {
    postalCode,
    words,
    regionsAlone: regionsIn(words, regions)?.regions ?? [],
    countryAlone: countryNamed(words),
    readings: parts.length > 1 ? withCommas(parts, regions) : inOneBreath(words, regions),
  };
}

type Area = Pick<CityReading, 'regions' | 'country'>;

/** "TX", "Texas, USA", "México": the area that these words name. */
function regionsIn(words: readonly string[], regions: readonly PlaceRegion[]): Area | null {
  const named = regionsNamed(words, regions, null);
  if (named.length > 0) return { regions: named, country: null };
  for (let length = 1; length < words.length; length += 1) {
    const country = countryNamed(words.slice(-length));
    const inside = country === null ? [] : regionsNamed(words.slice(0, -length), regions, country);
    if (inside.length > 0) return { regions: inside, country };
  }
  return null;
}

function areaNamed(words: readonly string[], regions: readonly PlaceRegion[]): Area | null {
  const country = countryNamed(words);
  return country === null ? regionsIn(words, regions) : { regions: null, country };
}

/** "City, State" and "City, State, Country"; a part between them may belong to the name or be a borough. */
function withCommas(parts: readonly string[][], regions: readonly PlaceRegion[]): CityReading[] {
  const [first = [], ...rest] = parts;
  for (const count of [rest.length, 2, 1].filter((length) => length <= rest.length)) {
    const area = areaNamed(rest.slice(-count).flat(), regions);
    if (area === null) continue;
    const all = parts.slice(0, -count).flat();
    return [...(all.length > first.length ? [{ words: all, ...area }] : []), { words: first, ...area }];
  }
  return [];
}

/** "City State" without a comma: the whole text may be a name; otherwise its end is the longest region. */
function inOneBreath(words: string[], regions: readonly PlaceRegion[]): CityReading[] {
  const readings: CityReading[] = words.length > 0 ? [{ words, regions: null, country: null }] : [];
  for (let length = Math.min(REGION_WORDS_MAX, words.length - 1); length >= 1; length -= 1) {
    const area = areaNamed(words.slice(-length), regions);
    if (area) readings.push({ words: words.slice(0, -length), ...area });
  }
  return readings;
}
