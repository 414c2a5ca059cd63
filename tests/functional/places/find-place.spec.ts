import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Country } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { placeWords } from '../../../server/places/city-key.ts';
import { findPlace } from '../../../server/places/find-place.ts';
import type { PlaceAnswer, PlaceChoice } from '../../../server/places/place.ts';
import { placesIn, type City, type PlaceList } from '../../../server/places/queries/cities.ts';
import type { PlaceRegion } from '../../../server/places/region-names.ts';
import { LARGE_CITY_KEYS } from '../../../server/places/large-cities.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let regions: PlaceRegion[];
beforeAll(async () => {
  world = await createWorld();
  regions = await world.database
    .selectFrom('regions')
    .select(['id', 'code', 'country', 'english', 'mexican_spanish'])
    .execute();
});
afterAll(() => world.close());

type Beside = { region?: string; country?: Country; language?: Language };

const where = (text: string, { region, country, language }: Beside = {}): Promise<PlaceAnswer> =>
  findPlace(placesIn(world.database), {
    text,
    regions,
    regionId: regions.find(({ code }) => code === region)?.id ?? null,
    country: country ?? null,
    language: language ?? 'english',
  });

const codeOf = (id: number): string => regions.find((region) => region.id === id)?.code ?? '?';
const written = ({ city, regionId, postalCode }: PlaceChoice): string =>
  [postalCode, city, codeOf(regionId)].filter(Boolean).join(' ');

/** An answer in one line: "Tucson US-AZ", "region US-TX", "ask A | B". */
function notified(answer: PlaceAnswer): string {
  switch (answer.kind) {
    case 'place':
      return written(answer.place);
    case 'region':
      return `region ${codeOf(answer.regionId)}`;
    case 'country':
      return `country ${answer.country}`;
    case 'city_needed':
      return `city of ${codeOf(answer.regionId)} needed`;
    default:
      return [answer.kind, answer.choices.map(written).join(' | ')].join(' ').trim();
  }
}

describe('a place as people write it', () => {
  test.each([
    ['Tucson, AZ', 'Tucson US-AZ'],
    ['Tucson AZ', 'Tucson US-AZ'],
    ['tucson az', 'Tucson US-AZ'],
    ['Tucson Arizona', 'Tucson US-AZ'],
    ['Tucson, Arizona, USA', 'Tucson US-AZ'],
    ['el paso texas', 'El Paso US-TX'],
    ['Los Angeles California', 'Los Angeles US-CA'],
    ['Los Ángeles, California', 'Los Angeles US-CA'],
    ['Albuquerque New Mexico', 'Albuquerque US-NM'],
    ['Albuquerque, Nuevo México', 'Albuquerque US-NM'],
    ['Charleston West Virginia', 'Charleston US-WV'],
    ['St. Louis, MO', 'Saint Louis US-MO'],
    ['Saint Louis MO', 'Saint Louis US-MO'],
    ['St. Louis', 'Saint Louis US-MO'],
    ['Ft. Lauderdale', 'Fort Lauderdale US-FL'],
    ['Winston-Salem', 'Winston-Salem US-NC'],
    ['winston salem nc', 'Winston-Salem US-NC'],
    ["Coeur d'Alene, ID", "Coeur d'Alene US-ID"],
    ['Coeur d’Alene Idaho', "Coeur d'Alene US-ID"],
    ["O'Fallon, IL", 'O Fallon US-IL'],
    ['OFallon IL', 'O Fallon US-IL'],
    ['McAllen', 'McAllen US-TX'],
    ['Washington DC', 'Washington US-DC'],
    ['Washington, D.C.', 'Washington US-DC'],
    ['DC', 'Washington US-DC'],
    ['New York', 'New York US-NY'],
    ['New York City', 'New York US-NY'],
    ['Nueva York', 'New York US-NY'],
    ['NYC', 'New York US-NY'],
    ['Filadelfia', 'Philadelphia US-PA'],
    ['Portland', 'Portland US-OR'],
    ['Monterrey NL', 'Monterrey MX-NLE'],
    ['Monterrey, N.L.', 'Monterrey MX-NLE'],
    ['monterrey nuevo leon', 'Monterrey MX-NLE'],
    ['Monterrey', 'Monterrey MX-NLE'],
    ['Cd. Juárez', 'Ciudad Juárez MX-CHH'],
    ['Cd Juarez Chih.', 'Ciudad Juárez MX-CHH'],
    ['Ciudad Obregón', 'Ciudad Obregón MX-SON'],
    ['Toluca, Estado de México', 'Toluca MX-MEX'],
    ['Toluca, Edo. Méx.', 'Toluca MX-MEX'],
    ['Toluca, México', 'Toluca MX-MEX'],
    ['Toluca, IL', 'Toluca US-IL'],
    ['Tijuana, B.C., México', 'Tijuana MX-BCN'],
    ['Guadalajara Jalisco México', 'Guadalajara MX-JAL'],
    ['cancun q. roo', 'Cancún MX-ROO'],
    ['Sta. Catarina, NL', 'Santa Catarina MX-NLE'],
    ['CDMX', 'Ciudad de México MX-CMX'],
    ['Mexico City', 'Ciudad de México MX-CMX'],
    ['Coyoacán, CDMX', 'Coyoacán MX-CMX'],
    ['Polanco, Miguel Hidalgo, CDMX', 'Polanco MX-CMX'],
    ['Los Cabos, BCS', 'Los Cabos MX-BCS'],
    ['Villa de Álvarez, Col.', 'Villa de Álvarez MX-COL'],
    ['San Juan, PR', 'San Juan US-PR'],
  ])('a place as people write it: “%s” is %s', async (text, expected) => {
    expect(notified(await where(text))).toBe(expected);
  });

  test.each([
    ['Texas', 'region US-TX'],
    ['tx', 'region US-TX'],
    ['Tejas', 'region US-TX'],
    ['Nuevo León', 'region MX-NLE'],
    ['Nuevo Leon, Mexico', 'region MX-NLE'],
    ['Nueva Jersey', 'region US-NJ'],
    ['Misuri', 'region US-MO'],
    ['Baja California', 'region MX-BCN'],
    ['Jalisco', 'region MX-JAL'],
    ['New Mexico', 'region US-NM'],
    ['New York State', 'region US-NY'],
    ['Mexico', 'country MX'],
    ['USA', 'country US'],
    ['Estados Unidos', 'country US'],
  ])('a place as people write it: “%s” is a %s', async (text, expected) => {
    expect(notified(await where(text))).toBe(expected);
  });
});

