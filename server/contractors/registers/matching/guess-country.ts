import type { Country } from '../../../../common/constants.ts';
import { placeWords } from '../../../places/city-key.ts';
import { regionsNamed, type PlaceRegion } from '../../../places/region-names.ts';
import { foldWords } from '../../import/fold-words.ts';
import type { GuessedColumns } from './file-column.ts';
import type { FileLook } from './look-at-file.ts';

/** Usual words of columns that English lists do not have. */
const SPANISH =
  /\b(?:nombre|razon social|empresa|contratista|telefono|correo|estado|municipio|ciudad|domicilio|direccion|calle|colonia|codigo postal|licencia|cedula|estatus|vigencia|vencimiento|giro|especialidad)\b/;
const MEXICAN_PHONE = /^521?\d{10}$/;
const MOST = 0.8;
const FEW = 0.2;

/**
 * Mexico where its states are in the rows, or where Spanish columns have its telephone numbers, and where the states fit no
 * other country; else the United States, as ever.
 */
export function guessCountry(
  { columns, rows }: Pick<FileLook, 'columns' | 'rows'>,
  { state, phone }: GuessedColumns,
  regions: readonly PlaceRegion[],
): Country {
  const states = valuesOf(rows, state);
  const shareIn = (country: Country) =>
    shareOf(states, (cell) => regionsNamed(placeWords(cell), regions, country).length > 0);
  if (shareIn('US') > FEW) return 'US';
  if (shareIn('MX') >= MOST) return 'MX';
  const inSpanish = columns.filter(({ name }) => name !== null && SPANISH.test(foldWords(name)));
  const mexicanPhones = shareOf(valuesOf(rows, phone), (cell) => MEXICAN_PHONE.test(cell.replace(/\D/g, '')));
  return inSpanish.length >= 2 && mexicanPhones >= MOST ? 'MX' : 'US';
}

const valuesOf = (rows: readonly string[][], [place]: readonly number[] = []): string[] =>
  place === undefined ? [] : rows.map((row) => row[place - 1] ?? '').filter((cell) => cell !== '');

const shareOf = (values: readonly string[], isIt: (cell: string) => boolean): number =>
  values.filter(isIt).length / Math.max(1, values.length);
