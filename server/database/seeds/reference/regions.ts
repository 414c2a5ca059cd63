import { zoneOf } from '../../../places/time-zones.ts';
import type { Country } from '../../../../common/constants.ts';
import { slugify } from '../../../../common/format/slug.ts';

/** A state. `code` is ISO 3166-2; latitude and longitude are its centre of area, in degrees. */
export type ReferenceRegion = {
  code: string;
  country: Country;
  english: string;
  mexican_spanish: string;
  slug: string;
  latitude: number;
  longitude: number;
  /** The zone of most of its inhabitants. */
  time_zone: string;
};

type ReferenceRow = readonly [
  code: string,
  english: string,
  mexicanSpanish: string,
  latitude: number,
  longitude: number,
];

// oxfmt-ignore
const UNITED_STATES: readonly ReferenceRow[] = [
  ['AL', 'Alabama', 'Alabama', 32.789, -86.8286],
  ['AK', 'Alaska', 'Alaska', 64.1731, -152.5871],
  ['AZ', 'Arizona', 'Arizona', 34.2907, -111.6553],
  ['AR', 'Arkansas', 'Arkansas', 34.9021, -92.4439],
  ['CA', 'California', 'California', 37.2453, -119.6061],
  ['CO', 'Colorado', 'Colorado', 38.9997, -105.5387],
  ['CT', 'Connecticut', 'Connecticut', 41.6229, -72.7312],
  ['DE', 'Delaware', 'Delaware', 38.9966, -75.5051],
  ['FL', 'Florida', 'Florida', 28.6478, -82.4851],
  ['GA', 'Georgia', 'Georgia', 32.6545, -83.4545],
  ['HI', 'Hawaii', 'Hawái', 20.2479, -156.3436],
  ['ID', 'Idaho', 'Idaho', 44.3986, -114.6519],
  ['IL', 'Illinois', 'Illinois', 40.1252, -89.157],
  ['IN', 'Indiana', 'Indiana', 39.9192, -86.2875],
  ['IA', 'Iowa', 'Iowa', 42.0789, -93.4995],
  ['KS', 'Kansas', 'Kansas', 38.4843, -98.3744],
  ['KY', 'Kentucky', 'Kentucky', 37.5288, -85.2916],
  ['LA', 'Louisiana', 'Luisiana', 31.0777, -92.0185],
  ['ME', 'Maine', 'Maine', 45.3876, -69.234],
  ['MD', 'Maryland', 'Maryland', 39.0511, -76.7931],
  ['MA', 'Massachusetts', 'Massachusetts', 42.2564, -71.8041],
  ['MI', 'Michigan', 'Michigan', 44.8749, -85.7391],
  ['MN', 'Minnesota', 'Minnesota', 46.345, -94.1985],
  ['MS', 'Mississippi', 'Misisipi', 32.7612, -89.6702],
  ['MO', 'Missouri', 'Misuri', 38.371, -92.482],
  ['MT', 'Montana', 'Montana', 47.0301, -109.6374],
  ['NE', 'Nebraska', 'Nebraska', 41.5288, -99.8027],
  ['NV', 'Nevada', 'Nevada', 39.3536, -116.6414],
  ['NH', 'New Hampshire', 'Nuevo Hampshire', 43.6862, -71.5797],
  ['NJ', 'New Jersey', 'Nueva Jersey', 40.1906, -74.6657],
  ['NM', 'New Mexico', 'Nuevo México', 34.4226, -106.104],
  ['NY', 'New York', 'Nueva York', 42.989, -75.6838],
  ['NC', 'North Carolina', 'Carolina del Norte', 35.5472, -79.3892],
  ['ND', 'North Dakota', 'Dakota del Norte', 47.4435, -100.4738],
  ['OH', 'Ohio', 'Ohio', 40.4148, -82.7148],
  ['OK', 'Oklahoma', 'Oklahoma', 35.5898, -97.5122],
  ['OR', 'Oregon', 'Oregón', 43.9403, -120.545],
  ['PA', 'Pennsylvania', 'Pensilvania', 40.9002, -77.852],
  ['RI', 'Rhode Island', 'Rhode Island', 41.6806, -71.566],
  ['SC', 'South Carolina', 'Carolina del Sur', 33.9176, -80.8995],
  ['SD', 'South Dakota', 'Dakota del Sur', 44.4406, -100.2299],
  ['TN', 'Tennessee', 'Tennessee', 35.8468, -86.3421],
  ['TX', 'Texas', 'Texas', 31.4993, -99.3521],
  ['UT', 'Utah', 'Utah', 39.3255, -111.6643],
  ['VT', 'Vermont', 'Vermont', 44.0763, -72.6646],
  ['VA', 'Virginia', 'Virginia', 37.5183, -78.8383],
  ['WA', 'Washington', 'Washington', 47.3784, -120.4399],
  ['WV', 'West Virginia', 'Virginia Occidental', 38.6427, -80.6133],
  ['WI', 'Wisconsin', 'Wisconsin', 44.6435, -89.7375],
  ['WY', 'Wyoming', 'Wyoming', 42.9985, -107.5489],
  ['DC', 'Washington, D.C.', 'Washington, D. C.', 38.9104, -77.0181],
  ['PR', 'Puerto Rico', 'Puerto Rico', 18.2208, -66.4302],
];