describe('a name that several places have', () => {
  test('a dominant city wins, and only places of about its size are offered', async () => {
    const toluca = await where('Toluca');
    expect(notified(toluca)).toBe('Toluca MX-MEX');
    expect(toluca).toHaveProperty('others', []);
    const newYork = await where('New York');
    expect(newYork.kind === 'place' && newYork.others.map(written)).toContain('US-NY');
  });

  test('no dominant city: the place is asked', async () => {
    expect(notified(await where('Springfield'))).toMatch(/^ask .*US-MA.*/);
    expect(notified(await where('Glendale'))).toMatch(/^ask Glendale US-CA \| Glendale US-AZ/);
    expect(notified(await where('Washington'))).toMatch(/^ask US-WA \| Washington US-DC/);
  });

  test('the region chosen beside it decides', async () => {
    expect(notified(await where('Springfield', { region: 'US-IL' }))).toBe('Springfield US-IL');
    expect(notified(await where('Toluca', { region: 'US-IL' }))).toBe('Toluca US-IL');
  });

  test('a chosen country never answers with another one', async () => {
    expect(notified(await where('Toluca', { country: 'US' }))).toBe('Toluca US-IL');
    expect(notified(await where('Tucson', { country: 'MX' }))).toMatch(/^unknown Tucson US-AZ/);
    expect(notified(await where('Monterrey', { region: 'US-TX' }))).toMatch(/^unknown/);
  });
});

describe('a place on no list', () => {
  test.each(['Nowhereville', 'Atlantis, TX', 'Tucson, Jalisco', '00000', '123', '&&&', 'Toluca, XX'])(
    'a place on no list: “%s” is unknown',
    async (text) => {
      expect((await where(text)).kind).toBe('unknown');
    },
  );

  test('a place on no list names that look like it are offered', async () => {
    expect(notified(await where('Tuscon'))).toMatch(/^unknown .*Tucson US-AZ/);
    expect(notified(await where('Guadalahara'))).toMatch(/^unknown .*Guadalajara MX-JAL/);
  });
});

