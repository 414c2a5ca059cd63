import type { Random } from './random.ts';

/** What the weather of a metro is like, for what reviewers say about heat, rain and snow. */
export type Climate = 'pacific' | 'desert' | 'gulf' | 'tropics' | 'snow' | 'highland';

/** City, postal code, latitude, longitude. */
type PlaceRow = readonly [city: string, postalCode: string | null, latitude: number, longitude: number];

export type Metro = {
  key: string;
  regionCode: string;
  climate: Climate;
  /** Metros between which people have second homes, parents and houses to let. */
  zone: 'california' | 'southwest' | 'south' | 'inland';
  areaCodes: readonly string[];
  places: readonly PlaceRow[];
};

export type Place = {
  city: string;
  regionCode: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** Centres of real postal areas (GeoNames, CC BY 4.0). */
export const METROS: readonly Metro[] = [
  {
    key: 'los-angeles',
    regionCode: 'US-CA',
    climate: 'pacific',
    zone: 'california',
    areaCodes: ['213', '323', '562', '818'],
    places: [
      ['Los Angeles', '90026', 34.0766, -118.2646],
      ['Los Angeles', '90065', 34.1073, -118.2266],
      ['Los Angeles', '90022', 34.0245, -118.1561],
      ['Montebello', '90640', 34.0133, -118.113],
      ['Alhambra', '91801', 34.0914, -118.1293],
      ['Downey', '90242', 33.9218, -118.1395],
      ['Glendale', '91205', 34.1378, -118.2425],
      ['Carson', '90745', 33.823, -118.2684],
      ['Pacoima', '91331', 34.2556, -118.4208],
      ['Whittier', '90606', 33.9777, -118.0658],
      ['Huntington Park', '90255', 33.9769, -118.2161],
    ],
  },
  {
    key: 'san-diego',
    regionCode: 'US-CA',
    climate: 'pacific',
    zone: 'california',
    areaCodes: ['619', '858', '760'],
    places: [
      ['San Diego', '92104', 32.7454, -117.1272],
      ['San Diego', '92113', 32.697, -117.1153],
      ['Chula Vista', '91910', 32.6371, -117.0676],
      ['San Diego', '92154', 32.5753, -117.0707],
      ['El Cajon', '92020', 32.7928, -116.9665],
      ['National City', '91950', 32.6749, -117.0897],
      ['Oceanside', '92054', 33.2072, -117.3573],
      ['Escondido', '92025', 33.1101, -117.07],
    ],
  },
  {
    key: 'phoenix',
    regionCode: 'US-AZ',
    climate: 'desert',
    zone: 'southwest',
    areaCodes: ['602', '480', '623'],
    places: [
      ['Phoenix', '85008', 33.4665, -111.9984],
      ['Phoenix', '85033', 33.4944, -112.2132],
      ['Mesa', '85204', 33.3992, -111.7896],
      ['Glendale', '85301', 33.5311, -112.1767],
      ['Tempe', '85281', 33.4227, -111.9261],
      ['Chandler', '85226', 33.3092, -111.9198],
      ['Peoria', '85345', 33.5761, -112.2344],
      ['Scottsdale', '85254', 33.6165, -111.9554],
    ],
  },
  {
    key: 'tucson',
    regionCode: 'US-AZ',
    climate: 'desert',
    zone: 'southwest',
    areaCodes: ['520'],
    places: [
      ['Tucson', '85705', 32.2691, -110.9845],
      ['Tucson', '85713', 32.1941, -110.9739],
      ['Tucson', '85716', 32.2468, -110.9222],
      ['Tucson', '85741', 32.3472, -111.0419],
      ['Green Valley', '85614', 31.8543, -111.0003],
      ['Tucson', '85756', 32.0839, -110.9004],
    ],
  },
  {
    key: 'las-vegas',
    regionCode: 'US-NV',
    climate: 'desert',
    zone: 'southwest',
    areaCodes: ['702', '725'],
    places: [
      ['Las Vegas', '89101', 36.1721, -115.1224],
      ['Las Vegas', '89110', 36.173, -115.0669],
      ['Las Vegas', '89121', 36.1232, -115.0902],
      ['North Las Vegas', '89030', 36.2115, -115.1241],
      ['Henderson', '89074', 36.0384, -115.0857],
      ['Las Vegas', '89117', 36.1302, -115.2755],
    ],
  },
  {
    key: 'el-paso',
    regionCode: 'US-TX',
    climate: 'desert',
    zone: 'southwest',
    areaCodes: ['915'],
    places: [
      ['El Paso', '79901', 31.7584, -106.4783],
      ['El Paso', '79912', 31.8383, -106.5364],
      ['El Paso', '79936', 31.7677, -106.3016],
      ['El Paso', '79907', 31.7089, -106.3293],
      ['El Paso', '79927', 31.6446, -106.2737],
    ],
  },
  {
    key: 'san-antonio',
    regionCode: 'US-TX',
    climate: 'gulf',
    zone: 'south',
    areaCodes: ['210', '726'],
    places: [
      ['San Antonio', '78201', 29.4711, -98.5356],
      ['San Antonio', '78207', 29.4229, -98.526],
      ['San Antonio', '78221', 29.3309, -98.5054],
      ['San Antonio', '78228', 29.4589, -98.5699],
      ['San Antonio', '78249', 29.5612, -98.6117],
      ['New Braunfels', '78130', 29.7229, -98.0742],
    ],
  },
  {
    key: 'houston',
    regionCode: 'US-TX',
    climate: 'gulf',
    zone: 'south',
    areaCodes: ['713', '832', '281'],
    places: [
      ['Houston', '77009', 29.7936, -95.3675],
      ['Houston', '77023', 29.7242, -95.3178],
      ['Houston', '77036', 29.6984, -95.5405],
      ['Houston', '77061', 29.6652, -95.279],
      ['Pasadena', '77502', 29.6789, -95.1982],
      ['Houston', '77089', 29.594, -95.2218],
      ['Katy', '77449', 29.8323, -95.736],
    ],
  },
  {
    key: 'mcallen',
    regionCode: 'US-TX',
    climate: 'gulf',
    zone: 'south',
    areaCodes: ['956'],
    places: [
      ['McAllen', '78501', 26.2154, -98.2359],
      ['Edinburg', '78539', 26.2792, -98.1832],
      ['Pharr', '78577', 26.1771, -98.187],
      ['Weslaco', '78596', 26.1694, -97.9887],
      ['Mission', '78572', 26.2159, -98.3253],
    ],
  },
  {
    key: 'chicago',
    regionCode: 'US-IL',
    climate: 'snow',
    zone: 'inland',
    areaCodes: ['773', '312', '708'],
    places: [
      ['Chicago', '60608', 41.8515, -87.6694],
      ['Chicago', '60623', 41.849, -87.7157],
      ['Chicago', '60632', 41.8093, -87.7052],
      ['Chicago', '60639', 41.9202, -87.7535],
      ['Cicero', '60804', 41.8378, -87.7602],
      ['Berwyn', '60402', 41.8347, -87.7914],
      ['Aurora', '60505', 41.7582, -88.2971],
      ['Waukegan', '60085', 42.3542, -87.8651],
    ],
  },
  {
    key: 'denver',
    regionCode: 'US-CO',
    climate: 'snow',
    zone: 'inland',
    areaCodes: ['303', '720'],
    places: [
      ['Denver', '80204', 39.734, -105.0259],
      ['Denver', '80219', 39.6956, -105.0341],
      ['Denver', '80221', 39.838, -104.9988],
      ['Aurora', '80010', 39.7368, -104.8646],
      ['Denver', '80226', 39.7123, -105.0918],
      ['Commerce City', '80022', 39.8259, -104.9113],
    ],
  },
  {
    key: 'miami',
    regionCode: 'US-FL',
    climate: 'tropics',
    zone: 'inland',
    areaCodes: ['305', '786', '954'],
    places: [
      ['Miami', '33125', 25.7825, -80.2341],
      ['Miami', '33135', 25.7664, -80.2317],
      ['Hialeah', '33012', 25.8654, -80.3059],
      ['Miami', '33165', 25.7343, -80.3588],
      ['Miami', '33186', 25.6694, -80.4085],
      ['Hollywood', '33024', 26.0296, -80.2489],
      ['Homestead', '33030', 25.4766, -80.4839],
    ],
  },
  {
    key: 'tijuana',
    regionCode: 'MX-BCN',
    climate: 'pacific',
    zone: 'california',
    areaCodes: ['664', '661'],
    places: [
      ['Tijuana', '22000', 32.5332, -117.0382],
      ['Tijuana', '22500', 32.5195, -117.1075],
      ['Tijuana', '22430', 32.5331, -116.9412],
      ['Rosarito', '22700', 32.3604, -117.0464],
      ['Tecate', '21400', 32.566, -116.6319],
    ],
  },
  {
    key: 'mexicali',
    regionCode: 'MX-BCN',
    climate: 'desert',
    zone: 'california',
    areaCodes: ['686'],
    places: [
      ['Mexicali', '21000', 32.66, -115.468],
      ['Mexicali', '21100', 32.6545, -115.476],
      ['Mexicali', null, 32.6278, -115.4545],
    ],
  },
  {
    key: 'ciudad-juarez',
    regionCode: 'MX-CHH',
    climate: 'desert',
    zone: 'southwest',
    areaCodes: ['656'],
    places: [
      ['Ciudad Juárez', '32000', 31.738, -106.485],
      ['Ciudad Juárez', '32500', 31.714, -106.423],
      ['Ciudad Juárez', null, 31.7202, -106.4608],
    ],
  },
  {
    key: 'reynosa',
    regionCode: 'MX-TAM',
    climate: 'gulf',
    zone: 'south',
    areaCodes: ['899'],
    places: [
      ['Reynosa', '88500', 26.09, -98.279],
      ['Reynosa', null, 26.08, -98.2846],
      ['Río Bravo', '88900', 25.9851, -98.0896],
    ],
  },
  {
    key: 'monterrey',
    regionCode: 'MX-NLE',
    climate: 'gulf',
    zone: 'south',
    areaCodes: ['81'],
    places: [
      ['Monterrey', '64000', 25.6714, -100.309],
      ['San Pedro Garza García', '66200', 25.6616, -100.4034],
      ['Guadalupe', '67100', 25.6766, -100.2591],
      ['San Nicolás de los Garza', '66400', 25.7417, -100.3022],
      ['Apodaca', '66600', 25.7814, -100.1891],
      ['Santa Catarina', '66350', 25.6732, -100.4581],
    ],
  },
  {
    key: 'guadalajara',
    regionCode: 'MX-JAL',
    climate: 'highland',
    zone: 'inland',
    areaCodes: ['33'],
    places: [
      ['Guadalajara', '44100', 20.6774, -103.3475],
      ['Zapopan', '45100', 20.7211, -103.3874],
      ['Tlaquepaque', '45500', 20.6412, -103.2934],
      ['Tonalá', '45400', 20.6226, -103.2417],
    ],
  },
];

/** Somewhere in a metro, moved off the centre of its postal area by up to about a kilometre. */
export function placeIn(metro: Metro, random: Random): Place {
  const [city, postalCode, latitude, longitude] = random.pick(metro.places);
  return {
    city,
    regionCode: metro.regionCode,
    postalCode,
    latitude: nearby(latitude, random),
    longitude: nearby(longitude, random),
  };
}

/** Throws an Error for a key that is not in the table. */
export function metroByKey(key: string): Metro {
  const found = METROS.find((metro) => metro.key === key);
  if (found === undefined) throw new Error(`No metro ${key}`);
  return found;
}

export function isMexican(regionCode: string): boolean {
  return regionCode.startsWith('MX-');
}

/**
 * A telephone number nobody has: 555-0100 to 555-0199 is set aside for fiction in the US; no Mexican number has a 0
 * behind the area code.
 */
export function fictionalPhone(metro: Metro, random: Random): string {
  const areaCode = random.pick(metro.areaCodes);
  const line = String(random.integer(0, 99)).padStart(2, '0');
  if (!isMexican(metro.regionCode)) return `+1${areaCode}55501${line}`;
  return `+52${areaCode}${'0'.repeat(6 - areaCode.length)}01${line}`;
}

function nearby(degrees: number, random: Random): number {
  return Math.round((degrees + (random.next() - 0.5) * 0.02) * 10000) / 10000;
}
