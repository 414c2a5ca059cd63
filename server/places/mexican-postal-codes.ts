/**
 * Facts about Mexican postal codes. The postal service forbids a list of all codes. But the first two digits
 * name the state and the first three often name the main city.
 */

type Range = readonly [from: number, to: number, value: string];

/** First two digits → code of the state. */
const STATES: readonly Range[] = [
  [0, 16, 'MX-CMX'],
  [20, 20, 'MX-AGU'],
  [21, 22, 'MX-BCN'],
  [23, 23, 'MX-BCS'],
  [24, 24, 'MX-CAM'],
  [25, 27, 'MX-COA'],
  [28, 28, 'MX-COL'],
  [29, 30, 'MX-CHP'],
  [31, 33, 'MX-CHH'],
  [34, 35, 'MX-DUR'],
  [36, 38, 'MX-GUA'],
  [39, 41, 'MX-GRO'],
  [42, 43, 'MX-HID'],
  [44, 49, 'MX-JAL'],
  [50, 57, 'MX-MEX'],
  [58, 61, 'MX-MIC'],
  [62, 62, 'MX-MOR'],
  [63, 63, 'MX-NAY'],
  [64, 67, 'MX-NLE'],
  [68, 71, 'MX-OAX'],
  [72, 75, 'MX-PUE'],
  [76, 76, 'MX-QUE'],
  [77, 77, 'MX-ROO'],
  [78, 79, 'MX-SLP'],
  [80, 82, 'MX-SIN'],
  [83, 85, 'MX-SON'],
  [86, 86, 'MX-TAB'],
  [87, 89, 'MX-TAM'],
  [90, 90, 'MX-TLA'],
  [91, 96, 'MX-VER'],
  [97, 97, 'MX-YUC'],
  [98, 99, 'MX-ZAC'],
];

/** First three digits → the main city there. */
const CITIES: readonly Range[] = [
  [10, 169, 'Ciudad de México'],
  [200, 202, 'Aguascalientes'],
  [210, 213, 'Mexicali'],
  [220, 226, 'Tijuana'],
  [228, 228, 'Ensenada'],
  [230, 230, 'La Paz'],
  [250, 253, 'Saltillo'],
  [270, 274, 'Torreón'],
  [290, 291, 'Tuxtla Gutiérrez'],
  [310, 313, 'Chihuahua'],
  [320, 326, 'Ciudad Juárez'],
  [340, 343, 'Durango'],
  [370, 376, 'León'],
  [393, 399, 'Acapulco'],
  [441, 449, 'Guadalajara'],
  [450, 452, 'Zapopan'],
  [500, 502, 'Toluca'],
  [580, 583, 'Morelia'],
  [620, 626, 'Cuernavaca'],
  [640, 649, 'Monterrey'],
  [680, 681, 'Oaxaca'],
  [720, 726, 'Puebla'],
  [760, 762, 'Querétaro'],
  [770, 770, 'Chetumal'],
  [775, 775, 'Cancún'],
  [780, 784, 'San Luis Potosí'],
  [800, 803, 'Culiacán'],
  [830, 833, 'Hermosillo'],
  [860, 861, 'Villahermosa'],
  [873, 875, 'Matamoros'],
  [880, 883, 'Nuevo Laredo'],
  [886, 888, 'Reynosa'],
  [917, 918, 'Veracruz'],
  [970, 973, 'Mérida'],
  [980, 980, 'Zacatecas'],
];

/** The state's code and, where the code gives a hint, its main city; null where no Mexican code begins so. */
export function readMexicanCode(postalCode: string): { region: string; city: string | null } | null {
  const region = valueOf(STATES, Number(postalCode.slice(0, 2)));
  if (region === null || postalCode < '01000') return null;
  return { region, city: valueOf(CITIES, Number(postalCode.slice(0, 3))) };
}

/** The towns a hint may name, by the code of their state. */
export const HINT_CITIES: readonly (readonly [region: string, city: string])[] = CITIES.map(
  ([from, , city]) => [valueOf(STATES, Math.floor(from / 10)) ?? '', city],
);

function valueOf(ranges: readonly Range[], digits: number): string | null {
  return ranges.find(([from, to]) => digits >= from && digits <= to)?.[2] ?? null;
}
