import lookUp from '@photostructure/tz-lookup';
import { TIME_ZONES } from './time-zones.ts';

type Point = { latitude: number; longitude: number };
type Box = { south: number; north: number; west: number; east: number; zone: string };

/** Zones with the same clock as one of ours since the rules of November 2022. */
const SAME_CLOCK: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    'America/Detroit',
    'America/Kentucky/Louisville',
    'America/Kentucky/Monticello',
    'America/Indiana/Indianapolis',
    'America/Indiana/Marengo',
    'America/Indiana/Petersburg',
    'America/Indiana/Vevay',
    'America/Indiana/Vincennes',
    'America/Indiana/Winamac',
  ],
  'America/Chicago': [
    'America/Indiana/Knox',
    'America/Indiana/Tell_City',
    'America/Menominee',
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
  ],
  'America/Denver': ['America/Boise'],
  'America/Anchorage': [
    'America/Juneau',
    'America/Sitka',
    'America/Metlakatla',
    'America/Yakutat',
    'America/Nome',
  ],
  'America/Matamoros': ['America/Ojinaga'],
  'America/Mexico_City': [
    'America/Monterrey',
    'America/Merida',
    'America/Bahia_Banderas',
    'America/Chihuahua',
  ],
};

/**
 * Parts that the library's cells get wrong. Mexico: the list of municipalities in the Ley de los Husos Horarios (DOF, October 28,
 * 2022, with Chihuahua's change of November 29). Arizona: the Hopi keep the state's clock inside the Navajo Nation.
 */
const CORRECTIONS: readonly Box[] = [
  // Bahía de Banderas, Nayarit: the clock of Puerto Vallarta.
  { south: 20.6, north: 20.98, west: -105.6, east: -105.02, zone: 'America/Mexico_City' },
  // Casas Grandes, Nuevo Casas Grandes, Galeana: not among Chihuahua's border municipalities.
  { south: 29.95, north: 30.6, west: -108.6, east: -107.2, zone: 'America/Mexico_City' },
  // Gustavo Díaz Ordaz, Tamaulipas: a border municipality.
  { south: 26.15, north: 26.3, west: -98.75, east: -98.5, zone: 'America/Matamoros' },
  // Hopi Reservation, Arizona.
  { south: 35.55, north: 36.05, west: -110.85, east: -110.17, zone: 'America/Phoenix' },
];

const OURS = new Map(
  TIME_ZONES.map((zone) => [zone, zone] as const).concat(
    Object.entries(SAME_CLOCK).flatMap(([zone, others]) => others.map((other) => [other, zone] as const)),
  ),
);

/** The time zone of a point, one of TIME_ZONES; null: without a point, at sea, or in another country. */
export function zoneAt(point: Point | null): string | null {
  if (point === null || !(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180)) return null;
  const corrected = CORRECTIONS.find((box) => isIn(point, box));
  return corrected?.zone ?? OURS.get(lookUp(point.latitude, point.longitude)) ?? null;
}

/** Reads the zone from the columns of a row. */
export const zoneOfColumns = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): string | null => (latitude === null || longitude === null ? null : zoneAt({ latitude, longitude }));

const isIn = ({ latitude, longitude }: Point, { south, north, west, east }: Box): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