// oxfmt-ignore
const MEXICO: readonly ReferenceRow[] = [
  ['AGU', 'Aguascalientes', 'Aguascalientes', 22.0233, -102.3616],
  ['BCN', 'Baja California', 'Baja California', 30.5424, -115.0949],
  ['BCS', 'Baja California Sur', 'Baja California Sur', 25.9217, -112.0482],
  ['CAM', 'Campeche', 'Campeche', 18.8409, -90.295],
  ['CHP', 'Chiapas', 'Chiapas', 16.5001, -92.4659],
  ['CHH', 'Chihuahua', 'Chihuahua', 28.8173, -106.4585],
  ['CMX', 'Mexico City', 'Ciudad de México', 19.2713, -99.1335],
  ['COA', 'Coahuila', 'Coahuila', 27.314, -102.0374],
  ['COL', 'Colima', 'Colima', 19.1293, -104.1871],
  ['DUR', 'Durango', 'Durango', 24.9332, -104.9183],
  ['GUA', 'Guanajuato', 'Guanajuato', 20.8941, -101.0252],
  ['GRO', 'Guerrero', 'Guerrero', 17.6673, -99.9025],
  ['HID', 'Hidalgo', 'Hidalgo', 20.4756, -98.8692],
  ['JAL', 'Jalisco', 'Jalisco', 20.6003, -103.6178],
  ['MEX', 'State of Mexico', 'Estado de México', 19.3655, -99.6379],
  ['MIC', 'Michoacán', 'Michoacán', 19.2073, -101.8876],
  ['MOR', 'Morelos', 'Morelos', 18.7545, -99.0664],
  ['NAY', 'Nayarit', 'Nayarit', 21.8433, -104.9078],
  ['NLE', 'Nuevo León', 'Nuevo León', 25.5712, -99.9622],
  ['OAX', 'Oaxaca', 'Oaxaca', 16.9628, -96.4296],
  ['PUE', 'Puebla', 'Puebla', 19.0121, -97.8846],
  ['QUE', 'Querétaro', 'Querétaro', 20.825, -99.8648],
  ['ROO', 'Quintana Roo', 'Quintana Roo', 19.6858, -88.1108],
  ['SLP', 'San Luis Potosí', 'San Luis Potosí', 22.6002, -100.4325],
  ['SIN', 'Sinaloa', 'Sinaloa', 25.0241, -107.4839],
  ['SON', 'Sonora', 'Sonora', 29.6925, -110.82],
  ['TAB', 'Tabasco', 'Tabasco', 17.9483, -92.5809],
  ['TAM', 'Tamaulipas', 'Tamaulipas', 24.299, -98.6208],
  ['TLA', 'Tlaxcala', 'Tlaxcala', 19.4239, -98.1592],
  ['VER', 'Veracruz', 'Veracruz', 19.3669, -96.3923],
  ['YUC', 'Yucatán', 'Yucatán', 20.786, -88.9283],
  ['ZAC', 'Zacatecas', 'Zacatecas', 23.3126, -102.6974],
];

/** The 50 states, the District of Columbia and Puerto Rico, then the 32 states of Mexico. */
export const REGIONS: readonly ReferenceRegion[] = [
  ...UNITED_STATES.map((row) => regionOf('US', row)),
  ...MEXICO.map((row) => regionOf('MX', row)),
];

function regionOf(
  country: Country,
  [code, english, mexicanSpanish, latitude, longitude]: ReferenceRow,
): ReferenceRegion {
  const slug = slugify(english);
  return {
    code: `${country}-${code}`,
    country,
    english,
    mexican_spanish: mexicanSpanish,
    slug,
    latitude,
    longitude,
    time_zone: zoneOf(`${country}-${code}`),
  };
}
