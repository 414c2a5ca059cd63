import { sql } from 'kysely';
import type { PermitKind } from '../permit.ts';

/** Days are YYYY-MM-DD; a year is null where the list gives no day. */
export type PermitSummaryRow = {
  kinds: { year: number | null; kind: PermitKind; count: number }[];
  sources: { name: string; url: string | null; listed_on: string }[];
};

/** The permits on record of a contractor `c` by year and kind, as JSON; null, without a look, where there are none. */
export const permitSummary = sql<PermitSummaryRow | null>`(case when c.permit_count > 0 then json_build_object(
  'kinds', (
    select json_agg(json_build_object('year', k.year, 'kind', k.kind, 'count', k.count)
      order by k.year desc nulls last, k.count desc, k.kind)
    from (
      select extract(year from pe.issued_on)::integer as year, pe.kind, count(*)::integer as count
      from permits pe where pe.contractor_id = c.id and pe.on_record group by 1, 2) as k),
  'sources', (
    select json_agg(json_build_object('name', s.source, 'url', s.source_url, 'listed_on', s.as_of) order by s.source)
    from (
      select distinct on (run.source) run.source, run.source_url, run.as_of
      from contractor_imports run
      where run.id in (select pe.import_id from permits pe where pe.contractor_id = c.id and pe.on_record)
      order by run.source, run.as_of desc) as s)) end)`;
