import { cityKey } from './city-key.ts';

/** Common nicknames of cities: key of the nickname → code of the region and the name on the list. */
const NICKNAMES: readonly (readonly [region: string, city: string, nicknames: string])[] = [
  ['MX-CMX', 'Ciudad de México', 'CDMX, DF, D.F., México DF, Mexico City, Distrito Federal'],
  ['MX-CHH', 'Ciudad Juárez', 'Juárez, Juarez City'],
  ['MX-BCN', 'Tijuana', 'TJ'],
  ['MX-JAL', 'Guadalajara', 'GDL'],
  ['MX-NLE', 'Monterrey', 'MTY'],
  ['MX-SLP', 'San Luis Potosí', 'San Luis'],
  ['US-NY', 'New York', 'NYC, New York City, Nueva York, Ciudad de Nueva York'],
  ['US-CA', 'Los Angeles', 'LA'],
  ['US-CA', 'San Francisco', 'SF'],
  ['US-NV', 'Las Vegas', 'Vegas'],
  ['US-DC', 'Washington', 'Washington DC, DC, D.C.'],
  ['US-LA', 'New Orleans', 'Nueva Orleans, Nueva Orleáns'],
  ['US-PA', 'Philadelphia', 'Filadelfia, Philly'],
];

export type Nickname = { region: string; key: string };

const BY_KEY = new Map<string, Nickname[]>();
for (const [region, city, nicknames] of NICKNAMES) {
  for (const nickname of nicknames.split(', ').map(cityKey))
    BY_KEY.set(nickname, [...(BY_KEY.get(nickname) ?? []), { region, key: cityKey(city) }]);
}

/** The cities that go by this key as a nickname. */
export const citiesNicknamed = (key: string): readonly Nickname[] => BY_KEY.get(key) ?? [];
