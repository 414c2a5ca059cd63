import { foldWords } from '../../import/fold-words.ts';
import type { GuessedColumns } from './file-column.ts';

const STREET =
  /^(?:\d+[\w-]* +\S|p\.? ?o\.? +box|calle |av\.? |avenida |blvd\.? )|\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|hwy|ct|court|way|pkwy|suite)\b\.?(?: |$)/i;
const COMPANY =
  /\b(?:llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|contract\w*|construct\w*|build\w*|services?|s a|de c v|electric\w*|plumbing|roofing|homes|sons)\b/;

type Unnamed = {
  places: readonly number[];
  valuesOf: (place: number) => readonly string[];
  guessed: GuessedColumns;
};

/**
 * Columns of a file that names none, told by their values. No day and no class: a wrong last day would make licenses valid,
 * and an administrator has to say what it is.
 */
export function guessByValues({ places, valuesOf, guessed }: Unnamed): GuessedColumns {
  const found: GuessedColumns = {};
  const [state] = guessed.state ?? [];
  // Addresses end with city, state and ZIP code; a license number may look like one.
  if (state !== undefined && shareOf(valuesOf(state + 1), isZipCode) >= 0.8) found.postal_code = [state + 1];
  const taken = new Set(Object.values({ ...guessed, ...found }).flat());
  const free = () => places.filter((place) => !taken.has(place) && valuesOf(place).length > 0);
  const take = (field: 'license_number' | 'address' | 'city' | 'name', place: number | undefined): void => {
    if (place === undefined || guessed[field] !== undefined) return;
    found[field] = [place];
    taken.add(place);
  };
  take(
    'city',
    free().find((place) => place + 1 === state && shareOf(valuesOf(place), isWords) >= 0.8),
  );
  take(
    'license_number',
    free().find((place) => isKey(valuesOf(place))),
  );
  take(
    'address',
    free().find((place) => shareOf(valuesOf(place), (cell) => STREET.test(cell)) >= 0.5),
  );
  const most = Math.max(1, ...places.map((place) => valuesOf(place).length));
  const filledShare = (place: number): number => valuesOf(place).length / most;
  const named = free()
    .map((place) => ({ place, share: nameShare(valuesOf(place)) * filledShare(place) }))
    .filter(({ share }) => share >= 0.1)
    .sort((one, other) => other.share - one.share);
  const [address = 0] = found.address ?? [];
  take('name', (named.find(({ place }) => place < address) ?? named[0])?.place);
  return { ...guessed, ...found };
}

const isZipCode = (cell: string): boolean => /^\d{5}(?:-?\d{4})?$/.test(cell);

const shareOf = (values: readonly string[], isIt: (cell: string) => boolean): number =>
  values.filter(isIt).length / Math.max(1, values.length);

const isWords = (cell: string): boolean => /^[\p{L} .'’-]+$/u.test(cell);

const distinctShare = (values: readonly string[]): number =>
  new Set(values).size / Math.max(1, values.length);

/** Every row has one of its own. */
const isKey = (values: readonly string[]): boolean =>
  values.length > 1 &&
  distinctShare(values) > 0.9 &&
  values.every((cell) => /^[A-Z]{0,5}[- ]?\d[\dA-Z-]{1,12}$/i.test(cell));

function nameShare(values: readonly string[]): number {
  if (distinctShare(values) < 0.5) return 0;
  return shareOf(values, (cell) => COMPANY.test(foldWords(cell)));
}
