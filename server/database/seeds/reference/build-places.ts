/**
 * Makes the two tables in `places/` from the GeoNames extracts named in CREDITS.md. Run it by hand when those
 * change:
 *
 *   node server/database/seeds/reference/build-places.ts COUNTIES.tsv ZIPS.tsv MEXICO.csv
 *
 * COUNTIES.tsv has the columns zip, city, state, county, lat, lng. ZIPS.tsv (for missing rows, mostly of
 * Puerto Rico) has zip, city, state, lat, lng. MEXICO.csv has city, state_code, municipio, lat, lng.
 */
import { parse } from 'csv-parse/sync';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withMunicipalities } from './municipalities.ts';
import { PLACES_FILES, type ReferencePlace } from './places.ts';
import { isInRegion } from './region-boxes.ts';
import { REGIONS } from './regions.ts';

type ReferenceRow = Readonly<Record<string, string>>;

/** GeoNames numbers the Mexican states by their names before 2016, when Mexico City was the Distrito Federal. */
const MEXICAN_STATES =
  'AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC'.split(
    ' ',
  );
/** The everyday names, where GeoNames has only the official or the English one. Both stay in the table. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  'MX-BCN Rosarito': 'Playas de Rosarito',
  'MX-CHP Tuxtla': 'Tuxtla Gutiérrez',
  'MX-CMX Mexico City': 'Ciudad de México',
  'MX-DUR Victoria de Durango': 'Durango',
  'MX-GRO Acapulco de Juárez': 'Acapulco',
  'MX-GUA León de los Aldama': 'León',
  'MX-HID Pachuca de Soto': 'Pachuca',
  'MX-MEX Ecatepec de Morelos': 'Ecatepec',
  'MX-MEX Naucalpan de Juárez': 'Naucalpan',
  'MX-QUE Santiago de Querétaro': 'Querétaro',
  'MX-SON Heroica Caborca': 'Caborca',
  'MX-SON Heroica Guaymas': 'Guaymas',
  'MX-TAM Heroica Matamoros': 'Matamoros',
  'MX-VER Xalapa de Enríquez': 'Xalapa',
};
/** Rows that GeoNames lists under the neighboring state. */
const OTHER_STATES: Readonly<Record<string, string>> = {
  'MX-MOR Pueblo Nuevo de Morelos': 'MX-MEX',
  'MX-MOR San Diego Linares': 'MX-MEX',
};
const REGION_CODES = new Set(REGIONS.map((region) => region.code));

const [countiesPath, zipsPath, mexicoPath] = process.argv.slice(2);
if (countiesPath === undefined || zipsPath === undefined || mexicoPath === undefined) {
  process.stderr.write('Three files are needed: COUNTIES.tsv ZIPS.tsv MEXICO.csv\n');
  process.exit(1);
}
save(PLACES_FILES.US, americanPlaces(readTable(countiesPath, '\t'), readTable(zipsPath, '\t')));
save(PLACES_FILES.MX, withMunicipalities(mexicanPlaces(readTable(mexicoPath, ','))));

/** The first table knows counties and is finer; the second fills in postal codes the first has not. Military ones stay out. */
function americanPlaces(counties: readonly ReferenceRow[], zips: readonly ReferenceRow[]): ReferencePlace[] {
  const places = new Map<string, ReferencePlace>();
  for (const row of [...counties, ...zips]) {
    const place = placeOf(row, 'US', `US-${row.state ?? ''}`, row.zip ?? null, row.county ?? '');
    const postalCode = place.postal_code ?? '';
    if (REGION_CODES.has(place.region_code) && !places.has(postalCode) && isInRegion(place))
      places.set(postalCode, place);
  }
  return [...places.values()];
}

function mexicanPlaces(rows: readonly ReferenceRow[]): ReferencePlace[] {
  return rows.flatMap((row) => {
    const state = MEXICAN_STATES[Number(row.state_code) - 1] ?? '';
    const regionCode = OTHER_STATES[`MX-${state} ${row.city ?? ''}`] ?? `MX-${state}`;
    const place = placeOf(row, 'MX', regionCode, null, row.municipio ?? '');
    if (!isInRegion(place)) return [];
    const everydayName = EVERYDAY_NAMES[`${place.region_code} ${place.city}`];
    return everydayName === undefined ? [place] : [place, { ...place, city: everydayName }];
  });
}

function placeOf(
  row: ReferenceRow,
  country: 'US' | 'MX',
  regionCode: string,
  postalCode: string | null,
  county: string,
): ReferencePlace {
  return {
    country,
    region_code: regionCode,
    city: row.city ?? '',
    postal_code: postalCode,
    latitude: Number(row.lat),
    // Both countries lie west of Greenwich: a positive longitude has lost its sign.
    longitude: -Math.abs(Number(row.lng)),
    county,
  };
}

function readTable(path: string, delimiter: string): ReferenceRow[] {
  return parse(readFileSync(path), {
    columns: true,
    delimiter,
    quote: delimiter === ',' ? '"' : false,
    trim: true,
  });
}

function save(file: URL, places: readonly ReferencePlace[]): void {
  const lines = places.map((place) => Object.values(place).join('\t')).sort();
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  process.stdout.write(`${lines.length} places in ${file.pathname}\n`);
}
