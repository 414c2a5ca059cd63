import type { Country } from '../../common/constants.ts';
import { placeWords } from './city-key.ts';

/** The columns of a region that finding a place needs. */
export type PlaceRegion = {
  id: number;
  /** ISO 3166-2: "US-TX", "MX-NLE". */
  code: string;
  country: string;
  english: string;
  mexican_spanish: string;
};

/**
 * Common spellings of regions beside their code and both names; the first country to list a short form has
 * it.
 */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  'US-AL': 'Ala',
  'US-AZ': 'Ariz',
  'US-AR': 'Ark',
  'US-CA': 'Calif, Cal',
  'US-CO': 'Colo',
  'US-CT': 'Conn',
  'US-DE': 'Del',
  'US-DC': 'District of Columbia, Distrito de Columbia, Washington DC, Washington, D C',
  'US-FL': 'Fla',
  'US-HI': 'Hawai, Hawaii',
  'US-IL': 'Ill',
  'US-IN': 'Ind',
  'US-KS': 'Kans',
  'US-LA': 'Luisiana',
  'US-MA': 'Mass',
  'US-MI': 'Míchigan',
  'US-MN': 'Minn',
  'US-MO': 'Misuri',
  'US-MS': 'Miss, Misisipi',
  'US-MT': 'Mont',
  'US-NE': 'Nebr, Neb',
  'US-NH': 'Nueva Hampshire, Nuevo Hampshire',
  'US-NJ': 'Nueva Jersey',
  'US-NM': 'N Mex, Nuevo México, Nuevo Méjico',
  'US-NV': 'Nev',
  'US-NY': 'Nueva York, New York State, Estado de Nueva York',
  'US-OK': 'Okla',
  'US-OR': 'Ore, Oregón',
  'US-PA': 'Penn, Penna, Pensilvania',
  'US-TN': 'Tenn',
  'US-TX': 'Tex, Tejas',
  'US-WA': 'Wash, Washington State, Estado de Washington',
  'US-WI': 'Wis, Wisc',
  'US-WV': 'W Va',
  'US-WY': 'Wyo',
  'MX-AGU': 'Ags, AG',
  'MX-BCN': 'BC, Baja California Norte, B C N',
  'MX-BCS': 'BS',
  'MX-CAM': 'Camp, CM',
  'MX-CHP': 'Chis, CS',
  'MX-CHH': 'Chih, CH',
  'MX-CMX': 'CDMX, DF, Distrito Federal, Cd de México',
  'MX-COA': 'Coah, CO, Coahuila de Zaragoza',
  'MX-COL': 'CL',
  'MX-DUR': 'Dgo, DG',
  'MX-GUA': 'Gto, GT, GJ',
  'MX-GRO': 'GR',
  'MX-HID': 'Hgo, HG',
  'MX-JAL': 'JA',
  'MX-MEX': 'Edo Mex, Edo de Mex, Edo México, Edo de México, Edomex, EM, México, State of Mexico',
  'MX-MIC': 'Mich, MI, Michoacán de Ocampo',
  'MX-MOR': 'MO',
  'MX-NAY': 'NA',
  'MX-NLE': 'NL',
  'MX-OAX': 'OA',
  'MX-PUE': 'PU',
  'MX-QUE': 'Qro, QRO, QT, Querétaro de Arteaga',
  'MX-ROO': 'Q Roo, QR, QROO',
  'MX-SLP': 'SL, San Luis',
  'MX-SIN': 'SI',
  'MX-SON': 'SO',
  'MX-TAB': 'TB',
  'MX-TAM': 'Tamps, TM',
  'MX-TLA': 'Tlax, TL',
  'MX-VER': 'VE, Veracruz de Ignacio de la Llave',
  'MX-YUC': 'YU',
  'MX-ZAC': 'ZA',
};

const COUNTRIES: Readonly<Record<Country, string>> = {
  US: 'US, USA, United States, United States of America, America, EUA, EEUU, EE UU, Estados Unidos',
  MX: 'MX, Mexico, México, Estados Unidos Mexicanos',
};

const compact = (text: string): string => placeWords(text).join('');
const listed = (text: string): string[] => text.split(', ').map(compact);

const COUNTRY_OF = new Map<string, Country>(
  (['US', 'MX'] as const).flatMap((country) => listed(COUNTRIES[country]).map((name) => [name, country])),
);

/** The country that these words name ("USA", "México"), or null. */
export const countryNamed = (words: readonly string[]): Country | null =>
  COUNTRY_OF.get(words.join('')) ?? null;

const indexes = new WeakMap<readonly PlaceRegion[], Map<string, PlaceRegion[]>>();

/**
 * The regions that these words name, by code, by either name or by a usual short form. "CO" is Colorado before Coahuila;
 * a country that is known leaves only its own.
 */
export function regionsNamed(
  words: readonly string[],
  regions: readonly PlaceRegion[],
  country: Country | null,
): PlaceRegion[] {
  const index = indexes.get(regions) ?? indexRegions(regions);
  indexes.set(regions, index);
  const named = index.get(words.join('')) ?? [];
  return country === null ? named : named.filter((region) => region.country === country);
}

function indexRegions(regions: readonly PlaceRegion[]): Map<string, PlaceRegion[]> {
  const index = new Map<string, PlaceRegion[]>();
  const add = (name: string, region: PlaceRegion) => {
    const known = index.get(name) ?? [];
    if (!known.includes(region)) index.set(name, [...known, region]);
  };
  // United States first: of a short form that both countries use, theirs is the better known.
  const ordered = regions.toSorted((one, other) => other.country.localeCompare(one.country));
  for (const region of ordered) {
    const code = region.code.slice(3);
    const forms = (SHORT_FORMS[region.code] ?? '').split(', ').filter((form) => form !== '');
    for (const name of [code, region.english, region.mexican_spanish, ...forms]) add(compact(name), region);
    // "N.L." and "S. L. P.": separate letters.
    for (const letters of [code, ...forms.filter((form) => /^[A-Z]{2,3}$/.test(form))])
      add(compact([...letters].join(' ')), region);
  }
  return index;
}
