import type { ListedPermit } from './queries/list-permits.ts';
import type { PermitSummaryRow } from './queries/permit-summary.ts';
import type { PermitKind, PermitStatus } from './permit.ts';
import type { ViewContext } from '../views.ts';

/** Days are YYYY-MM-DD. */
export type PermitSource = { name: string; url: string | null; listedOn: string };
/** `year`: null where the list gives no day. */
export type PermitYear = { year: number | null; count: number; kinds: { kind: PermitKind; count: number }[] };
export type PermitSummary = {
  count: number;
  /** The latest years with permits, at most `YEARS_SHOWN`. */
  years: PermitYear[];
  /** Permits of the years before. */
  earlier: number;
  sources: PermitSource[];
};

export type PermitView = {
  id: number;
  number: string;
  issuedOn: string | null;
  finalOn: string | null;
  status: Exclude<PermitStatus, 'not_issued' | 'unknown'>;
  kind: PermitKind;
  /** In the city's own words, where no kind of ours is known. */
  kindWritten: string | null;
  work: string | null;
  /** The street with its house number, and the city. */
  place: string;
  source: PermitSource;
  /** For the owner alone: whether it was reported as not theirs. */
  report: 'open' | 'kept' | null;
};

export const YEARS_SHOWN = 6;
const SOURCES_SHOWN = 8;

/** Null: no permits on record. */
export function toPermitSummary(row: PermitSummaryRow | null): PermitSummary | null {
  if (row === null) return null;
  const years = [...Map.groupBy(row.kinds, ({ year }) => year)].map(([year, kinds]) => ({
    year,
    count: sumOf(kinds),
    kinds: kinds.map(({ kind, count }) => ({ kind, count })),
  }));
  return {
    count: sumOf(row.kinds),
    years: years.slice(0, YEARS_SHOWN),
    earlier: sumOf(years.slice(YEARS_SHOWN)),
    sources: row.sources
      .slice(0, SOURCES_SHOWN)
      .map(({ name, url, listed_on }) => ({ name, url, listedOn: listed_on })),
  };
}

const sumOf = (counted: readonly { count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

export const toPermitView =
  ({ mask }: Pick<ViewContext, 'mask'>, { isOwn }: { isOwn: boolean }) =>
  (row: ListedPermit): PermitView => ({
    id: row.id,
    number: row.number,
    issuedOn: row.issued_on,
    finalOn: row.final_on,
    status: row.status as PermitView['status'],
    kind: row.kind as PermitKind,
    kindWritten: row.kind === 'unknown' || row.kind === 'other' ? row.kind_written : null,
    work: row.work === null ? null : mask(row.work),
    place: [row.address, row.city].filter(Boolean).join(', '),
    source: { name: row.source, url: row.source_url, listedOn: row.as_of },
    report: isOwn ? row.report : null,
  });
