import type { Country } from '../../../common/constants.ts';
import { phonesIn } from '../phones-in-text.ts';

/** The first number of a cell. A cell with several numbers, or with none that is understood, is told. */
export function phoneInCell(written: string, country: Country, tell: (value: string) => void): string | null {
  if (written === '') return null;
  const [first = null, ...others] = phonesIn(written, country);
  if (first === null || others.length > 0) tell(written);
  return first;
}
