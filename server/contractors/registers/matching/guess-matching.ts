import type { PlaceRegion } from '../../../places/region-names.ts';
import { guessColumns, guessState } from './guess-columns.ts';
import { guessCountry } from './guess-country.ts';
import type { FileLook } from './look-at-file.ts';
import type { Matching } from './mapping-of-form.ts';

/** The proposal for the first list of a source: columns by names and values, and the country. */
export function guessMatching(look: FileLook, regions: readonly PlaceRegion[]): Matching {
  const { rows, hasHeader, endsVary } = look;
  const columns = guessColumns(look.columns, rows);
  return {
    columns,
    state: guessState(columns, rows),
    hasHeader,
    delimiter: null,
    encoding: null,
    ragged: endsVary,
    country: guessCountry(look, columns, regions),
    city: null,
    licenseClass: null,
    trade: null,
    dateOrder: null,
    leaveOut: [],
  };
}
