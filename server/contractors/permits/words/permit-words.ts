import { foldWords } from '../../import/fold-words.ts';
import type { PermitKind, PermitStatus } from '../permit.ts';
import kinds from './kinds.json' with { type: 'json' };
import nobody from './nobody.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };
import statuses from './statuses.json' with { type: 'json' };

type Table = Readonly<Record<string, readonly string[]>>;

/** Reads whole cells by the tables beside this file: a table never matches a part of a cell. */
const readingsOf = <Value extends string>(...tables: Table[]): ReadonlyMap<string, Value> =>
  new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([value, cells]) =>
        cells.map((cell) => [foldWords(cell), value as Value] as const),
      ),
    ),
  );

const STATUSES = readingsOf<PermitStatus>(statuses.english, statuses.spanish);
const KINDS = readingsOf<PermitKind>(kinds.english, kinds.spanish);
const NOBODY: ReadonlySet<string> = new Set([...nobody.english, ...nobody.spanish].map(foldWords));
type Role = 'contractors' | 'others';
const ROLES: ReadonlyMap<string, Role> = new Map(
  (['contractors', 'others'] as const).flatMap((role) =>
    [...roles[role].english, ...roles[role].spanish].map((cell) => [foldWords(cell), role] as const),
  ),
);

const codeOf = <Value>(codes: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.entries(codes).find(([code]) => foldWords(code) === key)?.[1];

/** A city's whole cell as a status of ours; null where no table lists it. */
export const permitStatusOf = (
  written: string,
  codes: Readonly<Record<string, PermitStatus>> = {},
): PermitStatus | null => codeOf(codes, foldWords(written)) ?? STATUSES.get(foldWords(written)) ?? null;

/** A city's whole cell as a kind of ours; null where no table lists it. */
export const permitKindOf = (
  written: string,
  codes: Readonly<Record<string, PermitKind>> = {},
): PermitKind | null => codeOf(codes, foldWords(written)) ?? KINDS.get(foldWords(written)) ?? null;

/** Whether the cell of a contractor says that the owner builds: `OWNER`, `self`, `propietario`. */
export const isOwnerBuilder = (written: string): boolean => NOBODY.has(foldWords(written));

/** Whether somebody named with a permit does the work: `CONTRACTOR-ELECTRICAL` does, `OWNER` does not; null: not known. */
export function isContractorRole(written: string): boolean | null {
  const role = ROLES.get(foldWords(written));
  return role === undefined ? null : role === 'contractors';
}
