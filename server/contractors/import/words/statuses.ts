import type { LicenseStatus } from '../../../../common/constants.ts';
import { foldWords } from '../fold-words.ts';
import statuses from './statuses.json' with { type: 'json' };
import { VALUE_MAX_LENGTH } from '../roster/read-report.ts';

const READINGS: ReadonlyMap<string, LicenseStatus> = new Map(
  [statuses.english, statuses.spanish].flatMap((table) =>
    Object.entries(table).flatMap(([status, cells]) =>
      cells.map((cell) => [foldWords(cell), status as LicenseStatus] as const),
    ),
  ),
);

/**
 * A register's whole cell as a status of ours; `unverified` where no table lists it, null for an empty one. `codes` are
 * the letters of one register.
 */
export function licenseStatusOf(
  written: string,
  codes: Readonly<Record<string, LicenseStatus>> = {},
): LicenseStatus | null {
  const key = foldWords(written);
  if (written.trim() === '') return null;
  const own = explainedStatus(written, codes);
  // A register that doubts its own word states none.
  return own ?? (written.includes('?') ? undefined : READINGS.get(key)) ?? 'unverified';
}

/** A cell by the register's own codes; undefined where they do not list it. */
export const explainedStatus = (
  written: string,
  codes: Readonly<Record<string, LicenseStatus>>,
): LicenseStatus | undefined =>
  Object.entries(codes).find(
    ([code]) => foldWords(code) === foldWords(written.slice(0, VALUE_MAX_LENGTH)),
  )?.[1];
