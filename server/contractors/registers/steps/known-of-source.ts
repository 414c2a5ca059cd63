import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import type { Source } from '../../import/source.ts';

/** Listings of a source that an edition of that day would find gone, unless it names them. */
export type KnownOfSource = { total: number; ids: Set<number> };

/** Numbers alone: a million take some ten megabytes. */
export async function knownOfSource(database: Queryable, { name, asOf }: Source): Promise<KnownOfSource> {
  const { rows } = await sql<{ id: number; mayGo: boolean }>`
    select id, source_as_of < ${asOf}::date or (source_as_of = ${asOf}::date and last_import_id is not null) as "mayGo"
    from contractors
    where source = ${name} and merged_into_id is null and missing_since is null`.execute(database);
  return {
    total: rows.length,
    ids: new Set(rows.filter(({ mayGo }) => mayGo).map(({ id }) => id)),
  };
}
