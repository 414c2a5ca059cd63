import { HINT_CITIES } from './mexican-postal-codes.ts';
import { cityKey } from './city-key.ts';

/**
 * Cities that are meant when the name stands alone. They are named here, because the lists have no population
 * and a Mexican city is one row like a village. They are the metros of both waves and the capitals of the
 * Mexican states.
 */
const LARGE_CITIES: Readonly<Record<string, string>> = {
  'US-AZ': 'Phoenix, Tucson',
  'US-CA':
    'Los Angeles, San Diego, San Francisco, San Jose, Sacramento, Fresno, Bakersfield, Riverside, Oakland',
  'US-CO': 'Denver',
  'US-DC': 'Washington',
  'US-FL': 'Miami, Orlando, Tampa, Jacksonville, Fort Lauderdale',
  'US-GA': 'Atlanta',
  'US-ID': 'Boise',
  'US-IL': 'Chicago',
  'US-IN': 'Indianapolis',
  'US-LA': 'New Orleans',
  'US-MA': 'Boston',
  'US-MD': 'Baltimore',
  'US-MI': 'Detroit',
  'US-MN': 'Minneapolis',
  'US-MO': 'Saint Louis',
  'US-NC': 'Charlotte, Raleigh',
  'US-NM': 'Albuquerque',
  'US-NV': 'Las Vegas, Reno',
  'US-NY': 'New York',
  'US-OH': 'Cleveland, Cincinnati, Columbus',
  'US-OK': 'Oklahoma City, Tulsa',
  'US-OR': 'Portland',
  'US-PA': 'Philadelphia, Pittsburgh',
  'US-PR': 'San Juan',
  'US-TN': 'Nashville, Memphis',
  'US-TX':
    'Houston, Dallas, San Antonio, Austin, El Paso, Fort Worth, Laredo, Brownsville, McAllen, Corpus Christi',
  'US-UT': 'Salt Lake City',
  'US-WA': 'Seattle',
  'US-WI': 'Milwaukee',
  'MX-BCS': 'La Paz, Los Cabos',
  'MX-CAM': 'Campeche',
  'MX-COL': 'Colima',
  'MX-GRO': 'Chilpancingo',
  'MX-GUA': 'Guanajuato, Irapuato, Celaya',
  'MX-HID': 'Pachuca',
  'MX-JAL': 'Puerto Vallarta, Tlaquepaque',
  'MX-MEX': 'Ecatepec, Naucalpan',
  'MX-NAY': 'Tepic',
  'MX-NLE': 'San Nicolás de los Garza, Apodaca',
  'MX-ROO': 'Playa del Carmen',
  'MX-SIN': 'Mazatlán',
  'MX-SON': 'Nogales, Ciudad Obregón',
  'MX-TAM': 'Ciudad Victoria, Tampico',
  'MX-TLA': 'Tlaxcala',
  'MX-VER': 'Xalapa',
};

/** Each as "code key". */
export const LARGE_CITY_KEYS: ReadonlySet<string> = new Set([
  ...HINT_CITIES.map(([region, city]) => `${region} ${cityKey(city)}`),
  ...Object.entries(LARGE_CITIES).flatMap(([region, cities]) =>
    cities.split(', ').map((city) => `${region} ${cityKey(city)}`),
  ),
]);

export const isLargeCity = (regionCode: string, city: string): boolean =>
  LARGE_CITY_KEYS.has(`${regionCode} ${cityKey(city)}`);
