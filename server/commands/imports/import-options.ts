import { readFileSync } from 'node:fs';
import { ImportError } from '../../contractors/import/import-error.ts';
import { parseMapping, type Mapping } from '../../contractors/import/mapping.ts';
import { PRESETS } from '../../contractors/import/presets.ts';
import { readDate, type DateOrder } from '../../contractors/import/words/dates.ts';
import { commandPath } from '../command-path.ts';

const SOURCE_MAX_LENGTH = 120;

/** Options of imports as typed; each throws ImportError with one sentence for the operator. */

export function dateOrderOf(given: string): DateOrder {
  if (given === 'mdy') return 'month_first';
  if (given === 'dmy') return 'day_first';
  throw new ImportError(`--date-order is mdy or dmy, not "${given}".`);
}

export function sourceOf(given: string): string {
  const name = given.replace(/\s+/gu, ' ').trim();
  if (name === '' || name.length > SOURCE_MAX_LENGTH)
    throw new ImportError(`--source needs a name of 1 to ${SOURCE_MAX_LENGTH} letters.`);
  return name;
}

export function mappingOf(given: string): Mapping {
  const preset = PRESETS[given];
  if (preset) return preset;
  if (!given.endsWith('.json')) {
    throw new ImportError(
      `There is no preset "${given}"; there are ${Object.keys(PRESETS).join(', ')}, or name a .json file.`,
    );
  }
  return parseMapping(readText(commandPath(given)), given);
}

/** The number of an import, as the lists of imports show it. */
export function importNumberOf(given: string): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new ImportError(`"${given}" is no number of an import; contractors-imports lists them.`);
  return id;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ImportError(`The mapping cannot be read: ${(error as Error).message}.`);
  }
}

export function asOfOf(given: string | undefined, option = '--as-of'): string {
  if (given === undefined) return new Date().toISOString().slice(0, 10);
  const day = readDate(given, 'month_first')?.day ?? null;
  if (day === null) throw new ImportError(`${option} needs a day such as 2026-11-21, not "${given}".`);
  if (day > new Date().toISOString().slice(0, 10))
    throw new ImportError(`${option} ${day} is in the future: a list was drawn up today or before.`);
  return day;
}
