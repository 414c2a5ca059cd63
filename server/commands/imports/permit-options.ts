import { checkUrl } from '../../../common/format/email-and-url.ts';
import type { Country } from '../../../common/constants.ts';
import { foldWords } from '../../contractors/import/fold-words.ts';
import { ImportError } from '../../contractors/import/import-error.ts';
import { PERMIT_LAYOUTS } from '../../contractors/permits/layouts.ts';
import { parsePermitLayout, type PermitLayout } from '../../contractors/permits/permit-fields.ts';
import type { Queryable } from '../../database/client.ts';
import { commandPath } from '../command-path.ts';
import { readText } from './import-options.ts';

const CITY_MAX_LENGTH = 100;

/** Options of permits-import as typed; each throws ImportError with one sentence for the operator. */

export function layoutOf(layout: string | undefined, map: string | undefined): PermitLayout {
  const names = Object.keys(PERMIT_LAYOUTS).join(', ');
  if (map !== undefined && layout !== undefined) throw new ImportError('Give --layout or --map, not both.');
  if (map !== undefined) return parsePermitLayout(readText(commandPath(map)), map);
  if (layout === undefined) throw new ImportError(`Give --layout (${names}) or --map FILE.json.`);
  const known = PERMIT_LAYOUTS[layout];
  if (!known)
    throw new ImportError(`There is no layout "${layout}"; there are ${names}, or --map FILE.json.`);
  return known;
}

export function sourceUrlOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!given.startsWith('https://') || checkUrl(given) !== null)
    throw new ImportError(
      `--source-url needs an address such as https://data.example.gov/permits, not "${given}".`,
    );
  return given;
}

export function cityOf(given: string): string {
  const city = given.replace(/\s+/gu, ' ').trim();
  if (city === '' || city.length > CITY_MAX_LENGTH)
    throw new ImportError(`--city needs a name of 1 to ${CITY_MAX_LENGTH} letters.`);
  return city;
}

/** A code with its country (`US-TX`), without it (`TX`), or a name in either language. */
export async function regionOf(
  database: Queryable,
  given: string,
): Promise<{ id: number; country: Country }> {
  const regions = await database
    .selectFrom('regions')
    .select(['id', 'code', 'country', 'english', 'mexican_spanish'])
    .execute();
  const asked = foldWords(given);
  const found = regions.filter(({ code, english, mexican_spanish }) =>
    [code, code.slice(3), english, mexican_spanish].some((name) => foldWords(name) === asked),
  );
  const [first, ...others] = found;
  if (!first) throw new ImportError(`--region: there is no state "${given}"; give a code such as TX or SON.`);
  if (others.length > 0)
    throw new ImportError(
      `--region "${given}" may be ${found.map(({ code }) => code).join(' or ')}: give one of these codes.`,
    );
  return { id: first.id, country: first.country as Country };
}