describe('a postal code', () => {
  test.each([
    ['92101', {}, '92101 San Diego US-CA'],
    ['92101-1234', {}, '92101 San Diego US-CA'],
    ['ZIP 92101', {}, '92101 San Diego US-CA'],
    ['92101 San Diego', {}, '92101 San Diego US-CA'],
    ['San Diego, CA 92101', {}, '92101 San Diego US-CA'],
    ['31210', { region: 'US-GA' }, '31210 Macon US-GA'],
    ['31210', { region: 'MX-CHH' }, '31210 Chihuahua MX-CHH'],
    ['31210', { country: 'MX' }, '31210 Chihuahua MX-CHH'],
    ['31210', { country: 'US' }, '31210 Macon US-GA'],
    ['31210', {}, '31210 Macon US-GA'],
    ['31210', { language: 'mexican_spanish' }, '31210 Chihuahua MX-CHH'],
    ['31210, Chihuahua', {}, '31210 Chihuahua MX-CHH'],
    ['31210, Georgia', { language: 'mexican_spanish' }, '31210 Macon US-GA'],
    ['64060', { region: 'MX-NLE' }, '64060 Monterrey MX-NLE'],
    ['64060 Monterrey', {}, '64060 Monterrey MX-NLE'],
    ['CP 22010', {}, '22010 Tijuana MX-BCN'],
    ['C.P. 44100', {}, '44100 Guadalajara MX-JAL'],
    ['64000', {}, '64000 Monterrey MX-NLE'],
    ['11560, CDMX', {}, '11560 Ciudad de México MX-CMX'],
    ['31210, Chihuahua, Chihuahua', {}, '31210 Chihuahua MX-CHH'],
    ['31210, Macon, Georgia', { language: 'mexican_spanish' }, '31210 Macon US-GA'],
    ['92101, Veracruz', {}, 'city of MX-VER needed'],
    ['92101, México', {}, 'city of MX-VER needed'],
    ['67350', { country: 'MX' }, 'city of MX-NLE needed'],
    ['67350 Allende', { country: 'MX' }, '67350 Allende MX-NLE'],
    ['92101', { country: 'MX' }, 'city of MX-VER needed'],
    ['92101', { region: 'MX-BCN' }, 'city of MX-VER needed'],
    ['00000', { country: 'MX' }, 'unknown'],
    ['18000', { country: 'MX' }, 'unknown'],
    ['99999', { country: 'US' }, 'unknown'],
  ] as const)('a postal code: %s with %o is %s', async (text, beside, expected) => {
    expect(notified(await where(text, beside))).toBe(expected);
  });

  test('a code read as a ZIP offers its Mexican reading', async () => {
    const answer = await where('31210');
    expect(answer.kind === 'place' && answer.others.map(written)).toEqual(['31210 Chihuahua MX-CHH']);
  });
});

describe('every listed name', () => {
  type Listed = { name: string; regionId: number; latitude: number; longitude: number };

  test('every listed name with its region is found within 15 km of a row of that name', async () => {
    const listed: Listed[] = await world.database
      .selectFrom('places')
      .select(['city as name', 'region_id as regionId', 'latitude', 'longitude'])
      .execute();
    const byName = Map.groupBy(listed, ({ name, regionId }) => `${placeWords(name).join(' ')}|${regionId}`);
    expect(byName.size).toBeGreaterThan(26_419);
    const missed: string[] = [];
    const groups = [...byName.values()];
    const list = await placesInMemory(world.database);
    const readOne = async (rows: Listed[]) => {
      const [row] = rows;
      if (!row) return;
      const region = regions.find(({ id }) => id === row.regionId);
      const answer = await findPlace(list, {
        text: `${row.name}, ${region?.english ?? ''}`,
        regions,
        regionId: null,
        country: null,
        language: 'english',
      });
      const isNear = answer.kind === 'place' && rows.some((one) => kilometers(one, answer.place) <= 15);
      if (!isNear) missed.push(`${row.name}, ${region?.code ?? ''}: ${notified(answer)}`);
    };
    await Promise.all(groups.map(readOne));
    expect(missed).toEqual([]);
  });

  test('New York is in New York', async () => {
    const answer = await where('New York, NY');
    const manhattan = { latitude: 40.75, longitude: -73.99 };
    expect(answer.kind === 'place' && kilometers(answer.place, manhattan)).toBeLessThan(10);
  });

  test('every large city is on the list', async () => {
    const cities = await world.database.selectFrom('cities').select(['region_id', 'key']).execute();
    const known = new Set(cities.map(({ region_id, key }) => `${codeOf(region_id)} ${key}`));
    expect([...LARGE_CITY_KEYS].filter((key) => !known.has(key))).toEqual([]);
  });
});

/** The cities of the database, read once: forty thousand single queries would take half a minute. */
async function placesInMemory(database: World['database']): Promise<PlaceList> {
  const cities: City[] = await database
    .selectFrom('cities')
    .select(['region_id as regionId', 'key', 'name', 'latitude', 'longitude', 'weight'])
    .execute();
  const byKey = Map.groupBy(cities, ({ key }) => key);
  return {
    citiesByKeys: async (keys) =>
      [...new Set(keys)]
        .flatMap((key) => byKey.get(key) ?? [])
        .toSorted((one, other) => other.weight - one.weight),
    similarCities: async () => [],
    largestCities: async () => [],
    areaOfZip: async () => undefined,
  };
}

type Point = { latitude: number; longitude: number };
function kilometers(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
